import type { Urn } from '../kernel/urn.js';
import type { Work } from '../kernel/work.js';

/**
 * A run whose values are the latest of some aspects. `timestamp`: the greatest `lastObserved` that it has brought,
 * epoch milliseconds, UTC. `rows`: exact number of these aspects; points are not counted.
 */
export interface RunSummary {
  readonly runId: string;
  readonly timestamp: number;
  readonly rows: number;
}

/**
 * An aspect whose latest value a run has written. `seq`: number of the log entry that wrote it. `observed`: epoch
 * milliseconds, UTC.
 */
export interface RunRow {
  readonly urn: Urn;
  readonly entityType: string;
  readonly aspect: string;
  readonly seq: number;
  readonly observed: number;
}

/** A time series to which a run has added points; they may have been replaced or removed since. */
export type RunSeries = Pick<RunRow, 'aspect' | 'entityType' | 'urn'>;

/**
 * What each run has written and is still stored. Part of the primary store: AspectStore.commit updates it in the same
 * transaction. A run is identified by the `runId` of the system metadata.
 * Every method throws StoreUnavailable when the engine cannot be reached.
 */
export abstract class RunIndex {
  /**
   * A page of the runs with rows, the newest `timestamp` first. The first call on a store of an older version counts
   * the rows of all runs, in slices.
   * @throws what `work` throws
   */
  abstract runs(page: { readonly start: number; readonly count: number }, work: Work): Promise<readonly RunSummary[]>;

  /**
   * Rows of a run, in the order in which they were written.
   * @param after `seq` of the last row that was read; 0 at first
   * @returns at most `count`; `[]` when nothing comes after, and for an unknown run
   */
  abstract rowsOf(runId: string, after: number, count: number): Promise<readonly RunRow[]>;

  /** Every time series with points of a run, each once, in no order. */
  abstract seriesOf(runId: string): Promise<readonly RunSeries[]>;
}
