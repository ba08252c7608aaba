import { describeTimeseriesStore } from './timeseries-store.js';
import { truthAdapters } from './primary-store-adapters.js';

for (const adapter of truthAdapters) describeTimeseriesStore(adapter);
