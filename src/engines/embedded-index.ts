import type { Provider } from '@nestjs/common';
import { FileCheck } from '../adapters/sqlite/check/file-check.js';
import { DataDirectory } from '../adapters/sqlite/data-directory.js';
import { SqliteEdgeGraph } from '../adapters/sqlite/edges/sqlite-edge-graph.js';
import { SqliteEdgeStore } from '../adapters/sqlite/edges/sqlite-edge-store.js';
import { SqliteDocumentStore } from '../adapters/sqlite/search/sqlite-document-store.js';
import { SqliteSearchIndex } from '../adapters/sqlite/search/sqlite-search-index.js';
import { measureIndexes } from '../adapters/sqlite/sqlite-metrics.js';
import { ModelAcceptance } from '../evolution/index.js';
import { EdgeGraph, EdgeStore, WaitingEdgeGraph } from '../lineage/index.js';
import { Settings } from '../platform/config/index.js';
import { Metrics } from '../platform/observe/index.js';
import { ProjectionRunner } from '../projections/index.js';
import { edgeSignature } from '../registry/edge-signature.js';
import { Registry } from '../registry/index.js';
import { SearchFields } from '../registry/search-fields.js';
import { DocumentStore, SearchIndex, WaitingSearchIndex } from '../search/index.js';
import { bind } from './bind.js';
import { DOCUMENTS, EDGE_GRAPH, EDGES, type Engine, IndexEngines, SEARCH_INDEX } from './engine.js';
import { measured } from './measured.js';
import { DOCUMENT_CALLS, EDGE_CALLS, GRAPH_CALLS, SEARCH_CALLS } from './measured-calls.js';

/** Documents and edges, each in SQLite files of the data folder. */
export const EMBEDDED_INDEX: readonly Provider[] = [
  bind(SqliteEdgeStore, [DataDirectory, Registry, ModelAcceptance], ({ path }, registry) =>
    SqliteEdgeStore.open(path, edgeSignature(registry)),
  ),
  bind(
    SqliteDocumentStore,
    [DataDirectory, SearchFields, Settings, ModelAcceptance],
    ({ path }, fields, { indexMemory }) =>
      SqliteDocumentStore.open(path, fields, indexMemory === undefined ? {} : { memoryLimit: indexMemory }),
  ),
  bind(SqliteSearchIndex, [SqliteDocumentStore], ({ generations }) => new SqliteSearchIndex(generations)),
  bind(EdgeStore, [SqliteEdgeStore, Metrics], (store, metrics) => measured(store, EDGE_CALLS, metrics)),
  bind(DocumentStore, [SqliteDocumentStore, Metrics], (store, metrics) => measured(store, DOCUMENT_CALLS, metrics)),
  // What answers from projections answers when they are complete: this is the only place that knows of it.
  bind(
    SearchIndex,
    [SqliteSearchIndex, ProjectionRunner, Metrics],
    (index, runner, metrics) =>
      new WaitingSearchIndex(measured(index, SEARCH_CALLS, metrics), () => {
        runner.checkUsable(DOCUMENTS);
      }),
  ),
  bind(
    EdgeGraph,
    [SqliteEdgeStore, ProjectionRunner, Metrics],
    ({ generations }, runner, metrics) =>
      new WaitingEdgeGraph(measured(new SqliteEdgeGraph(generations), GRAPH_CALLS, metrics), () => {
        runner.checkUsable(EDGES);
      }),
  ),
  bind(
    IndexEngines,
    [SqliteDocumentStore, SqliteSearchIndex, SqliteEdgeStore, FileCheck, Metrics],
    (...[documents, index, edges, files, metrics]) => {
      measureIndexes(metrics, documents, edges);
      return { engines: [documentEngine(documents, index, files), edgeEngine(edges, files)] };
    },
  ),
];

function documentEngine(documents: SqliteDocumentStore, index: SqliteSearchIndex, files: FileCheck): Engine {
  return {
    name: SEARCH_INDEX,
    probe: () => documents.position(),
    check: (onDamage) => {
      documents.generations.check((file, report) => files.run(file, report), onDamage);
    },
    projection: { name: DOCUMENTS, compared: scopeOf(documents.generations) },
    warmUp: () => index.warmUp(),
    close: () => documents.close(),
  };
}

function edgeEngine(edges: SqliteEdgeStore, files: FileCheck): Engine {
  return {
    name: EDGE_GRAPH,
    probe: () => edges.position(),
    check: (onDamage) => {
      edges.generations.check((file, report) => files.run(file, report), onDamage);
    },
    projection: { name: EDGES, compared: scopeOf(edges.generations) },
    close: () => edges.close(),
  };
}

/** What a process left open, storage may have lost parts of. */
function scopeOf({ closing }: { readonly closing: 'clean' | 'open' }): 'all' | 'samples' {
  return closing === 'open' ? 'all' : 'samples';
}
