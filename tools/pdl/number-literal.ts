import type { DoubleValue, IntValue, LongValue } from './syntax.js';
import type { Diagnostics } from '../diagnostics/diagnostics.js';
import type { Span } from '../source/span.js';

const NUMBER = /^-?(?:0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$/;

const INT_MIN = -(2 ** 31);
const INT_MAX = 2 ** 31 - 1;
const LONG_MIN = -(2n ** 63n);
const LONG_MAX = 2n ** 63n - 1n;
/** Digits that always fit 32 bits with their sign. */
const SAFE_INT_LENGTH = 9;

/**
 * The value of a number literal: int, else long, for whole numbers; double with a fraction or an exponent. Invalid text
 * is reported and becomes the int 0.
 */
export function readNumber(text: string, span: Span, diagnostics: Diagnostics): IntValue | LongValue | DoubleValue {
  const match = NUMBER.exec(text);
  if (match === null) {
    diagnostics.report('invalid-number', span, { text });
    return { kind: 'int', value: 0, span };
  }
  if (match[1] !== undefined || match[2] !== undefined) return readDouble(text, span, diagnostics);
  return readWhole(text, span, diagnostics);
}

function readWhole(text: string, span: Span, diagnostics: Diagnostics): IntValue | LongValue {
  if (text.length > SAFE_INT_LENGTH) {
    const exact = BigInt(text);
    if (exact < LONG_MIN || exact > LONG_MAX) {
      diagnostics.report('number-out-of-range', span, { text });
      return { kind: 'int', value: 0, span };
    }
    if (exact < INT_MIN || exact > INT_MAX) return { kind: 'long', value: exact, span };
  }
  // "-0" is the int 0; a negative zero would survive only in doubles.
  return { kind: 'int', value: Number(text) + 0, span };
}

function readDouble(text: string, span: Span, diagnostics: Diagnostics): DoubleValue | IntValue {
  const value = Number(text);
  if (Number.isFinite(value)) return { kind: 'double', value, span };
  diagnostics.report('double-out-of-range', span, { text });
  return { kind: 'double', value: 0, span };
}

/** A double such that it reads back as a double, not as a whole number. */
export function printDouble(value: number): string {
  const text = Object.is(value, -0) ? '-0' : String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}
