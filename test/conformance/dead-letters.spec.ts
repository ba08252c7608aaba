import { describeDeadLetterRetry } from './dead-letter-retry.js';
import { describeDeadLetters } from './dead-letters.js';
import { primaryStoreAdapters } from './primary-store-adapters.js';

for (const adapter of primaryStoreAdapters) {
  describeDeadLetters(adapter);
  describeDeadLetterRetry(adapter);
}
