import { randomUUID } from 'node:crypto';

/**
 * Digits of an integer that a double cannot hold travel as a text that begins with this and become a number again when
 * the answer is written. Random, so that no stored text can be taken for it.
 */
const MARK = `long-${randomUUID()}:`;
const MARKED = new RegExp(`"${MARK}(-?\\d+)"`, 'g');

/** Texts in quotes, and whole numbers: part of a fraction is none of its own. */
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const LONG_INTEGER = /^-?\d{16,}$/;
const MAY_HOLD_LONG = /\d{16}/;

/** Read JSON; integers beyond 2^53 keep every digit. */
export function readExactJson(text: string): unknown {
  if (!MAY_HOLD_LONG.test(text)) return JSON.parse(text);
  const marked = text.replaceAll(TOKENS, (token) =>
    LONG_INTEGER.test(token) && !Number.isSafeInteger(Number(token)) ? `"${MARK}${token}"` : token,
  );
  return JSON.parse(marked);
}

/** Write JSON, with the digits of long integers as numbers. */
export function writeExactJson(value: unknown): string {
  const text = JSON.stringify(value);
  return text.includes(MARK) ? text.replaceAll(MARKED, '$1') : text;
}

/** Whether the value is an integer that a double cannot hold, as `readExactJson` gives it. */
export function isLongInteger(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith(MARK);
}

/** The value as a double; integers beyond 2^53 are rounded. */
export function toDouble(value: unknown): unknown {
  return isLongInteger(value) ? Number(value.slice(MARK.length)) : value;
}
