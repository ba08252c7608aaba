import { isMembers, memberAt, type Members, ownMember } from '../../kernel/members.js';

/** The text at the end of a path; `undefined` for anything else. */
export function textAt(value: unknown, path: readonly string[]): string | undefined {
  const found = memberAt(value, path);
  return typeof found === 'string' ? found : undefined;
}

/** The objects of the list at the end of a path; `[]` where there is none. */
export function itemsAt(value: unknown, path: readonly string[]): readonly Members[] {
  const found = memberAt(value, path);
  return Array.isArray(found) ? found.filter(isMembers) : [];
}

/** An item before and after; one side is absent for an item that is new or gone. */
export interface ItemPair {
  readonly key: string;
  readonly before: Members | undefined;
  readonly after: Members | undefined;
}

/**
 * Items of two lists that have the same text under `key`, in the order of these texts. Of items that have it several
 * times, those that are equal are a pair first, then each with the next one. Items without a text are left out.
 */
export function pairItems(before: readonly Members[], after: readonly Members[], key: string): readonly ItemPair[] {
  const [was, is] = [itemsByKey(before, key), itemsByKey(after, key)];
  const keys = [...new Set([...was.keys(), ...is.keys()])].sort();
  return keys.flatMap((each) => pairsOf(each, was.get(each) ?? [], is.get(each) ?? []));
}

function itemsByKey(items: readonly Members[], key: string): ReadonlyMap<string, readonly Members[]> {
  const found = new Map<string, Members[]>();
  for (const item of items) {
    const text = ownMember(item, key);
    if (typeof text !== 'string') continue;
    const same = found.get(text);
    if (same === undefined) found.set(text, [item]);
    else same.push(item);
  }
  return found;
}

function pairsOf(key: string, before: readonly Members[], after: readonly Members[]): readonly ItemPair[] {
  if (before.length <= 1 && after.length <= 1) return [{ key, before: before[0], after: after[0] }];
  const left = new Map<string, Members[]>();
  for (const item of after) {
    const text = JSON.stringify(item);
    left.set(text, [...(left.get(text) ?? []), item]);
  }
  const equal: ItemPair[] = [];
  const changed: Members[] = [];
  for (const item of before) {
    const same = left.get(JSON.stringify(item))?.shift();
    if (same === undefined) changed.push(item);
    else equal.push({ key, before: item, after: same });
  }
  const others = [...left.values()].flat();
  const rest = Array.from({ length: Math.max(changed.length, others.length) }, (_, at) => ({
    key,
    before: changed[at],
    after: others[at],
  }));
  return [...equal, ...rest];
}
