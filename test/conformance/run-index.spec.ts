import { primaryStoreAdapters } from './primary-store-adapters.js';
import { describeRunIndex } from './run-index.js';

describe.each(primaryStoreAdapters)('$name', (adapter) => {
  describeRunIndex(adapter);
});
