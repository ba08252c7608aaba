import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteEdgeGraph } from '../../src/adapters/sqlite/edges/sqlite-edge-graph.js';
import { SqliteSearchIndex } from '../../src/adapters/sqlite/search/sqlite-search-index.js';
import type { Urn } from '../../src/kernel/urn.js';
import type { EdgeGraph, EdgeSet } from '../../src/lineage/edge-graph.port.js';
import { DocumentProjection } from '../../src/projections/documents/document-projection.js';
import { EdgeProjection } from '../../src/projections/edges/edge-projection.js';
import type { Position } from '../../src/change-log/position.js';
import type { Projection } from '../../src/projections/projection.port.js';
import { rebuildEntries } from '../../src/projections/rebuild-entries.js';
import { edgeSignature } from '../../src/registry/edge-signature.js';
import { SearchFields } from '../../src/registry/search-fields.js';
import { servedRegistry } from '../../src/registry/served-registry.js';
import type { SearchDocument, SearchIndex } from '../../src/search/search-index.port.js';
import { openSqlitePrimary } from '../conformance/primary-store-adapters.js';

const PAGE = 500;

/** The whole content of the indexes. */
export interface IndexContent {
  readonly documents: readonly SearchDocument[];
  readonly edges: readonly EdgeSet[];
  readonly positions: readonly (Position | undefined)[];
}

/** The content of the indexes of a stopped service, and that of indexes which are rebuilt from its primary store alone. */
export async function storedAndRebuiltIndex(dataDir: string): Promise<{ stored: IndexContent; rebuilt: IndexContent }> {
  const registry = servedRegistry;
  const fields = new SearchFields(registry);
  const fresh = mkdtempSync(join(tmpdir(), 'cadastre-rebuilt-'));
  const primary = openSqlitePrimary(join(dataDir, 'truth.db'));
  const open: { close(): Promise<void> | void }[] = [primary];
  const contentOf = async (directory: string, at: 'rebuilt' | 'stored'): Promise<IndexContent> => {
    const index = await SqliteSearchIndex.open(directory, fields);
    const graph = SqliteEdgeGraph.open(directory, edgeSignature(registry));
    open.push(index, graph);
    const projections = [new DocumentProjection(registry, index), new EdgeProjection(registry, graph)];
    if (at === 'rebuilt') {
      const position = { storeId: await primary.log.storeId(), seq: await primary.log.head() };
      for (const projection of projections) await rebuild(projection, rebuildEntries(primary.store), position);
    }
    return content(index, graph);
  };
  try {
    return { stored: await contentOf(dataDir, 'stored'), rebuilt: await contentOf(fresh, 'rebuilt') };
  } finally {
    for (const one of open) await one.close();
    rmSync(fresh, { recursive: true, force: true });
  }
}

async function rebuild(
  projection: Projection,
  pages: ReturnType<typeof rebuildEntries>,
  position: Position,
): Promise<void> {
  const generation = await projection.rebuild();
  for await (const entries of pages) await generation.add(entries);
  await generation.finish(position);
}

async function content(index: SearchIndex, graph: EdgeGraph): Promise<IndexContent> {
  const documents: SearchDocument[] = [];
  for (let after: Urn | undefined; ; after = documents.at(-1)?.urn) {
    const page = await index.documents(after, PAGE);
    documents.push(...page);
    if (page.length < PAGE) break;
  }
  const edges: EdgeSet[] = [];
  for (;;) {
    const page = await graph.edgeSets(edges.at(-1), PAGE);
    edges.push(...page);
    if (page.length < PAGE) break;
  }
  return { documents, edges, positions: [await index.position(), await graph.position()] };
}
