import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginThreadOfSource } from '../../src/adapters/sqlite/search/rebuild/document-thread.builder.js';
import {
  type DocumentStoreSettings,
  SqliteDocumentStore,
} from '../../src/adapters/sqlite/search/sqlite-document-store.js';
import { SqliteSearchIndex } from '../../src/adapters/sqlite/search/sqlite-search-index.js';
import { ServerDocumentStore } from '../../src/adapters/elasticsearch/documents/server-document-store.js';
import { ServerSearchIndex } from '../../src/adapters/elasticsearch/search/server-search-index.js';
import type { SearchFields } from '../../src/registry/search-fields.js';
import type { OpenSearchIndex, SearchIndexAdapter } from './search-index.js';
import {
  noteTestPrefix,
  removeTestIndexes,
  TEST_SEARCH_URL,
  testPrefix,
  testServer,
  testStoreAt,
} from './search-server.builder.js';

/** Every adapter of the SearchIndex port. */
export const searchIndexAdapters: readonly SearchIndexAdapter[] = [
  sqliteSearchIndex('sqlite', {}),
  sqliteSearchIndex('sqlite, all columns in the file, all lists read in steps', {
    ...{ memoryLimit: 0, pendingValues: 10, readAtOnce: 0, manyHits: 0 },
  }),
  ...(TEST_SEARCH_URL === undefined
    ? []
    : [{ name: 'search server', open: async (fields: SearchFields) => openAt(await testPrefix(), fields) }]),
];

/** The embedded index with settings that make what takes many documents happen with few. */
export function sqliteSearchIndex(name: string, settings: DocumentStoreSettings): SearchIndexAdapter {
  return { name, open: (fields) => openIn(makeDirectory(), fields, settings) };
}

const directories: string[] = [];

/** Call when the suites are done. */
export async function removeSearchIndexes(): Promise<void> {
  await removeTestIndexes();
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true });
}

function makeDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'cadastre-search-'));
  directories.push(directory);
  return directory;
}

async function openIn(
  directory: string,
  fields: SearchFields,
  settings: DocumentStoreSettings = {},
): Promise<OpenSearchIndex> {
  const store = await SqliteDocumentStore.open(directory, fields, { ...settings, threads: beginThreadOfSource });
  return {
    index: new SqliteSearchIndex(store.generations),
    store,
    close: () => store.close(),
    reopen: (others) => openIn(directory, others, settings),
    afterKill: () => {
      // A file that is copied while it is open looks as it would after the death of the process.
      const copy = makeDirectory();
      cpSync(directory, copy, { recursive: true });
      return openIn(copy, fields, settings);
    },
  };
}

async function openAt(prefix: string, fields: SearchFields): Promise<OpenSearchIndex> {
  const server = await testServer();
  noteTestPrefix(prefix, 'open');
  const store = await ServerDocumentStore.open(server, fields, testStoreAt(prefix));
  return {
    index: new ServerSearchIndex(server, store.names, fields),
    store,
    close: async () => {
      noteTestPrefix(prefix, 'closed');
      await store.close();
    },
    reopen: (others) => openAt(prefix, others),
    afterKill: () => openAt(prefix, fields),
  };
}
