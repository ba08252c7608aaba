import type { ModelPath } from '../../generated/service/registry/model.js';

/** Which item or map key was taken at each `*` of a path, in order. */
export type Keys = readonly (number | string)[];

/**
 * Visit every string that a path leads to; `$key` leads to the keys of a map. Where the value has another shape,
 * nothing is visited.
 */
export function visitLeaves(root: unknown, path: ModelPath, visit: (leaf: string, keys: Keys) => void): void {
  descend(root, path, 0, { keys: [], visit });
}

/** The value at a path whose `*` are replaced by the keys of a leaf; `undefined` when there is none. */
export function valueBeside(root: unknown, path: ModelPath, keys: Keys): unknown {
  let value = root;
  let taken = 0;
  for (const step of path) {
    const key = step === '*' ? keys[taken++] : step;
    value = key === undefined ? undefined : memberOf(value, key);
  }
  return value;
}

interface Visit {
  readonly keys: (number | string)[];
  readonly visit: (leaf: string, keys: Keys) => void;
}

function descend(value: unknown, path: ModelPath, depth: number, state: Visit): void {
  const step = path[depth];
  if (step === undefined) {
    if (typeof value === 'string') state.visit(value, [...state.keys]);
    return;
  }
  if (step !== '*' && step !== '$key') {
    descend(memberOf(value, step), path, depth + 1, state);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (step === '$key') {
    for (const key of Object.keys(value)) state.visit(key, [...state.keys]);
    return;
  }
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) {
      state.keys.push(at);
      descend(value[at], path, depth + 1, state);
      state.keys.pop();
    }
    return;
  }
  for (const [key, item] of Object.entries(value)) {
    state.keys.push(key);
    descend(item, path, depth + 1, state);
    state.keys.pop();
  }
}

/** An own member or item; `undefined` when there is none. */
export function memberOf(value: unknown, key: number | string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- an object by the line above
  return (value as Readonly<Record<number | string, unknown>>)[key];
}
