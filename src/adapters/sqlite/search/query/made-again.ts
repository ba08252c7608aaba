/**
 * What was made of objects that come again and again, such as the filter of searches without one. One is remembered
 * when it comes twice with none between that is not: to remember each of those that come but once would cost as much as
 * making it, and the garbage collector more.
 */
export class MadeAgain<K extends object, T> {
  private readonly made = new WeakMap<K, T>();
  private last: K | undefined;

  of(key: K, make: (key: K) => T): T {
    const known = this.made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    if (key === this.last) this.made.set(key, value);
    this.last = key;
    return value;
  }
}
