import { assertNever } from '../invariant.js';
import { printDouble } from './number-literal.js';
import { encodeString } from './string-literal.js';
import type { Name, Value } from './syntax.js';
import { reservedWord } from './token.js';

/** How names, keys and values are written on one line. */

const BARE_KEY = /^[A-Za-z0-9_-]+$/;

/** A simple or dotted name, back-ticks around the segments that are reserved words. */
export function printName({ text }: Name): string {
  return text
    .split('.')
    .map((segment) => (reservedWord(segment) === undefined ? segment : `\`${segment}\``))
    .join('.');
}

/** The key of an annotation with its `@`. */
export function printKey(path: readonly Name[]): string {
  return `@${path.map(({ text }) => printKeySegment(text)).join('.')}`;
}

/** A value as JSON on one line, longs exact. */
export function printValue(value: Value): string {
  switch (value.kind) {
    case 'string':
      return encodeString(value.value);
    case 'int':
    case 'long':
    case 'boolean':
      return String(value.value);
    case 'double':
      return printDouble(value.value);
    case 'null':
      return 'null';
    case 'array':
      return `[${value.items.map(printValue).join(', ')}]`;
    case 'object': {
      const entries = value.entries.map(
        ({ key, value: entryValue }) => `${encodeString(key.text)}: ${printValue(entryValue)}`,
      );
      return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
    }
    default:
      return assertNever(value, 'value');
  }
}

function printKeySegment(text: string): string {
  return BARE_KEY.test(text) && reservedWord(text) === undefined ? text : `\`${text}\``;
}
