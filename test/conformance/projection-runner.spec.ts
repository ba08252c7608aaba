import { describeProjectionRunner } from './projection-runner.js';
import { primaryStoreAdapters } from './primary-store-adapters.js';

for (const adapter of primaryStoreAdapters) describeProjectionRunner(adapter);
