import type { ModelPath, TypeRef } from '../../model/catalog-model.js';
import type { RecordTable } from './records.js';
import { typeText } from '../../model/type-text.js';
import type { TypeTable } from './type-table.js';

/** Resolved types for later stages: structures below names, and the fields of records. */
export interface TypeGraph {
  readonly table: TypeTable;
  readonly records: RecordTable;
}

/** Segment for the keys of a map; `*` is for its values and for the items of an array. */
export const MAP_KEY = '$key';

/** Where a path ends. `unresolved`: at a type whose error has been reported. */
export type PathEnd =
  | { readonly kind: 'found'; readonly type: TypeRef; readonly structure: TypeRef }
  | { readonly kind: 'too-long'; readonly segment: string; readonly type: TypeRef }
  | {
      readonly kind: 'no-match';
      readonly segment: string;
      readonly type: TypeRef;
      readonly candidates: readonly string[];
    }
  | { readonly kind: 'unresolved' };

/** Follow field names, `*`, `$key` and union member keys from `type` on. */
export function followPath(type: TypeRef | undefined, segments: ModelPath, graph: TypeGraph): PathEnd {
  let current = type;
  for (const segment of segments) {
    const parts = partsOf(current, graph);
    if (current === undefined || parts === undefined) return { kind: 'unresolved' };
    if (parts.length === 0) return { kind: 'too-long', segment, type: current };
    const part = parts.find((candidate) => candidate.segment === segment);
    if (part === undefined) {
      return { kind: 'no-match', segment, type: current, candidates: parts.map((candidate) => candidate.segment) };
    }
    current = part.type;
  }
  const structure = graph.table.dereference(current);
  if (current === undefined || structure === undefined) return { kind: 'unresolved' };
  return { kind: 'found', type: current, structure };
}

/** A step into a type, and the type that it leads to. */
export interface TypePart {
  readonly segment: string;
  readonly type: TypeRef | undefined;
}

/** How a path may continue; empty at a single value, `undefined` at a type that could not be resolved. */
export function partsOf(type: TypeRef | undefined, graph: TypeGraph): readonly TypePart[] | undefined {
  const structure = graph.table.dereference(type);
  switch (structure?.kind) {
    case undefined:
      return undefined;
    case 'primitive':
      return [];
    case 'array':
      return [{ segment: '*', type: structure.items }];
    case 'map':
      return [
        { segment: '*', type: structure.values },
        { segment: MAP_KEY, type: { kind: 'primitive', name: 'string' } },
      ];
    case 'union':
      return structure.members.map((member) => ({ segment: member.key, type: member.type }));
    case 'named':
      return (graph.records.get(structure.fqn)?.fields ?? []).map((field) => ({
        segment: field.name,
        type: field.type,
      }));
  }
}

/** Whether values of the structure are single: a primitive, an enum or a fixed. */
export function isSingle(structure: TypeRef, graph: TypeGraph): boolean {
  return structure.kind === 'primitive' || (structure.kind === 'named' && !graph.records.has(structure.fqn));
}

/** A type for messages: `the record "a.B"`, `array[string]`. */
export function describeType(type: TypeRef, graph: TypeGraph): string {
  if (type.kind !== 'named') return typeText(type);
  const kind = graph.table.declared(type.fqn)?.node.kind;
  return kind === undefined ? typeText(type) : `the ${kind} "${type.fqn}"`;
}
