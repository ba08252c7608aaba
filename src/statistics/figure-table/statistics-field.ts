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

/**
 * Every field of an aspect that figures can be computed from, by the name that its annotation gives it and by dotted
 * path. A path that is the name of another field means that one.
 */
export function statisticsFields(aspect: AspectSpec): ReadonlyMap<string, StatisticsField> {
  const fields = new Map<string, StatisticsField>([
    [URN_FIELD, { type: 'string', path: [URN_FIELD] }],
    [TIME_FIELD, { type: 'long', path: [TIME_FIELD] }],
  ]);
  const byPath: [string, StatisticsField][] = [];
  const add = (name: string, path: readonly string[], field: StatisticsField): void => {
    fields.set(name, field);
    byPath.push([path.join('.'), field]);
  };
  for (const { name, path, value } of aspect.timeseriesFields) add(name, path, { type: typeOf(value), path });
  for (const { name: rows, path: collection, key, fields: own } of aspect.timeseriesCollections) {
    add(`${rows}.${key}`, [...collection, key], { type: 'string', path: [key], collection });
    for (const { name, path, value } of own) {
      add(`${rows}.${name}`, [...collection, ...path], { type: typeOf(value), path, collection });
    }
  }
  for (const [path, field] of byPath) if (!fields.has(path)) fields.set(path, field);
  return fields;
}

function typeOf(value: FieldType | 'keyword'): FieldType {
  return value === 'keyword' ? 'string' : value;
}
