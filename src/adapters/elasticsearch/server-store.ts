import type { DerivedStoreCapabilities } from '../../change-log/derived-store.port.js';

/** What engines behind a search server promise; the same for all of them. */
export const SERVER_CAPABILITIES: DerivedStoreCapabilities = Object.freeze({
  appliesAllOrNothing: false,
  commitsPositionWithChanges: false,
  showsChangesAtOnce: false,
  canLoseUnflushedChanges: false,
  isShared: true,
});

/** `prefix`: what the names of all indexes begin with. */
export interface ServerStoreSettings {
  readonly prefix: string;
}
