import { checkLibrary } from './library-checks.js';

checkLibrary('0.11.0.5', 'old_library.py');
