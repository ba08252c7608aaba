import { describeStoredModel } from './stored-model.js';
import { truthAdapters } from './primary-store-adapters.js';

for (const adapter of truthAdapters) describeStoredModel(adapter);
