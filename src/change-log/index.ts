// src/change-log - the ordered log of changes and the port of its followers; knows nothing of what is derived from it.
export { ChangeFollower } from './change-follower.port.js';
export { ChangeLog } from './change-log.port.js';
export type { ChangeEntry, TimeRange } from './change-log.port.js';
export type { Freshness, Position } from './position.js';
