// src/change-log - the ordered log of changes, what follows it, and what a store is that is derived from it.
export type { PurgePace } from './purge-pace.js';
export { ChangeFollower } from './change-follower.port.js';
export { ChangeLog } from './change-log.port.js';
export type { ChangeEntry, LogWatch, NewestPoint, TimeRange } from './change-log.port.js';
export { DerivedStore } from './derived-store.port.js';
export type { DerivedStoreCapabilities, Generation, GenerationProgress } from './derived-store.port.js';
export { ContentSum, isSameTotal } from './content-sum.js';
export type { Addends, ContentTotal } from './content-sum.js';
export { EventCursor, EVENTS } from './event-cursor.js';
export { type LogReader, LogReaders } from './log-readers.js';
export { entryDigest } from './entry-digest.js';
export { Leases } from './leases.port.js';
export type { Lease } from './leases.port.js';
export { type Freshness, type Position, type PositionProof, readPosition } from './position.js';
export { ProcessLeases } from './process-leases.js';
export { StoredTexts } from './stored-texts.port.js';
export type { StoredText } from './stored-texts.port.js';
export { UnpublishedEntries } from './unpublished-entries.js';
