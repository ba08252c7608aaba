/** Whole numbers from 0 up to, not including, a bound. */
export type RandomNumbers = (below: number) => number;

/** Numbers that a seed determines (mulberry32). */
export function randomNumbers(seed: number): RandomNumbers {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
