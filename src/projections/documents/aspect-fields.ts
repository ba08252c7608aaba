import type { AspectSpec, SearchableSpec } from '../../../generated/service/registry/model.js';
import type { FieldValues } from '../../search/search-index.port.js';
import { compileVisitor, type FieldLeaf, type LeafVisitor } from './value-walk.js';

/** Between the ids of a joined browse path; may not stand in a URN, so the join can be taken apart again. */
const PATH_SEPARATOR = '\u241f';

/** Reads the index fields out of one aspect's value. */
export type FieldReader = (value: unknown) => Map<string, FieldValues>;

interface CompiledField {
  readonly spec: SearchableSpec;
  readonly walk: LeafVisitor;
}

/** Turn an aspect's searchable annotations into a reader, once. */
export function compileFieldReader(aspect: AspectSpec): FieldReader {
  const compiled = aspect.searchable.map((spec) => ({
    spec,
    walk: compileVisitor(spec.path, spec.value === 'map' ? 'entries' : 'leaf'),
  }));
  return (value) => {
    const fields = new Map<string, FieldValues>();
    for (const field of compiled) addField(fields, field, value);
    return fields;
  };
}

function addField(fields: Map<string, FieldValues>, { spec, walk }: CompiledField, value: unknown): void {
  const leaves: FieldLeaf[] = [];
  walk(value, (leaf) => leaves.push(leaf));
  if (leaves.length > 0) {
    fields.set(spec.name, spec.type === 'BROWSE_PATH_V2' ? [leaves.join(PATH_SEPARATOR)] : leaves);
  }
  if (spec.hasValues !== undefined) {
    // Several leaves may share one of these fields: it is true when any of them has values.
    const held = fields.get(spec.hasValues.name)?.[0] === true;
    fields.set(spec.hasValues.name, [held || leaves.length > 0]);
  }
  if (spec.numValues !== undefined) {
    const held = Number(fields.get(spec.numValues)?.[0] ?? 0);
    fields.set(spec.numValues, [Math.max(held, leaves.length)]);
  }
}
