// @generated from models/rpc/ by "npm run generate". Do not edit.

/** Parameters of every method after binding, by `<resource>.<method>`: checked, and with their defaults. `key`: the decoded path key. */
export interface RpcParameters {
  /** Figures of the points of a time series, in groups. Intervals of time are of UTC; those without points are listed between others when they are the innermost group. */
  readonly 'analytics.getTimeseriesStats': {
    /** Type of the entities, such as dataset. */
    readonly entityName: string;
    /** Short name of the time series. */
    readonly aspectName: string;
    /** What to compute. */
    readonly metrics: readonly AggregationSpec[];
    /** Tests on urn and on members of the aspect, named by their dotted path; without one, all points count. */
    readonly filter?: Filter;
    /** What to group by, the outermost first; without any, there is one group. */
    readonly buckets?: readonly GroupingBucket[];
  };
  /** One version of one aspect, keyed by the full name of its record. Time-series aspects are not served here. */
  readonly 'aspects.get': {
    readonly key: string;
    /** Short name of the aspect, such as ownership. */
    readonly aspect: string;
    /** 0 is the latest, 1 the oldest replaced value, -1 the newest replaced value. */
    readonly version: number;
  };
  /** Carry out one change of one aspect. Answers the URN of the entity, which is created when it does not exist. */
  readonly 'aspects.ingestProposal': {
    /** The change; the aspect inside is JSON text. */
    readonly proposal: MetadataChangeProposal;
    /** With true the change is carried out later, over Kafka or from a queue in the primary store; it is durable when it is answered. */
    readonly async: string;
  };
  /** Carry out several changes, all or none of them. Answers the word success. */
  readonly 'aspects.ingestProposalBatch': {
    /** The changes, in the order in which they apply. */
    readonly proposals: readonly MetadataChangeProposal[];
    /** true or false; the changes are carried out at once in any case, since they are all or none. */
    readonly async: string;
  };
  /** Points of one time-series aspect of one entity, the newest first. */
  readonly 'aspects.getTimeseriesAspectValues': {
    /** The entity. */
    readonly urn: string;
    /** Its type, such as dataset. */
    readonly entity: string;
    /** Short name of the time-series aspect. */
    readonly aspect: string;
    /** Earliest time, in epoch milliseconds, inclusive. */
    readonly startTimeMillis?: number;
    /** Latest time, in epoch milliseconds, inclusive. */
    readonly endTimeMillis?: number;
    /** At most so many points. */
    readonly limit: number;
    /** Older way to ask for the newest point; prefer a limit of 1. */
    readonly latestValue: boolean;
    /** Tests on members of the aspect, named by their dotted path. */
    readonly filter?: Filter;
    /** Order by a member of the aspect in place of the time. */
    readonly sort?: SortCriterion;
  };
  /** How many entities have an aspect. */
  readonly 'aspects.getCount': {
    /** Short name of the aspect. */
    readonly aspect: string;
    /** Count only URNs that match, where % stands for any text and _ for one character. */
    readonly urnLike?: string;
  };
  /** How many entities of each type there are, and how many of them have each aspect, as JSON text - the moment as of which that was counted, in epoch milliseconds, and by entity type the number of entities, those that are marked as removed among them, with the number for each aspect that one of them has. Counts of a large catalog are answered again for a while, twenty times as long as counting took. */
  readonly 'aspects.getCoverage': {
  };
  /** The same as the action of this name on the resource operations. */
  readonly 'aspects.restoreIndices': {
    /** Restore this entity alone. */
    readonly urn?: string;
    /** Restore this aspect alone, by its short name. */
    readonly aspect?: string;
    /** Restore URNs that match, where % stands for any text and _ for one character. */
    readonly urnLike?: string;
    /** Row at which to begin, rows being ordered by URN, then aspect. */
    readonly start: number;
    /** At most so many rows. */
    readonly batchSize: number;
  };
  /** Latest aspects of one entity as a snapshot, the key aspect included. */
  readonly 'entities.get': {
    readonly key: string;
    /** Short names of the aspects wanted; all when absent. */
    readonly aspects?: readonly string[];
  };
  /** The same for several entities at once, keyed by URN. */
  readonly 'entities.batchGet': {
    /** URNs of the entities. */
    readonly ids: readonly string[];
    /** Short names of the aspects wanted; all when absent. */
    readonly aspects?: readonly string[];
  };
  /** Write the aspects of one entity, all or none of them; it is created when it does not exist. */
  readonly 'entities.ingest': {
    /** The entity with the aspects to write, wrapped by the name of its snapshot record. */
    readonly entity: Entity;
    /** Which run the write belongs to. */
    readonly systemMetadata?: SystemMetadata;
  };
  /** The same for several entities, all or none of them. */
  readonly 'entities.batchIngest': {
    /** The entities with the aspects to write. */
    readonly entities: readonly Entity[];
    /** Which run each write belongs to, one for each entity. */
    readonly systemMetadata?: readonly SystemMetadata[];
  };
  /** Full-text search in one entity type, with facets and an exact total. Callers of protocol 2.0.0 get records in entities, others get the URNs alone. */
  readonly 'entities.search': {
    /** Entity type to search, such as dataset. */
    readonly entity: string;
    /** Words, phrases in quotation marks, or field:value of a field that exists; empty and * mean everything. */
    readonly input: string;
    /** Which entities pass, as a disjunction of conjunctions. */
    readonly filter?: Filter;
    /** Order by a field of the index in place of the score. */
    readonly sort?: SortCriterion;
    /** Offset of the page. */
    readonly start: number;
    /** Size of the page. */
    readonly count: number;
    /** Accepted from older callers; every search is full-text. */
    readonly fulltext?: boolean;
    /** How to search. */
    readonly searchFlags?: SearchFlags;
    /** Whether each hit says what its score is made of; of at most 100 hits, for callers of protocol 2.0.0. */
    readonly explain: boolean;
  };
  /** Full-text search in several entity types, with facets and an exact total. Callers of protocol 2.0.0 get records in entities, others get the URNs alone. */
  readonly 'entities.searchAcrossEntities': {
    /** Entity types to search; when absent or empty, all but those that have to be named, such as internal ones. */
    readonly entities?: readonly string[];
    /** Words, phrases in quotation marks, or field:value of a field that exists; empty and * mean everything. */
    readonly input: string;
    /** Which entities pass, as a disjunction of conjunctions. */
    readonly filter?: Filter;
    /** Order by a field of the index in place of the score. */
    readonly sort?: SortCriterion;
    /** Offset of the page. */
    readonly start: number;
    /** Size of the page. */
    readonly count: number;
    /** How to search. */
    readonly searchFlags?: SearchFlags;
    /** Whether each hit says what its score is made of; of at most 100 hits, for callers of protocol 2.0.0. */
    readonly explain: boolean;
  };
  /** Every entity that a search finds, in order of URN, an answer after the other. What is there all the time is answered exactly once, whatever is written meanwhile. */
  readonly 'entities.scrollAcrossEntities': {
    /** Entity types to search; when absent or empty, all but those that have to be named, such as internal ones. */
    readonly entities?: readonly string[];
    /** Words, phrases in quotation marks, or field:value of a field that exists; empty and * mean everything. */
    readonly input: string;
    /** Which entities pass, as a disjunction of conjunctions. */
    readonly filter?: Filter;
    /** By urn alone; ascending unless given. */
    readonly sort?: SortCriterion;
    /** What the answer before said; absent or empty at the beginning. */
    readonly scrollId?: string;
    /** Accepted from older callers; nothing is kept between two answers, so none runs out. */
    readonly keepAlive?: string;
    /** Most hits of an answer; 10000 at most. */
    readonly count: number;
    /** How to search. */
    readonly searchFlags?: SearchFlags;
  };
  /** Entities that are reached from one along lineage, searched and filtered; degree is a field of the filter (1, 2, 3+). */
  readonly 'entities.searchAcrossLineage': {
    /** Entity at which the walk begins. */
    readonly urn: string;
    /** Way of the walk. */
    readonly direction: LineageDirection;
    /** Entity types to search; when absent or empty, all but those that have to be named, such as internal ones. */
    readonly entities?: readonly string[];
    /** Words, phrases in quotation marks, or field:value of a field that exists; empty and * mean everything. */
    readonly input?: string;
    /** Degree at which the walk ends; without it the walk ends where lineage does. */
    readonly maxHops?: number;
    /** Which entities pass, as a disjunction of conjunctions. */
    readonly filter?: Filter;
    /** Order by a field of the index in place of the score. */
    readonly sort?: SortCriterion;
    /** Offset of the page. */
    readonly start: number;
    /** Size of the page. */
    readonly count: number;
    /** Pass over edges that were last touched before, in epoch milliseconds, inclusive. */
    readonly startTimeMillis?: number;
    /** Pass over edges that were made after, in epoch milliseconds, inclusive. */
    readonly endTimeMillis?: number;
    /** How to search. */
    readonly searchFlags?: SearchFlags;
  };
  /** Every entity that is reached from one along lineage, in order of URN, an answer after the other; degree is a field of the filter (1, 2, 3+). */
  readonly 'entities.scrollAcrossLineage': {
    /** Entity at which the walk begins. */
    readonly urn: string;
    /** Way of the walk. */
    readonly direction: LineageDirection;
    /** Entity types to search; when absent or empty, all but those that have to be named, such as internal ones. */
    readonly entities?: readonly string[];
    /** Words, phrases in quotation marks, or field:value of a field that exists; empty and * mean everything. */
    readonly input?: string;
    /** Degree at which the walk ends; without it the walk ends where lineage does. */
    readonly maxHops?: number;
    /** Which entities pass, as a disjunction of conjunctions. */
    readonly filter?: Filter;
    /** By urn alone; ascending unless given. */
    readonly sort?: SortCriterion;
    /** What the answer before said; absent or empty at the beginning. */
    readonly scrollId?: string;
    /** Accepted from older callers; nothing is kept between two answers, so none runs out. */
    readonly keepAlive?: string;
    /** Most entities of an answer; 10000 at most. */
    readonly count: number;
    /** Pass over edges that were last touched before, in epoch milliseconds, inclusive. */
    readonly startTimeMillis?: number;
    /** Pass over edges that were made after, in epoch milliseconds, inclusive. */
    readonly endTimeMillis?: number;
    /** How to search. */
    readonly searchFlags?: SearchFlags;
  };
  /** Completions of what a user has typed so far, the best first. */
  readonly 'entities.autocomplete': {
    /** Entity type to search, such as dataset. */
    readonly entity: string;
    /** What was typed. */
    readonly query: string;
    /** Complete in this field alone. */
    readonly field?: string;
    /** Which entities pass, as a disjunction of conjunctions. */
    readonly filter?: Filter;
    /** How many completions to pass over. */
    readonly start: number;
    /** At most so many completions. */
    readonly limit: number;
  };
  /** Groups and entities at a browse path. Groups come first in the page, then entities. */
  readonly 'entities.browse': {
    /** Entity type to browse, such as dataset. */
    readonly entity: string;
    /** Browse path such as /prod/hive; empty for the root. */
    readonly path: string;
    /** Which entities pass, as one conjunction of equalities. */
    readonly filter?: Filter;
    /** Offset of the page. */
    readonly start: number;
    /** Size of the page. */
    readonly limit: number;
  };
  /** Browse paths at which an entity is found. */
  readonly 'entities.getBrowsePaths': {
    /** The entity. */
    readonly urn: string;
  };
  /** Entities of one type that pass a filter, without a query. Callers of protocol 2.0.0 get records in entities, others get the URNs alone. */
  readonly 'entities.filter': {
    /** Entity type to search, such as dataset. */
    readonly entity: string;
    /** Which entities pass, as a disjunction of conjunctions. */
    readonly filter: Filter;
    /** Order by a field of the index in place of the score. */
    readonly sort?: SortCriterion;
    /** Offset of the page. */
    readonly start: number;
    /** Size of the page. */
    readonly count: number;
  };
  /** URNs of the entities of one type that pass a filter. */
  readonly 'entities.list': {
    /** Entity type to search, such as dataset. */
    readonly entity: string;
    /** Which entities pass, as a disjunction of conjunctions. */
    readonly filter?: Filter;
    /** Order by a field of the index in place of the score. */
    readonly sort?: SortCriterion;
    /** Offset of the page. */
    readonly start: number;
    /** Size of the page. */
    readonly count: number;
  };
  /** URNs of one entity type from the primary store, by URN; soft-deleted entities are among them. */
  readonly 'entities.listUrns': {
    /** Entity type, such as dataset. */
    readonly entity: string;
    /** Offset of the page. */
    readonly start: number;
    /** Size of the page. */
    readonly count: number;
  };
  /** Whether anything is stored of an entity; a soft-deleted one exists. */
  readonly 'entities.exists': {
    /** The entity. */
    readonly urn: string;
  };
  /** How many entities of a type can be found by search. */
  readonly 'entities.getTotalEntityCount': {
    /** Entity type, such as dataset. */
    readonly entity: string;
  };
  /** The same for several types at once, keyed by type. */
  readonly 'entities.batchGetTotalEntityCount': {
    /** Entity types. */
    readonly entities: readonly string[];
  };
  /** Delete an entity for good, with all aspects, their versions and its time series, or points of one time series alone. Search and relationships forget it at once; written again, it is a new entity. Of an unknown entity nothing is removed. References to it stay until deleteReferences removes them. */
  readonly 'entities.delete': {
    /** The entity. */
    readonly urn: string;
    /** A time series of which points are deleted, by its short name; the whole entity when absent. */
    readonly aspectName?: string;
    /** Time of the first point deleted, in epoch milliseconds; from the beginning when absent. */
    readonly startTimeMillis?: number;
    /** Time of the last point deleted, in epoch milliseconds; to the end when absent. */
    readonly endTimeMillis?: number;
  };
  /** Remove the references to an entity from all aspects that name it by a relationship: an optional member is unset, an item leaves its list, and where a required member names the entity, the record around it goes, at the top the aspect. They are found by the relationships, which need not be of a stored entity. */
  readonly 'entities.deleteReferences': {
    /** The entity that is named. */
    readonly urn: string;
    /** Whether only to report the references. */
    readonly dryRun: boolean;
  };
  /** Take back everything that was written under models of one name and version, by the system metadata with which it came; entities that it created are deleted. All rows of the catalog are read for it. */
  readonly 'entities.deleteAll': {
    /** Name and version of the models, with a colon between. */
    readonly registryId: string;
    /** Whether only to report what would be taken back. */
    readonly dryRun: boolean;
  };
  /** Have this process of the service refuse all writes, or accept them again, for instance while somebody copies the primary store. Refused writes may be tried again later. It accepts writes after every start. */
  readonly 'entities.setWritable': {
    /** Whether writes are accepted. */
    readonly value: boolean;
  };
  /** Removes the replaced versions of aspects that the retention policies do not keep, and answers how many there were. Every write does so for its aspect; what is left are aspects that were last written under other policies, and versions that have become too old since. */
  readonly 'entities.applyRetention': {
    /** Passed over. */
    readonly start: number;
    /** Passed over. */
    readonly count: number;
    /** Passed over. */
    readonly attemptWithVersion: number;
    /** Of this aspect alone, by its short name. */
    readonly aspectName?: string;
    /** Of this entity alone. */
    readonly urn?: string;
  };
  /** Latest aspects of one entity, by short name. The key aspect is always among them, also for an entity that does not exist, where it is made from the URN. */
  readonly 'entitiesV2.get': {
    readonly key: string;
    /** Short names of the aspects wanted; all when absent. Unknown names are passed over. */
    readonly aspects?: readonly string[];
  };
  /** The same for several entities at once, keyed by URN. */
  readonly 'entitiesV2.batchGet': {
    /** URNs of the entities. */
    readonly ids: readonly string[];
    /** Short names of the aspects wanted; all when absent. Unknown names are passed over. */
    readonly aspects?: readonly string[];
  };
  /** Aspects of entities in stated versions, keyed by the ids in their usual form. An id is a URN with a version stamp, (URN , aspect:version;aspect:version), as events of the timeline name it. With a stamp, the aspects that it names are answered; without one, all aspects in their latest version. A version that is not stored is left out. The key aspect is always there. */
  readonly 'entitiesVersionedV2.batchGet': {
    /** URNs with version stamps; a URN alone has none. */
    readonly ids: readonly string[];
    /** Type of the entities, such as dataset. */
    readonly entityType: string;
    /** Short names of the aspects wanted; all when absent. Unknown names are passed over. */
    readonly aspects?: readonly string[];
  };
  /** Index stored rows again: each row in the window is sent through the search and graph indices as if it had just been written. Without an aspect, the newest point of each time series comes with the last row of its entity and is not counted; a time series as aspect has the newest points as its rows. Answers a report as text, after the indices hold the rows. */
  readonly 'operations.restoreIndices': {
    /** Restore this entity alone. */
    readonly urn?: string;
    /** Restore this aspect alone, by its short name. */
    readonly aspect?: string;
    /** Restore URNs that match, where % stands for any text and _ for one character. */
    readonly urnLike?: string;
    /** Row at which to begin, rows being ordered by URN, then aspect. */
    readonly start: number;
    /** At most so many rows. */
    readonly batchSize: number;
  };
  /** Begin to compare every entity of the primary store with what each index has of it, and each document with its full-text entries. Requests are served meanwhile. Answers the report of the task at once, as JSON text; the action maintenance says how far it is, and how many entities are missing, surplus or different. */
  readonly 'operations.audit': {
    /** Also correct what differs. Without it, nothing is changed. */
    readonly repair: boolean;
  };
  /** Begin to make every index again from the primary store, beside the one that answers until then. Answers the report of the task at once, as JSON text; the action maintenance says how far it is. */
  readonly 'operations.rebuild': {
  };
  /** Begin to remove from all files what was deleted or replaced, a few milliseconds at a time. Answers the report of the task at once, as JSON text; the action maintenance says how far it is. */
  readonly 'operations.compact': {
  };
  /** The report of a task that audit, rebuild or compact began, as JSON text - its number, its kind, whether it is running, done or failed, sentences about its progress, and what it found. The last ten tasks since the start of the service are known, and the newest one where several processes share the primary store. */
  readonly 'operations.maintenance': {
    /** Number of the task, from its first report. */
    readonly task: number;
  };
  /** What changed whenever the service was started with other models than before, as JSON text - a list of the last ten changes, the newest first, each with its time in epoch milliseconds, a summary in one sentence, and every difference with its code, its gravity, what it means for stored values, clients and the index, advice, and the aspects that it reaches. */
  readonly 'operations.listModelChanges': {
  };
  /** Changes that an index could not apply and left out, as JSON text - how many there are, and of each index the first ones, with the index, the number in the change log, URN, aspect, reason, and time in epoch milliseconds. */
  readonly 'operations.listDeadLetters': {
    /** At most so many of each index, up to 1,000. */
    readonly count: number;
  };
  /** Index the entities again of which a change was left out. Answers, as JSON text, how many dead letters are removed by it and how many remain. */
  readonly 'operations.retryDeadLetters': {
    /** This entity alone. */
    readonly urn?: string;
  };
  /** Forget changes that an index could not apply; what it has of their entities stays incomplete. Answers as retryDeadLetters does. */
  readonly 'operations.dropDeadLetters': {
    /** This entity alone. */
    readonly urn?: string;
  };
  /** Remove old points of a time series from all entities of a type, or only count them. Answers a sentence that says how many of how many. */
  readonly 'operations.truncateTimeseriesAspect': {
    /** Type of the entities, such as dataset. */
    readonly entityType: string;
    /** Short name of the time series. */
    readonly aspect: string;
    /** Latest time of the points that are removed, in epoch milliseconds, inclusive. */
    readonly endTimeMillis: number;
    /** Only count them. */
    readonly dryRun: boolean;
  };
  /** How far a task is that works beside requests, as JSON text, for callers that know tasks of a search server. Tasks are those of maintenance, by the numbers which audit, rebuild and compact answer; the node is passed over. */
  readonly 'operations.getEsTaskStatus': {
    /** Node that carries out the task taskId. */
    readonly nodeId?: string;
    /** Number of the task, beside a nodeId. */
    readonly taskId: number;
    /** Node and number in one, such as node:1; instead of nodeId and taskId. */
    readonly task?: string;
  };
  /** How much the points of each time series take, as text and without what the store needs around it. All points are read for it, so that a large catalog refuses it. */
  readonly 'operations.getIndexSizes': {
  };
  /** Publish an event, as it is, to the topic of platform events. Answers an empty body when the message broker has stored it. */
  readonly 'platform.producePlatformEvent': {
    /** Kind of the event. */
    readonly name: string;
    /** Key of the message; events with the same one keep their order. The kind of the event when absent. */
    readonly key?: string;
    /** The event. */
    readonly event: PlatformEvent;
  };
  /** Entities on the other side of an entity's edges. An unknown entity has none. */
  readonly 'relationships.simpleGet': {
    /** The entity. */
    readonly urn: string;
    /** Names of relationships, such as OwnedBy; an empty list means all. */
    readonly types: readonly string[];
    /** Which side of the edge the entity is on. */
    readonly direction: RelationshipDirection;
    /** Offset of the page. */
    readonly start: number;
    /** Size of the page. */
    readonly count: number;
  };
  /** Makes the edges of an entity again from its aspects, so that those which no aspect states are gone. Edges are never truth here: to be rid of one, change the aspect that states it, or call deleteReferences of entities. */
  readonly 'relationships.simpleDelete': {
    /** The entity. */
    readonly urn: string;
  };
  /** Entities that an entity derives from, or that derive from it, the nearest first, each once with the way by which it was reached first. Deleted entities and such as are only named by others are among them. Where several relationships lead over the last step, the first by name is shown. */
  readonly 'relationships.getLineage': {
    /** The entity at which to begin. */
    readonly urn: string;
    /** UPSTREAM for what it derives from, DOWNSTREAM for what derives from it. */
    readonly direction: LineageDirection;
    /** Offset of the page. */
    readonly start: number;
    /** Size of the page. */
    readonly count: number;
    /** Most steps to an entity, from 1. */
    readonly maxHops: number;
  };
  /** Runs whose values are the latest of some aspects, the newest first, with the number of these aspects. */
  readonly 'runs.list': {
    /** Offset of the page. */
    readonly pageOffset: number;
    /** Size of the page. */
    readonly pageSize: number;
    /** Also list runs all of whose rows belong to soft-deleted entities. */
    readonly includeSoft: boolean;
  };
  /** The aspects whose latest value a run wrote, in the order of writing. An unknown run has none. */
  readonly 'runs.describe': {
    /** The run. */
    readonly runId: string;
    /** Offset of the page. */
    readonly start: number;
    /** Size of the page. */
    readonly count: number;
    /** Also rows of soft-deleted entities. */
    readonly includeSoft: boolean;
    /** Whether each row comes with its value. */
    readonly includeAspect: boolean;
  };
  /** Take back what a run wrote: for each of its rows the value of the run before becomes the latest again, and what the run created is removed, its points too. Search and relationships follow at once. An unknown run answers zeros. */
  readonly 'runs.rollback': {
    /** The run. */
    readonly runId: string;
    /** Whether only to report what would be taken back. */
    readonly dryRun: boolean;
    /** Older form of safe, with the opposite meaning. */
    readonly hardDelete?: boolean;
    /** Whether entities that the run created are marked as removed rather than deleted with all that other runs wrote to them; true unless hardDelete says otherwise. */
    readonly safe?: boolean;
  };
  /** Store figures of usage, all or none of them. Each becomes a point of its dataset. */
  readonly 'usageStats.batchIngest': {
    /** The figures, each of one resource and one window of time. */
    readonly buckets: readonly UsageAggregation[];
  };
  /** Usage of a dataset in a range of time, by windows of UTC. Windows without points between others are listed, too. */
  readonly 'usageStats.query': {
    /** The dataset. */
    readonly resource: string;
    /** Length of the windows. */
    readonly duration: WindowDuration;
    /** Earliest time of points, in epoch milliseconds, inclusive. */
    readonly startTime?: number;
    /** Latest time of points, in epoch milliseconds, inclusive. */
    readonly endTime?: number;
    /** At most so many windows, the latest ones; the figures of all are added up nevertheless. */
    readonly maxBuckets?: number;
  };
  /** Usage of a dataset up to now, by windows of UTC. */
  readonly 'usageStats.queryRange': {
    /** The dataset. */
    readonly resource: string;
    /** Length of the windows. */
    readonly duration: WindowDuration;
    /** How far back to look; a window that began before is counted when it ended within. */
    readonly rangeFromEnd: UsageTimeRange;
  };
}

