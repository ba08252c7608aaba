import type { ChangeEntry } from '../change-log/change-log.port.js';

/** How many entities are on a page; all rows of an entity are side by side. */
export function entitiesOf(entries: readonly ChangeEntry[]): number {
  return entries.filter(({ urn }, at) => urn !== entries[at - 1]?.urn).length;
}

/** Number of the last entry; 0 when there is none. */
export function lastSeq(entries: readonly ChangeEntry[]): number {
  return entries.at(-1)?.seq ?? 0;
}
