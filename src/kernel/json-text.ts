import { isMembers } from './members.js';
import type { NumberDecoder } from './exact-json.js';

/** Deepest accepted nesting of a JSON text; no model nests deeper, and later stages may recurse. */
export const MAX_JSON_DEPTH = 128;

export type JsonResult =
  { readonly kind: 'value'; readonly value: unknown } | { readonly kind: 'problem'; readonly reason: string };

/**
 * Most values of a JSON text from a caller, an empty list counted as two. Parsed, a value takes up to a hundred bytes,
 * however short its text.
 */
export const MAX_JSON_VALUES = 1_000_000;

/**
 * The same where all that was read is checked in one turn: a value takes a microsecond or two, and the longest list
 * that may be sent so has ten thousand texts.
 */
export const MAX_CHECKED_VALUES = 25_000;

/**
 * Read a JSON text of limited depth.
 * @param numbers how to read numbers that a double cannot represent; as doubles by default
 */
export function readJson(text: string, numbers: NumberDecoder = (_text, value) => value): JsonResult {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'problem', reason: 'it is not JSON' };
  }
  // The engine's parser does not recurse, so the depth may be checked afterwards.
  return isDeeper(value, MAX_JSON_DEPTH)
    ? { kind: 'problem', reason: `it is nested more than ${String(MAX_JSON_DEPTH)} levels deep` }
    : { kind: 'value', value: numbers(text, value) };
}

/** Whether lists and objects of a value are nested deeper than that. */
export function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  // Every value of every body is checked here, so neither lists nor the members of objects are copied.
  if (isMembers(value)) {
    for (const name in value) if (isDeeper(value[name], levels - 1)) return true;
    return false;
  }
  return Array.isArray(value) && value.some((member) => isDeeper(member, levels - 1));
}
