import { describeDeadLetters } from './dead-letters.js';
import { truthAdapters } from './primary-store-adapters.js';

for (const adapter of truthAdapters) describeDeadLetters(adapter);
