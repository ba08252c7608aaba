/** Longest text whose result is kept unless given, in UTF-16 code units: long ones are rarely asked for twice. */
const LONGEST_KEY = 200;

/**
 * Cache of values computed from short texts, cleared when it has `most` of them. A value must depend on its text alone.
 */
export class Remembered<T> {
  private readonly made = new Map<string, T>();

  /** @param longest text whose result is kept, in UTF-16 code units */
  constructor(
    private readonly most: number,
    private readonly longest = LONGEST_KEY,
  ) {}

  /** What was made of a text, which is made now unless it is there. */
  of(text: string, make: (text: string) => T): T {
    const known = this.made.get(text);
    if (known !== undefined) return known;
    const value = make(text);
    if (text.length > this.longest) return value;
    if (this.made.size >= this.most) this.made.clear();
    this.made.set(text, value);
    return value;
  }
}
