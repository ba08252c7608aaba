import type { ChangeEntry } from '../aspects/change-log.port.js';

const VALUE = Symbol('value');

/**
 * The entry's value, read from its JSON once for all projections; `undefined` for a deletion. Never to be changed.
 * It is kept with the entry: a weak table of entries costs more than reading most of them again.
 */
export function entryValue(entry: ChangeEntry & { [VALUE]?: unknown }): unknown {
  if (entry.json === undefined) return undefined;
  if (entry.parsed !== undefined) return entry.parsed;
  // No JSON is `undefined`.
  return (entry[VALUE] ??= JSON.parse(entry.json));
}