/** Lengths of time over which usage is added up. */
export type WindowDuration = 'YEAR' | 'MONTH' | 'WEEK' | 'DAY' | 'HOUR';

/** An entity in its older form: wrapped by the name of its snapshot record. */
export interface Entity {
  /** The snapshot. */
  readonly value: Readonly<Record<string, unknown>>;
}

/** Way along lineage. */
export type LineageDirection = 'UPSTREAM' | 'DOWNSTREAM';

/** How to search. */
export interface SearchFlags {
  /** Accepted from older callers; nothing is cached. */
  readonly skipCache?: boolean;
  /** At most so many values for each facet. */
  readonly maxAggValues?: number;
  /** Accepted from older callers; every search is full-text. */
  readonly fulltext?: boolean;
  /** Leave out in which fields the query was found. */
  readonly skipHighlighting?: boolean;
  /** Leave out facets. */
  readonly skipAggregates?: boolean;
  /** Offer other spellings of the query. */
  readonly getSuggestions?: boolean;
  /** Find soft-deleted entities, too; a filter on removed does the same. */
  readonly includeSoftDeleted?: boolean;
}

/** Which entities to keep: a disjunction of conjunctions, in one of its two fields alone. */
export interface Filter {
  /**
   * Groups of criteria, of which at least one must hold. Nothing is filtered when it is absent or
   * empty.
   */
  readonly or?: readonly ConjunctiveCriterion[];
  /** Criteria that must all hold: the older form of a single group. Use or in new requests. */
  readonly criteria?: readonly Criterion[];
}

