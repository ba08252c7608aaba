/** Divides long JSON texts into parts that can be parsed one by one: text in, places of the parts out. */
import { MAX_JSON_DEPTH, MAX_JSON_VALUES } from './json-text.js';

/** A stretch of the text, from the first place to before the second. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Members of a list or an object as they stand in the text, with the commas between them. */
interface Run extends Stretch {
  /** Whether a digit stands outside of its strings. */
  readonly hasNumbers: boolean;
}

/** A long value, apart from the runs around it. `label`: what stands before it, in an object its name and the colon. */
interface LongMember {
  readonly label: Stretch;
  readonly value: Divided;
}

export type Divided =
  | { readonly kind: 'list' | 'object'; readonly parts: readonly (LongMember | Run)[] }
  /** What stands between the quotes. */
  | (Stretch & { readonly kind: 'text' });

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

const QUOTE = 0x22;
const COMMA = 0x2c;
const ZERO = 0x30;
const NINE = 0x39;
const LIST = 0x5b;
const BACKSLASH = 0x5c;
const LIST_END = 0x5d;
const OBJECT = 0x7b;
const OBJECT_END = 0x7d;

/**
 * Follow the brackets and strings of a text. Whether it is JSON, its parts decide, apart from what stands around them.
 * @param piece characters from which on what stands in the text is divided; as many are looked at in one step
 * @returns the list or the object that the text is; `undefined` when it is neither
 * @throws Unreadable when it has too many values or levels, or brackets that do not match
 */
export function* divide(text: string, piece: number): Generator<undefined, Divided | undefined> {
  const division = new Division(text, piece);
  let pause = piece;
  for (let at = 0; at < text.length; at++) {
    if (at >= pause) {
      pause = at + piece;
      yield;
    }
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = yield* endOfString(text, at, piece);
      if (end - at >= piece) division.noteText(at, end);
      at = end;
    } else if (code >= ZERO && code <= NINE) division.lastDigit = at;
    else if (code === COMMA) division.separate(at);
    else if (code === LIST || code === OBJECT) division.open(at, code === LIST ? 'list' : 'object');
    else if (code === LIST_END || code === OBJECT_END) {
      const root = division.close(at, code === LIST_END ? 'list' : 'object');
      if (root === undefined) continue;
      requireBlank(text, { from: 0, to: root.start });
      requireBlank(text, { from: at + 1, to: text.length });
      return root;
    }
  }
  division.requireEmpty();
  return undefined;
}

class Division {
  lastDigit = -1;
  private readonly stack: Open[] = [];
  private values = 1;

  constructor(
    private readonly text: string,
    private readonly piece: number,
  ) {}

  open(at: number, kind: Open['kind']): void {
    this.count();
    if (this.stack.length === MAX_JSON_DEPTH) {
      throw new Unreadable(`it is nested more than ${String(MAX_JSON_DEPTH)} levels deep`);
    }
    this.stack.push({ kind, start: at, parts: [], runStart: at + 1, memberStart: at + 1, longEnd: undefined });
  }

  separate(at: number): void {
    this.count();
    const open = this.stack.at(-1);
    if (open === undefined) throw notJson();
    if (open.longEnd !== undefined) {
      requireBlank(this.text, { from: open.longEnd, to: at });
      open.longEnd = undefined;
      open.runStart = at + 1;
    } else if (at - open.runStart >= this.piece) {
      this.endRun(open, at);
      open.runStart = at + 1;
    }
    open.memberStart = at + 1;
  }

  /** @returns the list or the object that the text is, when this is its end */
  close(at: number, kind: Open['kind']): Open | undefined {
    const open = this.stack.pop();
    if (open?.kind !== kind) throw notJson();
    const isShort = open.parts.length === 0 && at - open.start < this.piece;
    if (isShort && this.stack.length > 0) return undefined;
    if (open.longEnd === undefined) this.endRun(open, at);
    else requireBlank(this.text, { from: open.longEnd, to: at });
    if (this.stack.length === 0) return open;
    this.addLong(open, { from: open.start, to: at + 1 });
    return undefined;
  }

  /** Note a long string, with its quotes from one place to the other. */
  noteText(from: number, to: number): void {
    const isName = /^[ \t\n\r]{0,1000}:/.test(this.text.slice(to + 1, to + 1002));
    if (!isName && this.stack.length > 0) this.addLong({ kind: 'text', from: from + 1, to }, { from, to: to + 1 });
  }

  requireEmpty(): void {
    if (this.stack.length > 0) throw notJson();
  }

  private addLong(value: Divided, { from, to }: Stretch): void {
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
    if (++this.values > MAX_JSON_VALUES) throw new Unreadable(`it has more than ${String(MAX_JSON_VALUES)} values`);
  }
}

/** @returns place of the closing quote; the length of the text when there is none */
function* endOfString(text: string, from: number, piece: number): Generator<undefined, number> {
  let pause = from + piece;
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return at;
    if (at < pause) continue;
    pause = at + piece;
    yield;
  }
  return text.length;
}

export function requireBlank(text: string, { from, to }: Stretch): void {
  if (!isBlank(text.slice(from, to))) throw notJson();
}

/** Whether there is nothing but white space. */
export function isBlank(text: string): boolean {
  return !/[^ \t\n\r]/.test(text);
}

/** @returns the first place, `piece` characters or more behind the beginning, that is not within an escape sequence */
export function cutOfString(text: string, { from, to }: Stretch, piece: number): number {
  const most = from + piece;
  let at = from;
  while (at < most && at < to) {
    if (text.charCodeAt(at) !== BACKSLASH) at++;
    else at += text.charAt(at + 1) === 'u' ? 6 : 2;
  }
  return Math.min(at, to);
}
