import { checkLibrary } from './library-checks.js';

checkLibrary('1.7.0.17', 'new_library.py');
