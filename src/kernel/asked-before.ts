/**
 * Says what is asked for again: what is asked for but once is not worth keeping. Knows so many keys, and
 * forgets all of them when there are more.
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
