import { describeChangeLog } from './change-log.js';
import { truthAdapters } from './primary-store-adapters.js';

for (const adapter of truthAdapters) describeChangeLog(adapter);
