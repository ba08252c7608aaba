/** What the benchmark measures, and what its rows say. */
import { authentication } from './auth-scenario.js';
import type { Aside, Bench } from './bench.js';
import { generator } from './generator-scenarios.js';
import {
  firstPageOfWideLineage,
  searchWhileWriting,
  searchWithFacets,
  tenthOfAll,
  wideLineage,
} from './large-result-scenarios.js';
import { autocomplete, datasetPage, facetedSearch, lineage, readEntities, search } from './read-scenarios.js';
import { rebuildAtStart, rebuildWithReads } from './rebuild-scenarios.js';
import { validation } from './validator-scenarios.js';
import { changedAspects, newBatches, newDatasets, visibility } from './write-scenarios.js';

/** `says`: for `--help`. `run`: rejects when an answer is wrong. */
export interface Scenario<Needs> {
  readonly name: string;
  readonly says: string;
  readonly run: (needs: Needs) => Promise<void> | void;
}

/** In an order in which each finds what it needs: what reads the catalog comes before what changes it. */
export const SCENARIOS: readonly Scenario<Bench>[] = [
  { name: 'read', says: 'one entity by its URN, all of its aspects', run: readEntities },
  { name: 'search', says: 'two words: the best ten and the exact total', run: search },
  { name: 'facets', says: 'the same within a platform, with three facets over all hits', run: facetedSearch },
  { name: 'autocomplete', says: 'names that begin with a few letters', run: autocomplete },
  { name: 'search-facets', says: 'two words with the default facets', run: searchWithFacets },
  { name: 'tenth', says: 'a filter that a tenth of the catalog passes, with the default facets', run: tenthOfAll },
  { name: 'lineage', says: 'neighbours, and walks of a few hops', run: lineage },
  { name: 'lineage-wide', says: 'everything that is reached within 3, 5 and 8 hops', run: wideLineage },
  { name: 'lineage-page', says: 'the first ten of such a walk, with facets', run: firstPageOfWideLineage },
  { name: 'graphql', says: 'what the page of a dataset asks for', run: datasetPage },
  {
    name: 'search-writes',
    says: 'two words with the default facets while datasets are written',
    run: searchWhileWriting,
  },
  { name: 'visibility', says: 'how long an acknowledged write is not found by a search', run: visibility },
  { name: 'auth', says: 'reads and proposals with AUTH=on beside the same with AUTH=off', run: authentication },
  { name: 'proposals', says: 'single proposals that change a stored aspect', run: changedAspects },
  { name: 'snapshots', says: 'whole new datasets, one a call, at 1, 8 and 32 clients', run: newDatasets },
  { name: 'batches', says: 'whole new datasets, a hundred a call', run: newBatches },
  { name: 'rebuild', says: 'documents a second when the index is gone at a start', run: rebuildAtStart },
  { name: 'restore', says: 'documents a second of restoreIndices, and reads meanwhile', run: rebuildWithReads },
];

/** What needs no service, and no catalog. */
export const ASIDE: readonly Scenario<Aside>[] = [
  { name: 'generator', says: 'the generator over the models, and over 700 files', run: generator },
  { name: 'validators', says: 'validators of the models beside those of Ajv', run: validation },
];
