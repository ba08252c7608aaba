import { InvariantError } from '../../../../kernel/assert-never.js';

/** One value of an index field. */
export type FieldValue = boolean | number | string;

/**
 * The first byte of a value says what follows: `text`: UTF-8. `number`: as JavaScript writes it. `flag`: `true` or
 * `false`. `escaped`: JSON of a text with half a surrogate pair, which UTF-8 cannot say.
 */
export const KIND = { text: 0, number: 1, flag: 2, escaped: 3 } as const;

/** The bytes of one value from 0 to `length`, with their hash. */
interface EncodedValue {
  bytes: Buffer;
  length: number;
  hash: number;
}

const encoded: EncodedValue = { bytes: Buffer.alloc(1024), length: 0, hash: 0 };

/** The bytes of a value; the next call overwrites them. */
export function encodeValue(value: FieldValue): Readonly<EncodedValue> {
  if (typeof value === 'string') writeText(KIND.text, value);
  else writeText(typeof value === 'number' ? KIND.number : KIND.flag, String(value));
  return encoded;
}

function writeText(kind: number, text: string): void {
  const { length } = text;
  if (encoded.bytes.length < 1 + 3 * length) encoded.bytes = Buffer.alloc(2 + 6 * length);
  const { bytes } = encoded;
  const written = bytes.write(text, 1);
  if (written !== length && !text.isWellFormed()) {
    // JSON escapes what UTF-8 cannot say; the rest of it may still be beyond ASCII.
    writeText(KIND.escaped, escaped(text));
    return;
  }
  bytes[0] = kind;
  let hash = Math.imul(SEED ^ kind, PRIME);
  for (let at = 1; at <= written; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), PRIME);
  encoded.length = written + 1;
  encoded.hash = mixed(hash);
}

/** JSON of a text, all ASCII. */
function escaped(text: string): string {
  return JSON.stringify(text).replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Of the hash by Fowler, Noll and Vo. */
const SEED = 0x811c9dc5;
const PRIME = 0x01000193;

/** The low bits choose a place in a table, and those of similar texts differ little. */
function mixed(hash: number): number {
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The value that the bytes between two places say. */
export function valueAt(bytes: Buffer, from: number, to: number): FieldValue {
  switch (bytes[from]) {
    case KIND.text:
      return bytes.toString('utf8', from + 1, to);
    case KIND.number:
      return Number(bytes.toString('latin1', from + 1, to));
    case KIND.flag:
      return bytes[from + 1] === TRUE;
    case KIND.escaped: {
      const text: unknown = JSON.parse(bytes.toString('latin1', from + 1, to));
      return String(text);
    }
    default:
      throw new InvariantError('a stored value begins with its kind');
  }
}

/** Surrogates come before other code units that are encoded with this byte or a higher one. */
const UNORDERED = 0xee;

/**
 * Whether the text of the value between two places comes after another text in the order of code units, as far as its
 * bytes tell: below UNORDERED the bytes of UTF-8 are in that order.
 */
export function textComesAfter(bytes: Buffer, from: number, to: number, text: Buffer): boolean {
  if (bytes[from] === KIND.escaped) return false;
  const start = from + 1;
  const length = to - start;
  const common = Math.min(length, text.length);
  for (let at = 0; at < common; at++) {
    const [own, other] = [bytes[start + at] ?? 0, text[at] ?? 0];
    if (own !== other) return own > other && own < UNORDERED;
  }
  return length > text.length;
}

/** View of bytes as a Buffer, whose methods read texts from between two places. */
export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const TRUE = 't'.charCodeAt(0);
