import type { AspectStore } from '../aspects/index.js';
import type { ChangeLog } from '../change-log/index.js';
import type { EventBroker } from '../events/index.js';
import type { EdgeGraph, EdgeStore } from '../lineage/index.js';
import type { DocumentStore, SearchIndex } from '../search/index.js';
import type { TimeseriesStore } from '../timeseries/index.js';
import { EDGE_GRAPH, EVENT_BROKER, PRIMARY_STORE, SEARCH_INDEX } from './engine.js';
import type { MeasuredCalls } from './measured.js';

const STORE_OPERATIONS = { apply: 'apply', flush: 'flush', purge: 'purge' } as const;

/** What is measured of each port, whichever engine is behind it. */
export const ASPECT_CALLS: MeasuredCalls<AspectStore> = {
  engine: PRIMARY_STORE,
  operations: {
    latest: 'read',
    version: 'read',
    history: 'read',
    existing: 'read',
    commit: 'commit',
    walk: 'scan',
    listUrns: 'scan',
  },
};
export const LOG_CALLS: MeasuredCalls<ChangeLog> = { engine: PRIMARY_STORE, operations: { read: 'log', trim: 'trim' } };
export const POINT_CALLS: MeasuredCalls<TimeseriesStore> = {
  engine: PRIMARY_STORE,
  operations: { query: 'points', newest: 'points' },
};
export const DOCUMENT_CALLS: MeasuredCalls<DocumentStore> = {
  engine: SEARCH_INDEX,
  operations: STORE_OPERATIONS,
};
export const SEARCH_CALLS: MeasuredCalls<SearchIndex> = {
  engine: SEARCH_INDEX,
  operations: { search: 'search', suggest: 'suggest', browse: 'browse' },
};
export const EDGE_CALLS: MeasuredCalls<EdgeStore> = {
  engine: EDGE_GRAPH,
  operations: STORE_OPERATIONS,
};
export const GRAPH_CALLS: MeasuredCalls<EdgeGraph> = {
  engine: EDGE_GRAPH,
  operations: { neighbours: 'neighbours', neighboursOf: 'neighbours', walk: 'walk' },
};
export const EVENT_CALLS: MeasuredCalls<EventBroker> = { engine: EVENT_BROKER, operations: { publish: 'publish' } };
