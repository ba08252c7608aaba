/**
 * A JSON value while patches are applied to it: objects are maps, so that names such as `constructor` are ordinary
 * keys.
 */
import { invariant } from '../../kernel/assert-never.js';
import { isExactMembers, NumberText } from '../../kernel/exact-json.js';
import { KeyedList } from './keyed-list.js';
import type { PatchContext } from './patch-context.js';

export type PatchNode =
  KeyedList<PatchNode> | Map<string, PatchNode> | NumberText | PatchNode[] | boolean | number | string | null;

/** @param value JSON with numbers as `exactNumbers` gives them */
export function toNode(value: unknown, context: PatchContext): PatchNode {
  const { keys } = context;
  if (Array.isArray(value)) {
    const inside = context.inside('*');
    return keys === undefined ? value.map((item) => toNode(item, inside)) : keyedItems(value, keys, inside);
  }
  if (value instanceof NumberText || typeof value !== 'object' || value === null) return leaf(value);
  if (keys !== undefined) return keyedTree(value, keys, context);
  return new Map(Object.entries(value).map(([name, member]) => [name, toNode(member, context.inside(name))]));
}

/** Convert back to JSON; keyed lists become arrays. */
export function toJson(node: PatchNode): unknown {
  if (node instanceof KeyedList) return node.nodes().map(toJson);
  if (Array.isArray(node)) return node.map(toJson);
  if (node instanceof Map) return Object.fromEntries([...node].map(([name, member]) => [name, toJson(member)]));
  return node;
}

function keyedItems(items: readonly unknown[], keys: readonly string[], inside: PatchContext): KeyedList<PatchNode> {
  const list = new KeyedList<PatchNode>(keys);
  const nothing = Array.from({ length: list.depth }, () => '');
  for (const item of items) list.append(list.keysOf(item) ?? nothing, toNode(item, inside));
  return list;
}

/** A keyed list from nested objects by key, the other form that callers may use. */
function keyedTree(tree: object, keys: readonly string[], context: PatchContext): KeyedList<PatchNode> {
  const list = new KeyedList<PatchNode>(keys);
  addTree(list, { value: tree, at: [] }, context);
  return list;
}

/** Add all items of nested objects by key; `at`: the keys that lead to `value`. */
export function addTree(
  list: KeyedList<PatchNode>,
  { value, at }: { readonly value: object; readonly at: readonly string[] },
  context: PatchContext,
): void {
  for (const [step, inner] of Object.entries(value)) {
    const further = [...at, step];
    if (further.length < list.depth && isExactMembers(inner)) addTree(list, { value: inner, at: further }, context);
    else putItem(list, { value: inner, at: further }, context);
  }
}

/** Put an item under its own keys, or under those of the path when it has none. */
export function putItem(
  list: KeyedList<PatchNode>,
  { value, at }: { readonly value: unknown; readonly at: readonly string[] },
  context: PatchContext,
): void {
  if (list.keys.length === 0) {
    list.put([at.join('/')], at.join('/'));
    return;
  }
  const item = isExactMembers(value) ? list.withKeys(value, at) : value;
  list.put(list.keysOf(item) ?? at, toNode(item, context.inside('*')));
}

function leaf(value: unknown): PatchNode {
  const isLeaf =
    value === null ||
    value instanceof NumberText ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean';
  invariant(isLeaf, 'a JSON value has an unknown type');
  return value;
}
