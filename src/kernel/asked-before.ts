/**
 * Tells whether a key was asked for before, so that what is asked for only once is not cached. Remembers at most `most`
 * keys, then forgets all of them.
 */
export class AskedBefore {
  private readonly keys = new Set<string>();

  constructor(private readonly most: number) {}

  /** Whether this was asked before; from now on it was. */
  isAgain(key: string): boolean {
    if (this.keys.has(key)) return true;
    if (this.keys.size >= this.most) this.keys.clear();
    this.keys.add(key);
    return false;
  }
}
