import type { RecordDefaults } from '../../runtime/registry/model.js';
import type { CatalogModel, ModelValue, RecordType } from '../../model/catalog-model.js';
import { ModelTypeIndex } from '../type-index.js';
import { nestedShapes } from './nested-shapes.js';

/**
 * For every record which holds defaults, at any depth, where they lie. A default of an optional field is a hint for
 * writers and not part of this: the field may be absent for readers too.
 */
export function defaultShapes(model: Pick<CatalogModel, 'types'>): ReadonlyMap<string, RecordDefaults> {
  const records = model.types.filter((type) => type.kind === 'record');
  const nested = nestedShapes(
    records,
    new ModelTypeIndex(model),
    (record) => Object.keys(defaultsOf(record)).length > 0,
  );
  return new Map([...nested].map(([record, shapes]) => [record.fqn, { defaults: defaultsOf(record), nested: shapes }]));
}

function defaultsOf({ fields }: RecordType): Readonly<Record<string, ModelValue>> {
  return Object.fromEntries(
    fields.flatMap((field) =>
      field.default !== undefined && field.presence === 'required' ? [[field.name, inJson(field.default)]] : [],
    ),
  );
}

/** JSON knows no bigint; the nearest number is what any reader of JSON would get. */
function inJson(value: ModelValue): ModelValue {
  return typeof value === 'bigint' ? Number(value) : value;
}
