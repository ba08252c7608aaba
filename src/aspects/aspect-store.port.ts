import type { AuditStamp, SystemMetadata } from '../kernel/audit-stamp.js';
import type { CatalogError } from '../kernel/failures.js';
import type { Urn } from '../kernel/urn.js';
import type { Work } from '../kernel/work.js';
import type { TimeseriesPoint } from '../timeseries/timeseries-store.port.js';
import type { ChangeEntry, TimeRange } from '../change-log/change-log.port.js';

/**
 * One stored version of one aspect.
 * `version`: 0 is the latest; replaced values are numbered from 1, the oldest first.
 * `json`: the aspect as compact JSON text. `createdOn`: epoch milliseconds, UTC.
 * `seq`: number of the change-log entry that wrote this value; grows with every change of the aspect.
 */
export interface AspectRow {
  readonly urn: Urn;
  readonly aspect: string;
  readonly version: number;
  readonly json: string;
  readonly system: SystemMetadata;
  readonly createdOn: number;
  readonly createdBy: Urn;
  readonly seq: number;
}

/** One change of one aspect. */
export type AspectWrite = PatchWrite | PointRemoval | PointWrite | RevertWrite | ValueWrite;

/**
 * The value of an aspect as compact JSON text. `parsed`: what `JSON.parse` returns for the text, where the writer has
 * it already, so that followers of the log need not parse it again. It is shared: nobody may change it.
 */
export interface AspectText {
  readonly json: string;
  readonly parsed?: unknown;
}

/** An aspect that a new entity gets unless the request writes it. */
export interface DefaultAspect extends AspectText {
  readonly aspect: string;
}

/**
 * UPSERT sets the aspect; CREATE fails when the aspect exists; CREATE_ENTITY fails when the entity existed before the
 * whole request, UPDATE when it did not exist before it; DELETE removes it with its history (`json` absent), and of the
 * key aspect the whole entity with all aspects, versions and time-series points. Deleting what does not exist is no
 * error and changes nothing.
 */
export interface ValueWrite {
  readonly aspect: string;
  readonly change: 'CREATE' | 'CREATE_ENTITY' | 'DELETE' | 'UPDATE' | 'UPSERT';
  readonly json: string | undefined;
  /** See AspectText. */
  readonly parsed?: unknown;
}

/**
 * Sets an aspect to the result of `patch` on the value that is stored inside the transaction: no other write comes
 * between. Defaults of a new entity are stored before, so that the patch may be applied to one of them.
 */
export interface PatchWrite {
  readonly aspect: string;
  readonly change: 'PATCH';
  readonly patch: AspectPatch;
}

/**
 * Adds a point to a time series. A point of the same entity, aspect, timestamp and identity is replaced; one that also
 * has the same value (object keys in any order) stays as it is, and nothing is added to the log. `parsed`: see
 * AspectText. Like any other value it creates the entity when that is new.
 */
export interface PointWrite extends Pick<TimeseriesPoint, 'aspect' | 'identity' | 'json' | 'timestamp'> {
  readonly change: 'ADD_POINT';
  readonly parsed?: unknown;
}

/**
 * Removes points of a time series, all of them when the range is absent. Removing points that do not exist is no error.
 * `runId`: only points that this run has added; the log entry then has the time between the first and the last of them.
 */
export interface PointRemoval {
  readonly aspect: string;
  readonly change: 'REMOVE_POINTS';
  readonly range?: TimeRange;
  readonly runId?: string;
}

/**
 * Takes back what a run wrote. When the latest value is of the run, the newest replaced value of another run becomes
 * the latest again: with its own system metadata, as a new entry of the log, and that version and all newer ones are
 * removed from the history. Without one the aspect is removed as by DELETE, unless it is the key aspect, which stays. A
 * latest value of another run stays as it is.
 */
export interface RevertWrite {
  readonly aspect: string;
  readonly change: 'REVERT';
  readonly runId: string;
}

/**
 * Computes the text to store from the stored text, which is `undefined` when there is none. It runs inside the
 * transaction, perhaps several times: it must be quick and free of side effects, and may throw for bugs only.
 */
export type AspectPatch = (stored: string | undefined) => PatchedAspect;

/** `unchanged`: what is stored stays, also where nothing is. */
export type PatchedAspect =
  | { readonly kind: 'value'; readonly json: string }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly failure: CatalogError };

/** What one request writes to one entity. Without any write it creates the entity: its defaults are written. */
export interface EntityWrite {
  readonly urn: Urn;
  readonly entityType: string;
  readonly keyAspect: string;
  readonly writes: readonly AspectWrite[];
  /**
   * What is also written when the key aspect is not stored yet: the key aspect, and defaults of those aspects that are
   * neither in the request nor stored. `undefined` when the caller believes that the key is stored.
   */
  readonly defaults: readonly DefaultAspect[] | undefined;
  /** Absent means the system metadata of the request. */
  readonly system?: SystemMetadata;
}

