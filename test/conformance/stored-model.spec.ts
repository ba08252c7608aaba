import { describeStoredModel } from './stored-model.js';
import { primaryStoreAdapters } from './primary-store-adapters.js';

for (const adapter of primaryStoreAdapters) describeStoredModel(adapter);
