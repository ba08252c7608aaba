/**
 * How often values up to each bound occurred, and their sum: one series of a histogram. A value costs a few comparisons
 * and an addition, so that it can be noted for every request.
 */
export class Distribution {
  /** By bucket; the last one is of values above all bounds. */
  private readonly counts: Float64Array;
  private total = 0;

  /** @param bounds ascending */
  constructor(private readonly bounds: readonly number[]) {
    this.counts = new Float64Array(bounds.length + 1);
  }

  get sum(): number {
    return this.total;
  }

  note(value: number): void {
    const { bounds, counts } = this;
    let at = 0;
    while (at < bounds.length && value > (bounds[at] ?? Infinity)) at++;
    counts[at] = (counts[at] ?? 0) + 1;
    this.total += value;
  }

  /** Values up to each bound, and all of them at last, as pairs of the bound and their number. */
  cumulated(): readonly (readonly [bound: string, count: number])[] {
    let below = 0;
    return Array.from(this.counts, (count, at) => {
      below += count;
      return [String(this.bounds[at] ?? '+Inf'), below] as const;
    });
  }
}
