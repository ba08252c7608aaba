/** Whether a character is a letter or a digit, by its code. */
const INSIDE = Uint8Array.from({ length: 128 }, (_, code) => (/[A-Za-z0-9]/.test(String.fromCharCode(code)) ? 1 : 0));

/** Twice as many places as runs, so that few of them meet. */
const PLACES = 2 ** 15;
const MAX_RUNS = PLACES / 2;
/** Of the hash by Fowler, Noll and Vo. */
const SEED = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * What was made of runs of ASCII letters and digits, found by where a run stands in a text: documents are full of words
 * that came before, and to look them up by texts of their own would cost more than all the rest of their analysis.
 */
export class AsciiRuns<T> {
  /** Number of a run, from 1; 0 for none. */
  private readonly places = new Uint16Array(PLACES);
  private readonly hashes = new Int32Array(MAX_RUNS);
  private runs: string[] = [];
  private made: T[] = [];

  constructor(private readonly make: (run: string) => T) {}

  /** Hand what is made of each run of an ASCII text to `take`, in order. */
  visit(text: string, take: (made: T) => void): void {
    let hash = SEED;
    let from = 0;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (INSIDE[code] === 1) {
        hash = Math.imul(hash ^ code, PRIME);
        continue;
      }
      if (at > from) take(this.find(text, { from, to: at, hash }));
      hash = SEED;
      from = at + 1;
    }
    if (text.length > from) take(this.find(text, { from, to: text.length, hash }));
  }

  private find(
    text: string,
    { from, to, hash }: { readonly from: number; readonly to: number; readonly hash: number },
  ): T {
    let place = (hash ^ (hash >>> 16)) & (PLACES - 1);
    for (let number = this.places[place]; number !== undefined && number !== 0; number = this.places[place]) {
      const run = this.runs[number - 1];
      const made = this.made[number - 1];
      const same = this.hashes[number - 1] === hash && run?.length === to - from && text.startsWith(run, from);
      if (same && made !== undefined) return made;
      place = (place + 1) & (PLACES - 1);
    }
    return this.add(text.slice(from, to), hash, place);
  }

  private add(run: string, hash: number, place: number): T {
    const made = this.make(run);
    if (this.runs.length === MAX_RUNS) this.forget();
    this.hashes[this.runs.length] = hash;
    this.made.push(made);
    this.places[place] = this.runs.push(run);
    return made;
  }

  private forget(): void {
    this.places.fill(0);
    this.runs = [];
    this.made = [];
  }
}
