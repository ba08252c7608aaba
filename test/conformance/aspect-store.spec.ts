import { describeAspectStore } from './aspect-store.js';
import { truthAdapters } from './truth-adapters.js';

for (const adapter of truthAdapters) describeAspectStore(adapter);
