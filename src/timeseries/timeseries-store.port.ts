import type { ChangeEntry } from '../change-log/change-log.port.js';
import type { AuditStamp, SystemMetadata } from '../kernel/audit-stamp.js';
import type { Filter, SortCriterion } from '../kernel/filter.js';
import type { Urn } from '../kernel/urn.js';

/**
 * One point of a time-series aspect. `timestamp`: the event's own time, epoch milliseconds, UTC. `identity`: what tells it
 * from others of the same time, often empty. Points with the same URN, aspect, timestamp and identity replace one another.
 */
export interface TimeseriesPoint {
  readonly urn: Urn;
  readonly entityType: string;
  readonly aspect: string;
  readonly timestamp: number;
  readonly identity: string;
  readonly json: string;
  readonly system: SystemMetadata;
}

/**
 * Which points to read. Both ends of the range are inclusive; an absent end is open.
 * `filter`: on members of the aspect by their (dotted) path, compared as text or number as the stored value is.
 * `sort`: absent means newest first.
 */
export interface TimeseriesQuery {
  readonly urn: Urn;
  readonly aspect: string;
  readonly startTime: number | undefined;
  readonly endTime: number | undefined;
  readonly filter: Filter;
  readonly sort: SortCriterion | undefined;
  readonly limit: number;
}

/** Store of time-series aspects, part of the truth. Every method throws StoreUnavailable when the engine is away. */
export abstract class TimeseriesStore {
  /** Record points and their change-log entries in one transaction; durable when the promise resolves. */
  abstract record(points: readonly TimeseriesPoint[], stamp: AuditStamp): Promise<readonly ChangeEntry[]>;
  /** Points of one aspect of one entity; `[]` when there are none. Ties in time are ordered by identity. */
  abstract query(query: TimeseriesQuery): Promise<readonly TimeseriesPoint[]>;
  /** The newest point of each URN, for reading many entities at once; URNs without points are absent. */
  abstract newest(urns: readonly Urn[], aspect: string): Promise<ReadonlyMap<Urn, TimeseriesPoint>>;
  /** Remove points of an entity, of one aspect when given, in the inclusive range; answers how many. */
  abstract remove(
    urn: Urn,
    scope: { readonly aspect?: string; readonly startTime?: number; readonly endTime?: number },
  ): Promise<number>;
}
