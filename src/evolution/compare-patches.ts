/**
 * Compares how patches address the items of arrays. Takes the rules of two models, reports where an existing patch
 * would address another item. A new array has no patches yet.
 */
import type { KeyedArraySpec } from '../../generated/service/registry/model.js';
import type { UseShape } from '../../generated/service/registry/model-shape.js';
import type { FoundChanges } from './found-changes.js';
import { aspectPart, patchPart } from './part-names.js';
import type { BareUse, ShapeIndex } from './shape-index.js';

export function comparePatches(older: ShapeIndex, newer: ShapeIndex, found: FoundChanges): void {
  const [before, after] = [namesByPath(older), namesByPath(newer)];
  for (const [key, { aspect, path }] of new Map([...before, ...after])) {
    const was = before.get(key)?.names ?? COUNTED;
    const is = after.get(key)?.names ?? COUNTED;
    if (was === is || !hasPath(older, aspect, path) || !hasPath(newer, aspect, path)) continue;
    const tree = after.has(key) ? 'new' : 'old';
    const parts = [patchPart(aspect, path), aspectPart(aspect)];
    const params = { aspect, path: path.join('/'), before: was, after: is };
    found.note('patch-names-changed', { tree, parts, aspects: [aspect] }, params);
  }
}

interface NamedArray {
  readonly aspect: string;
  readonly path: readonly string[];
  /** In words. */
  readonly names: string;
}

const COUNTED = 'number';

function namesByPath({ shape }: ShapeIndex): ReadonlyMap<string, NamedArray> {
  const arrays = shape.patches.flatMap(({ aspect, arrays: specs }) =>
    specs.map(({ path, keys }): NamedArray => ({ aspect, path, names: namesOf(keys) })),
  );
  return new Map(arrays.map((array) => [`${array.aspect} ${array.path.join('/')}`, array]));
}

function namesOf(keys: KeyedArraySpec['keys']): string {
  return keys.length === 0 ? 'what they are' : keys.map((key) => `"${key}"`).join(', then ');
}

function hasPath(index: ShapeIndex, aspect: string, path: readonly string[]): boolean {
  let at: UseShape | undefined = index.aspect(aspect)?.record;
  for (const step of path) at = at === undefined ? undefined : stepInto(index.bare(at), step);
  return at !== undefined;
}

/** Type behind one step of a path; `undefined` where the path ends. */
function stepInto(type: BareUse, step: string): UseShape | undefined {
  switch (type.kind) {
    case 'record':
      return type.fields.find(({ name }) => name === step)?.type;
    case 'array':
    case 'map':
      return type.of;
    case 'union':
      return type.members.find(({ key }) => key === step)?.type;
    case 'enum':
    case 'fixed':
    case 'primitive':
      return undefined;
  }
}
