import { describeProjectionStart } from './projection-start.js';
import { primaryStoreAdapters } from './primary-store-adapters.js';

for (const adapter of primaryStoreAdapters) describeProjectionStart(adapter);
