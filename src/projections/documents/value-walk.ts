import type { ModelPath } from '../../../generated/service/registry/model.js';
import { isMembers } from '../../kernel/members.js';

/** A value that a search field can have. */
export type FieldLeaf = boolean | number | string;

/** Calls `take` with every leaf at a path of an aspect, in the order of the aspect. */
export type LeafVisitor = (value: unknown, take: (leaf: FieldLeaf) => void) => void;

/**
 * Compile the walk to a path, so that it looks nothing up in the model later. Values of another shape than the path
 * names are skipped: an absent optional field, another union member.
 * `end`: `leaf` takes the values themselves; `entries` takes the entries of a map as `key=value`.
 */
export function compileVisitor(path: ModelPath, end: 'entries' | 'leaf'): LeafVisitor {
  const [step, ...rest] = path;
  if (step === undefined) return end === 'entries' ? takeEntries : takeLeaf;
  // A map's annotation may or may not name its values; both mean the entries.
  if (step === '*' && rest.length === 0 && end === 'entries') return takeEntries;
  const further = compileVisitor(rest, end);
  return step === '*' ? eachChild(further) : member(step, further);
}

function takeLeaf(value: unknown, take: (leaf: FieldLeaf) => void): void {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') take(value);
}

function takeEntries(value: unknown, take: (leaf: FieldLeaf) => void): void {
  if (!isMembers(value)) return;
  for (const [key, entry] of Object.entries(value)) {
    if (typeof entry === 'string' || typeof entry === 'number' || typeof entry === 'boolean') {
      take(`${key}=${String(entry)}`);
    }
  }
}

function member(name: string, further: LeafVisitor): LeafVisitor {
  return (value, take) => {
    if (isMembers(value)) further(value[name], take);
  };
}

function eachChild(further: LeafVisitor): LeafVisitor {
  return (value, take) => {
    if (Array.isArray(value)) for (const item of value) further(item, take);
    else if (isMembers(value)) for (const entry of Object.values(value)) further(entry, take);
  };
}
