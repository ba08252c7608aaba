import { describeProjectionRunner } from './projection-runner.js';
import { truthAdapters } from './primary-store-adapters.js';

for (const adapter of truthAdapters) describeProjectionRunner(adapter);
