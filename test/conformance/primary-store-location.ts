import type { AspectStore } from '../../src/aspects/aspect-store.port.js';
import type { RunIndex } from '../../src/aspects/run-index.port.js';
import type { WaitingProposals } from '../../src/aspects/waiting-proposals/waiting-proposals.port.js';
import type { ChangeLog } from '../../src/change-log/change-log.port.js';
import type { Leases } from '../../src/change-log/leases.port.js';
import type { StoredTexts } from '../../src/change-log/stored-texts.port.js';
import type { DeadLetters } from '../../src/projections/dead-letters.port.js';
import type { StoredModel } from '../../src/evolution/stored-model.port.js';
import type { TimeseriesStore } from '../../src/timeseries/timeseries-store.port.js';

/** The ports of one primary store, over the same data. */
export interface PrimaryStore {
  readonly store: AspectStore;
  readonly runs: RunIndex;
  readonly log: ChangeLog;
  readonly timeseries: TimeseriesStore;
  readonly deadLetters: DeadLetters;
  readonly leases: Leases;
  readonly model: StoredModel;
  readonly texts: StoredTexts;
  readonly proposals: WaitingProposals;
  /** Make the engine fail whenever a point is stored, until the returned function is called. */
  failWritesOfPoints(): Promise<() => Promise<unknown>>;
  /** The ports fail with StoreUnavailable afterwards. */
  close(): Promise<void>;
}

/** Where a primary store keeps its data; empty at first. */
export interface PrimaryStoreLocation {
  open(): Promise<PrimaryStore>;
  /** A copy of what is stored now, also while it is open. */
  save(): Promise<string>;
  /** Put a copy back. Only while it is closed. */
  restore(copy: string): Promise<void>;
  remove(): Promise<void>;
}
