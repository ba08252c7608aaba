import { describeChangeLog } from './change-log.js';
import { truthAdapters } from './truth-adapters.js';

for (const adapter of truthAdapters) describeChangeLog(adapter);
