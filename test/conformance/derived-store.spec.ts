import { Work } from '../../src/kernel/work.js';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteEdgeGraph } from '../../src/adapters/sqlite/edges/sqlite-edge-graph.js';
import { SqliteEdgeStore } from '../../src/adapters/sqlite/edges/sqlite-edge-store.js';
import { SqliteDocumentStore } from '../../src/adapters/sqlite/search/sqlite-document-store.js';
import { SqliteSearchIndex } from '../../src/adapters/sqlite/search/sqlite-search-index.js';
import type { Urn } from '../../src/kernel/urn.js';
import type { EdgeChange } from '../../src/lineage/edge-store.port.js';
import { aspectSpec } from '../../src/registry/generated-models.builder.js';
import { SearchFields } from '../../src/registry/search-fields.js';
import { searchableSpec } from '../../src/registry/searchable-spec.builder.js';
import type { DocumentPatch, FieldValues } from '../../src/search/document-store.port.js';
import { type DerivedStoreAdapter, describeDerivedStore, type OpenDerivedStore } from './derived-store.js';
import { patchOf, searchRequest, tableUrn } from './document.builder.js';
import { edge, edgeSet, setOf, urn } from './edge.builder.js';
import { RecordingStore, type ValueChange } from './recording-store.js';
import { nameOf } from './search-index.js';
import { searchModels } from './search-models.builder.js';

const MANY = 100;
const directories: string[] = [];

function makeDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'cadastre-derived-'));
  directories.push(directory);
  return directory;
}

/** The directory of a store that is open, as it would look after the death of the process. */
function copyOf(directory: string): string {
  const copy = makeDirectory();
  cpSync(directory, copy, { recursive: true });
  return copy;
}

const fields = new SearchFields(searchModels());
const otherFields = SearchFields.of({
  ...fields.models(),
  entities: searchModels()
    .entities()
    .map((entity) => {
      const aspect = aspectSpec('globalTags', { searchable: [searchableSpec('mood', { type: 'KEYWORD' })] });
      return { ...entity, aspectByName: new Map(entity.aspectByName).set(aspect.name, aspect) };
    }),
});

async function openDocuments(directory: string, models = fields): Promise<OpenDerivedStore<DocumentPatch>> {
  const store = await SqliteDocumentStore.open(directory, models);
  const index = new SqliteSearchIndex(store.generations);
  return {
    store,
    content: async () => {
      const { hits } = await index.search(searchRequest({ page: { start: 0, count: MANY } }), Work.unlimited);
      const found = hits.map(async ({ urn: hit }) => {
        const values = (await store.document(hit))?.aspects.get('datasetProperties')?.get('description');
        return [nameOf(hit), String(values?.[0])] as const;
      });
      return Object.fromEntries(await Promise.all(found));
    },
    close: () => store.close(),
    reopen: (kind) => openDocuments(directory, kind === 'same' ? models : otherFields),
    afterKill: () => openDocuments(copyOf(directory), models),
  };
}

const documents: DerivedStoreAdapter<DocumentPatch> = {
  name: 'documents, sqlite',
  open: () => openDocuments(makeDirectory()),
  set: (key, value) => patchOf(tableUrn(key), { datasetProperties: { description: [value] } }),
  drop: (key) => patchOf(tableUrn(key), {}, { dropsFirst: true }),
  broken: () => {
    // What has no text cannot be indexed.
    const description: FieldValues = JSON.parse('[{"toString":null,"valueOf":null}]');
    return patchOf(tableUrn('broken'), { datasetProperties: { description } });
  },
};

async function openEdges(directory: string, signature = 'relationships'): Promise<OpenDerivedStore<EdgeChange>> {
  const store = await SqliteEdgeStore.open(directory, signature);
  const graph = new SqliteEdgeGraph(store.generations);
  return {
    store,
    content: async () => {
      const owners = (await store.edgeSets(undefined, MANY)).map(({ owner }) => owner);
      const page = { start: 0, count: MANY };
      const found = await graph.neighboursOf(owners, { direction: 'OUTGOING', types: [], page }, Work.unlimited);
      return Object.fromEntries([...found].map(([owner, { items }]) => [nameOf(owner), nameOf(items[0]?.urn ?? '')]));
    },
    close: () => store.close(),
    reopen: (kind) => openEdges(directory, kind === 'same' ? signature : 'other relationships'),
    afterKill: () => openEdges(copyOf(directory), signature),
  };
}

const edges: DerivedStoreAdapter<EdgeChange> = {
  name: 'edges, sqlite',
  open: () => openEdges(makeDirectory()),
  set: (key, value) => setOf(edgeSet(key, [edge(key, value)])),
  drop: (key) => ({ kind: 'drop', owner: urn(key) }),
  broken: () => {
    const nobody: Urn = JSON.parse('null');
    return setOf(edgeSet('broken', [{ ...edge('broken', 'x'), destination: nobody }]));
  },
};

async function openValues(store: RecordingStore): Promise<OpenDerivedStore<ValueChange>> {
  store.memory = 'fragile';
  store.poison.add('poison');
  return {
    store,
    content: async () => {
      const found = await store.read();
      return Object.fromEntries([...found].map(([key, json]) => [key.slice(0, key.indexOf(' ')), json]));
    },
    close: () => store.flush(),
    reopen: (kind) => openValues(new RecordingStore(store.disk, kind === 'same' ? store.models : 'other models')),
    afterKill: () => openValues(new RecordingStore({ ...store.disk }, store.models)),
  };
}

const values: DerivedStoreAdapter<ValueChange> = {
  name: 'values, in memory',
  open: () => openValues(new RecordingStore()),
  set: (key, value) => ({ seq: 0, urn: key, aspect: 'status', json: value }),
  drop: (key) => ({ seq: 0, urn: key, aspect: undefined, json: undefined }),
  broken: () => ({ seq: 0, urn: 'broken', aspect: 'poison', json: '' }),
};

describeDerivedStore(documents);
describeDerivedStore(edges);
describeDerivedStore(values);

afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});
