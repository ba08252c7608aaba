import { Diagnostics } from '../diagnostics/diagnostics.js';
import { Scanner } from '../pdl/scanner.js';
import type { Token } from '../pdl/token.js';
import { SourceFile } from '../source/source-file.js';

export type Quotes = 'none' | 'open';

/** What may stand at a cursor of a PDL file that may not be complete. */
export type PdlPosition =
  | { readonly kind: 'annotation' }
  /** A key of an annotation's object, or of an object in it; `quotes`: whether one is open. */
  | { readonly kind: 'key'; readonly keys: readonly string[]; readonly quotes: Quotes }
  | { readonly kind: 'value'; readonly keys: readonly string[]; readonly quotes: Quotes }
  | { readonly kind: 'clause' }
  | { readonly kind: 'import' }
  | { readonly kind: 'type' }
  | { readonly kind: 'none' };

/** Where a cursor is, and the offset at which what is typed of it begins. */
export interface TypedPosition {
  readonly position: PdlPosition;
  readonly start: number;
}

const DECLARATIONS: ReadonlySet<string> = new Set(['enum', 'fixed', 'record', 'typeref']);
const NONE: PdlPosition = { kind: 'none' };
const STRING_START = /"(?:[^"\\\r\n]|\\.)*$/;
const WORD_START = /[\w.$`]*$/;

/**
 * Found in the tokens before the cursor, without a parser: what somebody types rarely parses. Gives nothing in comments
 * and where a name is made up.
 */
export function pdlPosition(text: string, offset: number): TypedPosition {
  const before = text.slice(0, offset);
  const line = before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1);
  const string = openString(line);
  const start = offset - (string ?? WORD_START.exec(line)?.[0] ?? '').length;
  const scan = new PositionScan(before.slice(0, string === undefined ? start : start - 1));
  if (scan.isInComment || /(^|[^:"])\/\//.test(line)) return { position: NONE, start };
  const position = scan.position(string === undefined ? 'none' : 'open');
  return { position, start };
}

/** The text behind a quote that is not closed on the line. */
function openString(line: string): string | undefined {
  const closed = line.replace(/"(?:[^"\\]|\\.)*"/g, (text) => ' '.repeat(text.length));
  return STRING_START.exec(closed)?.[0].slice(1);
}

/** An object or a list around the cursor. `key`: where it stands in the one around it. */
interface Bracket {
  readonly open: '{' | '[';
  /** Keys from the name of the annotation; `undefined` outside of annotations. */
  readonly keys: readonly string[] | undefined;
  readonly holds: 'others' | 'types';
}

class PositionScan {
  readonly isInComment: boolean;
  private readonly brackets: Bracket[] = [];
  /** Tokens since the last bracket or comma-like break, the last one last. */
  private last: readonly Token[] = [];
  /** Keys of the annotation whose value comes next. */
  private annotation: readonly string[] | undefined;
  private declared: string | undefined;

  constructor(text: string) {
    const diagnostics = new Diagnostics();
    const scanner = new Scanner(new SourceFile('', text), diagnostics);
    for (let token = scanner.next(); token.kind !== 'end'; token = scanner.next()) {
      if (token.kind === '@') this.readAnnotation(scanner);
      else this.take(token);
    }
    const codes = diagnostics.sorted().map(({ code }) => code);
    const isLine = scanner.comments.some(({ kind, span }) => kind === 'line' && span.end === text.length);
    this.isInComment = isLine || codes.includes('unterminated-comment');
  }

  position(quotes: Quotes): PdlPosition {
    const [previous] = this.last.slice(-1);
    const around = this.brackets.at(-1);
    if (this.annotation?.length === 0) return { kind: 'annotation' };
    if (this.annotation !== undefined && previous?.kind === '=')
      return { kind: 'value', keys: this.annotation, quotes };
    if (around?.keys !== undefined) return this.inObject(around.keys, around.open, quotes);
    return quotes === 'open' ? NONE : this.outside(around, previous);
  }

  private inObject(keys: readonly string[], open: Bracket['open'], quotes: Quotes): PdlPosition {
    const [key, colon] = this.last.slice(-2);
    if (open === '[') return { kind: 'value', keys, quotes };
    if (colon?.kind === ':' && key !== undefined) return { kind: 'value', keys: [...keys, key.text], quotes };
    return { kind: 'key', keys, quotes };
  }

  private outside(around: Bracket | undefined, previous: Token | undefined): PdlPosition {
    if (previous?.kind === 'import') return { kind: 'import' };
    if (around?.holds === 'types' || this.isBeforeType(previous)) return { kind: 'type' };
    return around === undefined && this.declared === undefined ? { kind: 'clause' } : NONE;
  }

  private isBeforeType(previous: Token | undefined): boolean {
    if (this.last.some(({ kind }) => kind === 'includes')) return true;
    const isTyperef = previous?.kind === '=' && this.declared === 'typeref';
    return isTyperef || previous?.kind === ':' || previous?.kind === 'optional';
  }

  /** What follows `@`. The name that is being typed is not part of the text. */
  private readAnnotation(scanner: Scanner): void {
    const keys: string[] = [];
    let next: Token;
    do {
      const segment = scanner.nextKeySegment();
      if (segment.text !== '') keys.push(segment.text);
      next = scanner.next();
    } while (next.kind === '.');
    this.annotation = keys;
    this.last = [];
    if (next.kind === '@') this.readAnnotation(scanner);
    else if (next.kind !== 'end') this.take(next);
  }

  private take(token: Token): void {
    if (token.kind === '{' || token.kind === '[') {
      this.openBracket(token.kind);
    } else if (token.kind === '}' || token.kind === ']') {
      this.brackets.pop();
      this.startOver();
    } else {
      if (DECLARATIONS.has(token.kind)) this.declared = token.kind;
      const isValue = this.last.at(-1)?.kind === '=';
      if (token.kind !== '=' && (isValue || this.last.length === 0)) this.annotation = undefined;
      this.last = [...this.last.slice(-3), token];
    }
  }

  private openBracket(open: Bracket['open']): void {
    const owner = this.last.at(-1)?.kind;
    const keys = this.keysInside(owner);
    const isTypes = keys === undefined && (owner === 'array' || owner === 'map' || owner === 'union');
    this.brackets.push({ open, keys, holds: isTypes ? 'types' : 'others' });
    this.startOver();
  }

  /** Keys that lead into a bracket which opens here; `undefined` outside of annotations. */
  private keysInside(owner: Token['kind'] | undefined): readonly string[] | undefined {
    if (this.annotation !== undefined && owner === '=') return this.annotation;
    const around = this.brackets.at(-1)?.keys;
    const [key, colon] = this.last.slice(-2);
    return around !== undefined && key !== undefined && colon?.kind === ':' ? [...around, key.text] : around;
  }

  private startOver(): void {
    this.annotation = undefined;
    this.last = [];
  }
}