/** Criteria that must all hold. */
export interface ConjunctiveCriterion {
  /** The criteria; an empty array holds for everything. */
  readonly and: readonly Criterion[];
}

/** One test on one searchable field. */
export interface Criterion {
  /** Name of the field in the index, with or without the ending .keyword. */
  readonly field: string;
  /**
   * What to compare with; commas split it into alternatives unless it is a URN. Ignored when values
   * is not empty.
   */
  readonly value: string;
  /** Alternatives to compare with, taken as they are. */
  readonly values: readonly string[];
  /** How to compare. */
  readonly condition: Condition;
  /** True to keep what does not pass. */
  readonly negated: boolean;
}

/** Ways to compare a field with the criterion's value. */
export type Condition = 'CONTAIN' | 'END_WITH' | 'EQUAL' | 'IS_NULL' | 'EXISTS' | 'GREATER_THAN' | 'GREATER_THAN_OR_EQUAL_TO' | 'IN' | 'LESS_THAN' | 'LESS_THAN_OR_EQUAL_TO' | 'START_WITH';

/** Which side of an edge an entity is on. */
export type RelationshipDirection = 'INCOMING' | 'OUTGOING' | 'UNDIRECTED';

/** By what to order results. */
export interface SortCriterion {
  /** Name of the field in the index. */
  readonly field: string;
  /** Which end comes first. */
  readonly order: SortOrder;
}

