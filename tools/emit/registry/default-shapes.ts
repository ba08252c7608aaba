import { assertNever } from '../../invariant.js';
import type { CatalogModel, ModelValue, RecordType, TypeRef } from '../../model/catalog-model.js';
import { TypeIndex } from '../type-index.js';

/** The same shapes as in the generated registry. */
type DefaultShape =
  | { readonly kind: 'record'; readonly record: string }
  | { readonly kind: 'items'; readonly of: DefaultShape }
  | { readonly kind: 'union'; readonly members: Readonly<Record<string, DefaultShape>> };

interface RecordDefaults {
  readonly defaults: Readonly<Record<string, ModelValue>>;
  readonly nested: Readonly<Record<string, DefaultShape>>;
}

/**
 * For every record which holds defaults, at any depth, where they lie. A default of an optional field is a hint for
 * writers and not part of this: the field may be absent for readers too.
 */
export function defaultShapes(model: Pick<CatalogModel, 'types'>): ReadonlyMap<string, RecordDefaults> {
  const types = new TypeIndex(model);
  const records = model.types.filter((type) => type.kind === 'record');
  const holders = findHolders(records, types);
  const shapes = new Map<string, RecordDefaults>();
  for (const record of records) {
    if (!holders.has(record.fqn)) continue;
    const defaults: Record<string, ModelValue> = {};
    const nested: Record<string, DefaultShape> = {};
    for (const field of record.fields) {
      if (field.default !== undefined && field.presence === 'required') defaults[field.name] = inJson(field.default);
      const shape = shapeOf(field.type, types, holders);
      if (shape !== undefined) nested[field.name] = shape;
    }
    shapes.set(record.fqn, { defaults, nested });
  }
  return shapes;
}

/** Records with a default of their own, then all that reach one of these, until nothing changes. */
function findHolders(records: readonly RecordType[], types: TypeIndex): ReadonlySet<string> {
  const holders = new Set<string>();
  for (const record of records) {
    if (record.fields.some((field) => field.default !== undefined && field.presence === 'required')) {
      holders.add(record.fqn);
    }
  }
  for (let before = -1; before !== holders.size;) {
    before = holders.size;
    for (const record of records) {
      if (record.fields.some((field) => shapeOf(field.type, types, holders) !== undefined)) holders.add(record.fqn);
    }
  }
  return holders;
}

function shapeOf(type: TypeRef, types: TypeIndex, holders: ReadonlySet<string>): DefaultShape | undefined {
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
      const members: Record<string, DefaultShape> = {};
      for (const member of bare.members) {
        const shape = shapeOf(member.type, types, holders);
        if (shape !== undefined) members[member.key] = shape;
      }
      return Object.keys(members).length === 0 ? undefined : { kind: 'union', members };
    }
    default:
      return assertNever(bare, 'type');
  }
}

function itemsOf(shape: DefaultShape | undefined): DefaultShape | undefined {
  return shape === undefined ? undefined : { kind: 'items', of: shape };
}

/** JSON knows no bigint; the nearest number is what any reader of JSON would get. */
function inJson(value: ModelValue): ModelValue {
  return typeof value === 'bigint' ? Number(value) : value;
}
