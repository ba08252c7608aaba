import type { NumberDecoder } from './exact-json.js';

/** Deepest nesting of a JSON text that is read; no model nests deeper, and what follows may recurse. */
export const MAX_JSON_DEPTH = 128;

export type JsonResult =
  { readonly kind: 'value'; readonly value: unknown } | { readonly kind: 'problem'; readonly reason: string };

/**
 * Read a JSON text of limited depth.
 * @param numbers how numbers are read that a double does not hold; as doubles without it
 */
export function readJson(text: string, numbers: NumberDecoder = (_text, value) => value): JsonResult {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'problem', reason: 'it is not JSON' };
  }
  // The engine's parser does not recurse, so the value may be measured after the fact.
  return isDeeper(value, MAX_JSON_DEPTH)
    ? { kind: 'problem', reason: `it is nested more than ${String(MAX_JSON_DEPTH)} levels deep` }
    : { kind: 'value', value: numbers(text, value) };
}

/** Whether lists and objects are nested in a value beyond that many levels. */
export function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  // Every value of every body comes through here: lists are not copied for it.
  for (const member of Array.isArray(value) ? value : Object.values(value)) {
    if (isDeeper(member, levels - 1)) return true;
  }
  return false;
}
