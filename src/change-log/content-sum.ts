/** What `ContentSum` comes to: equal for the same entries in any order. */
export interface ContentTotal {
  readonly entries: number;
  /** 16 hexadecimal digits. */
  readonly digest: string;
}

const SEEDS = [0xdeadbeef, 0x41c6ce57] as const;
const FACTORS = [2654435761, 1597334677, 2246822507, 3266489909] as const;
/** See ContentSum.addends. `a` to `d`: of the digest, from its beginning. */
export type Addends = Readonly<Record<'a' | 'b' | 'c' | 'd' | 'entries', number>>;

const HALF_BITS = 16;
const HALF = 0xffff;
/** Between parts of an entry, so that what ends one does not begin the next. */
const PART_END = '\u001f';
/** Of UTF-8 for one code unit. */
const MOST_BYTES = 3;
const WORD = 4;
const FIRST_WORDS = 4096;

/** The entry that is added, as UTF-8 and as numbers of four bytes each. */
let words = new Int32Array(FIRST_WORDS);
let bytes = Buffer.from(words.buffer);

/**
 * Sum over the contents of a store, by which two of them are compared although they list their entries in different
 * orders. Each entry is hashed to 64 bits, and hashes are added; so a sum can be continued later, and made in parts.
 * Four bytes of UTF-8 cost some multiplications: a sum over a million documents takes a second or two. It finds faults,
 * not forgers.
 */
export class ContentSum {
  private entries = 0;
  private high = 0;
  private low = 0;

  /** Continue a sum that was printed, or begin with nothing. */
  static from(total?: ContentTotal): ContentSum {
    const sum = new ContentSum();
    if (total === undefined) return sum;
    sum.entries = total.entries;
    sum.high = Number.parseInt(total.digest.slice(0, 8), 16);
    sum.low = Number.parseInt(total.digest.slice(8), 16);
    return sum;
  }

  /** The sum of what was added up as `addends`, each number for itself. */
  static ofAddends({ entries, a, b, c, d }: Addends): ContentSum {
    const sum = new ContentSum();
    sum.entries = entries;
    sum.high = joined(a, b);
    sum.low = joined(c, d);
    return sum;
  }

  get total(): ContentTotal {
    return { entries: this.entries, digest: `${hex(this.high)}${hex(this.low)}` };
  }

  /** The sum as numbers, most below 65,536: an engine may add those of 2^37 sums in doubles without a rounding. */
  get addends(): Addends {
    const { entries, high, low } = this;
    return { entries, a: high >>> HALF_BITS, b: high & HALF, c: low >>> HALF_BITS, d: low & HALF };
  }

  /** Add an entry that consists of these parts. */
  add(...parts: readonly string[]): void {
    const length = encode(parts.length === 1 ? (parts[0] ?? '') : parts.join(PART_END));
    const used = words;
    const end = (length + WORD - 1) >> 2;
    let [a, b]: [number, number] = [SEEDS[0] ^ length, SEEDS[1] ^ parts.length];
    for (let at = 0; at < end; at++) {
      const word = used[at] ?? 0;
      a = Math.imul(a ^ word, FACTORS[0]);
      a ^= a >>> 15;
      b = Math.imul(b ^ word, FACTORS[1]);
      b ^= b >>> 13;
    }
    a = Math.imul(a ^ (a >>> 16), FACTORS[2]) ^ Math.imul(b ^ (b >>> 13), FACTORS[3]);
    b = Math.imul(b ^ (b >>> 16), FACTORS[2]) ^ Math.imul(a ^ (a >>> 13), FACTORS[3]);
    this.entries++;
    this.high = (this.high + a) >>> 0;
    this.low = (this.low + b) >>> 0;
  }

  /** Add all entries of another sum. */
  addAll({ entries, digest }: ContentTotal): void {
    this.entries += entries;
    this.high = (this.high + Number.parseInt(digest.slice(0, 8), 16)) >>> 0;
    this.low = (this.low + Number.parseInt(digest.slice(8), 16)) >>> 0;
  }
}

/** Whether two sums are of the same entries. */
export function isSameTotal(a: ContentTotal, b: ContentTotal): boolean {
  return a.entries === b.entries && a.digest === b.digest;
}

/** Upper and lower halves, added up, as one number modulo 2^32. */
function joined(upper: number, lower: number): number {
  return ((upper % (HALF + 1)) * (HALF + 1) + lower) % 2 ** 32;
}

function hex(half: number): string {
  return half.toString(16).padStart(8, '0');
}

/** Write a text into `words`, the rest of its last one zero. @returns how many bytes it has */
function encode(text: string): number {
  const most = MOST_BYTES * text.length + WORD;
  if (most > bytes.length) {
    words = new Int32Array(Math.ceil(most / WORD));
    bytes = Buffer.from(words.buffer);
  }
  const length = bytes.write(text);
  bytes[length] = bytes[length + 1] = bytes[length + 2] = 0;
  return length;
}
