import type { TimeRange } from '../change-log/change-log.port.js';
import type { SystemMetadata } from '../kernel/audit-stamp.js';
import type { Filter, SortCriterion } from '../kernel/filter.js';
import type { Urn } from '../kernel/urn.js';
import type { Work } from '../kernel/work.js';

/**
 * One point of a time-series aspect. `timestamp`: the event's own time, epoch milliseconds, UTC. `identity`:
 * distinguishes points of the same time, often empty. A point replaces another with the same URN, aspect, timestamp and
 * identity.
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
 * Which points to read.
 * `filter`: on members of the aspect by their dotted path, compared as text or as numbers, depending on the stored
 * value. `sort`: absent means newest first.
 */
export interface TimeseriesQuery extends TimeRange {
  readonly urn: Urn;
  readonly aspect: string;
  readonly filter: Filter;
  readonly sort: SortCriterion | undefined;
  readonly limit: number;
}

/**
 * Reads points of time-series aspects from the primary store. They are written, like everything else, by
 * AspectStore.commit. Every method throws StoreUnavailable when the engine cannot be reached.
 */
export abstract class TimeseriesStore {
  /**
   * Points of one aspect of one entity; `[]` when there are none. Ties in time are ordered by identity. A long series
   * is read in slices, each point as it is in the moment of its slice: points that are added or removed meanwhile are
   * there or not, all others are.
   * @throws what `work` throws
   */
  abstract query(query: TimeseriesQuery, work: Work): Promise<readonly TimeseriesPoint[]>;
  /** The newest point of each URN, for reading many entities at once; URNs without points are absent. */
  abstract newest(urns: readonly Urn[], aspect: string): Promise<ReadonlyMap<Urn, TimeseriesPoint>>;
  /** Aspects of which there are points, in order, whether the models have them or not. It looks at every point. */
  abstract series(): Promise<readonly string[]>;
}
