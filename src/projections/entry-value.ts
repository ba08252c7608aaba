import type { ChangeEntry } from '../change-log/change-log.port.js';

/**
 * The entry's value, read from its JSON once for all projections; `undefined` for a deletion. Never to be changed.
 * It is kept with the entry: a weak table of entries costs more than reading most of them again.
 */
export function entryValue(entry: ChangeEntry & { parsed?: unknown }): unknown {
  if (entry.json === undefined) return undefined;
  // No JSON is `undefined`.
  return (entry.parsed ??= JSON.parse(entry.json));
}
