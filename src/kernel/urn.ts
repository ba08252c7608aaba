import { findControl } from './control-characters.js';
import { splitOutsideParentheses } from './parentheses.js';

declare const brand: unique symbol;

/**
 * URN text as the caller wrote it, such as `urn:li:corpuser:jdoe`; a tuple of one part is that part. Made only by
 * `readUrn` and `parseUrn`.
 */
export type Urn = string & { readonly [brand]: 'Urn' };

/** A parsed URN. `parts`: the key, split at the commas of depth one when it is a tuple, otherwise the whole key. */
export interface UrnParts {
  readonly urn: Urn;
  readonly entityType: string;
  readonly parts: readonly string[];
}

export type UrnResult =
  { readonly kind: 'urn'; readonly value: UrnParts } | { readonly kind: 'problem'; readonly reason: string };

/** Longest URN, in bytes of its URL-encoded form. */
const MAX_URN_BYTES = 512;

const SHAPE = /^urn:([a-z][a-z0-9-]{0,31}):([a-z]\w*):(.+)$/s;
/** Separator of nested facets in the index, so a URN may not contain it. */
const FACET_SEPARATOR = '\u241f';

/** Read a URN: its grammar, length and forbidden characters, not whether its entity type is known. */
export function readUrn(text: string): UrnResult {
  const problem = findTextProblem(text);
  if (problem !== undefined) return { kind: 'problem', reason: problem };
  const match = SHAPE.exec(text);
  if (match === null) return { kind: 'problem', reason: 'it is not of the form urn:li:<entityType>:<key>' };
  const [, , entityType = '', key = ''] = match;
  const parts = keyParts(key);
  if (parts === undefined) return { kind: 'problem', reason: 'its parentheses do not balance' };
  if (parts.includes('')) return { kind: 'problem', reason: 'it has an empty part' };
  const bare = bareKey(key, parts);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the single place where a URN is made
  const urn = (bare === key ? text : text.slice(0, -key.length) + bare) as Urn;
  return { kind: 'urn', value: { urn, entityType, parts } };
}

/** The same, for callers that need only the text. `undefined` when it is not a URN. */
export function parseUrn(text: string): Urn | undefined {
  const reading = readUrn(text);
  return reading.kind === 'urn' ? reading.value.urn : undefined;
}

/** Entity type of a parsed URN; no checks. */
export function entityTypeOf(urn: Urn): string {
  const from = urn.indexOf(':', 4) + 1;
  return urn.slice(from, urn.indexOf(':', from));
}

const ESCAPES: Readonly<Record<string, string>> = { ',': '%2C', '(': '%28', ')': '%29' };

/**
 * URN text of a part of an entity, whose key is the entity and a text, such as a column. Only what would break the key
 * apart is written otherwise. It may be longer than URNs are allowed to be.
 */
export function partUrn(entityType: string, whole: Urn, text: string): string {
  return `urn:li:${entityType}:(${whole},${text.replace(/[(),]/g, (char) => ESCAPES[char] ?? char)})`;
}

function findTextProblem(text: string): string | undefined {
  if (text !== text.trim()) return 'it begins or ends with white space';
  if (text.includes(FACET_SEPARATOR)) return 'it contains the character U+241F';
  const control = findControl(text);
  if (control !== undefined) return `it contains the control character ${control}`;
  if (!text.isWellFormed()) return 'it contains half of a surrogate pair';
  // A URL-encoded character takes at most three times its UTF-8 bytes: the length of most URNs is known without
  // encoding them.
  if (text.length * 9 > MAX_URN_BYTES && encodeURIComponent(text).length > MAX_URN_BYTES) {
    return `it is longer than ${String(MAX_URN_BYTES)} bytes when URL-encoded`;
  }
  return undefined;
}

/** `(a)` is `a`. One whose part looks like a tuple stays as it is. */
function bareKey(key: string, parts: readonly string[]): string {
  const [only = key] = parts;
  return parts.length > 1 || only.startsWith('(') ? key : only;
}

function keyParts(key: string): readonly string[] | undefined {
  if (!key.startsWith('(')) return splitOutsideParentheses(key) && [key];
  return key.endsWith(')') ? splitOutsideParentheses(key.slice(1, -1)) : undefined;
}
