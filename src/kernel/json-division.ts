/** Divides long JSON texts into parts that can be parsed one by one: text in, places of the parts out. */
import type { JsonSource } from './json-source.js';
import { MAX_JSON_DEPTH } from './json-text.js';

/** A part of the text, from the first place to before the second. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** Members of a list or an object as they stand in the text, with the commas between them. */
interface Run extends TextRange {
  /** Whether a digit stands outside of its strings. */
  readonly hasNumbers: boolean;
}

/** A long value, apart from the runs around it. `label`: what stands before it, in an object its name and the colon. */
interface LongMember {
  readonly label: TextRange;
  readonly value: Divided;
}

export type Divided =
  | { readonly kind: 'list' | 'object'; readonly parts: readonly (LongMember | Run)[] }
  /** What stands between the quotes. */
  | (TextRange & { readonly kind: 'text' });

/** Says as its message why a text cannot be read. */
export class Unreadable extends Error {}

export function notJson(): Unreadable {
  return new Unreadable('it is not JSON');
}

/** A list or an object whose end was not reached yet. */
interface Open {
  readonly kind: 'list' | 'object';
  readonly start: number;
  readonly parts: (LongMember | Run)[];
  /** Where the run begins that is not among the parts yet. */
  runStart: number;
  /** Behind the last comma, or the bracket. */
  memberStart: number;
  /** End of the long value that is the last member; `undefined` when the last member belongs to the run. */
  longEnd: number | undefined;
}

const TAB = 0x09;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const ZERO = 0x30;
const NINE = 0x39;
const LIST = 0x5b;
const BACKSLASH = 0x5c;
const LIST_END = 0x5d;
const LETTER_U = 0x75;
const OBJECT = 0x7b;
const OBJECT_END = 0x7d;
const COLON = 0x3a;
/** Steps of a search for a quote are that much slower than those of the other characters. */
const SLOWER = 16;

/** `gaps`: long white space between the parts and within them, in order. */
export interface DividedText {
  readonly root: Divided;
  readonly gaps: readonly TextRange[];
}

/**
 * Follow the brackets and strings of a text. Whether it is JSON, its parts decide, apart from what stands around them.
 * @param piece units from which on what stands in the text is divided; as many are looked at in one step
 * @param most values that it may have
 * @returns `undefined` when the text is neither a list nor an object
 * @throws Unreadable when it has too many values or levels, or brackets that do not match
 */
export function* divide(text: JsonSource, piece: number, most: number): Generator<undefined, DividedText | undefined> {
  const division = new Division(piece, most);
  let pause = piece;
  for (let at = 0; at < text.length; at++) {
    if (at >= pause) {
      pause = at + piece;
      yield;
    }
    const code = text.codeAt(at);
    if (isWhite(code)) continue;
    division.meet(at, code);
    if (code !== QUOTE) continue;
    const end = yield* endOfString(text, at, piece);
    const isName = end - at >= piece && (yield* isColonNext(text, end + 1, piece));
    division.endString({ from: at, to: end }, isName ? 'name' : 'value');
    at = end;
  }
  return division.result();
}

function isWhite(code: number): boolean {
  return code === SPACE || code === TAB || code === LINE_FEED || code === CARRIAGE_RETURN;
}

class Division {
  private lastDigit = -1;
  /** The last character that is no white space, and the one before it. */
  private met = -1;
  private metBefore = -1;
  private root: Open | undefined;
  private readonly gaps: TextRange[] = [];
  private readonly stack: Open[] = [];
  private values = 1;

  constructor(
    private readonly piece: number,
    private readonly most: number,
  ) {}

  /** @param code of a character outside of strings, no white space */
  meet(at: number, code: number): void {
    if (this.root !== undefined) throw notJson();
    if (at - this.met > this.piece) this.gaps.push({ from: this.met + 1, to: at });
    this.metBefore = this.met;
    this.met = at;
    if (code >= ZERO && code <= NINE) this.lastDigit = at;
    else if (code === COMMA) this.separate(at);
    else if (code === LIST || code === OBJECT) this.open(at, code === LIST ? 'list' : 'object');
    else if (code === LIST_END || code === OBJECT_END) this.close(at, code === LIST_END ? 'list' : 'object');
  }

