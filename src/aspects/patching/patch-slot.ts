/** Finds where a path ends in a value. Changes nothing but that `make` puts objects on the way which are not there. */
import { KeyedList } from './keyed-list.js';
import type { PatchNode } from './patch-node.js';
import { toNode } from './patch-node.js';
import type { PatchPlace } from './patch-place.js';

/** Where a path ends. `place`: of what stands there; of the list itself for items. */
export type PatchSlot =
  | { readonly kind: 'whole' }
  | MemberSlot
  | { readonly kind: 'index'; readonly of: PatchNode[]; readonly index: number; readonly place: PatchPlace }
  | ItemSlot
  | { readonly kind: 'none'; readonly reason: string };

interface MemberSlot {
  readonly kind: 'member';
  readonly of: Map<string, PatchNode>;
  readonly name: string;
  readonly place: PatchPlace;
}

/** `steps`: from the list on. They name one item, or all whose first keys they are; nothing may be there. */
export interface ItemSlot {
  readonly kind: 'item';
  readonly of: KeyedList<PatchNode>;
  readonly steps: readonly string[];
  readonly place: PatchPlace;
}

/** `value`: what is to stand at the end of the path, if anything is. */
export interface PathWay {
  readonly kind: 'find' | 'make';
  readonly value?: unknown;
}

interface PathCursor {
  readonly node: PatchNode;
  readonly place: PatchPlace;
  readonly steps: readonly string[];
}

const INDEX = /^(0|[1-9]\d*)$/;

export function findSlot(walk: PathCursor, way: PathWay): PatchSlot {
  if (walk.steps.length === 0) return { kind: 'whole' };
  if (walk.node instanceof KeyedList) return slotInList(walk.node, walk, way);
  const [step = '', ...further] = walk.steps;
  const slot = slotOf(walk.node, step, walk.place);
  if (slot.kind === 'none' || further.length === 0) return slot;
  const next = heldAt(slot) ?? (slot.kind === 'member' && way.kind === 'make' ? begin(slot, further) : undefined);
  return next === undefined ? absent(step) : findSlot({ node: next, place: slot.place, steps: further }, way);
}

/** What stands at a slot; `undefined` when nothing does, or when it is no single value. */
export function heldAt(slot: Exclude<PatchSlot, { kind: 'none' | 'whole' }>): PatchNode | undefined {
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
  place: PatchPlace,
): Exclude<PatchSlot, { kind: 'item' | 'whole' }> {
  if (node instanceof Map) return { kind: 'member', of: node, name: step, place: place.inside(step) };
  if (!Array.isArray(node)) return { kind: 'none', reason: `"${step}" would be inside of a single value` };
  if (step !== '-' && !INDEX.test(step)) return { kind: 'none', reason: `"${step}" is not an index of the list` };
  return { kind: 'index', of: node, index: step === '-' ? node.length : Number(step), place: place.inside('*') };
}

function slotInList(list: KeyedList<PatchNode>, { place, steps }: PathCursor, way: PathWay): PatchSlot {
  const item: ItemSlot = { kind: 'item', of: list, steps, place };
  if (list.isNamed(steps, way.value)) return item;
  const found = list.find(steps);
  const inside = place.inside('*');
  if (found !== undefined && found.used < steps.length) {
    return findSlot({ node: found.node, place: inside, steps: steps.slice(found.used) }, way);
  }
  if (found !== undefined || steps.length <= list.depth) return item;
  if (way.kind === 'find') return list.holdsBelow(steps) ? item : absent(steps.slice(0, list.depth).join('/'));
  const at = list.keysAt(steps);
  const made = toNode(list.withKeys(inside.skeleton(), at), inside);
  list.put(at, made);
  return findSlot({ node: made, place: inside, steps: steps.slice(list.depth) }, way);
}

/** Put what the rest of the path needs where nothing is. */
function begin({ of, name, place }: MemberSlot, further: readonly string[]): PatchNode {
  const isList = place.keys !== undefined || further[0] === '-';
  const made = toNode(isList ? [] : place.skeleton(), place);
  of.set(name, made);
  return made;
}

function absent(step: string): PatchSlot {
  return { kind: 'none', reason: `there is no "${step}"` };
}
