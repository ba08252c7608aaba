import { describeAspectStore } from './aspect-store.js';
import { truthAdapters } from './primary-store-adapters.js';

for (const adapter of truthAdapters) describeAspectStore(adapter);
