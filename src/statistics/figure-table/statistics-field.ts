import type { AspectSpec } from '../../../generated/service/registry/model.js';

/** `list`: of numbers, texts or records that a value is printed as JSON of. */
export type FieldType = 'double' | 'int' | 'long' | 'string';

/**
 * A field of the points of an aspect. `collection`: the list in whose items it is; absent for a field of the point.
 * `path`: from the point, or from the item.
 */
export interface StatisticsField {
  readonly type: FieldType;
  readonly path: readonly string[];
  readonly collection?: readonly string[];
}

/** What every point has beside the members of its aspect. */
export const URN_FIELD = 'urn';
export const TIME_FIELD = 'timestampMillis';

/** Every field of an aspect that figures can be computed from, by dotted path. */
export function statisticsFields(aspect: AspectSpec): ReadonlyMap<string, StatisticsField> {
  const fields = new Map<string, StatisticsField>([
    [URN_FIELD, { type: 'string', path: [URN_FIELD] }],
    [TIME_FIELD, { type: 'long', path: [TIME_FIELD] }],
  ]);
  for (const { path, value } of aspect.timeseriesFields) fields.set(path.join('.'), { type: typeOf(value), path });
  for (const { path: collection, key, fields: own } of aspect.timeseriesCollections) {
    const name = collection.join('.');
    fields.set(`${name}.${key}`, { type: 'string', path: [key], collection });
    for (const { path, value } of own) {
      fields.set([name, ...path].join('.'), { type: typeOf(value), path, collection });
    }
  }
  return fields;
}

function typeOf(value: FieldType | 'keyword'): FieldType {
  return value === 'keyword' ? 'string' : value;
}
