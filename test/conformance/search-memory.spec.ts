import { Work } from '../../src/kernel/work.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beginThreadOfSource } from '../../src/adapters/sqlite/search/rebuild/document-thread.builder.js';
import {
  type DocumentStoreSettings,
  SqliteDocumentStore,
} from '../../src/adapters/sqlite/search/sqlite-document-store.js';
import { SqliteSearchIndex } from '../../src/adapters/sqlite/search/sqlite-search-index.js';
import { CONDITIONS, type Criterion } from '../../src/kernel/filter.js';
import { SearchFields } from '../../src/registry/search-fields.js';
import type { DocumentPatch } from '../../src/search/document-store.port.js';
import type { QueryNode, SearchRequest } from '../../src/search/search-index.port.js';
import { patchOf, personUrn, searchRequest, tablePatch, tableUrn } from './document.builder.js';
import { searchPosition } from './search-index.js';
import { searchModels } from './search-models.builder.js';
import { samplingStep, sampleSize } from '../sample-size.js';

const fields = new SearchFields(searchModels());

/** Nothing fits, changes are soon written into pages, lists are read in steps, and the order of URNs is stored. */
const NOTHING_FITS: DocumentStoreSettings = { memoryLimit: 0, pendingValues: 3, readAtOnce: 0, mostUnranked: 1 };
/** Everything fits, and no page is written. */
const ALL_FITS: DocumentStoreSettings = {};

const FIELDS = [
  ...['_entityName', '_entityType', 'browsePaths', 'createdAt', 'description', 'fieldPaths', 'hasTags', 'name'],
  ...['platform', 'removed', 'rowCount', 'tags', 'title', 'urn', 'id', 'customProperties'],
];

const word = fc.constantFrom(
  'a',
  'B',
  'ab',
  'Äb',
  'a b',
  'é',
  'x_1',
  '\u{1f600}',
  '\ud800',
  'urn:li:tag:a',
  '1',
  'true',
  'abc',
  'def',
  'abc_def',
);
const words = fc.uniqueArray(word, { maxLength: 4 });
const number = fc.constantFrom(0, 1, 9, 10, -1, 2.5, 1_700_000_000_000);
const name = fc.nat(30).map((at) => `t${String(at)}`);

const written: fc.Arbitrary<DocumentPatch> = fc
  .record({ name, description: words, fieldPaths: words, tags: words, number, flag: fc.boolean(), paths: words })
  .map((made) =>
    tablePatch(made.name, {
      datasetProperties: { name: [made.name], description: made.description, rowCount: [made.number] },
      schemaMetadata: { fieldPaths: made.fieldPaths },
      globalTags: { tags: made.tags, hasTags: [made.flag] },
      browsePaths: { browsePaths: made.paths.map((path) => `/${path}/x`) },
    }),
  );
const changed = fc
  .record({ name, description: words })
  .map((made) => patchOf(tableUrn(made.name), { editableDatasetProperties: { editedDescription: made.description } }));
const removed = name.map((each) => patchOf(tableUrn(each), {}, { dropsFirst: true }));
const person = fc
  .record({ name, title: words })
  .map((made) =>
    patchOf(personUrn(made.name), { corpUserInfo: { displayName: [made.name, ...made.title], title: made.title } }),
  );
const batch = fc.uniqueArray(fc.oneof(written, written, changed, removed, person), {
  maxLength: 12,
  selector: ({ urn }) => urn,
});

const field = fc.constantFrom(...FIELDS);
const criterion: fc.Arbitrary<Criterion> = fc.record({
  field,
  condition: fc.constantFrom(...CONDITIONS),
  values: fc.uniqueArray(fc.oneof(word, name, number.map(String)), { maxLength: 2 }),
  negated: fc.boolean(),
});
const pattern = fc.constantFrom('a*', '*a', '*b*', '?', 't?', '*1', 't1*', '*:*t*2*', '*\u00e9', 'A? B');
const leaf: fc.Arbitrary<QueryNode> = fc.oneof(
  fc.constant<QueryNode>({ kind: 'all' }),
  fc.record({
    kind: fc.constant('field' as const),
    field,
    value: fc.oneof(word, name, fc.constantFrom('*', 'a*', '?')),
  }),
  fc.record({
    kind: fc.constantFrom('word' as const, 'phrase' as const, 'prefix' as const),
    text: fc.oneof(word, name),
  }),
  fc.record({ kind: fc.constant('wildcard' as const), pattern }),
);
const node: fc.Arbitrary<QueryNode> = fc.oneof(leaf, fc.record({ kind: fc.constant('not' as const), node: leaf }));
const query: fc.Arbitrary<QueryNode> = fc.oneof(
  node,
  fc.record({ kind: fc.constantFrom('and' as const, 'or' as const), nodes: fc.array(node, { maxLength: 3 }) }),
);
const request: fc.Arbitrary<SearchRequest> = fc
  .record({
    filter: fc.array(fc.array(criterion, { maxLength: 2 }), { maxLength: 2 }),
    query,
    sort: fc.option(fc.record({ field, order: fc.constantFrom('ASCENDING' as const, 'DESCENDING' as const) })),
    facets: fc.uniqueArray(fc.oneof(field, fc.constant('_entityType\u241etags')), { maxLength: 3 }),
    start: fc.nat(3),
    limit: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ filter, query: asked, sort, facets, start, limit }) =>
    searchRequest({
      filter: { or: filter.map((and) => ({ and })) },
      query: asked,
      sort: sort ?? undefined,
      facets: facets.map((each) => ({ field: each, limit })),
      page: { start, count: 10 },
    }),
  );

