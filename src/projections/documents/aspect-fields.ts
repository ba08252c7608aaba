import type { AspectSpec, SearchableSpec } from '../../../generated/service/registry/model.js';
import type { FieldValues } from '../../search/document-store.port.js';
import { compileVisitor, type FieldLeaf, type LeafVisitor } from './value-walk.js';

/** Between the ids of a joined browse path. No URN may contain it, so that the path can be split again. */
const PATH_SEPARATOR = '\u241f';

/** Reads the index fields of one aspect's value. */
export type FieldReader = (value: unknown) => Map<string, FieldValues>;

interface CompiledField {
  readonly spec: SearchableSpec;
  readonly walk: LeafVisitor;
}

/** Compile the searchable annotations of an aspect. */
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
    // Several annotations may share one of these fields: it is true when any of them has values.
    const before = fields.get(spec.hasValues.name)?.[0] === true;
    fields.set(spec.hasValues.name, [before || leaves.length > 0]);
  }
  if (spec.numValues !== undefined) {
    const before = Number(fields.get(spec.numValues)?.[0] ?? 0);
    fields.set(spec.numValues, [Math.max(before, leaves.length)]);
  }
}
