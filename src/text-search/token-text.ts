/**
 * Texts of the full-text table, written token by token.
 *
 * The problem: what a document is found by is some hundred tokens. As a JavaScript text that grows token by token it is
 * a tree of as many parts, which must be joined and encoded as UTF-8 once more before the engine takes it; that took as
 * long as the engine itself. The idea: tokens come again and again, so their bytes are kept with what was made of their
 * word, and are copied into one buffer, from which the engine takes them as they are.
 *
 *   addValue('Orders of pets')   order pet                tokens; of the extras "orders" and "pets" are remembered
 *   addToken(END)                order pet |
 *   finish()                     order pet | orders pets  each extra once, after all tokens
 *
 * It does not decide what the columns of a table have, see `index-text.ts`.
 */
import { analyse, type AnalysedRun, type Extra, extraOf, trimAnalyses, visitRuns } from './text-analysis.js';

const FIRST_BYTES = 8192;
/** Of UTF-8 for one code unit. */
const MOST_BYTES = 3;
/** Code units up to which a token is written one by one. */
const SHORT = 16;
const SPACE = 0x20;
/** A buffer that became larger is not kept. */
const LARGEST_KEPT = 1024 * 1024;

/** Number of the last text of any writer: an extra notes to which one it was added. */
let latest = 0;

/** Texts as UTF-8, one after the other; in each of them every token is followed by a space. */
export class TokenTexts {
  private bytes: Buffer = Buffer.alloc(FIRST_BYTES);
  private end = 0;
  private ends: number[] = [];
  private extras: Extra[] = [];
  /** Number of the text that is being written. */
  private text = ++latest;

  /** Begin with no texts, whatever became of those before. */
  begin(): void {
    this.end = 0;
    this.ends = [];
    this.extras = [];
    this.text = ++latest;
    trimAnalyses();
  }

  /** Tokens of a value that is indexed, and what else it is found by at the end of the text. */
  addValue(value: string): void {
    const before = this.end;
    visitRuns(value, this.addRun);
    if (this.end > before) return;
    // Stop words stay when there is nothing else.
    const analysed = analyse(value, 'keep');
    for (const extra of analysed.extras) this.addExtra(extraOf(extra));
    for (const token of analysed.tokens) this.addToken(token);
  }

  addToken(token: string): void {
    const { length } = token;
    this.reserve(MOST_BYTES * length + 1);
    const { bytes } = this;
    if (length > SHORT) {
      this.end += bytes.write(token, this.end);
      bytes[this.end++] = SPACE;
      return;
    }
    let { end } = this;
    for (let at = 0; at < length; at++) {
      const code = token.charCodeAt(at);
      if (code < 0x80) bytes[end++] = code;
      else {
        const point = token.codePointAt(at) ?? 0;
        if (point > 0xffff) at++;
        end = writeEncoded(bytes, end, point);
      }
    }
    bytes[end] = SPACE;
    this.end = end + 1;
  }

  /** End the text; the next one begins. */
  finish(): void {
    for (const { indexed } of this.extras) this.addBytes(indexed);
    if (this.extras.length > 0) this.extras = [];
    this.ends.push(this.end);
    this.text = ++latest;
  }

  /** All finished texts, parts of one array. */
  take(): readonly Uint8Array[] {
    // From a pool: memory of its own for each row would be one more thing to collect.
    const all = Buffer.from(this.bytes.subarray(0, this.end));
    let from = 0;
    const texts = this.ends.map((to) => {
      const text = all.subarray(from, to);
      from = to;
      return text;
    });
    if (this.bytes.length > LARGEST_KEPT) this.bytes = Buffer.alloc(FIRST_BYTES);
    return texts;
  }

  private readonly addRun = (run: AnalysedRun): void => {
    this.addBytes(run.indexed);
    for (const extra of run.extras) this.addExtra(extra);
  };

  private addExtra(extra: Extra): void {
    if (extra.addedTo === this.text) return;
    extra.addedTo = this.text;
    this.extras.push(extra);
  }

  private addBytes(added: Uint8Array): void {
    const { length } = added;
    this.reserve(length);
    const { bytes, end } = this;
    for (let at = 0; at < length; at++) bytes[end + at] = added[at] ?? 0;
    this.end = end + length;
  }

  private reserve(length: number): void {
    if (this.end + length <= this.bytes.length) return;
    const longer = Buffer.alloc(2 * (this.end + length));
    longer.set(this.bytes.subarray(0, this.end));
    this.bytes = longer;
  }
}

/** Write a character beyond ASCII as UTF-8. @returns where the next one begins */
function writeEncoded(bytes: Uint8Array, from: number, point: number): number {
  let end = from;
  if (point < 0x800) bytes[end++] = 0xc0 | (point >> 6);
  else if (point < 0x10000) {
    // Half a surrogate pair has no form of its own.
    const shown = point >= 0xd800 && point < 0xe000 ? 0xfffd : point;
    bytes[end++] = 0xe0 | (shown >> 12);
    bytes[end++] = 0x80 | ((shown >> 6) & 0x3f);
    bytes[end++] = 0x80 | (shown & 0x3f);
    return end;
  } else {
    bytes[end++] = 0xf0 | (point >> 18);
    bytes[end++] = 0x80 | ((point >> 12) & 0x3f);
    bytes[end++] = 0x80 | ((point >> 6) & 0x3f);
  }
  bytes[end++] = 0x80 | (point & 0x3f);
  return end;
}
