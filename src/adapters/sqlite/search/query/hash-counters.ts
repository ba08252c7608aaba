import { powerOfTwo } from '../../power-of-two.js';

/** The most that a counter says: so many or more. */
const HIGHEST = 255;
/** Counters at first for each document, with a limit; there are so many more for each value, up to a higher limit. */
const COUNTERS = { aDocument: 16, mostAtFirst: 2 ** 23, aValue: 2, most: 2 ** 27 } as const;

/** Counters that `least` looks at in about a millisecond, four at a time. */
const SAMPLE = 2 ** 18;

/** Some of them: from one up to, not including, another. */
export interface Numbers {
  readonly from: number;
  readonly to: number;
}

/**
 * Counts values by their hashes, in counters of a byte each: a counter says how often the values that share it occur,
 * together and at most, up to 255, which stands for more, too.
 */
export class HashCounters {
  private bytes: Uint8Array;
  private values = 0;

  /**
   * @param documents how many are to be counted: to begin with few counters and to double them would leave most values
   *   with what others have added
   * @param first how many counters there are at first, a power of two from 4 on
   */
  constructor(documents: number, first = Math.min(COUNTERS.mostAtFirst, powerOfTwo(COUNTERS.aDocument * documents))) {
    // The system gives memory when it is first written: in order that takes a tenth of the time.
    this.bytes = new Uint8Array(first).fill(0);
  }

  /** Count some values, each as often as it occurs. */
  add(hashes: Uint32Array, counts: ArrayLike<number>, { from, to }: Numbers): void {
    this.fit(to - from);
    const { bytes } = this;
    const mask = bytes.length - 1;
    for (let at = from; at < to; at++) {
      const count = counts[at] ?? 0;
      if (count === 0) continue;
      const place = (hashes[at] ?? 0) & mask;
      const sum = (bytes[place] ?? 0) + count;
      bytes[place] = sum < HIGHEST ? sum : HIGHEST;
    }
  }

  /**
   * Put how often each of some values occurs at most into `said`, the first one at its beginning; 255: no limit is
   * known. The processor waits for most counters, and for several of them together if nothing else is in between.
   * @returns the highest of them
   */
  read(hashes: Uint32Array, { from, to }: Numbers, said: Uint8Array): number {
    const { bytes } = this;
    const mask = bytes.length - 1;
    let highest = 0;
    for (let at = from; at < to; at++) {
      const count = bytes[(hashes[at] ?? 0) & mask] ?? 0;
      said[at - from] = count;
      if (count > highest) highest = count;
    }
    return highest;
  }

  /**
   * The highest number, from 1, that so many counters say at least; 1 when they are too few. Of many counters some are
   * looked at, which say it closely enough for who looks further where it was too high.
   */
  least(wanted: number): number {
    const { bytes } = this;
    const saying = new Float64Array(HIGHEST + 1);
    // Most say nothing, four of them in one look.
    const fours = new Uint32Array(bytes.buffer);
    const step = Math.max(1, Math.floor(fours.length / SAMPLE));
    for (let four = 0; four < fours.length; four += step) {
      if (fours[four] === 0) continue;
      for (let at = 4 * four; at < 4 * four + 4; at++) saying[bytes[at] ?? 0] = (saying[bytes[at] ?? 0] ?? 0) + 1;
    }
    return leastNumber(saying, wanted / step);
  }

  /** Make room for more values. Where there are twice as many counters, each says what the one said that it was. */
  private fit(added: number): void {
    this.values += added;
    while (COUNTERS.aValue * this.values > this.bytes.length && this.bytes.length < COUNTERS.most) {
      const { bytes } = this;
      this.bytes = new Uint8Array(2 * bytes.length);
      this.bytes.set(bytes);
      this.bytes.set(bytes, bytes.length);
    }
  }
}

/**
 * The highest number, from 1, that so many have, or a higher one; 1 when there are too few.
 * @param having how many have each number; the last one stands for higher ones, too
 */
export function leastNumber(having: Float64Array, wanted: number): number {
  let least = having.length - 1;
  for (let sum = having[least] ?? 0; least > 1 && sum < wanted; sum += having[least] ?? 0) least--;
  return least;
}
