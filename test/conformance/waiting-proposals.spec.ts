import { primaryStoreAdapters } from './primary-store-adapters.js';
import { describeWaitingProposals } from './waiting-proposals.js';

for (const adapter of primaryStoreAdapters) describeWaitingProposals(adapter);
