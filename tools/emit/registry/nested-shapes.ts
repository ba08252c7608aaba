import { assertNever } from '../../invariant.js';
import type { DefaultShape } from '../../runtime/registry/model.js';
import type { RecordType, TypeRef } from '../../model/catalog-model.js';
import type { ModelTypeIndex } from '../type-index.js';

/** Fields through which records that hold something are reached, by name of the field. */
export type NestedShapes = Readonly<Record<string, DefaultShape>>;

/**
 * For every record which is a source or reaches one, at any depth, where these lie.
 * @returns by full name, in the order of `records`
 */
export function nestedShapes(
  records: readonly RecordType[],
  types: ModelTypeIndex,
  isSource: (record: RecordType) => boolean,
): ReadonlyMap<RecordType, NestedShapes> {
  const holders = findHolders(records, types, isSource);
  const shapes = new Map<RecordType, NestedShapes>();
  for (const record of records) {
    if (!holders.has(record.fqn)) continue;
    shapes.set(
      record,
      shapesOf(
        record.fields.map(({ name, type }) => [name, type] as const),
        types,
        holders,
      ),
    );
  }
  return shapes;
}

/** The sources, then all records that reach one of these, until nothing changes. */
function findHolders(
  records: readonly RecordType[],
  types: ModelTypeIndex,
  isSource: (record: RecordType) => boolean,
): ReadonlySet<string> {
  const holders = new Set(records.filter(isSource).map(({ fqn }) => fqn));
  for (let before = -1; before !== holders.size;) {
    before = holders.size;
    for (const record of records) {
      if (record.fields.some((field) => shapeOf(field.type, types, holders) !== undefined)) holders.add(record.fqn);
    }
  }
  return holders;
}

/** Shapes of those that have one. */
function shapesOf(
  named: readonly (readonly [name: string, type: TypeRef])[],
  types: ModelTypeIndex,
  holders: ReadonlySet<string>,
): NestedShapes {
  return Object.fromEntries(
    named.flatMap(([name, type]) => {
      const shape = shapeOf(type, types, holders);
      return shape === undefined ? [] : [[name, shape]];
    }),
  );
}

function shapeOf(type: TypeRef, types: ModelTypeIndex, holders: ReadonlySet<string>): DefaultShape | undefined {
  const bare = types.bare(type);
  switch (bare.kind) {
    case 'primitive':
    case 'enum':
    case 'fixed':
      return undefined;
    case 'record':
      return holders.has(bare.fqn) ? { kind: 'record', record: bare.fqn } : undefined;
    case 'array':
      return itemsOf(shapeOf(bare.items, types, holders));
    case 'map':
      return itemsOf(shapeOf(bare.values, types, holders));
    case 'union': {
      const members = shapesOf(
        bare.members.map(({ key, type }) => [key, type] as const),
        types,
        holders,
      );
      return Object.keys(members).length === 0 ? undefined : { kind: 'union', members };
    }
    default:
      return assertNever(bare, 'type');
  }
}

function itemsOf(shape: DefaultShape | undefined): DefaultShape | undefined {
  return shape === undefined ? undefined : { kind: 'items', of: shape };
}