/** What is stored when the turn of a request comes: requests before it are applied, its own writes are not. */
export interface StoredAspects {
  /** The stored text of an aspect; `undefined` when there is none. */
  json(urn: Urn, aspect: string): string | undefined;
  /** Whether the key aspect of the entity is stored. */
  exists(urn: Urn): boolean;
}

/**
 * Decides what a request writes, from what is stored. It runs inside the transaction, no other write comes between; it
 * must be quick and free of side effects, and may throw for bugs only.
 */
export type EntityEdit = (stored: StoredAspects) => EditedEntities;

export type EditedEntities =
  | { readonly kind: 'refused'; readonly failure: CatalogError }
  | { readonly kind: 'writes'; readonly entities: readonly EntityWrite[] };

/**
 * All or nothing; independent of the other requests of a batch. `waiting`: number of the proposal that it carries out
 * (see WaitingProposals), which leaves the queue in the same transaction, unless the request is refused. When it has
 * left the queue before, or has failed, nothing is written.
 */
export interface WriteRequest {
  readonly waiting?: number;
  readonly entities: EntityEdit | readonly EntityWrite[];
  readonly stamp: AuditStamp;
  readonly system: SystemMetadata;
}

export type Refusal =
  | { readonly kind: 'aspect-exists'; readonly urn: Urn; readonly aspect: string }
  /** The key is not stored and the request has no defaults: repeat it with them. */
  | { readonly kind: 'defaults-needed'; readonly urn: Urn }
  /** An edit refused itself. */
  | { readonly kind: 'edit-refused'; readonly failure: CatalogError }
  | { readonly kind: 'entity-exists'; readonly urn: Urn }
  | { readonly kind: 'entity-missing'; readonly urn: Urn }
  /** A patch could not be applied, or its result may not be stored. */
  | { readonly kind: 'patch-refused'; readonly failure: CatalogError };

/**
 * What the deletions of a request removed. `rows`: stored values of aspects, replaced versions among them; of deletions
 * of whole entities alone. `points`: of time series, by whichever deletion.
 */
export interface RemovedRows {
  readonly rows: number;
  readonly points: number;
}

export type WriteOutcome =
  /**
   * `changes`: what actually changed, in order of `seq`; empty when every value was stored already. `removed`: absent
   * when no entity and no point was deleted.
   */
  | { readonly kind: 'written'; readonly changes: readonly ChangeEntry[]; readonly removed?: RemovedRows }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/**
 * A latest row with its entity type, as named by the write that created the entity. `isKey`: whether its aspect was the
 * key aspect for whoever wrote it, which the models may no longer say.
 */
export interface WalkedRow extends AspectRow {
  readonly entityType: string;
  readonly isKey: boolean;
}

/**
 * A window on the latest rows, ordered by URN, then aspect (both by code point). Of a time series as `aspect` the
 * newest points are the rows.
 */
export interface RowScan {
  readonly urn?: Urn;
  readonly aspect?: string;
  /**
   * SQL LIKE pattern on the URN: `%` any text, `_` one character; a backslash takes the character after it literally.
   * Case-sensitive.
   */
  readonly urnLike?: string;
  readonly start: number;
  readonly count: number;
}

/** How many entities of a type have an aspect. */
export interface AspectCount {
  readonly entityType: string;
  readonly aspect: string;
  readonly entities: number;
}

/** How many replaced versions of an aspect are kept where nothing else is said; beyond this the oldest are deleted. */
export const MAX_VERSIONS = 20;

/**
 * How much history of an aspect is kept. `versions`: replaced versions at most, beside the latest one; infinite for
 * all. `age`: milliseconds; a replaced version that was written longer ago goes, with all before it. Absent when the
 * age does not matter.
 */
export interface HistoryLimit {
  readonly versions: number;
  readonly age?: number;
}

/** The limit for an aspect of an entity type. It is asked with every replaced value: it must be quick. */
export type HistoryLimitOf = (entityType: string, aspect: string) => HistoryLimit;

const DEFAULT_LIMIT: HistoryLimit = { versions: MAX_VERSIONS };
const NO_LIMIT: HistoryLimit = { versions: Infinity };

/** What is kept where nothing else is said: MAX_VERSIONS. */
export function defaultLimit(): HistoryLimit {
  return DEFAULT_LIMIT;
}

/** All history is kept. */
export function noLimit(): HistoryLimit {
  return NO_LIMIT;
}

/** Which history is examined. Absent members mean all. */
export interface HistoryScope {
  readonly urn?: Urn;
  readonly aspect?: string;
}

/**
 * Primary store of aspects, versioned and time series, and the only way to write either. Search documents and edges are
 * derived from it and can be rebuilt. Points of time series are read through TimeseriesStore.
 * Every method throws StoreUnavailable when the engine cannot be reached (safe to retry).
 */
export abstract class AspectStore {
  /** Whether another process commits, so that this one can do something else meanwhile. */
  readonly isRemote: boolean = false;

  /**
   * Latest rows of entities.
   * @param aspects short names; an empty list means all
   * @returns for each URN that has rows, at most one row for each name, ordered by name; unknown URNs are absent
   */
  abstract latest(urns: readonly Urn[], aspects: readonly string[]): Promise<ReadonlyMap<Urn, readonly AspectRow[]>>;

