/**
 * What differs between two versions of a value, for people: members by their paths, items of lists by what they are and
 * not by where they stand (D-425). An item that is in both lists as it was says nothing, wherever it stands now; of the
 * others, those are the same item that have one text in the first member by which all of them differ. Of the moment at
 * which somebody wrote something nothing is said, since the version itself says it.
 */
import { isObject, type JsonObject } from '../shared/json-object.js';

/** `path`: names of members and keys of maps, and names of items in “quotes”. A side that has nothing is absent. */
export interface MemberDifference {
  readonly path: readonly string[];
  readonly before?: unknown;
  readonly after?: unknown;
}

/** @returns in the order of the members, those of the older value first; `[]` when nothing differs that people see */
export function memberDifferences(before: unknown, after: unknown): readonly MemberDifference[] {
  return compare(before, after, []);
}

function compare(before: unknown, after: unknown, path: readonly string[]): readonly MemberDifference[] {
  if (isNothing(before) && isNothing(after)) return [];
  if (isStamp(before ?? after) && isStamp(after ?? before)) return [];
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => compare(before[name], after[name], [...path, name]));
  }
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, path);
  if (textOf(before) === textOf(after)) return [];
  return [{ path, ...side('before', before), ...side('after', after) }];
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: readonly string[],
): readonly MemberDifference[] {
  const gone = without(before, after);
  const come = without(after, before);
  const name = nameMember(gone, come);
  const later = new Map(come.map((item) => [nameIn(item, name), item]));
  const pairs = gone.map((item) => ({ item, name: nameIn(item, name) }));
  const earlier = new Set(pairs.map((pair) => pair.name));
  const added = come.filter((item) => name === undefined || !earlier.has(nameIn(item, name)));
  return [
    ...pairs.flatMap((pair) => {
      const next = name === undefined ? undefined : later.get(pair.name);
      return next === undefined
        ? [{ path, before: pair.item }]
        : compare(pair.item, next, [...path, `“${pair.name ?? ''}”`]);
    }),
    ...added.map((item) => ({ path, after: item })),
  ];
}

/** Items that the other list does not have as often. */
function without(items: readonly unknown[], others: readonly unknown[]): readonly unknown[] {
  const counts = new Map<string, number>();
  for (const other of others) counts.set(textOf(other), (counts.get(textOf(other)) ?? 0) + 1);
  return items.filter((item) => {
    const count = counts.get(textOf(item)) ?? 0;
    counts.set(textOf(item), count - 1);
    return count <= 0;
  });
}

/** The first member that has another text in each item of a list; `undefined` when none has. */
function nameMember(...lists: readonly (readonly unknown[])[]): string | undefined {
  const [first] = lists.flat();
  if (!isObject(first)) return undefined;
  return Object.keys(first).find((member) =>
    lists.every((items) => {
      const names = new Set(items.map((item) => nameIn(item, member)));
      return names.size === items.length && !names.has(undefined);
    }),
  );
}

function nameIn(item: unknown, member: string | undefined): string | undefined {
  const name = isObject(item) && member !== undefined ? item[member] : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** A record of who did something and when. */
function isStamp(value: unknown): boolean {
  return isObject(value) && typeof value['time'] === 'number' && typeof value['actor'] === 'string';
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null;
}

function side(name: 'after' | 'before', value: unknown): Partial<MemberDifference> {
  return isNothing(value) ? {} : { [name]: value };
}

/** The same for values that differ in the order of members alone. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) => (isObject(member) ? sorted(member) : member));
}

function sorted(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
