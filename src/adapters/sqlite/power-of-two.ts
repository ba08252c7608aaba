/** The lowest power of two that is not below a number from 1 on. */
export function powerOfTwo(least: number): number {
  return 2 ** Math.ceil(Math.log2(least));
}
