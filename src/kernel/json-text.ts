import type { NumberDecoder } from './exact-json.js';

/** Deepest accepted nesting of a JSON text; no model nests deeper, and later stages may recurse. */
export const MAX_JSON_DEPTH = 128;

export type JsonResult =
  { readonly kind: 'value'; readonly value: unknown } | { readonly kind: 'problem'; readonly reason: string };

/** Most values of a JSON text from outside. Parsed, a value takes up to a hundred bytes, however short its text. */
export const MAX_JSON_VALUES = 1_000_000;

/**
 * Read a JSON text from outside, of limited depth and with a limited number of values, which are counted before it is
 * parsed.
 * @param numbers how to read numbers that a double cannot represent; as doubles by default
 */
export function readBoundedJson(text: string, numbers?: NumberDecoder): JsonResult {
  // Each value but the first follows a character of its own.
  return text.length > MAX_JSON_VALUES && hasMoreValues(text, MAX_JSON_VALUES)
    ? { kind: 'problem', reason: `it has more than ${String(MAX_JSON_VALUES)} values` }
    : readJson(text, numbers);
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const LIST = 0x5b;
const BACKSLASH = 0x5c;
const OBJECT = 0x7b;

/** Whether a text has more values than that, an empty list counted as two. A text that is no JSON may have either. */
function hasMoreValues(text: string, most: number): boolean {
  let values = 1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if ((code === COMMA || code === LIST || code === OBJECT) && ++values > most) return true;
  }
  return false;
}

/** @returns place of the closing quote */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code === BACKSLASH) at++;
  }
  return text.length;
}

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
  // Every value of every body is checked here, so lists are not copied.
  for (const member of Array.isArray(value) ? value : Object.values(value)) {
    if (isDeeper(member, levels - 1)) return true;
  }
  return false;
}
