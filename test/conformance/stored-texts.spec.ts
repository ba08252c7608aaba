import { describeStoredTexts } from './stored-texts.js';
import { primaryStoreAdapters } from './primary-store-adapters.js';

for (const adapter of primaryStoreAdapters) describeStoredTexts(adapter);
