import { Logger, type Provider } from '@nestjs/common';
import { SearchServer } from '../adapters/elasticsearch/client/search-server.js';
import { ServerDocumentStore } from '../adapters/elasticsearch/documents/server-document-store.js';
import { ServerEdgeGraph } from '../adapters/elasticsearch/edges/server-edge-graph.js';
import { ServerEdgeStore } from '../adapters/elasticsearch/edges/server-edge-store.js';
import { ServerSearchIndex } from '../adapters/elasticsearch/search/server-search-index.js';
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
import { openSearchServer, serverStoreSettings } from './open-search-server.js';
import { shownAddress } from './shown-address.js';

/** Documents and edges on Elasticsearch or OpenSearch. */
export const SEARCH_SERVER_INDEX: readonly Provider[] = [
  bind(SearchServer, [Settings, ModelAcceptance], async (settings) => {
    const server = await openSearchServer(settings);
    const { name, version } = server.product;
    new Logger('Engines').log(`The index is on ${name} ${version} at ${shownAddress(settings.searchUrl ?? '')}.`);
    return server;
  }),
  bind(ServerDocumentStore, [SearchServer, SearchFields, Settings], (server, fields, settings) =>
    ServerDocumentStore.open(server, fields, serverStoreSettings(settings)),
  ),
  bind(ServerEdgeStore, [SearchServer, Registry, Settings], (server, registry, settings) =>
    ServerEdgeStore.open(server, edgeSignature(registry), serverStoreSettings(settings)),
  ),
  bind(DocumentStore, [ServerDocumentStore, Metrics], (store, metrics) => measured(store, DOCUMENT_CALLS, metrics)),
  bind(EdgeStore, [ServerEdgeStore, Metrics], (store, metrics) => measured(store, EDGE_CALLS, metrics)),
  bind(
    SearchIndex,
    [SearchServer, ServerDocumentStore, SearchFields, ProjectionRunner, Metrics],
    (...[server, { names }, fields, runner, metrics]) =>
      new WaitingSearchIndex(measured(new ServerSearchIndex(server, names, fields), SEARCH_CALLS, metrics), () => {
        runner.checkUsable(DOCUMENTS);
      }),
  ),
  bind(
    EdgeGraph,
    [SearchServer, ServerEdgeStore, ProjectionRunner, Metrics],
    (...[server, edges, runner, metrics]) =>
      new WaitingEdgeGraph(measured(new ServerEdgeGraph(server, edges), GRAPH_CALLS, metrics), () => {
        runner.checkUsable(EDGES);
      }),
  ),
  bind(IndexEngines, [SearchServer, ServerDocumentStore, ServerEdgeStore], (server, documents, edges) => ({
    engines: [
      engineOf(SEARCH_INDEX, DOCUMENTS, documents),
      {
        ...engineOf(EDGE_GRAPH, EDGES, edges),
        close: async () => {
          await edges.close();
          await server.close();
        },
      },
    ],
  })),
];

/** The server answers for what is stored there; what it may have lost is found by comparison. */
function engineOf(name: string, projection: string, store: ServerDocumentStore | ServerEdgeStore): Engine {
  return {
    name,
    probe: () => store.probe(),
    check: () => undefined,
    projection: { name: projection, compared: 'samples' },
    close: () => store.close(),
  };
}
