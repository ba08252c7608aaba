/** Resolves a path inside a value. Changes nothing, except that `make` creates missing parents. */
import { KeyedList } from './keyed-list.js';
import type { PatchNode } from './patch-node.js';
import { toNode } from './patch-node.js';
import type { PatchContext } from './patch-context.js';

/** The position that a path ends at. `context`: that of the value there; for items, that of the list. */
export type PatchSlot =
  | { readonly kind: 'whole' }
  | MemberSlot
  | { readonly kind: 'index'; readonly of: PatchNode[]; readonly index: number; readonly context: PatchContext }
  | ItemSlot
  | { readonly kind: 'none'; readonly reason: string };

interface MemberSlot {
  readonly kind: 'member';
  readonly of: Map<string, PatchNode>;
  readonly name: string;
  readonly context: PatchContext;
}

/** `steps`: from the list on. They identify one item, or all whose first keys they are; there may be no such item. */
export interface ItemSlot {
  readonly kind: 'item';
  readonly of: KeyedList<PatchNode>;
  readonly steps: readonly string[];
  readonly context: PatchContext;
}

/** `make` creates missing parents. `value`: what is to be written at the end of the path, if anything. */
export interface SlotRequest {
  readonly kind: 'find' | 'make';
  readonly value?: unknown;
}

interface PathCursor {
  readonly node: PatchNode;
  readonly context: PatchContext;
  readonly steps: readonly string[];
}

const INDEX = /^(0|[1-9]\d*)$/;

export function findSlot(cursor: PathCursor, request: SlotRequest): PatchSlot {
  if (cursor.steps.length === 0) return { kind: 'whole' };
  if (cursor.node instanceof KeyedList) return slotInList(cursor.node, cursor, request);
  const [step = '', ...further] = cursor.steps;
  const slot = slotOf(cursor.node, step, cursor.context);
  if (slot.kind === 'none' || further.length === 0) return slot;
  const next =
    nodeAt(slot) ?? (slot.kind === 'member' && request.kind === 'make' ? makeContainer(slot, further) : undefined);
  return next === undefined ? absent(step) : findSlot({ node: next, context: slot.context, steps: further }, request);
}

/** The value in a slot; `undefined` when there is none, or several. */
export function nodeAt(slot: Exclude<PatchSlot, { kind: 'none' | 'whole' }>): PatchNode | undefined {
  switch (slot.kind) {
    case 'member':
      return slot.of.get(slot.name);
    case 'index':
      return slot.of[slot.index];
    case 'item': {
      const found = slot.of.find(slot.steps);
      return found?.used === slot.steps.length ? found.node : undefined;
    }
  }
}

function slotOf(
  node: Exclude<PatchNode, KeyedList<PatchNode>>,
  step: string,
  context: PatchContext,
): Exclude<PatchSlot, { kind: 'item' | 'whole' }> {
  if (node instanceof Map) return { kind: 'member', of: node, name: step, context: context.inside(step) };
  if (!Array.isArray(node)) return { kind: 'none', reason: `"${step}" would be inside of a single value` };
  if (step !== '-' && !INDEX.test(step)) return { kind: 'none', reason: `"${step}" is not an index of the list` };
  return { kind: 'index', of: node, index: step === '-' ? node.length : Number(step), context: context.inside('*') };
}

function slotInList(list: KeyedList<PatchNode>, { context, steps }: PathCursor, request: SlotRequest): PatchSlot {
  const item: ItemSlot = { kind: 'item', of: list, steps, context };
  if (list.isNamed(steps, request.value)) return item;
  const found = list.find(steps);
  const inside = context.inside('*');
  if (found !== undefined && found.used < steps.length) {
    return findSlot({ node: found.node, context: inside, steps: steps.slice(found.used) }, request);
  }
  if (found !== undefined || steps.length <= list.depth) return item;
  if (request.kind === 'find') return list.hasBelow(steps) ? item : absent(steps.slice(0, list.depth).join('/'));
  const at = list.keysAt(steps);
  const made = toNode(list.withKeys(inside.skeleton(), at), inside);
  list.put(at, made);
  return findSlot({ node: made, context: inside, steps: steps.slice(list.depth) }, request);
}

/** Create the list or object that the rest of the path needs. */
function makeContainer({ of, name, context }: MemberSlot, further: readonly string[]): PatchNode {
  const isList = context.keys !== undefined || further[0] === '-';
  const made = toNode(isList ? [] : context.skeleton(), context);
  of.set(name, made);
  return made;
}

function absent(step: string): PatchSlot {
  return { kind: 'none', reason: `there is no "${step}"` };
}
