import type { InitialValue, DefaultShape, RecordSkeleton } from '../../runtime/registry/model.js';
import type { CatalogModel, Field, RecordType, TypeRef } from '../../model/catalog-model.js';
import { ModelTypeIndex } from '../type-index.js';
import { nestedShapes } from './nested-shapes.js';

/**
 * With which required fields a record of a versioned aspect begins when a patch makes it: lists and maps begin empty, a
 * stamp says when it is made, a record begins as its own fields do if all that it requires begins with something.
 * Fields with a default need not be there, but stamps are: their default is no time at all.
 */
export function skeletonShapes(model: CatalogModel): ReadonlyMap<string, RecordSkeleton> {
  const types = new ModelTypeIndex(model);
  const finder = new InitialValueFinder(types, model.patches.stamp);
  const records = model.types.filter((type) => type.kind === 'record');
  const nested = nestedShapes(records, types, (record) => Object.keys(finder.initialValuesOf(record)).length > 0);
  const byName = new Map([...nested].map(([record, shapes]) => [record.fqn, { record, shapes }]));
  const found = new Map<string, RecordSkeleton>();
  const waiting = model.aspects.filter(({ kind }) => kind === 'versioned').map(({ record }) => record);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const existing = byName.get(name);
    if (existing === undefined || found.has(name)) continue;
    found.set(name, { initialValues: finder.initialValuesOf(existing.record), nested: existing.shapes });
    waiting.push(...Object.values(existing.shapes).flatMap(recordsIn));
  }
  return new Map(
    [...byName.keys()].flatMap((name) => {
      const skeleton = found.get(name);
      return skeleton === undefined ? [] : [[name, skeleton]];
    }),
  );
}

class InitialValueFinder {
  private readonly types: ModelTypeIndex;
  private readonly stamp: string | undefined;

  constructor(types: ModelTypeIndex, stamp: string | undefined) {
    this.types = types;
    this.stamp = stamp;
  }

  initialValuesOf({ fields }: RecordType): Readonly<Record<string, InitialValue>> {
    return Object.fromEntries(
      fields
        .filter((field) => isNeeded(field) || this.isStamp(field))
        .flatMap(({ name, type }) => {
          const initial = this.initialValueOf(type, []);
          return initial === undefined ? [] : [[name, initial]];
        }),
    );
  }

  private isStamp({ presence, type }: Field): boolean {
    const bare = this.types.bare(type);
    return presence === 'required' && bare.kind === 'record' && bare.fqn === this.stamp;
  }

  /** @param within records around the field: one that requires itself never begins */
  private initialValueOf(type: TypeRef, within: readonly string[]): InitialValue | undefined {
    const bare = this.types.bare(type);
    switch (bare.kind) {
      case 'array':
        return 'list';
      case 'map':
        return 'map';
      case 'record': {
        if (bare.fqn === this.stamp) return 'stamp';
        const around = [...within, bare.fqn];
        const begins = (field: Field): boolean => this.initialValueOf(field.type, around) !== undefined;
        return !within.includes(bare.fqn) && bare.fields.filter(isNeeded).every(begins) ? 'record' : undefined;
      }
      default:
        return undefined;
    }
  }
}

function isNeeded(field: Field): boolean {
  return field.presence === 'required' && field.default === undefined;
}

function recordsIn(shape: DefaultShape): readonly string[] {
  switch (shape.kind) {
    case 'record':
      return [shape.record];
    case 'items':
      return recordsIn(shape.of);
    case 'union':
      return Object.values(shape.members).flatMap(recordsIn);
  }
}
