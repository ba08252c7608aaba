import type { ModelValue } from '../model/catalog-model.js';
import type { Json } from './json-file.js';

/**
 * A value of a model file as JSON: a long beyond 2^53 becomes the nearest number, as any reader of JSON would see it.
 */
export function jsonValue(value: ModelValue): Json {
  if (typeof value === 'bigint') return Number(value);
  if (value === null || typeof value !== 'object') return value;
  if (isList(value)) return value.map(jsonValue);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, jsonValue(item)]));
}

function isList(value: ModelValue): value is readonly ModelValue[] {
  return Array.isArray(value);
}
