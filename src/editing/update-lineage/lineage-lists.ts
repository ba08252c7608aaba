/** Adding and removing edges in an aspect's lists: values in, a new value out; nothing is changed in place. */
import type { AuditStamp } from '../../kernel/audit-stamp.js';
import type { AspectValue } from '../aspect-editor.js';
import type { LineageSlot } from './lineage-slot.js';
import { newEdge } from './lineage-slot.js';

/** The aspect with the edge; the same object when it holds the edge already. */
export function withEdge(value: AspectValue, slot: LineageSlot, stamp: AuditStamp): AspectValue {
  const items = listOf(value, slot.list);
  const legacy = slot.legacy === undefined ? [] : listOf(value, slot.legacy);
  if (items.some((item) => names(item, slot)) || legacy.some((item) => names(item, slot))) return value;
  return { ...value, [slot.list]: [...items, newEdge(slot, stamp)] };
}

/** The aspect without the edge; the same object when it does not hold it. */
export function withoutEdge(value: AspectValue, slot: LineageSlot): AspectValue {
  let result = value;
  for (const list of [slot.list, slot.legacy]) {
    if (list === undefined) continue;
    const items = listOf(result, list);
    const kept = items.filter((item) => !names(item, slot));
    if (kept.length < items.length) result = { ...result, [list]: kept };
  }
  return result;
}

function listOf(value: AspectValue, list: string): readonly unknown[] {
  const items = value[list];
  return Array.isArray(items) ? items : [];
}

/** Whether an item names the slot's target: as a text, as the one member of a union, or as the key of an object. */
function names(item: unknown, slot: LineageSlot): boolean {
  if (item === slot.target) return true;
  if (typeof item !== 'object' || item === null) return false;
  return Object.entries(item).some(
    ([member, value]) => (member === slot.key || member === 'string') && value === slot.target,
  );
}
