import { describeChangeLog } from './change-log.js';
import { primaryStoreAdapters } from './primary-store-adapters.js';

for (const adapter of primaryStoreAdapters) describeChangeLog(adapter);
