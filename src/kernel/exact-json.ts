/**
 * Exact JSON: parses and writes JSON without changing the digits of a number.
 *
 * The problem: `JSON.parse` turns every number into a double. `9007199254740993` becomes `...992`, and `1.10` is
 * printed as `1.1`. A catalog must return what was stored, digit by digit, and must check a `long` by its true value.
 *
 * The idea: do not write a second parser, which would be slower and would disagree somewhere about what JSON is.
 * Instead, numbers that a double would change are rewritten in the text, as strings with a random prefix; `JSON.parse`
 * parses the text, and the prefixed strings are then replaced by a bigint (`wideNumbers`, for checks) or by a
 * NumberText (`exactNumbers`, for writing). Writing is the reverse: a NumberText prints itself as a prefixed string,
 * and the quotes and the prefix are removed from the result.
 *
 * Example, with the prefix `x:`. The text `{"a":1.10,"b":2}` becomes `{"a":"x:1.10","b":2}`, and its value is `{ a:
 * NumberText('1.10'), b: 2 }`. `writeExactJson` first prints `{"a":"x:1.10","b":2}`, then `{"a":1.10,"b":2}`.
 *
 * Cost: one regular expression over the text; it finds nothing in most texts, which are then parsed only once. A text
 * with such a number is scanned once more, parsed a second time and copied.
 * Not done here: no arithmetic (a NumberText counts as the nearest double), no check of ranges, and the text must have
 * been accepted by `JSON.parse` before: `json-text.ts` reports errors.
 */
import { randomBytes } from 'node:crypto';
import { isMembers, type Members } from './members.js';

/** A number by its digits. Plain `JSON.stringify` and arithmetic use the nearest double. */
export class NumberText {
  // Not an own member: code that walks members must find none, as in a number.
  readonly #text: string;

  /** @param text a number as JSON spells it */
  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }

  valueOf(): number {
    return Number(this.#text);
  }

  toJSON(): number | string {
    return isMarking ? `${MARK}${this.#text}` : this.valueOf();
  }
}

/** Whether `writeExactJson` is running. */
let isMarking = false;

/** Prefix of a number that was rewritten as a string; random, so that no caller can write such a string. */
const MARK = `${randomBytes(9).toString('base64url')}:`;
const MARKED = new RegExp(`"${MARK}([^"]+)"`, 'g');

const MOST_LONG = 2n ** 63n - 1n;

const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const WHOLE = /^-?\d+$/;
/** Most characters of a number of 64 bits; a longer one is out of range as a double too. */
const MAX_WHOLE_LENGTH = 20;

// A match inside of a string is a false alarm, which costs only time. Every repetition is bounded: an unbounded one
// keeps each of its steps for backtracking, and there are bodies with millions of digits.
/** A whole number that a double may not represent. */
const MAY_BE_WIDE = /(?:^|[:,[\s])-?\d{16,20}(?=[\s,}\]]|$)/;
/** Many digits, an exponent, a zero at the end of a fraction or many at its beginning, or minus zero. */
const MAY_PRINT_OTHERWISE =
  /(?:^|[:,[\s])(?:-0(?=[\s,}\]]|$)|-?(?:[\d.]{16}|0\.0{6}|\d[\d.]{0,15}[eE][+-]?\d{1,20}(?=[\s,}\]\d]|$)|\d{1,15}\.\d{0,15}0(?=[\s,}\]]|$)))/;

/**
 * Parses a text with numbers in another form. `value`: the result of `JSON.parse` for it, returned when that is exact.
 */
export type NumberDecoder = (text: string, value: unknown) => unknown;

/** Whole numbers beyond 2^53, of up to 64 bits, become bigint; all others are doubles. For checks. */
export const wideNumbers: NumberDecoder = (text, value) =>
  MAY_BE_WIDE.test(text) ? unmarked(JSON.parse(marked(text, isWide)), BigInt) : value;

