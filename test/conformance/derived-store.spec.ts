import { Work } from '../../src/kernel/work.js';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerDocumentStore } from '../../src/adapters/elasticsearch/documents/server-document-store.js';
import { ServerEdgeGraph } from '../../src/adapters/elasticsearch/edges/server-edge-graph.js';
import { ServerEdgeStore } from '../../src/adapters/elasticsearch/edges/server-edge-store.js';
import { ServerSearchIndex } from '../../src/adapters/elasticsearch/search/server-search-index.js';
import { SqliteEdgeGraph } from '../../src/adapters/sqlite/edges/sqlite-edge-graph.js';
import { SqliteEdgeStore } from '../../src/adapters/sqlite/edges/sqlite-edge-store.js';
import { SqliteDocumentStore } from '../../src/adapters/sqlite/search/sqlite-document-store.js';
import { SqliteSearchIndex } from '../../src/adapters/sqlite/search/sqlite-search-index.js';
import type { Urn } from '../../src/kernel/urn.js';
import { StoreUnavailable } from '../../src/kernel/failures.js';
import type { EdgeGraph } from '../../src/lineage/edge-graph.port.js';
import type { EdgeChange, EdgeStore } from '../../src/lineage/edge-store.port.js';
import { aspectSpec } from '../../src/registry/generated-models.builder.js';
import { SearchFields } from '../../src/registry/search-fields.js';
import { searchableSpec } from '../../src/registry/searchable-spec.builder.js';
import type { SearchIndex } from '../../src/search/search-index.port.js';
import type { DocumentPatch, DocumentStore, FieldValues } from '../../src/search/document-store.port.js';
import { beginThreadOfSource } from '../../src/adapters/sqlite/search/rebuild/document-thread.builder.js';
import { type DerivedStoreAdapter, describeDerivedStore, type OpenDerivedStore } from './derived-store.js';
import { describeResumption } from './derived-store-resumption.js';
import { patchOf, searchRequest, tableUrn } from './document.builder.js';
import { edge, edgeSet, setOf, urn } from './edge.builder.js';
import { RecordingStore, type ValueChange } from './recording-store.js';
import { nameOf } from './search-index.js';
import {
  noteTestPrefix,
  removeTestIndexes,
  TEST_SEARCH_URL,
  testPrefix,
  testServer,
  testStoreAt,
} from './search-server.builder.js';
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

async function contentOf(store: DocumentStore, index: SearchIndex): Promise<Readonly<Record<string, string>>> {
  const { hits } = await index.search(searchRequest({ page: { start: 0, count: MANY } }), Work.unlimited);
  const found = hits.map(async ({ urn: hit }) => {
    const values = (await store.document(hit))?.aspects.get('datasetProperties')?.get('description');
    return [nameOf(hit), String(values?.[0])] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

async function contentOfEdges(store: EdgeStore, graph: EdgeGraph): Promise<Readonly<Record<string, string>>> {
  const owners = (await store.edgeSets(undefined, MANY)).map(({ owner }) => owner);
  const page = { start: 0, count: MANY };
  const found = await graph.neighboursOf(owners, { direction: 'OUTGOING', types: [], page }, Work.unlimited);
  return Object.fromEntries([...found].map(([owner, { items }]) => [nameOf(owner), nameOf(items[0]?.urn ?? '')]));
}

async function openDocuments(directory: string, models = fields): Promise<OpenDerivedStore<DocumentPatch>> {
  const store = await SqliteDocumentStore.open(directory, models, { threads: beginThreadOfSource });
  const index = new SqliteSearchIndex(store.generations);
  return {
    store,
    content: () => contentOf(store, index),
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
    content: () => contentOfEdges(store, graph),
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

async function openServerDocuments(prefix: string, models = fields): Promise<OpenDerivedStore<DocumentPatch>> {
  const server = await testServer();
  noteTestPrefix(prefix, 'open');
  const store = await ServerDocumentStore.open(server, models, testStoreAt(prefix));
  const index = new ServerSearchIndex(server, store.names, models);
  return {
    store,
    content: () => contentOf(store, index),
    close: () => closeAtServer(prefix, store),
    reopen: (kind) => openServerDocuments(prefix, kind === 'same' ? models : otherFields),
    afterKill: () => openServerDocuments(prefix, models),
  };
}

async function openServerEdges(prefix: string, signature = 'relationships'): Promise<OpenDerivedStore<EdgeChange>> {
  const server = await testServer();
  noteTestPrefix(prefix, 'open');
  const store = await ServerEdgeStore.open(server, signature, testStoreAt(prefix));
  const graph = new ServerEdgeGraph(server, store);
  return {
    store,
    content: () => contentOfEdges(store, graph),
    close: () => closeAtServer(prefix, store),
    reopen: (kind) => openServerEdges(prefix, kind === 'same' ? signature : 'other relationships'),
    afterKill: () => openServerEdges(prefix, signature),
  };
}

/** In order, as a service is stopped: what was applied is flushed before. */
async function closeAtServer(
  prefix: string,
  store: { readonly flush: () => Promise<void>; readonly close: () => Promise<void> },
): Promise<void> {
  noteTestPrefix(prefix, 'closed');
  // A store that was taken the place of has nothing to flush.
  await store.flush().catch((error: unknown) => {
    if (!(error instanceof StoreUnavailable)) throw error;
  });
  await store.close();
}

/** All suites over one adapter. */
function describeAll<Change>(adapter: DerivedStoreAdapter<Change>): void {
  describeDerivedStore(adapter);
  describeResumption(adapter);
}

describeAll(documents);
if (TEST_SEARCH_URL !== undefined) {
  describeAll({
    ...documents,
    name: 'documents, search server',
    open: async () => openServerDocuments(await testPrefix()),
  });
  describeAll({
    ...edges,
    name: 'edges, search server',
    open: async () => openServerEdges(await testPrefix()),
  });
}
describeAll(edges);
describeAll(values);

afterAll(async () => {
  await removeTestIndexes();
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});
