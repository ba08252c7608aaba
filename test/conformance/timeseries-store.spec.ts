import { describeTimeseriesStore } from './timeseries-store.js';
import { truthAdapters } from './truth-adapters.js';

for (const adapter of truthAdapters) describeTimeseriesStore(adapter);
