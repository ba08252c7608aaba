import type { ChangeEntry } from '../change-log/change-log.port.js';

/** How many entities have rows on a page, on which all rows of one are side by side; points stand apart from them. */
export function entitiesOf(entries: readonly ChangeEntry[]): number {
  return entries.filter(({ kind, urn }, at) => kind === 'versioned' && urn !== entries[at - 1]?.urn).length;
}

/** Number of the last entry; 0 when there is none. */
export function lastSeq(entries: readonly ChangeEntry[]): number {
  return entries.at(-1)?.seq ?? 0;
}
