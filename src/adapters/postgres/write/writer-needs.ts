import type { RemovedRows } from '../../../aspects/aspect-store.port.js';
import type { NewestPoint, TimeRange } from '../../../change-log/change-log.port.js';
import type { Urn } from '../../../kernel/urn.js';
import type { PendingEntry } from './pending-writes.js';
import type { SeriesPlace } from './working-set.js';

/**
 * What a request waits for while it is carried out. `cell`, `point`, `survivor`: to be read into the working set, the
 * last one being the newest replaced value that is not of the run. The others are
 * done to the store itself, after everything pending is written to it, and the working set forgets what it knew.
 * `removal`: `until` is the entry that says so.
 */
export type WriterNeed =
  | { readonly kind: 'anything' | 'entity'; readonly urn: Urn }
  | { readonly kind: 'cell'; readonly urn: Urn; readonly aspect: string }
  | { readonly kind: 'points-in'; readonly urn: Urn; readonly aspect: string; readonly range: TimeRange }
  | ({ readonly kind: 'points-of-run'; readonly range: TimeRange } & RunPlace)
  | ({ readonly kind: 'survivor' } & RunPlace)
  | ({ readonly kind: 'point'; readonly urn: Urn; readonly aspect: string } & SeriesPlace)
  | StoreRemoval;

/** An aspect of an entity, and a run whose values of it are meant. */
export interface RunPlace {
  readonly urn: Urn;
  readonly aspect: string;
  readonly runId: string;
}

/** What is to be removed: an entity, an aspect with its versions, or points. */
export type StoreRemoval =
  | { readonly kind: 'remove-cell'; readonly urn: Urn; readonly aspect: string; readonly until: PendingEntry }
  | { readonly kind: 'remove-entity'; readonly urn: Urn; readonly until: PendingEntry }
  | {
      readonly kind: 'remove-points';
      readonly urn: Urn;
      readonly aspect: string;
      readonly range: TimeRange;
      /** Points that this run has added; all when absent. */
      readonly runId: string | undefined;
      readonly until: PendingEntry;
    };

/**
 * What the store answers: whether there is anything, or from when to when; or what was removed.
 */
export type NeedAnswer = RemovalAnswer | TimeRange | boolean | undefined;

/** How many rows a removal removed, and after one of points, which is the newest now. */
export interface RemovalAnswer {
  readonly removed: RemovedRows;
  readonly newest?: NewestPoint;
}

/** A step of work that may wait for the store. */
export type Writing<T> = Generator<WriterNeed, T, NeedAnswer>;
