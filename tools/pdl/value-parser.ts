import { readNumber } from './number-literal.js';
import type { ArrayValue, Name, ObjectEntry, ObjectValue, Value } from './syntax.js';
import { describeToken, type TokenKind } from './token.js';
import type { TokenStream } from './token-stream.js';
import { placeOf } from '../source/span.js';

/** What stands behind the name of a field, and not behind a key whose quotes were forgotten. */
const TYPE_BEHIND = /^[ \t]*:[ \t]*(?!(?:true|false|null)\b)[A-Za-z_`]/;

/** The JSON value here. Reports errors; `undefined` when there is no value. */
export function parseValue(stream: TokenStream): Value | undefined {
  const token = stream.current;
  switch (token.kind) {
    case 'string':
      stream.advance();
      return { kind: 'string', value: token.text, span: stream.spanOf(token) };
    case 'number':
      stream.advance();
      return readNumber(token.text, stream.spanOf(token), stream.diagnostics);
    case 'true':
    case 'false':
      stream.advance();
      return { kind: 'boolean', value: token.kind === 'true', span: stream.spanOf(token) };
    case 'null':
      stream.advance();
      return { kind: 'null', span: stream.spanOf(token) };
    case '[':
    case '{':
      return stream.nested<Value | undefined>(
        () => (token.kind === '[' ? parseArray(stream) : parseObject(stream)),
        () => undefined,
      );
    default:
      reportMissingValue(stream);
      return undefined;
  }
}

/** Whether a value can start with a token of this kind where names are not allowed. */
export function startsValue(kind: TokenKind): boolean {
  return kind === '{' || kind === '[' || kind === 'string' || kind === 'number' || kind === 'true' || kind === 'false';
}

function reportMissingValue(stream: TokenStream): void {
  const token = stream.current;
  if (stream.isFirstErrorHere()) {
    stream.diagnostics.report('missing-value', stream.spanOfMissing(), { found: describeToken(token) });
  }
  // A bare word on the same line is an invalid value; on the next line it is the next item.
  if (token.kind === 'identifier' && !token.startsLine) stream.advance();
}

function parseArray(stream: TokenStream): ArrayValue {
  const { start } = stream.current;
  const items = stream.bracketed('[', () => parseValue(stream), { isOutside: () => startsMember(stream) });
  return { kind: 'array', items, span: stream.spanFrom(start) };
}

function parseObject(stream: TokenStream): ObjectValue {
  const { start } = stream.current;
  const entries = stream.bracketed('{', () => parseEntry(stream), { isOutside: () => startsMember(stream) });
  return { kind: 'object', entries: lastOfEachKey(entries, stream), span: stream.spanFrom(start) };
}

/** Whether a declaration, a field or an annotation begins here, which no value has: its bracket was forgotten. */
function startsMember(stream: TokenStream): boolean {
  const { kind } = stream.current;
  if (kind === '@' || kind === 'doc') return true;
  if (kind === 'record' || kind === 'enum' || kind === 'typeref' || kind === 'fixed') return true;
  return kind === 'identifier' && stream.isBehind(stream.current, TYPE_BEHIND);
}

function parseEntry(stream: TokenStream): ObjectEntry | undefined {
  const key = parseKey(stream);
  if (key === undefined || stream.expect(':', '":" after the key') === undefined) return undefined;
  const value = parseValue(stream);
  return value === undefined ? undefined : { key, value, span: stream.spanFrom(key.span.start) };
}

function parseKey(stream: TokenStream): Name | undefined {
  const token = stream.current;
  const bareKey = token.kind === 'identifier';
  if (bareKey || token.kind !== 'string') stream.reportExpected('a key in double quotes');
  if (!bareKey && token.kind !== 'string') return undefined;
  stream.advance();
  return { text: token.text, span: stream.spanOf(token) };
}

function lastOfEachKey(entries: readonly ObjectEntry[], stream: TokenStream): readonly ObjectEntry[] {
  if (entries.length < 2) return entries;
  const byKey = new Map<string, ObjectEntry>();
  for (const entry of entries) {
    const first = byKey.get(entry.key.text);
    if (first !== undefined) {
      const params = { key: entry.key.text, first: placeOf(first.key.span) };
      stream.diagnostics.report('duplicate-key', entry.key.span, params);
    }
    byKey.set(entry.key.text, entry);
  }
  return byKey.size === entries.length ? entries : [...byKey.values()];
}
