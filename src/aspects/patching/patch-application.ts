/**
 * Applies operations to a value, each to what the ones before it left. JSON Patch as it is written down, and what
 * published clients rely on beside it: `add` makes the objects on its way, `replace` of an absent member adds it.
 */
import { assertNever } from '../../kernel/assert-never.js';
import { writeExactJson } from '../../kernel/exact-json.js';
import { failures } from '../../kernel/failures.js';
import { sameJson } from '../../kernel/same-json.js';
import type { PatchOperation, PatchPointer } from './patch-document.js';
import type { PatchNode } from './patch-node.js';
import { addTree, isMembers, putItem, toJson, toNode } from './patch-node.js';
import type { PatchPlace } from './patch-place.js';
import type { ItemSlot, PatchSlot, PathWay } from './patch-slot.js';
import { findSlot, heldAt } from './patch-slot.js';

type FoundSlot = Exclude<PatchSlot, { kind: 'none' }>;

/**
 * Apply the operations and answer the value as they leave it. The given one is changed in place.
 * @throws failures.patchFailed, which names the operation that could not be applied by its place from 0
 */
export function applyOperations(
  node: PatchNode,
  operations: readonly PatchOperation[],
  { aspect, place }: { readonly aspect: string; readonly place: PatchPlace },
): PatchNode {
  return operations.reduce((held, operation, at) => {
    const name = `${String(at)} (${operation.kind} "${operation.path.text}")`;
    const run = new OperationRun(held, place, (reason) => failures.patchFailed({ aspect, operation: name, reason }));
    return run.apply(operation);
  }, node);
}

/** One operation on one value. */
class OperationRun {
  constructor(
    private root: PatchNode,
    private readonly place: PatchPlace,
    private readonly failure: (reason: string) => Error,
  ) {}

  apply(operation: PatchOperation): PatchNode {
    switch (operation.kind) {
      case 'add':
        this.add(operation.path, operation.value);
        break;
      case 'copy':
        this.add(operation.path, toJson(this.held(operation.from)));
        break;
      case 'move':
        this.move(operation.from, operation.path);
        break;
      case 'remove':
        this.remove(operation.path);
        break;
      case 'replace':
        this.replace(operation.path, operation.value);
        break;
      case 'test':
        this.test(operation.path, operation.value);
        break;
      default:
        assertNever(operation, 'operation');
    }
    return this.root;
  }

  private add(path: PatchPointer, value: unknown): void {
    const slot = this.slot(path, { kind: 'make', value });
    if (slot.kind !== 'index') {
      this.set(slot, value);
      return;
    }
    if (slot.index > slot.of.length) throw this.failure(`the list has only ${String(slot.of.length)} items`);
    slot.of.splice(slot.index, 0, toNode(value, slot.place));
  }

  private replace(path: PatchPointer, value: unknown): void {
    const slot = this.slot(path, { kind: 'find', value });
    if (slot.kind === 'index' && slot.index >= slot.of.length) throw this.missing(path);
    this.set(slot, value);
  }

  private test(path: PatchPointer, value: unknown): void {
    const held = writeExactJson(toJson(this.held(path)));
    if (!sameJson(held, writeExactJson(value))) throw this.failure('another value is there');
  }

  private move(from: PatchPointer, to: PatchPointer): void {
    const value = toJson(this.held(from));
    if (to.text === from.text) return;
    if (to.text.startsWith(`${from.text}/`)) throw this.failure('a value cannot be moved into itself');
    this.remove(from);
    this.add(to, value);
  }

  private remove(path: PatchPointer): void {
    const slot = this.slot(path, { kind: 'find' });
    if (!this.take(slot)) throw this.missing(path);
  }

  /** Whether there was anything to take away. */
  private take(slot: FoundSlot): boolean {
    switch (slot.kind) {
      case 'whole':
        throw this.failure('the change type DELETE removes a whole aspect');
      case 'member':
        return slot.of.delete(slot.name);
      case 'index':
        return slot.of.splice(slot.index, 1).length > 0;
      case 'item':
        return slot.of.remove(slot.steps);
    }
  }

  private held(path: PatchPointer): PatchNode {
    const slot = this.slot(path, { kind: 'find' });
    const found = slot.kind === 'whole' ? this.root : heldAt(slot);
    if (found === undefined) throw this.missing(path);
    return found;
  }

  private set(slot: FoundSlot, value: unknown): void {
    switch (slot.kind) {
      case 'whole':
        this.root = toNode(value, this.place);
        break;
      case 'member':
        slot.of.set(slot.name, toNode(value, slot.place));
        break;
      case 'index':
        slot.of[slot.index] = toNode(value, slot.place);
        break;
      case 'item':
        this.setItem(slot, value);
        break;
    }
  }

  private setItem({ of, steps, place }: ItemSlot, value: unknown): void {
    const found = of.find(steps);
    const at = found?.used === steps.length ? found.at : of.keysAt(steps);
    if (steps.length >= of.depth || of.keysOf(value) !== undefined) putItem(of, { value, at }, place);
    else if (isMembers(value)) addTree(of, { value, at }, place);
    else throw this.failure(`items have the keys ${of.keys.join(', ')} here`);
  }

  private slot({ steps }: PatchPointer, way: PathWay): FoundSlot {
    const slot = findSlot({ node: this.root, place: this.place, steps }, way);
    if (slot.kind === 'none') throw this.failure(slot.reason);
    return slot;
  }

  private missing(path: PatchPointer): Error {
    return this.failure(`nothing is at "${path.text}"`);
  }
}
