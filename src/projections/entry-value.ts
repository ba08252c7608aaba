import type { ChangeEntry } from '../change-log/change-log.port.js';

/**
 * The entry's value, parsed once for all projections; `undefined` for a deletion. It must not be changed.
 * It is cached on the entry itself: a WeakMap of entries costs more than parsing most of them again.
 */
export function entryValue(entry: ChangeEntry & { parsed?: unknown }): unknown {
  if (entry.json === undefined) return undefined;
  // JSON has no `undefined`, so that it means: not parsed yet.
  return (entry.parsed ??= JSON.parse(entry.json));
}

/** Parse it once more when it is asked for again: of entries that wait for an engine, values are most of the memory. */
export function forgetValue(entry: ChangeEntry & { parsed?: unknown }): void {
  entry.parsed = undefined;
}
