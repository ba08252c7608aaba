import type { TypeRef } from '../../../generated/service/registry/model.js';
import { failures } from '../../kernel/failures.js';
import { splitOutsideParentheses } from '../../kernel/parentheses.js';
import { decodeForm } from './request-target.js';

/**
 * Query values to what a JSON body would hold, by the type of the parameter. Takes every form that callers use:
 * `List(a,b)` with encoded or bare members, or encoded as a whole; repeated parameters; one bare value. Whether the
 * result fits the type is checked later, with the parameters of bodies.
 */
export function readQueryValue(name: string, type: TypeRef, raw: readonly string[]): unknown {
  if (type.kind === 'array') return raw.flatMap((text) => readList(name, text)).map((item) => typed(type.items, item));
  const [first = '', ...others] = raw;
  if (others.length > 0) throw failures.queryStringMalformed({ name, reason: 'it stands there more than once' });
  return typed(type, decoded(name, first));
}

function readList(name: string, raw: string): readonly string[] {
  const encoded = listBody(raw);
  if (encoded !== undefined) {
    const members = splitMembers(name, encoded).map((member) => decoded(name, member));
    return members.length === 1 ? splitWhole(members[0] ?? '') : members;
  }
  const text = decodeQuery(name, raw);
  const bare = listBody(text);
  return bare === undefined ? [unquoted(text)] : splitMembers(name, bare).map(unquoted);
}

/**
 * Tools that encode a whole list leave its parentheses and encode its commas, which then look like one member's own.
 * They are the list's when they part URNs from URNs or names from names; in a single URN something else follows them.
 */
function splitWhole(member: string): readonly string[] {
  const parts = splitOutsideParentheses(member) ?? [member];
  return parts.every(isUrn) || parts.every(isName) ? parts : [member];
}

function isUrn(text: string): boolean {
  return text.startsWith('urn:');
}

function isName(text: string): boolean {
  return /^\w+$/.test(text);
}

function listBody(text: string): string | undefined {
  return text.startsWith('List(') && text.endsWith(')') ? text.slice('List('.length, -1) : undefined;
}

/** Members of a list. Commas inside parentheses belong to a member: URNs need not be encoded. */
function splitMembers(name: string, body: string): readonly string[] {
  if (body === '') return [];
  const members = splitOutsideParentheses(body);
  if (members === undefined) {
    throw failures.queryStringMalformed({ name, reason: 'the parentheses of its list do not balance' });
  }
  return members;
}

function decoded(name: string, raw: string): string {
  return unquoted(decodeQuery(name, raw));
}

function decodeQuery(name: string, raw: string): string {
  const text = decodeForm(raw);
  if (text === undefined) throw failures.queryStringMalformed({ name, reason: 'its percent-encoding is broken' });
  return text;
}

/** Two quotation marks are how the protocol writes an empty text. */
function unquoted(text: string): string {
  return text === "''" ? '' : text;
}

const WHOLE_NUMBER = /^[+-]?\d{1,19}$/;
const REAL_NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['false', false],
  ['true', true],
]);

/** A bigint where a double would not be exact. */
function wholeNumber(text: string): bigint | number {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text.replace('+', ''));
}

/** The value that the text stands for; the text itself when it stands for none of that type. */
function typed(type: TypeRef, text: string): unknown {
  switch (type.kind === 'primitive' ? type.name : 'string') {
    case 'int':
    case 'long':
      return WHOLE_NUMBER.test(text) ? wholeNumber(text) : text;
    case 'double':
    case 'float':
      return REAL_NUMBER.test(text) ? Number(text) : text;
    case 'boolean':
      return BOOLEANS.get(text) ?? text;
    default:
      return text;
  }
}
