/** Where a JSON text is read from: places in it are numbers from 0, in units of the source. */
export interface JsonSource {
  /** Units of the whole. */
  readonly length: number;
  /** The character at a place where JSON has meaning; inside of strings any part of a character. */
  codeAt(place: number): number;
  /** Place of the first quote from a place on; -1 when there is none. */
  quoteFrom(place: number): number;
  /** From the first place to before the second, both between two characters. */
  text(from: number, to: number): string;
  /** The first place, from this one on, that is between two characters. */
  boundary(place: number): number;
}

/** A text in memory: its units are those of UTF-16. Two halves of a character are whole again when they are joined. */
export class TextSource implements JsonSource {
  readonly length: number;

  constructor(private readonly whole: string) {
    this.length = whole.length;
  }

  codeAt(place: number): number {
    return this.whole.charCodeAt(place);
  }

  quoteFrom(place: number): number {
    return this.whole.indexOf('"', place);
  }

  text(from: number, to: number): string {
    return this.whole.slice(from, to);
  }

  boundary(place: number): number {
    return place;
  }
}

const QUOTE = 0x22;

/**
 * UTF-8 as it was received, whose parts become text when they are read: 30 MB at once would take a turn of 20 to 60
 * milliseconds. All that has a meaning in JSON is one byte, which no part of a longer character equals.
 */
export class BytesSource implements JsonSource {
  readonly length: number;

  /** @param bytes valid UTF-8 */
  constructor(private readonly bytes: Buffer) {
    this.length = bytes.length;
  }

  codeAt(place: number): number {
    // Beyond the end as a text has it.
    return this.bytes[place] ?? Number.NaN;
  }

  quoteFrom(place: number): number {
    return this.bytes.indexOf(QUOTE, place);
  }

  text(from: number, to: number): string {
    return this.bytes.toString('utf8', from, to);
  }

  boundary(place: number): number {
    let at = place;
    // The second byte of a character and those after it begin with the bits 10.
    while (((this.bytes[at] ?? 0) & 0xc0) === 0x80) at++;
    return at;
  }
}
