import { describeParkedEntries } from './parked-entries.js';
import { truthAdapters } from './truth-adapters.js';

for (const adapter of truthAdapters) describeParkedEntries(adapter);