/** What happens to an index in one step. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('write' as const), patches: batch }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('search' as const), request }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('browse' as const), path: fc.constantFrom('', '/a', '/ab/x') }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('flush' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reopen' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** An index in a directory, and what it answers to steps. */
class SteppedIndex {
  private readonly directory = mkdtempSync(join(tmpdir(), 'cadastre-search-memory-'));
  private store: SqliteDocumentStore | undefined;
  private seq = 0;

  constructor(private readonly settings: DocumentStoreSettings) {}

  async take(next: Step): Promise<unknown> {
    const store = (this.store ??= await this.open());
    const index = new SqliteSearchIndex(store.generations);
    switch (next.kind) {
      case 'write':
        return store.apply(next.patches, searchPosition(++this.seq));
      case 'search':
        return index.search(next.request, Work.unlimited);
      case 'browse':
        return index.browse(
          {
            entityType: 'dataset',
            path: next.path,
            filter: { or: [] },
            page: { start: 0, count: 10 },
          },
          Work.unlimited,
        );
      case 'flush':
        return store.flush();
      case 'reopen':
        return this.close();
    }
  }

  async search(asked: SearchRequest, work: Work): Promise<unknown> {
    const store = (this.store ??= await this.open());
    return new SqliteSearchIndex(store.generations).search(asked, work);
  }

  async close(): Promise<void> {
    await this.store?.close();
    this.store = undefined;
  }

  async dispose(): Promise<void> {
    await this.close();
    rmSync(this.directory, { recursive: true, force: true });
  }

  private open(): Promise<SqliteDocumentStore> {
    return SqliteDocumentStore.open(this.directory, fields, { ...this.settings, threads: beginThreadOfSource });
  }
}

/** Rests after every step, and has something written meanwhile, as long as there is anything. */
class InterruptedWork extends Work {
  /** How often it has rested. */
  rests = 0;

  constructor(private readonly writes: (() => Promise<unknown>)[]) {
    super({ units: Infinity, seconds: Infinity });
  }

  override get turnIsOver(): boolean {
    return true;
  }

  override async rest(): Promise<void> {
    this.rests++;
    await super.rest();
    await this.writes.shift()?.();
  }
}

describe('An index that is written while it is searched', () => {
  it.each([
    ['without memory', NOTHING_FITS],
    ['with memory', { ...ALL_FITS, readAtOnce: 0 }],
  ])('answers what it answers after the last of these writes, %s', async (_what, settings) => {
    const batches = fc.array(batch, { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(batches, batches, fc.array(request, { maxLength: 4 }), async (before, meanwhile, requests) => {
        const index = new SteppedIndex(settings);
        try {
          for (const patches of before) await index.take({ kind: 'write', patches });
          const writes = meanwhile.map((patches) => () => index.take({ kind: 'write', patches }));
          for (const each of requests) {
            const found = await index.search(each, new InterruptedWork(writes));
            expect(found).toEqual(await index.take({ kind: 'search', request: each }));
          }
        } finally {
          await index.dispose();
        }
      }),
      { numRuns: sampleSize(25, 1000) },
    );
  });
});

describe('A search for a compound word', () => {
  const named = (text: string): DocumentPatch =>
    tablePatch('named', { datasetProperties: { name: [text], description: [] } });
  const others = ['logging', 'event', 'an event with logging', 'nothing'].map((description, at) =>
    tablePatch(`t${String(at)}`, { datasetProperties: { name: [`t${String(at)}`], description: [description] } }),
  );
  const whole = tablePatch('whole', { datasetProperties: { description: ['all logging_events'] } });
  const gone = patchOf(whole.urn, {}, { dropsFirst: true });

  /** Writes of which each changes whether any part of the word is enough, or not. */
  it.each<[string, DocumentPatch[], DocumentPatch[][]]>([
    ['the whole of it is written', others, [[], [whole]]],
    ['the whole of it is removed', [...others, whole], [[], [gone]]],
    ['the whole of it comes and is removed', others, [[whole], [], [gone]]],
    ['the whole of it is removed and comes', [...others, whole], [[gone], [], [whole], []]],
    ['something is so named', others, [[], [named('logging_events')]]],
    ['something is so named no more', [...others, named('logging_events')], [[], [named('logging')]]],
    ['it changes again and again', others, Array.from({ length: 24 }, (_, at) => [at % 2 === 0 ? whole : gone])],
  ])('answers as of one moment while %s', async (_what, before, meanwhile) => {
    const request = searchRequest({
      query: { kind: 'word', text: 'logging_events' },
      facets: [{ field: 'name', limit: 9 }],
    });
    // A usual run tries some of the moments, and every run others.
    const step = samplingStep(3);
    for (let delay = Date.now() % step, rests = delay + 1; delay < rests; delay += step) {
      const index = new SteppedIndex(NOTHING_FITS);
      try {
        await index.take({ kind: 'write', patches: before });
        const waits = Array.from({ length: delay }, () => () => Promise.resolve());
        const writes = meanwhile.map((patches) => () => index.take({ kind: 'write', patches }));
        const work = new InterruptedWork([...waits, ...writes]);
        const found = await index.search(request, work);
        expect(found).toEqual(await index.take({ kind: 'search', request }));
        ({ rests } = work);
      } finally {
        await index.dispose();
      }
    }
  });
});

describe('An index without memory for its columns', () => {
  it('answers what one with memory for all answers, whatever is written between', async () => {
    const steps = fc.array(step, { minLength: 4, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const [small, large] = [new SteppedIndex(NOTHING_FITS), new SteppedIndex(ALL_FITS)];
        try {
          for (const next of taken) expect(await small.take(next)).toEqual(await large.take(next));
        } finally {
          await small.dispose();
          await large.dispose();
        }
      }),
      { numRuns: sampleSize(20, 500) },
    );
  });
});
