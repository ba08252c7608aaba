import { describeLeases } from './leases.js';
import { primaryStoreAdapters } from './primary-store-adapters.js';

for (const adapter of primaryStoreAdapters) describeLeases(adapter);
