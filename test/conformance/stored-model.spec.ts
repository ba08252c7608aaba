import { describeStoredModel } from './stored-model.js';
import { truthAdapters } from './truth-adapters.js';

for (const adapter of truthAdapters) describeStoredModel(adapter);