/** Directions of an ordering. */
export type SortOrder = 'ASCENDING' | 'DESCENDING';

/** A request to change one aspect of one entity. */
export interface MetadataChangeProposal {
  /** Delivery data that the sender adds when the proposal travels as an event. */
  readonly auditHeader?: KafkaAuditHeader;
  /** Entity type by its registered name, such as dataset. */
  readonly entityType: string;
  /** Entity to change; it may be left out when entityKeyAspect is there to build it from. */
  readonly entityUrn?: string;
  /** Key of the entity, from which its URN is built when entityUrn is absent. */
  readonly entityKeyAspect?: GenericAspect;
  /** What to do with the aspect. */
  readonly changeType: ChangeType;
  /** Aspect by its registered name, such as upstreamLineage. */
  readonly aspectName?: string;
  /** New value of the aspect, or the patch to apply; absent for a removal. */
  readonly aspect?: GenericAspect;
  /** Which run the proposal belongs to, and when it was seen. */
  readonly systemMetadata?: SystemMetadata;
}

/** Envelope data that a producer puts on an event so that its delivery can be traced and counted. */
export interface KafkaAuditHeader {
  /** When the producer made the event, in epoch milliseconds, UTC. */
  readonly time: number;
  /** Host that produced the event. */
  readonly server: string;
  /** Process on that host, for hosts which run several producers. */
  readonly instance?: string;
  /** Application that produced the event. */
  readonly appName: string;
  /** Identity of this event, chosen at random by the producer; copies made by a retry share it. */
  readonly messageId: string;
  /** Format of this header, so that old readers can recognise a newer layout. */
  readonly auditVersion?: number;
  /** Environment in which the producer ran, as a URN. */
  readonly fabricUrn?: string;
  /** Address of the broker cluster that first received the event. */
  readonly clusterConnectionString?: string;
}

