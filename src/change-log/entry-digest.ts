import { createHash } from 'node:crypto';
import type { ChangeEntry } from './change-log.port.js';

/** Two projections ask for the same entry. */
const known = new WeakMap<ChangeEntry, string>();

/** What an entry says, and its number, in 32 hexadecimal digits; the same for an entry that is read again. */
export function entryDigest(entry: ChangeEntry): string {
  const digest = known.get(entry) ?? digestOf(entry);
  known.set(entry, digest);
  return digest;
}

function digestOf({ seq, kind, urn, aspect, change, json, time, actor }: ChangeEntry): string {
  const hash = createHash('md5').update(JSON.stringify([seq, kind, urn, aspect, change, time, actor]));
  return hash.update(json ?? '').digest('hex');
}
