/**
 * Applies patch operations to a value, each to the result of the ones before it. This is JSON Patch (RFC 6902) with two
 * extensions that published clients rely on: `add` creates missing parent objects, `replace` adds an absent member.
 */
import { assertNever } from '../../kernel/assert-never.js';
import { isExactMembers, writeExactJson } from '../../kernel/exact-json.js';
import { failures } from '../../kernel/failures.js';
import { isDeeper, MAX_JSON_DEPTH } from '../../kernel/json-text.js';
import { sameJson } from '../../kernel/same-json.js';
import type { PatchOperation, PatchPointer } from './patch-document.js';
import type { PatchNode } from './patch-node.js';
import { addTree, putItem, toJson, toNode } from './patch-node.js';
import type { PatchContext } from './patch-context.js';
import type { ItemSlot, PatchSlot, SlotRequest } from './patch-slot.js';
import { findSlot, nodeAt } from './patch-slot.js';

/**
 * Most characters copied and compared plus items moved by one patch. Without the limit a few operations could double a
 * value again and again, or shift a long list many times while all other writers wait.
 */
const MAX_EFFORT = 16_000_000;

type FoundSlot = Exclude<PatchSlot, { kind: 'none' }>;

/**
 * Apply the operations in order. The node is changed in place.
 * @returns the patched value, which is another node when an operation replaced the whole
 * @throws failures.patchFailed, with the index of the operation that could not be applied, from 0
 */
export function applyOperations(
  node: PatchNode,
  operations: readonly PatchOperation[],
  { aspect, context }: { readonly aspect: string; readonly context: PatchContext },
): PatchNode {
  let current = node;
  let effort = 0;
  for (const [at, operation] of operations.entries()) {
    const name = `${String(at)} (${operation.kind} "${operation.path.text}")`;
    const fail = (reason: string): Error => failures.patchFailed({ aspect, operation: name, reason });
    current = new OperationRun(current, context, {
      fail,
      spend: (cost) => {
        effort += cost;
        if (effort > MAX_EFFORT) throw fail('the patch copies, compares and moves too much');
      },
    }).apply(operation);
  }
  return current;
}

/** One operation on one value. */
class OperationRun {
  constructor(
    private root: PatchNode,
    private readonly context: PatchContext,
    private readonly patch: { readonly fail: (reason: string) => Error; readonly spend: (cost: number) => void },
  ) {}

  apply(operation: PatchOperation): PatchNode {
    switch (operation.kind) {
      case 'add':
        this.add(operation.path, operation.value);
        break;
      case 'copy':
        this.add(operation.path, this.copied(this.valueAt(operation.from)));
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
    if (slot.index > slot.of.length) throw this.patch.fail(`the list has only ${String(slot.of.length)} items`);
    this.patch.spend(slot.of.length - slot.index);
    slot.of.splice(slot.index, 0, toNode(value, slot.context));
  }

  private replace(path: PatchPointer, value: unknown): void {
    const slot = this.slot(path, { kind: 'find', value });
    if (slot.kind === 'index' && slot.index >= slot.of.length) throw this.missing(path);
    this.set(slot, value);
  }

  private test(path: PatchPointer, value: unknown): void {
    const actual = writeExactJson(toJson(this.valueAt(path)));
    this.patch.spend(actual.length);
    if (!sameJson(actual, writeExactJson(value))) throw this.patch.fail('another value is there');
  }

  private move(from: PatchPointer, to: PatchPointer): void {
    const value = this.copied(this.valueAt(from));
    if (to.text === from.text) return;
    if (to.text.startsWith(`${from.text}/`)) throw this.patch.fail('a value cannot be moved into itself');
    this.remove(from);
    this.add(to, value);
  }

  private remove(path: PatchPointer): void {
    const slot = this.slot(path, { kind: 'find' });
    if (!this.take(slot)) throw this.missing(path);
  }

  /** Whether there was anything to remove. */
  private take(slot: FoundSlot): boolean {
    switch (slot.kind) {
      case 'whole':
        throw this.patch.fail('the change type DELETE removes a whole aspect');
      case 'member':
        return slot.of.delete(slot.name);
      case 'index':
        this.patch.spend(Math.max(0, slot.of.length - slot.index));
        return slot.of.splice(slot.index, 1).length > 0;
      case 'item':
        this.patch.spend(slot.of.depth === 1 ? 1 : slot.of.size);
        return slot.of.remove(slot.steps);
    }
  }

  private valueAt(path: PatchPointer): PatchNode {
    const slot = this.slot(path, { kind: 'find' });
    const found = slot.kind === 'whole' ? this.root : nodeAt(slot);
    if (found === undefined) throw this.missing(path);
    return found;
  }

  private copied(node: PatchNode): unknown {
    const value = toJson(node);
    if (isDeeper(value, MAX_JSON_DEPTH)) throw this.patch.fail('the value is nested too deeply');
    this.patch.spend(writeExactJson(value).length);
    return value;
  }

  private set(slot: FoundSlot, value: unknown): void {
    switch (slot.kind) {
      case 'whole':
        this.root = toNode(value, this.context);
        break;
      case 'member':
        slot.of.set(slot.name, toNode(value, slot.context));
        break;
      case 'index':
        slot.of[slot.index] = toNode(value, slot.context);
        break;
      case 'item':
        this.setItem(slot, value);
        break;
    }
  }

  /** An item of other keys takes the place of the one at the path. */
  private setItem({ of, steps, context }: ItemSlot, value: unknown): void {
    const found = of.find(steps);
    const at = found?.used === steps.length ? found.at : of.keysAt(steps);
    const own = of.keysOf(value);
    if (found?.used === steps.length && own !== undefined && !own.every((key, index) => key === at[index])) {
      of.remove(steps);
    }
    if (steps.length >= of.depth || own !== undefined) putItem(of, { value, at }, context);
    else if (isExactMembers(value)) addTree(of, { value, at }, context);
    else throw this.patch.fail(`items have the keys ${of.keys.join(', ')} here`);
  }

  private slot({ steps }: PatchPointer, request: SlotRequest): FoundSlot {
    const slot = findSlot({ node: this.root, context: this.context, steps }, request);
    if (slot.kind === 'none') throw this.patch.fail(slot.reason);
    return slot;
  }

  private missing(path: PatchPointer): Error {
    return this.patch.fail(`nothing is at "${path.text}"`);
  }
}
