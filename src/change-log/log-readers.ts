/**
 * A reader of the change log that is no projection, such as one that publishes it. `name`: of its dead letters.
 * `settled`: number of the last entry that it will not read again, 0 while that is unknown; infinite for one that needs
 * nothing. It rejects with StoreUnavailable when the engine cannot be reached.
 */
export interface LogReader {
  readonly name: string;
  readonly settled: () => Promise<number>;
}

/** Readers of the change log beside the projections. It is not trimmed beyond what all of them have read for good. */
export class LogReaders {
  private readonly readers: LogReader[] = [];

  get names(): readonly string[] {
    return this.readers.map(({ name }) => name);
  }

  add(reader: LogReader): void {
    this.readers.push(reader);
  }

  /** Number of the last entry that none of them will read again; infinite without readers. @throws StoreUnavailable */
  async settled(): Promise<number> {
    const settled = await Promise.all(this.readers.map((reader) => reader.settled()));
    return settled.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY);
  }
}
