/**
 * Readers of the change log that are no projections, such as one that publishes it. The log is not trimmed beyond what
 * all of them have read for good.
 */
export class LogReaders {
  private readonly readers: (() => number)[] = [];

  /** @param settled number of the last entry that the reader will not read again; 0 while that is unknown */
  add(settled: () => number): void {
    this.readers.push(settled);
  }

  /** Number of the last entry that none of them will read again; infinite without readers. */
  settled(): number {
    return this.readers.reduce((least, settled) => Math.min(least, settled()), Number.POSITIVE_INFINITY);
  }
}
