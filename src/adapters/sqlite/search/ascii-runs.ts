/** Whether an ASCII character is a letter or a digit, by its code. */
const INSIDE = Uint8Array.from({ length: 128 }, (_, code) => (/[A-Za-z0-9]/.test(String.fromCharCode(code)) ? 1 : 0));

/** Twice as many places as values, so that few of them meet. */
const PLACES = 1 << 16;
const MAX_VALUES = PLACES / 2;
const SEED = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * What was made of runs of ASCII letters and digits, found by where a run stands in a text: documents are full of words that
 * came before, and a text for each of them would only be made to be looked up.
 */
export class AsciiRuns<T> {
  /** Place in `values` plus one; 0 for none. */
  private readonly places = new Int32Array(PLACES);
  private readonly hashes = new Int32Array(MAX_VALUES);
  private readonly runs: string[] = [];
  private readonly values: T[] = [];

  constructor(private readonly make: (run: string) => T) {}

  /** Hand what is made of each run to `take`, in order. Answers `no`, before any, when the text is not all ASCII. */
  visit(text: string, take: (value: T) => void): 'no' | 'yes' {
    for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return 'no';
    let hash = SEED;
    let from = 0;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (INSIDE[code] === 1) {
        hash = Math.imul(hash ^ code, PRIME);
        continue;
      }
      if (at > from) take(this.find(text, from, at, hash));
      hash = SEED;
      from = at + 1;
    }
    if (text.length > from) take(this.find(text, from, text.length, hash));
    return 'yes';
  }

  private find(text: string, from: number, to: number, hash: number): T {
    for (let place = hash & (PLACES - 1); ; place = (place + 1) & (PLACES - 1)) {
      const number = this.places[place] ?? 0;
      if (number === 0) return this.add(text.slice(from, to), hash, place);
      const run = this.runs[number - 1] ?? '';
      const value = this.values[number - 1];
      if (value === undefined || this.hashes[number - 1] !== hash) continue;
      if (run.length === to - from && text.startsWith(run, from)) return value;
    }
  }

  private add(run: string, hash: number, place: number): T {
    const value = this.make(run);
    if (this.values.length >= MAX_VALUES) this.forget();
    
    return value;
  }
}
