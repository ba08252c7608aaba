/** Upper bounds of durations, in seconds: from a read of the cache to what a request may take at most. */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const;
/** Upper bounds of numbers of things. */
const COUNTS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000] as const;

/**
 * The shape of a row. `labels`: every value comes from the code, the models or a table, so that the number of series
 * has a bound whatever callers send. `buckets`: upper bounds, ascending; of histograms alone.
 */
interface MetricRow {
  readonly name: string;
  readonly kind: 'gauge' | 'histogram';
  readonly labels: readonly string[];
  readonly help: string;
  readonly buckets?: readonly number[];
}

/** Everything that the service measures by itself; `src/server/metrics.md` says the same to people. */
export const METRICS = {
  requestSeconds: {
    name: 'cadastre_http_request_duration_seconds',
    kind: 'histogram',
    labels: ['method', 'route', 'status'],
    help: 'Time from the head of a request to the end of its answer.',
    buckets: SECONDS,
  },
  openRequests: {
    name: 'cadastre_http_requests_in_progress',
    kind: 'gauge',
    labels: [],
    help: 'Requests that are being answered.',
  },
  graphqlSeconds: {
    name: 'cadastre_graphql_field_duration_seconds',
    kind: 'histogram',
    labels: ['operation', 'field', 'outcome'],
    help: 'Time of a root field of GraphQL, without the fields below it.',
    buckets: SECONDS,
  },
  messageSeconds: {
    name: 'cadastre_message_duration_seconds',
    kind: 'histogram',
    labels: ['message', 'outcome'],
    help: 'Time of a command or a query, whichever wire it came by.',
    buckets: SECONDS,
  },
  unknownFacets: {
    name: 'cadastre_openlineage_unknown_facets',
    kind: 'gauge',
    labels: [],
    help: 'Facets of OpenLineage that were ignored since the start, because no table says what they become.',
  },
  groupRequests: {
    name: 'cadastre_group_commit_requests',
    kind: 'histogram',
    labels: [],
    help: 'Requests in one transaction of the primary store.',
    buckets: COUNTS,
  },
  groupChanges: {
    name: 'cadastre_group_commit_changes',
    kind: 'histogram',
    labels: [],
    help: 'Entries of the change log that one transaction made.',
    buckets: COUNTS,
  },
  groupSeconds: {
    name: 'cadastre_group_commit_duration_seconds',
    kind: 'histogram',
    labels: ['step'],
    help: 'Time until a transaction was durable, and until the projections had applied it.',
    buckets: SECONDS,
  },
  engineSeconds: {
    name: 'cadastre_engine_call_duration_seconds',
    kind: 'histogram',
    labels: ['engine', 'operation', 'outcome'],
    help: 'Time of a call of an engine, by kind of work; what was not ok is unavailable (it cannot be reached) or failed.',
    buckets: SECONDS,
  },
  projectionState: {
    name: 'cadastre_projection_state',
    kind: 'gauge',
    labels: ['projection', 'state'],
    help: '1 for the state of a projection: catching-up, following, rebuilding, stalled or stopped.',
  },
  projectionLagEntries: {
    name: 'cadastre_projection_lag_entries',
    kind: 'gauge',
    labels: ['projection'],
    help: 'Entries of the change log that a projection has not seen.',
  },
  projectionLagSeconds: {
    name: 'cadastre_projection_lag_seconds',
    kind: 'gauge',
    labels: ['projection'],
    help: 'Age of the oldest entry that a projection has not seen; 0 when it has seen all.',
  },
  deadLetters: {
    name: 'cadastre_dead_letters',
    kind: 'gauge',
    labels: ['projection'],
    help: 'Entries that a projection could not apply.',
  },
  eventLagEntries: {
    name: 'cadastre_event_lag_entries',
    kind: 'gauge',
    labels: [],
    help: 'Entries of the change log that are not published to Kafka; absent without Kafka.',
  },
  eventLagSeconds: {
    name: 'cadastre_event_lag_seconds',
    kind: 'gauge',
    labels: [],
    help: 'Age of the oldest entry that is not published to Kafka; 0 when all are.',
  },
  lineageLagEntries: {
    name: 'cadastre_openlineage_lag_entries',
    kind: 'gauge',
    labels: ['receiver'],
    help: 'Entries of the change log that are not sent to a receiver of OpenLineage; absent without one.',
  },
  lineageLagSeconds: {
    name: 'cadastre_openlineage_lag_seconds',
    kind: 'gauge',
    labels: ['receiver'],
    help: 'Age of the oldest entry that is not sent to a receiver of OpenLineage; 0 when all are.',
  },
  eventProposals: {
    name: 'cadastre_event_proposals',
    kind: 'gauge',
    labels: ['outcome'],
    help: 'Proposals taken from Kafka since the start, by outcome: accepted, failed or unreadable.',
  },
  queuedProposals: {
    name: 'cadastre_queued_proposals',
    kind: 'gauge',
    labels: ['state'],
    help: 'Accepted proposals that wait in the primary store to be carried out (waiting), or could not be (failed).',
  },
  rebuildDone: {
    name: 'cadastre_rebuild_done_entities',
    kind: 'gauge',
    labels: ['projection'],
    help: 'Entities that a rebuild has read; absent while none is under way.',
  },
  rebuildTotal: {
    name: 'cadastre_rebuild_total_entities',
    kind: 'gauge',
    labels: ['projection'],
    help: 'Entities that a rebuild is about to read, estimated; absent while none is under way.',
  },
  rebuildRate: {
    name: 'cadastre_rebuild_entities_per_second',
    kind: 'gauge',
    labels: ['projection'],
    help: 'Entities that a rebuild reads in a second, since its start; absent in its first second.',
  },
  changeLogHead: {
    name: 'cadastre_change_log_head',
    kind: 'gauge',
    labels: [],
    help: 'Number of the newest entry of the change log.',
  },
  fileBytes: {
    name: 'cadastre_file_bytes',
    kind: 'gauge',
    labels: ['store', 'part'],
    help: 'Size of the files of a store: its databases, or their write-ahead logs.',
  },
  walBytes: {
    name: 'cadastre_wal_used_bytes',
    kind: 'gauge',
    labels: ['part'],
    help: 'Write-ahead log of the primary store up to its last commit (all), and how much is not copied yet (pending).',
  },
  databaseConnections: {
    name: 'cadastre_database_connections',
    kind: 'gauge',
    labels: ['pool', 'state'],
    help: 'Connections to PostgreSQL for reads and for writes: busy, unused, and how many calls wait for one (awaited).',
  },
  entities: {
    name: 'cadastre_entities',
    kind: 'gauge',
    labels: [],
    help: 'Entities of the primary store, estimated by the highest number that one was given.',
  },
  indexedDocuments: {
    name: 'cadastre_indexed_documents',
    kind: 'gauge',
    labels: [],
    help: 'Documents of the search index; absent until a search has loaded them.',
  },
  edgeNodes: {
    name: 'cadastre_edge_nodes',
    kind: 'gauge',
    labels: [],
    help: 'Entities with edges, estimated by the highest number that one was given.',
  },
  cacheBytes: {
    name: 'cadastre_cache_bytes',
    kind: 'gauge',
    labels: ['cache'],
    help: 'Memory of a cache: of the search index (search), and of neighbours in the edge graph (lineage).',
  },
  cacheLimitBytes: {
    name: 'cadastre_cache_limit_bytes',
    kind: 'gauge',
    labels: ['cache'],
    help: 'Memory beyond which a cache gives up what was used least recently, or everything.',
  },
} as const satisfies Record<string, MetricRow>;

export type MetricKey = keyof typeof METRICS;

/** Keys of the metrics of one kind. */
export type KeyOf<Kind extends MetricRow['kind']> = {
  [Key in MetricKey]: (typeof METRICS)[Key]['kind'] extends Kind ? Key : never;
}[MetricKey];

/** One text for each label of a metric, in their order. */
export type LabelValues<Key extends MetricKey> = TextForEach<(typeof METRICS)[Key]['labels']>;

type TextForEach<Names extends readonly string[]> = { readonly [At in keyof Names]: string };
