/**
 * How what events say becomes one value, whatever the order in which they come and however often. The problem: events
 * come late, twice, and in any order, and each says a part. The idea: every part of a value is joined by a function
 * that is commutative, associative and idempotent, so that the result depends on the set of events alone. Lists are
 * unions with a fixed order; first and last moments are the least and the greatest; a facet as a whole is that of the
 * newest event that has it, and of two of the same moment the one whose text is greater.
 *
 * Example: COMPLETE of 10:05 with outputs [b], then START of 10:00 with inputs [a] and a description: the edges are a
 * and b, the run was created at 10:00, and the description is that of START, as if they had come in their order.
 *
 * What it costs: the moment of each facet is kept in the value, so an event that repeats a facet changes the value once
 * more. What it does not do: nothing is taken away by events that no longer mention it (D-293), but for edges of tasks
 * (`job-lineage.ts`).
 */
import type { AuditStamp } from '../kernel/audit-stamp.js';
import { writeExactJson } from '../kernel/exact-json.js';
import { isMembers, memberAt, type Members, ownMember } from '../kernel/members.js';

const PROPERTIES = 'customProperties';
/** Custom properties that say of which moment a facet is. */
const MOMENT = 'openlineage.';

/** A text of a facet and the place where it is kept; `undefined` where the facet does not have it. */
export interface PlacedMember {
  readonly to: readonly string[];
  readonly text: string | undefined;
}

/** The value with the texts of a facet, unless it has those of a newer one. @param facet with its kind: `job.sql` */
export function withFacet(
  value: Members,
  { facet, time, texts }: { readonly facet: string; readonly time: number; readonly texts: readonly PlacedMember[] },
): Members {
  const key = `${MOMENT}${facet}`;
  const moment = new Date(time).toISOString();
  const stored = ownMember(propertiesOf(value), key);
  if (typeof stored === 'string' && stored > moment) return value;
  const present = texts.map(({ to }) => memberAt(value, to) ?? null);
  const incoming = texts.map(({ text }) => text ?? null);
  if (stored === moment && JSON.stringify(present) >= JSON.stringify(incoming)) return value;
  const all = [...texts, { to: [PROPERTIES, key], text: moment }];
  return all.reduce((changed, { to, text }) => withText(changed, to, text), value);
}

/** The value with the later of the moment that it has under a name and another. @param time epoch milliseconds */
export function withMoment(value: Members, name: string, time: number): Members {
  const known = momentAt(value, name);
  if (known !== undefined && known >= time) return value;
  const moment = new Date(time).toISOString();
  return { ...value, [PROPERTIES]: { ...propertiesOf(value), [`${MOMENT}${name}`]: moment } };
}

/** Epoch milliseconds; `undefined` where the value has no moment under that name. */
export function momentAt(value: Members, name: string): number | undefined {
  const text = ownMember(propertiesOf(value), `${MOMENT}${name}`);
  return typeof text === 'string' ? Date.parse(text) : undefined;
}

/** The items of both lists, each key once and in order of the keys; the list itself when nothing is new. */
export function union<Item>(
  stored: unknown,
  added: readonly Item[],
  keyOf: (item: unknown) => string,
  join: (stored: Members, added: Item) => unknown = (one) => one,
): readonly unknown[] {
  const list: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const byKey = new Map(list.map((item) => [keyOf(item), item]));
  const size = byKey.size;
  for (const item of added) {
    const known = byKey.get(keyOf(item));
    byKey.set(keyOf(item), isMembers(known) ? join(known, item) : item);
  }
  const items = [...byKey];
  if (byKey.size > size) items.sort(([a], [b]) => (a < b ? -1 : 1));
  return items.map(([, item]) => item);
}

/** A key of items that are texts, or of the texts that they have under names. */
export function keyBy(...names: readonly string[]): (item: unknown) => string {
  return (item) => (isMembers(item) ? JSON.stringify(names.map((name) => item[name] ?? null)) : String(item));
}

/** The later of a stored stamp and another; of one moment, that of the greater actor. */
export function later(stored: unknown, stamp: AuditStamp): unknown {
  return isMembers(stored) && ordered(stamp, stored) ? stored : stamp;
}

/** The earlier of both. */
export function earlier(stored: unknown, stamp: AuditStamp): unknown {
  return isMembers(stored) && ordered(stored, stamp) ? stored : stamp;
}

/** The newer of two whole values that know their moment; of one moment, that whose text is greater. */
export function newer(stored: Members | undefined, value: Members, momentOf: (value: Members) => number): Members {
  if (stored === undefined) return value;
  const difference = momentOf(value) - momentOf(stored);
  if (difference !== 0) return difference > 0 ? value : stored;
  return writeExactJson(value) > writeExactJson(stored) ? value : stored;
}

/** Time of a stamp in a value; before all times where there is none. */
export function momentIn(stamp: unknown): number {
  const time = isMembers(stamp) ? stamp['time'] : undefined;
  return typeof time === 'number' ? time : -1;
}

/** Whether the first is not after the second. */
function ordered(first: Members | AuditStamp, second: Members | AuditStamp): boolean {
  const [a, b] = [momentIn({ ...first }), momentIn({ ...second })];
  return a === b ? String(first['actor']) <= String(second['actor']) : a < b;
}

function propertiesOf(value: Members): Members {
  const properties = ownMember(value, PROPERTIES);
  return isMembers(properties) ? properties : {};
}

function withText(value: unknown, [first, ...rest]: readonly string[], text: string | undefined): Members {
  const members = isMembers(value) ? value : {};
  if (first === undefined) return members;
  if (rest.length > 0) return { ...members, [first]: withText(ownMember(members, first), rest, text) };
  if (text !== undefined) return { ...members, [first]: text };
  return Object.fromEntries(Object.entries(members).filter(([name]) => name !== first));
}
