/**
 * JSON whose numbers a double does not hold or would print otherwise. What JSON is, `JSON.parse` alone decides: such
 * numbers are marked in the text before it reads, and most texts have none and are read as ever.
 */
import { randomBytes } from 'node:crypto';

/** A number by its text. Plain `JSON.stringify` and arithmetic take it for the nearest double. */
export class NumberText {
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

/** Whether `writeExactJson` is at work. */
let isMarking = false;

/** Stands before a number that became a text; random, so that no text of a caller can be taken for one. */
const MARK = `${randomBytes(9).toString('base64url')}:`;
const MARKED = new RegExp(`"${MARK}([^"]+)"`, 'g');

const MOST_LONG = 2n ** 63n - 1n;

const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const WHOLE = /^-?\d+$/;
/** Longest that a number of 64 bits is written; what is longer is out of range as a double too. */
const MAX_WHOLE_LENGTH = 20;

// Inside of a text these are met in vain, which costs nothing but time. Every repetition is bounded: an unbounded one
// remembers each of its steps, and there are bodies with millions of digits.
/** A whole number that a double may not hold. */
const MAY_BE_WIDE = /(?:^|[:,[\s])-?\d{16,20}(?=[\s,}\]]|$)/;
/** Many digits, an exponent, a zero at the end of a fraction or many at its beginning, or minus zero. */
const MAY_PRINT_OTHERWISE =
  /(?:^|[:,[\s])(?:-0(?=[\s,}\]]|$)|-?(?:[\d.]{16}|0\.0{6}|\d[\d.]{0,15}[eE][+-]?\d{1,20}(?=[\s,}\]\d]|$)|\d{1,15}\.\d{0,15}0(?=[\s,}\]]|$)))/;

/** The value of a text in another form, given that which `JSON.parse` makes of it. */
export type Reread = (text: string, value: unknown) => unknown;

/** With whole numbers beyond 2^53 as bigint, as far as 64 bits go. For checks: everything else is a double. */
export const wideNumbers: Reread = (text, value) =>
  MAY_BE_WIDE.test(text) ? unmarked(JSON.parse(marked(text, isWide)), BigInt) : value;

/** With every number that a double would print otherwise as NumberText, for `writeExactJson`. */
export const exactNumbers: Reread = (text, value) =>
  printsOtherwise(text)
    ? unmarked(JSON.parse(marked(text, isPrintedOtherwise)), (held) => new NumberText(held))
    : value;

/** `wideNumbers` of a text that is known to be JSON. */
export function readWideJson(text: string): unknown {
  return wideNumbers(text, JSON.parse(text));
}

/** `exactNumbers` of a text that is known to be JSON. */
export function readExactJson(text: string): unknown {
  return exactNumbers(text, JSON.parse(text));
}

/** A copy with the nearest double in the place of every bigint. */
export function toDoubles(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? value.map(toDoubles) : membersToDoubles(value);
}

/** The same for an object. */
export function membersToDoubles(value: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, toDoubles(member)]));
}

/** Whether the text may hold a number that a double would print otherwise. Never wrong with `false`. */
export function printsOtherwise(text: string): boolean {
  return MAY_PRINT_OTHERWISE.test(text);
}

/** For `writeExactJson`: a whole number within 64 bits that was taken for the nearest double, which may be beyond them. */
export function longNumber(value: number): NumberText | number {
  if (Number.isSafeInteger(value)) return value;
  const whole = BigInt(value);
  return new NumberText(String(whole > MOST_LONG ? MOST_LONG : whole));
}

/** Write JSON, each NumberText with its own digits. */
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

/** The text with a marked text in the place of every number that is meant. */
function marked(text: string, isMeant: (token: string) => boolean): string {
  const mark = (token: string): string => (isMeant(token) ? `"${MARK}${token}"` : token);
  let result = '';
  let copied = 0;
  for (let from = 0; from < text.length;) {
    const quote = text.indexOf('"', from);
    const open = quote === -1 ? text.length : quote;
    // Between most texts there is a comma or a colon and nothing else.
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

/** The place after the quote that ends the text which begins at `open`. */
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