  /** @param string from the opening quote to the closing one */
  endString(string: TextRange, kind: 'name' | 'value'): void {
    const { from, to } = string;
    this.met = to;
    if (to - from < this.piece || this.stack.length === 0 || kind === 'name') return;
    this.addLong({ kind: 'text', from: from + 1, to }, { from, to: to + 1 });
  }

  result(): DividedText | undefined {
    if (this.stack.length > 0) throw notJson();
    return this.root === undefined ? undefined : { root: this.root, gaps: this.gaps };
  }

  private open(at: number, kind: Open['kind']): void {
    this.count();
    if (this.stack.length === 0 && this.metBefore >= 0) throw notJson();
    if (this.stack.length === MAX_JSON_DEPTH) {
      throw new Unreadable(`it is nested more than ${String(MAX_JSON_DEPTH)} levels deep`);
    }
    this.stack.push({ kind, start: at, parts: [], runStart: at + 1, memberStart: at + 1, longEnd: undefined });
  }

  private separate(at: number): void {
    this.count();
    const open = this.stack.at(-1);
    if (open === undefined) throw notJson();
    if (open.longEnd !== undefined) {
      this.requireEnded(open.longEnd);
      open.longEnd = undefined;
      open.runStart = at + 1;
    } else if (at - open.runStart >= this.piece) {
      this.endRun(open, at);
      open.runStart = at + 1;
    }
    open.memberStart = at + 1;
  }

  private close(at: number, kind: Open['kind']): void {
    const open = this.stack.pop();
    if (open?.kind !== kind) throw notJson();
    const isShort = open.parts.length === 0 && at - open.start < this.piece;
    if (isShort && this.stack.length > 0) return;
    if (open.longEnd === undefined) this.endRun(open, at);
    else this.requireEnded(open.longEnd);
    if (this.stack.length === 0) this.root = open;
    else this.addLong(open, { from: open.start, to: at + 1 });
  }

  /** Nothing may stand between a long value and the comma or the bracket that was met. */
  private requireEnded(longEnd: number): void {
    if (this.metBefore >= longEnd) throw notJson();
  }

  private addLong(value: Divided, { from, to }: TextRange): void {
    const parent = this.stack.at(-1);
    // Two values without a comma between them.
    if (parent?.longEnd !== undefined) throw notJson();
    if (parent === undefined) return;
    if (parent.memberStart > parent.runStart) this.endRun(parent, parent.memberStart - 1);
    parent.parts.push({ label: { from: parent.memberStart, to: from }, value });
    parent.longEnd = to;
  }

  private endRun({ parts, runStart: from }: Open, to: number): void {
    parts.push({ from, to, hasNumbers: this.lastDigit >= from });
  }

  /** Each value but the first follows a comma or a bracket. An empty list counts as two. */
  private count(): void {
    if (++this.values > this.most) throw tooMany(this.most);
  }
}

export function tooMany(most: number): Unreadable {
  return new Unreadable(`it has more than ${String(most)} values`);
}

/** @returns place of the closing quote; the length of the text when there is none */
function* endOfString(text: JsonSource, from: number, piece: number): Generator<undefined, number> {
  let pause = from + piece / SLOWER;
  for (let at = text.quoteFrom(from + 1); at >= 0; at = text.quoteFrom(at + 1)) {
    let slashes = 0;
    while (text.codeAt(at - 1 - slashes) === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return at;
    if (at < pause) continue;
    pause = at + piece / SLOWER;
    yield;
  }
  return text.length;
}

/** Strings that a colon follows are names. */
function* isColonNext(text: JsonSource, from: number, piece: number): Generator<undefined, boolean> {
  let pause = from + piece;
  let at = from;
  for (; isWhite(text.codeAt(at)); at++) {
    if (at < pause) continue;
    pause = at + piece;
    yield;
  }
  return text.codeAt(at) === COLON;
}

/**
 * @returns the first place, `piece` units or more behind the beginning, that is not within an escape sequence or a
 * character
 */
export function cutOfString(text: JsonSource, { from, to }: TextRange, piece: number): number {
  const most = from + piece;
  let at = from;
  while (at < most && at < to) {
    if (text.codeAt(at) !== BACKSLASH) at++;
    else at += text.codeAt(at + 1) === LETTER_U ? 6 : 2;
  }
  return Math.min(text.boundary(at), to);
}
