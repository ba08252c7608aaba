import { describeAspectStore } from './aspect-store.js';
import { primaryStoreAdapters } from './primary-store-adapters.js';

for (const adapter of primaryStoreAdapters) describeAspectStore(adapter);
