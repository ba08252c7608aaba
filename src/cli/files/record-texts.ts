/** `line`: in which it begins, from 1. `text`: as it stands there; `undefined` when it is too long to be kept. */
export interface RecordText {
  readonly text: string | undefined;
  readonly line: number;
}

/** What a text cannot be, so that whoever parses it sees that something is wrong there. */
const NO_JSON = '';

/** Characters that separate values. */
const [QUOTE, BACKSLASH, COMMA, NEWLINE] = [0x22, 0x5c, 0x2c, 0x0a] as const;
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d] as const;

/**
 * Cuts a text into the texts of its records: the elements of a JSON array, or values one after another.
 *
 * The problem: a file of records may have many gigabytes, and a parser of JSON wants all of it as one text. The idea:
 * only brackets and quotation marks are followed, by which it is known where a value ends; each is parsed by itself.
 *
 *   [{"a": "]"}, {"b": [1]}]   the texts {"a": "]"} and {"b": [1]}
 *
 * The cost is a look at each character. What is inside of a value is not judged; what stands wrongly between two of
 * them is given as a text that is no JSON.
 */
export class RecordTexts {
  /** Whether the text is an array; `unknown` before its first character that is no blank. */
  form: 'array' | 'unknown' | 'values' = 'unknown';
  /** What comes next in an array. */
  private next: 'comma' | 'first' | 'nothing' | 'value' = 'first';
  private line = 1;
  /** The value that has begun: its texts in earlier chunks, and where it begins in this one. */
  private pieces: string[] = [];
  private length = 0;
  private from: number | undefined;
  private valueLine = 1;
  private depth = 0;
  private place: 'escaped' | 'plain' | 'text' = 'plain';

  /** @param longest characters of a record that is kept */
  constructor(private readonly longest: number) {}

  /** Texts that end in the next piece of the text. */
  *add(chunk: string): Generator<RecordText> {
    if (this.from !== undefined) this.from = 0;
    for (let at = 0; at < chunk.length; at++) {
      const character = chunk.charCodeAt(at);
      if (this.from === undefined) yield* this.between(character, at);
      else if (this.endsBefore(character)) {
        yield this.finish(chunk.slice(this.from, at));
        yield* this.between(character, at);
      } else if (this.endsWith(character)) yield this.finish(chunk.slice(this.from, at + 1));
      if (character === NEWLINE) this.line++;
    }
    if (this.from === undefined) return;
    this.length += chunk.length - this.from;
    this.pieces.push(chunk.slice(this.from));
    if (this.length > this.longest) yield { text: undefined, line: this.valueLine };
  }

  /** What is left at the end of the text. */
  *end(): Generator<RecordText> {
    if (this.from !== undefined) yield this.finish('');
    const isWhole = this.form === 'values' || this.next === 'nothing';
    if (!isWhole) yield { text: NO_JSON, line: this.line };
  }

  private *between(character: number, at: number): Generator<RecordText> {
    if (isBlank(character)) return;
    if (this.form === 'unknown') {
      this.form = character === OPEN_LIST ? 'array' : 'values';
      if (this.form === 'array') return;
    }
    if (this.form === 'array') {
      if (!this.isExpected(character)) yield { text: NO_JSON, line: this.line };
      if (character === COMMA || character === CLOSE_LIST) {
        this.next = character === COMMA ? 'value' : 'nothing';
        return;
      }
    }
    this.begin(character, at);
  }

  /** Whether a character between two values of an array may stand there. */
  private isExpected(character: number): boolean {
    if (character === COMMA) return this.next === 'comma';
    if (character === CLOSE_LIST) return this.next === 'comma' || this.next === 'first';
    return this.next === 'value' || this.next === 'first';
  }

  private begin(character: number, at: number): void {
    [this.from, this.valueLine, this.depth, this.place] = [at, this.line, 0, 'plain'];
    this.endsWith(character);
  }

  /** Whether a value without brackets, such as a number, ended before this character. */
  private endsBefore(character: number): boolean {
    if (this.depth > 0 || this.place !== 'plain') return false;
    return isBlank(character) || (this.form === 'array' && (character === COMMA || character === CLOSE_LIST));
  }

  /** Whether the value ends with this character. */
  private endsWith(character: number): boolean {
    if (this.place === 'escaped') this.place = 'text';
    else if (this.place === 'text') {
      if (character === BACKSLASH) this.place = 'escaped';
      else if (character === QUOTE) this.place = 'plain';
    } else if (character === QUOTE) this.place = 'text';
    else if (character === OPEN_LIST || character === OPEN_OBJECT) this.depth++;
    else if (character === CLOSE_LIST || character === CLOSE_OBJECT) return --this.depth <= 0;
    return false;
  }

  private finish(last: string): RecordText {
    const text = this.pieces.length === 0 ? last : this.pieces.join('') + last;
    [this.pieces, this.length, this.from, this.next] = [[], 0, undefined, 'comma'];
    return { text, line: this.valueLine };
  }
}

function isBlank(character: number): boolean {
  return character === 0x20 || (character >= 0x09 && character <= 0x0d);
}
