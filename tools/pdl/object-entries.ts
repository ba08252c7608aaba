import type { ObjectEntry, Value } from './syntax.js';

/** The entry of an object under a key; `undefined` where there is no such entry, or no object. */
export function entryOf(value: Value | undefined, key: string): ObjectEntry | undefined {
  return value?.kind === 'object' ? value.entries.find((entry) => entry.key.text === key) : undefined;
}

/** What an object has under a key; `undefined` where there is no such entry, or no object. */
export function memberOf(value: Value | undefined, key: string): Value | undefined {
  return entryOf(value, key)?.value;
}

/** Entries of the object under a key; none where there is no such object. */
export function entriesOf(value: Value | undefined, key: string): readonly ObjectEntry[] {
  const inner = memberOf(value, key);
  return inner?.kind === 'object' ? inner.entries : [];
}
