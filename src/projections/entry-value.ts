import type { ChangeEntry } from '../aspects/change-log.port.js';

const values = new WeakMap<ChangeEntry, unknown>();

/** The entry's value, read from its JSON once for all projections; `undefined` for a deletion. Never to be changed. */
export function entryValue(entry: ChangeEntry): unknown {
  if (entry.json === undefined) return undefined;
  if (entry.parsed !== undefined) return entry.parsed;
  if (!values.has(entry)) values.set(entry, JSON.parse(entry.json));
  return values.get(entry);
}