  /**
   * One version. 0 is the latest, 1 the oldest replaced, a negative number counts back from the newest replaced (-1).
   * @returns the row with its resolved number; `undefined` when there is none
   */
  abstract version(urn: Urn, aspect: string, version: number): Promise<AspectRow | undefined>;

  /**
   * Versions of aspects that were written in a range of time (see `createdOn`), and of each aspect the last one before
   * it, from which the first change in the range begins. What came back as it was stored is not written again, and a
   * version beyond the limit of its aspect is gone.
   * @returns in the order in which they were written; `[]` for an unknown entity
   */
  abstract history(urn: Urn, aspects: readonly string[], range: TimeRange): Promise<readonly AspectRow[]>;

  /** The URNs among these that have at least one latest row. */
  abstract existing(urns: readonly Urn[]): Promise<ReadonlySet<Urn>>;

  /**
   * Write requests in one transaction, in their order, each all or nothing; a refused request does not affect the
   * others. Writes of a request apply in their order, points and removals among them. When the engine fails, none of it
   * is stored. A value equal to the stored one (object keys in any order) makes no version and no change entry; only
   * `lastObserved` and `lastRunId` of its row are updated, the latter to the request's `runId`. A changed value moves
   * the old one to the next version number with its own stamps. Durable when the promise resolves. Its change entries
   * are in the change log by then.
   * @param limitOf how much history is kept of an aspect whose value changes; MAX_VERSIONS by default. An age counts
   *   back from the time of the request.
   * @returns one outcome for each request, in order
   */
  abstract commit(requests: readonly WriteRequest[], limitOf?: HistoryLimitOf): Promise<readonly WriteOutcome[]>;

  /**
   * Remove replaced versions beyond their limits. Aspects come page by page, in no order; each page is committed before
   * it is yielded, and other requests are served between two pages. The log has no entry of it.
   * @param now from which ages count back; epoch milliseconds, UTC
   * @returns for each page, how many versions were removed
   */
  abstract trimHistory(scope: HistoryScope, limitOf: HistoryLimitOf, now: number): AsyncIterable<number>;

  /**
   * For whoever is about to walk through all entities, in the order of their URNs, which is not that in which a store
   * has them: a store in a file of this machine reads all of it into memory, where there is room.
   * @returns steps of it, between which the caller may end it; none where there is nothing to prepare. Never rejects
   */
  prepareWalk(): Iterable<Promise<void>> {
    return [];
  }

  /**
   * All latest rows of the first `count` entities after a URN that have any, for reading the whole store page by page.
   * @returns ordered by URN (by code point), the rows of an entity in no order; `[]` when nothing comes after
   */
  abstract walk(after: Urn | undefined, count: number): Promise<readonly WalkedRow[]>;

  /**
   * Append a RESTATE entry to the change log for each row in the window, and where no aspect is named, after the last
   * row of an entity one for the newest point of each of its time series, which the window does not count. They come
   * page by page; each page is committed before it is yielded, none is empty. Other requests are served between two
   * pages, and while the rows before `start` are skipped: rows that are inserted or removed meanwhile may shift the
   * window.
   */
  abstract restate(scan: RowScan, stamp: AuditStamp): AsyncIterable<readonly ChangeEntry[]>;

  /**
   * URNs of one entity type whose key aspect is stored, by URN; `total` counts all of them. Read in slices: of changes
   * meanwhile some are seen.
   * @throws what `work` throws
   */
  abstract listUrns(
    entityType: string,
    page: { readonly start: number; readonly count: number },
    work: Work,
  ): Promise<{ readonly urns: readonly Urn[]; readonly total: number }>;

  /**
   * How many entities have this aspect; with a LIKE pattern, how many of them have a URN that matches it. Counted in
   * slices: of changes meanwhile some are seen.
   * @throws what `work` throws
   */
  abstract countAspect(aspect: string, urnLike: string | undefined, work: Work): Promise<number>;

  /**
   * How many entities of each type have each aspect: a latest value, or points of a time series. Counted in slices: of
   * changes meanwhile some are seen.
   * @returns in no order; a type without entities, and an aspect that none of a type has, is absent
   * @throws what `work` throws
   */
  abstract countByType(work: Work): Promise<readonly AspectCount[]>;

  /** About how many entities there are, deleted ones among them; takes the same time for any number. */
  abstract entityEstimate(): Promise<number>;
}

/**
 * Aspects whose whole value a member of a request sets, or a later member of the same entity.
 * @param siblings all members for the entity, in the order of the request
 */
export function aspectsSet(entity: EntityWrite, siblings: readonly EntityWrite[]): ReadonlySet<string> {
  const writes = siblings.slice(siblings.indexOf(entity)).flatMap((member) => member.writes);
  return new Set(writes.filter(setsValue).map((write) => write.aspect));
}

/** Whether a write sets the whole value of a versioned aspect. */
function setsValue({ change }: AspectWrite): boolean {
  return change === 'UPSERT' || change === 'CREATE' || change === 'CREATE_ENTITY' || change === 'UPDATE';
}