/** What a proposal asks for. */
export type ChangeType = 'UPSERT' | 'CREATE' | 'UPDATE' | 'DELETE' | 'PATCH' | 'RESTATE' | 'CREATE_ENTITY';

/** An aspect of any kind, in serialised form. */
export interface GenericAspect {
  /**
   * The aspect as text in the encoding that contentType names; a JSON string on the wire, bytes in
   * Avro.
   */
  readonly value: string;
  /** How to read the value; application/json unless it is a patch. */
  readonly contentType: string;
}

/** Envelope for anything that happens in the catalog and that others may want to react to. */
export interface PlatformEvent {
  /** When the event came about. */
  readonly header: PlatformEventHeader;
  /** Kind of event, such as entityChangeEvent; decides what the payload holds. */
  readonly name: string;
  /** The event itself. */
  readonly payload: GenericPayload;
}

/** Content of an event whose schema the envelope does not know. */
export interface GenericPayload {
  /** The content, serialised in the format of contentType. */
  readonly value: string;
  /** Media type of the content, such as application/json. */
  readonly contentType: string;
}

/** What is known of every event, whatever its kind. */
export interface PlatformEventHeader {
  /** When the event came about, in epoch milliseconds. */
  readonly timestampMillis: number;
}

/** Bookkeeping that is stored beside an aspect: which run wrote it, and when. */
export interface SystemMetadata {
  /**
   * When the source was last seen in this state, in epoch milliseconds, UTC; the service fills in
   * the time of arrival for 0.
   */
  readonly lastObserved?: number;
  /** Run that first wrote this value. */
  readonly runId?: string;
  /** Run that last confirmed or wrote this value; filled in by the service. */
  readonly lastRunId?: string;
  /** Pipeline that the run belongs to. */
  readonly pipelineName?: string;
  /** Model registry that defined the aspect when it was written. */
  readonly registryName?: string;
  /** Which release of that registry was in use. */
  readonly registryVersion?: string;
  /** Further facts about the run, such as the client and its version. */
  readonly properties?: Readonly<Record<string, string>>;
}

