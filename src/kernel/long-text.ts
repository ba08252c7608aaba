/** Characters that are encoded at a time. */
const PIECE = 65_536;

/**
 * A text that may be long, put together from its beginning to its end. What one string of many megabytes would cost in
 * one turn of the event loop, to join and to encode it, is done while it grows.
 */
export class LongText {
  private readonly encoded: Buffer[] = [];
  private rest = '';

  add(text: string): void {
    this.rest += text;
    if (this.rest.length >= PIECE) this.encode();
  }

  /** Add another one, which is not to be changed any more. */
  append({ encoded, rest }: LongText): void {
    if (encoded.length > 0) {
      this.encode();
      for (const bytes of encoded) this.encoded.push(bytes);
    }
    this.add(rest);
  }

  /** All of it: a text when it is short, else its bytes. */
  whole(): Buffer | string {
    return this.encoded.length === 0 ? this.rest : Buffer.concat([...this.encoded, Buffer.from(this.rest)]);
  }

  private encode(): void {
    this.encoded.push(Buffer.from(this.rest));
    this.rest = '';
  }
}
