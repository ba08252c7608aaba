import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SqliteEdgeStore } from '../../src/adapters/sqlite/edges/sqlite-edge-store.js';
import { beginThreadOfSource } from '../../src/adapters/sqlite/search/rebuild/document-thread.builder.js';
import { SqliteDocumentStore } from '../../src/adapters/sqlite/search/sqlite-document-store.js';
import type { Position } from '../../src/change-log/position.js';
import type { Urn } from '../../src/kernel/urn.js';
import type { EdgeSet, EdgeStore } from '../../src/lineage/edge-store.port.js';
import { DerivedProjection, documentChanges, edgeChanges } from '../../src/projections/index.js';
import { RebuildSource } from '../../src/projections/rebuild-source.js';
import { edgeSignature } from '../../src/registry/edge-signature.js';
import { SearchFields } from '../../src/registry/search-fields.js';
import { servedRegistry } from '../../src/registry/served-registry.js';
import type { DocumentStore, SearchDocument } from '../../src/search/document-store.port.js';
import { openSqlitePrimary } from '../conformance/primary-store-adapters.js';

const PAGE = 500;
const FIELDS = new SearchFields(servedRegistry);
const SIGNATURE = edgeSignature(servedRegistry);

/** All that an index has. */
export interface IndexContent {
  readonly documents: readonly SearchDocument[];
  readonly edges: readonly EdgeSet[];
  readonly positions: readonly (Position | undefined)[];
}

/** What is in the files of a stopped service, beside what a rebuild from its primary store alone gives. */
export async function storedAndRebuiltIndex(dataDir: string): Promise<{ stored: IndexContent; rebuilt: IndexContent }> {
  const registry = servedRegistry;
  // Beside the other: where that one is in memory, nothing waits for a disk.
  const fresh = mkdtempSync(`${dataDir}-rebuilt-`);
  const primary = openSqlitePrimary(join(dataDir, 'truth.db'));
  const open: { close(): Promise<void> | void }[] = [primary];
  const contentOf = async (directory: string, at: 'rebuilt' | 'stored'): Promise<IndexContent> => {
    const documents = await SqliteDocumentStore.open(directory, FIELDS, { threads: beginThreadOfSource });
    const edges = await SqliteEdgeStore.open(directory, SIGNATURE);
    open.push(documents, edges);
    const projections: readonly DerivedProjection<unknown>[] = [
      new DerivedProjection('documents', documents, documentChanges(registry)),
      new DerivedProjection('edges', edges, edgeChanges(registry)),
    ];
    if (at === 'rebuilt') {
      const position = { storeId: await primary.log.storeId(), seq: await primary.log.head() };
      const source = new RebuildSource(primary.store, primary.timeseries, registry);
      for (const projection of projections) await rebuild(projection, source.pages(), position);
    }
    return content(documents, edges);
  };
  try {
    return { stored: await contentOf(dataDir, 'stored'), rebuilt: await contentOf(fresh, 'rebuilt') };
  } finally {
    for (const one of open) await one.close();
    rmSync(fresh, { recursive: true, force: true });
  }
}

async function rebuild(
  projection: DerivedProjection<unknown>,
  pages: ReturnType<RebuildSource['pages']>,
  position: Position,
): Promise<void> {
  const generation = await projection.newGeneration();
  for await (const entries of pages) await generation.add(entries);
  await generation.finish(position);
}

async function content(documentStore: DocumentStore, edgeStore: EdgeStore): Promise<IndexContent> {
  const documents: SearchDocument[] = [];
  for (let after: Urn | undefined; ; after = documents.at(-1)?.urn) {
    const page = await documentStore.documents(after, PAGE);
    documents.push(...page);
    if (page.length < PAGE) break;
  }
  const edges: EdgeSet[] = [];
  for (;;) {
    const page = await edgeStore.edgeSets(edges.at(-1), PAGE);
    edges.push(...page);
    if (page.length < PAGE) break;
  }
  return {
    documents,
    edges,
    positions: [await documentStore.position(), await edgeStore.position()].map(withoutProof),
  };
}

/** The proof says when the entry was read, which is another time for what is rebuilt. */
function withoutProof(position: Position | undefined): Position | undefined {
  return position === undefined ? undefined : { storeId: position.storeId, seq: position.seq };
}