/** A figure that is computed from the points of a time series. */
export interface AggregationSpec {
  /** Field of the aspect, by its dotted path; a field of the items of a list has the list before it. */
  readonly fieldPath: string;
  /** How its values become one. */
  readonly aggregationType: AggregationType;
}

/** How the values of a field become one. */
export type AggregationType = 'LATEST' | 'SUM' | 'CARDINALITY';

/** What points of a time series are put together by. */
export interface GroupingBucket {
  /** Field of the aspect, by its dotted path; timestampMillis for intervals of time. */
  readonly key: string;
  /** Whether intervals or texts are meant. */
  readonly type: GroupingBucketType;
  /** Length of the intervals; only for these. */
  readonly timeWindowSize?: TimeWindowSize;
}

/** What points are put together by. */
export type GroupingBucketType = 'DATE_GROUPING_BUCKET' | 'STRING_GROUPING_BUCKET';

/** Length of a span of time. */
export interface TimeWindowSize {
  /** Unit to count in. */
  readonly unit: CalendarInterval;
  /** How many units. */
  readonly multiple: number;
}

/** Units by which time is cut into buckets. */
export type CalendarInterval = 'SECOND' | 'MINUTE' | 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'QUARTER' | 'YEAR';

/** Use of one resource, added up over a window of time. */
export interface UsageAggregation {
  /** Start of the window, in epoch milliseconds. */
  readonly bucket: number;
  /** Length of the window. */
  readonly duration: WindowDuration;
  /** What was used, mostly a dataset. */
  readonly resource: string;
  /** The figures. */
  readonly metrics: UsageAggregationMetrics;
}

/** Figures about the use of a resource in one window. A figure that was not collected is absent. */
export interface UsageAggregationMetrics {
  /** Users that used the resource at least once. */
  readonly uniqueUserCount?: number;
  /** How often each of them used it. */
  readonly users?: readonly UserUsageCounts[];
  /** Queries that ran against the resource. */
  readonly totalSqlQueries?: number;
  /** Texts of the most frequent queries, the most frequent first. */
  readonly topSqlQueries?: readonly string[];
  /** How often each column was used. */
  readonly fields?: readonly FieldUsageCounts[];
}

/** How often one column was used. */
export interface FieldUsageCounts {
  /** Path of the column in the dataset's schema. */
  readonly fieldName: string;
  /** Queries in the window that used it. */
  readonly count: number;
}

/** How far a question about usage goes back. */
export type UsageTimeRange = 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'QUARTER' | 'YEAR' | 'ALL';

/** How often one user used a resource. */
export interface UserUsageCounts {
  /** The user; absent when only an e-mail address is known. */
  readonly user?: string;
  /** Queries by this user in the window. */
  readonly count: number;
  /** E-mail address under which the source knows the user; absent when it knows none. */
  readonly userEmail?: string;
}
