/** Whether a character is a letter or a digit, by its code. */
const INSIDE = Uint8Array.from({ length: 128 }, (_, code) => (/[A-Za-z0-9]/.test(String.fromCharCode(code)) ? 1 : 0));

/** Twice as many places as runs, so that few of them meet. */
const PLACES = 2 ** 15;
const MAX_RUNS = PLACES / 2;
/** Bytes of runs that are usual. */
const FIRST_BYTES = 8 * MAX_RUNS;
/** Of the hash by Fowler, Noll and Vo. */
const SEED = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * What was made of runs of ASCII letters and digits, found by their bytes where they stand in a text: documents are
 * full of words that came before, and to look them up by texts of their own would cost more than all the rest of their
 * analysis.
 */
export class AsciiRuns<T> {
  /** Number of a run, from 1; 0 for none. */
  private readonly places = new Uint16Array(PLACES);
  private readonly hashes = new Int32Array(MAX_RUNS);
  /** The runs one after the other, and where each ends by its number; it begins where the one before ends. */
  private bytes: Uint8Array = new Uint8Array(FIRST_BYTES);
  private readonly ends = new Uint32Array(MAX_RUNS + 1);
  private made: T[] = [];

  constructor(private readonly make: (run: string) => T) {}

  /** Hand what is made of each run of an ASCII text, the first bytes of a buffer, to `take`, in order. */
  visit(text: Buffer, length: number, take: (made: T) => void): void {
    let hash = SEED;
    let from = 0;
    for (let at = 0; at < length; at++) {
      const code = text[at] ?? 0;
      if (INSIDE[code] === 1) {
        hash = Math.imul(hash ^ code, PRIME);
        continue;
      }
      if (at > from) take(this.find(text, from, at, hash));
      hash = SEED;
      from = at + 1;
    }
    if (length > from) take(this.find(text, from, length, hash));
  }

  private find(text: Buffer, from: number, to: number, hash: number): T {
    let place = (hash ^ (hash >>> 16)) & (PLACES - 1);
    for (let number = this.places[place] ?? 0; number !== 0; number = this.places[place] ?? 0) {
      const made = this.made[number - 1];
      if (this.hashes[number - 1] === hash && made !== undefined && this.equals(number, text, from, to)) return made;
      place = (place + 1) & (PLACES - 1);
    }
    return this.add(text.subarray(from, to), hash, place);
  }

  private equals(number: number, text: Buffer, from: number, to: number): boolean {
    const { bytes, ends } = this;
    const start = ends[number - 1] ?? 0;
    if ((ends[number] ?? 0) - start !== to - from) return false;
    for (let at = from, own = start; at < to; at++, own++) if (bytes[own] !== text[at]) return false;
    return true;
  }

  private add(run: Buffer, hash: number, place: number): T {
    const made = this.make(run.toString('latin1'));
    let free = place;
    if (this.made.length === MAX_RUNS) {
      this.forget();
      free = (hash ^ (hash >>> 16)) & (PLACES - 1);
    }
    const last = this.made.length;
    const start = this.ends[last] ?? 0;
    const end = start + run.length;
    if (end > this.bytes.length) this.enlarge(2 * end);
    this.bytes.set(run, start);
    this.hashes[last] = hash;
    this.ends[last + 1] = end;
    this.places[free] = this.made.push(made);
    return made;
  }

  private enlarge(length: number): void {
    const longer = new Uint8Array(length);
    longer.set(this.bytes);
    this.bytes = longer;
  }

  forget(): void {
    this.places.fill(0);
    this.bytes = new Uint8Array(FIRST_BYTES);
    this.made = [];
  }
}
