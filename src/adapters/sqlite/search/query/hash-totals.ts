import { powerOfTwo } from '../../power-of-two.js';
import { leastNumber } from './hash-counters.js';

/** The highest total that `least` tells from others. */
const HIGHEST = 4095;

/** How often the values with each hash occur together. */
export class HashTotals {
  private readonly hashes: Uint32Array;
  /** By the place of the hash; 0 where there is none. */
  private readonly totals: Float64Array;

  /** @param most different hashes */
  constructor(most: number) {
    const places = powerOfTwo(2 * most + 2);
    this.hashes = new Uint32Array(places);
    this.totals = new Float64Array(places);
  }

  /** Add to the total of a hash; `count` is 1 or more. */
  add(hash: number, count: number): void {
    const place = this.placeOf(hash);
    this.hashes[place] = hash;
    this.totals[place] = (this.totals[place] ?? 0) + count;
  }

  /** 0 of a hash that was not added. */
  of(hash: number): number {
    return this.totals[this.placeOf(hash)] ?? 0;
  }

  /** The highest total, from 1 to 4095, that so many hashes have at least; 1 when there are too few. */
  least(wanted: number): number {
    const having = new Float64Array(HIGHEST + 1);
    for (const total of this.totals) {
      const number = total < HIGHEST ? total : HIGHEST;
      having[number] = (having[number] ?? 0) + 1;
    }
    return leastNumber(having, wanted);
  }

  private placeOf(hash: number): number {
    const mask = this.totals.length - 1;
    let place = hash & mask;
    while (this.totals[place] !== 0 && this.hashes[place] !== hash) place = (place + 1) & mask;
    return place;
  }
}
