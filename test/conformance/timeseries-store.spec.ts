import { describeTimeseriesStore } from './timeseries-store.js';
import { primaryStoreAdapters } from './primary-store-adapters.js';

for (const adapter of primaryStoreAdapters) describeTimeseriesStore(adapter);
