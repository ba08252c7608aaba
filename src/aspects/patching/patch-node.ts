/** A value in the form in which patches are applied: objects as maps, so that no name in them means anything else. */
import { invariant } from '../../kernel/assert-never.js';
import { NumberText } from '../../kernel/exact-json.js';
import type { Members } from '../../kernel/members.js';
import { KeyedList } from './keyed-list.js';
import type { PatchPlace } from './patch-place.js';

export type PatchNode =
  KeyedList<PatchNode> | Map<string, PatchNode> | NumberText | PatchNode[] | boolean | number | string | null;

/** @param value JSON with numbers as `exactNumbers` gives them */
export function toNode(value: unknown, place: PatchPlace): PatchNode {
  const { keys } = place;
  if (Array.isArray(value)) {
    const inside = place.inside('*');
    return keys === undefined ? value.map((item) => toNode(item, inside)) : keyedItems(value, keys, inside);
  }
  if (value instanceof NumberText || typeof value !== 'object' || value === null) return leaf(value);
  if (keys !== undefined) return keyedTree(value, keys, place);
  return new Map(Object.entries(value).map(([name, member]) => [name, toNode(member, place.inside(name))]));
}

/** JSON again; keyed lists as arrays. */
export function toJson(node: PatchNode): unknown {
  if (node instanceof KeyedList) return node.nodes().map(toJson);
  if (Array.isArray(node)) return node.map(toJson);
  if (node instanceof Map) return Object.fromEntries([...node].map(([name, member]) => [name, toJson(member)]));
  return node;
}

function keyedItems(items: readonly unknown[], keys: readonly string[], inside: PatchPlace): KeyedList<PatchNode> {
  const list = new KeyedList<PatchNode>(keys);
  const nothing = Array.from({ length: list.depth }, () => '');
  for (const item of items) list.append(list.keysOf(item) ?? nothing, toNode(item, inside));
  return list;
}

/** A keyed list as an object of objects by key, the other form that callers may send. */
function keyedTree(tree: object, keys: readonly string[], place: PatchPlace): KeyedList<PatchNode> {
  const list = new KeyedList<PatchNode>(keys);
  addTree(list, { value: tree, at: [] }, place);
  return list;
}

/** Add all items of an object by key; `at`: the keys on the way to it. */
export function addTree(
  list: KeyedList<PatchNode>,
  { value, at }: { readonly value: object; readonly at: readonly string[] },
  place: PatchPlace,
): void {
  for (const [step, inner] of Object.entries(value)) {
    const further = [...at, step];
    if (further.length < list.depth && isMembers(inner)) addTree(list, { value: inner, at: further }, place);
    else putItem(list, { value: inner, at: further }, place);
  }
}

/** Put an item under the keys that it says itself, else under those of the path. */
export function putItem(
  list: KeyedList<PatchNode>,
  { value, at }: { readonly value: unknown; readonly at: readonly string[] },
  place: PatchPlace,
): void {
  if (list.keys.length === 0) {
    list.put([at.join('/')], at.join('/'));
    return;
  }
  const item = isMembers(value) ? list.withKeys(value, at) : value;
  list.put(list.keysOf(item) ?? at, toNode(item, place.inside('*')));
}

/** Whether a value is a JSON object. */
export function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof NumberText);
}

function leaf(value: unknown): PatchNode {
  const isLeaf =
    value === null ||
    value instanceof NumberText ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean';
  invariant(isLeaf, 'a JSON value is none of its kinds');
  return value;
}
