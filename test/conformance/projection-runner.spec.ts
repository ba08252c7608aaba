import { describeProjectionRunner } from './projection-runner.js';
import { truthAdapters } from './truth-adapters.js';

for (const adapter of truthAdapters) describeProjectionRunner(adapter);
