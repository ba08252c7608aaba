import type { AspectSpec, SearchableSpec } from '../../../generated/service/registry/model.js';
import type { FieldValues } from '../../search/document-store.port.js';
import { LimitedValues } from './search-limits.js';
import { compileVisitor, type LeafVisitor } from './value-walk.js';

/** Between the ids of a joined browse path. No URN may contain it, so that the path can be split again. */
const PATH_SEPARATOR = '\u241f';

/** The index fields of one aspect's value. `omitted`: values beyond the limits. */
export interface FieldReading {
  readonly fields: Map<string, FieldValues>;
  readonly omitted: number;
}

export type FieldReader = (value: unknown) => FieldReading;

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
    let omitted = 0;
    for (const field of compiled) omitted += addField(fields, field, value);
    return { fields, omitted };
  };
}

/** @returns how many values are beyond the limits */
function addField(fields: Map<string, FieldValues>, { spec, walk }: CompiledField, value: unknown): number {
  const { taken, count, omitted } = valuesAt(walk, value);
  if (count > 0) fields.set(spec.name, spec.type === 'BROWSE_PATH_V2' ? [taken.join(PATH_SEPARATOR)] : taken);
  if (spec.hasValues !== undefined) {
    // Several annotations may share one of these fields: it is true when any of them has values.
    const before = fields.get(spec.hasValues.name)?.[0] === true;
    fields.set(spec.hasValues.name, [before || count > 0]);
  }
  if (spec.numValues !== undefined) {
    const before = Number(fields.get(spec.numValues)?.[0] ?? 0);
    fields.set(spec.numValues, [Math.max(before, count)]);
  }
  return omitted;
}

function valuesAt(walk: LeafVisitor, value: unknown): LimitedValues {
  const values = new LimitedValues();
  walk(value, values.take);
  return values;
}