/** Every number that a double would print differently becomes a NumberText. For `writeExactJson`. */
export const exactNumbers: NumberDecoder = (text, value) =>
  printsOtherwise(text)
    ? unmarked(JSON.parse(marked(text, isPrintedOtherwise)), (digits) => new NumberText(digits))
    : value;

/** `wideNumbers` for a text that is known to be JSON. */
export function readWideJson(text: string): unknown {
  return wideNumbers(text, JSON.parse(text));
}

/** `exactNumbers` for a text that is known to be JSON. */
export function readExactJson(text: string): unknown {
  return exactNumbers(text, JSON.parse(text));
}

/** Whether a value as `readExactJson` gives it is a JSON object: a number with digits of its own is none. */
export function isExactMembers(value: unknown): value is Members {
  return isMembers(value) && !(value instanceof NumberText);
}

/** A copy with the nearest double instead of every bigint. */
export function toDoubles(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? value.map(toDoubles) : membersToDoubles(value);
}

/** A copy with a NumberText instead of every bigint, for `writeExactJson` of what `readWideJson` has read. */
export function toNumberTexts(value: unknown): unknown {
  if (typeof value === 'bigint') return new NumberText(String(value));
  if (typeof value !== 'object' || value === null || value instanceof NumberText) return value;
  if (Array.isArray(value)) return value.map(toNumberTexts);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, toNumberTexts(member)]));
}

/** The same as `toDoubles`, for an object. */
export function membersToDoubles(value: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, toDoubles(member)]));
}

/** Whether the text may contain a number that a double would print differently. `false` is always right. */
export function printsOtherwise(text: string): boolean {
  return MAY_PRINT_OTHERWISE.test(text);
}

/**
 * For `writeExactJson`: a whole number of 64 bits from its nearest double, which may be just beyond the greatest long.
 */
export function longNumber(value: number): NumberText | number {
  if (Number.isSafeInteger(value)) return value;
  const whole = BigInt(value);
  return new NumberText(String(whole > MOST_LONG ? MOST_LONG : whole));
}

/** Write JSON; each NumberText keeps its digits. */
export function writeExactJson(value: unknown, indent?: number): string {
  isMarking = true;
  try {
    const text = JSON.stringify(value, undefined, indent);
    return text.includes(MARK) ? text.replaceAll(MARKED, '$1') : text;
  } finally {
    isMarking = false;
  }
}

function isWide(token: string): boolean {
  return WHOLE.test(token) && token.length <= MAX_WHOLE_LENGTH && !Number.isSafeInteger(Number(token));
}

function isPrintedOtherwise(token: string): boolean {
  return String(Number(token)) !== token;
}

/** The text with every number that `shouldMark` accepts rewritten as a prefixed string. */
function marked(text: string, shouldMark: (token: string) => boolean): string {
  const mark = (token: string): string => (shouldMark(token) ? `"${MARK}${token}"` : token);
  let result = '';
  let copied = 0;
  for (let from = 0; from < text.length;) {
    const quote = text.indexOf('"', from);
    const open = quote === -1 ? text.length : quote;
    // Most strings have nothing but a comma or a colon between them.
    if (open - from > 1) {
      const between = text.slice(from, open);
      const changed = between.replaceAll(NUMBER, mark);
      if (changed !== between) {
        result += text.slice(copied, from) + changed;
        copied = open;
      }
    }
    from = endOfText(text, open);
  }
  return result + text.slice(copied);
}

/** The offset after the quote that closes the string which begins at `open`. */
function endOfText(json: string, open: number): number {
  for (let at = json.indexOf('"', open + 1); at !== -1; at = json.indexOf('"', at + 1)) {
    let slashes = 0;
    while (json[at - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 0) return at + 1;
  }
  return json.length;
}

function unmarked(value: unknown, make: (text: string) => unknown): unknown {
  if (typeof value === 'string') return value.startsWith(MARK) ? make(value.slice(MARK.length)) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => unmarked(item, make));
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, unmarked(member, make)]));
}
