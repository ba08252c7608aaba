import { isAscii as isAsciiBuffer } from 'node:buffer';
import { KIND } from '../storage/value-bytes.js';
import type { RawValues } from './value-dictionary.js';

/** Where a text is looked for in a value. */
export type NeedlePlace = 'anywhere' | 'at the beginning' | 'at the end' | 'whole';

const BEYOND_ASCII = 0x80;
/** Bytes that are searched as one text. */
const AT_ONCE = 65_536;
const UPPER_A = 0x41;
const UPPER_Z = 0x5a;
const CASE = 0x20;

/** Each byte, capital letters as small ones. */
const LOWER = Uint8Array.from({ length: 256 }, (_, byte) => (byte >= UPPER_A && byte <= UPPER_Z ? byte + CASE : byte));

/**
 * Looks for a folded text in the bytes of values, without regard to case: a value that is all ASCII need not become a
 * JavaScript text for that, which takes several times as long.
 */
export class TextNeedle {
  private readonly bytes: Buffer;

  /** @param text folded, all ASCII */
  private constructor(
    text: string,
    private readonly place: NeedlePlace,
  ) {
    this.bytes = Buffer.from(text, 'latin1');
  }

  /** `undefined` for a text beyond ASCII. */
  static of(text: string, place: NeedlePlace): TextNeedle | undefined {
    return /^[\0-\x7f]*$/.test(text) ? new TextNeedle(text, place) : undefined;
  }

  /** Whether a value has the text; `undefined` when its bytes do not tell. */
  finds({ bytes, ends }: RawValues, number: number): boolean | undefined {
    const from = (ends[number - 1] ?? 0) + 1;
    const to = ends[number] ?? 0;
    if (bytes[from - 1] === KIND.escaped) return undefined;
    const found = this.findsBetween(bytes, from, to);
    // What is beyond ASCII may be folded to what is looked for, or end before it does.
    return found && this.place === 'anywhere' ? true : isAscii(bytes, from, to) ? found : undefined;
  }

  /** See ValueNeedle. Looks at many values at once, which takes a tenth of the time where few have the text. */
  among({ bytes, ends }: RawValues): readonly number[] | undefined {
    const all = bytes.subarray(ends[0], ends.at(-1));
    if (this.bytes.length === 0 || !isAsciiBuffer(all) || all.includes(KIND.escaped)) return undefined;
    const wanted = this.bytes.toString('latin1');
    const found: number[] = [];
    for (let number = 1; number < ends.length;) {
      const from = ends[number - 1] ?? 0;
      const last = numberAt(ends, from + AT_ONCE);
      const text = bytes.toString('latin1', from, ends[last]).toLowerCase();
      for (let at = text.indexOf(wanted); at >= 0;) {
        const own = numberAt(ends, from + at);
        found.push(own);
        at = text.indexOf(wanted, (ends[own] ?? 0) - from);
      }
      number = last + 1;
    }
    return found;
  }

  private findsBetween(bytes: Buffer, from: number, to: number): boolean {
    const { length } = this.bytes;
    const last = to - length;
    if (last < from) return false;
    switch (this.place) {
      case 'at the beginning':
        return this.isAt(bytes, from);
      case 'at the end':
        return this.isAt(bytes, last);
      case 'whole':
        return last === from && this.isAt(bytes, from);
      case 'anywhere':
        return this.isBetween(bytes, from, last);
    }
  }

  private isBetween(bytes: Buffer, from: number, last: number): boolean {
    const [first] = this.bytes;
    if (first === undefined) return true;
    for (let at = from; at <= last; at++) {
      if (LOWER[bytes[at] ?? 0] === first && this.isAt(bytes, at)) return true;
    }
    return false;
  }

  private isAt(bytes: Buffer, from: number): boolean {
    const wanted = this.bytes;
    for (let at = 0; at < wanted.length; at++) if (LOWER[bytes[from + at] ?? 0] !== wanted[at]) return false;
    return true;
  }
}

/** Number of the value that has a byte; of the last one beyond all of them. */
function numberAt(ends: Uint32Array, at: number): number {
  let low = 1;
  let high = ends.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ends[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isAscii(bytes: Buffer, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if ((bytes[at] ?? 0) >= BEYOND_ASCII) return false;
  return true;
}
