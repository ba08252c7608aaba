import type { Diagnostics } from '../diagnostics/diagnostics.js';
import type { SourceFile } from '../source/source-file.js';
import type { Span } from '../source/span.js';
import { Scanner } from './scanner.js';
import type { Comment } from './syntax.js';
import { describeToken, meantWord, type ReservedWord, type Token, type TokenKind } from './token.js';
import { isFollowedAs } from './word-context.js';

/** Characters that a look at the text behind a token needs at most. */
const LOOK_AHEAD = 80;

/** Deepest nesting of types and values: far beyond any model, far below the limit of the call stack. */
const NESTING_LIMIT = 128;

const CLOSERS = { '{': '}', '[': ']' } as const;

type Opener = keyof typeof CLOSERS;

/** Where a bracket ends although it is not closed; both are asked at the beginning of a line. */
interface BracketBounds {
  /** Most items. */
  readonly limit?: number;
  readonly isOutside?: () => boolean;
}

/**
 * The parser's view of a file: the current token, one token of lookahead, and error recovery. Of several errors at one
 * token only the first is reported.
 */
export class TokenStream {
  readonly file: SourceFile;
  readonly diagnostics: Diagnostics;
  private readonly scanner: Scanner;
  private readonly open: Opener[] = [];
  private currentToken: Token;
  private ahead: Token | undefined;
  private endOfPrevious = 0;
  private lastError = -1;
  private depth = 0;
  private depthReported = false;

  constructor(file: SourceFile, diagnostics: Diagnostics) {
    this.file = file;
    this.diagnostics = diagnostics;
    this.scanner = new Scanner(file, diagnostics);
    this.currentToken = this.scanner.next();
  }

  get current(): Token {
    return this.currentToken;
  }

  /** Offset after the last token passed, 0 before the first. */
  get previousEnd(): number {
    return this.endOfPrevious;
  }

  /** Comments passed so far. */
  get comments(): readonly Comment[] {
    return this.scanner.comments;
  }

  at(kind: TokenKind): boolean {
    return this.currentToken.kind === kind;
  }

  /** The token after the current one. */
  peek(): Token {
    this.ahead ??= this.scanner.next();
    return this.ahead;
  }

  /** Advance to the next token; returns the previous one. */
  advance(): Token {
    const passed = this.currentToken;
    this.endOfPrevious = passed.end;
    this.currentToken = this.ahead ?? this.scanner.next();
    this.ahead = undefined;
    return passed;
  }

  /** Consume the current token if it is of this kind. */
  take(kind: TokenKind): Token | undefined {
    return this.currentToken.kind === kind ? this.advance() : undefined;
  }

  /** As `take`, but anything else is reported as not being `expected`. */
  expect(kind: TokenKind, expected: string): Token | undefined {
    const token = this.take(kind);
    if (token === undefined) this.reportExpected(expected);
    return token;
  }

  /**
   * Consume the current `@` or `.` and read what follows as a segment of an annotation key. The token after the segment
   * becomes current.
   */
  takeKeySegment(): Token {
    const segment = this.scanner.nextKeySegment();
    this.endOfPrevious = segment.end;
    this.currentToken = this.scanner.next();
    return segment;
  }

  spanOf(token: Token): Span {
    return { file: this.file, start: token.start, end: token.end };
  }

  /** From `start` to the end of the last token passed. */
  spanFrom(start: number): Span {
    return { file: this.file, start, end: Math.max(start, this.endOfPrevious) };
  }

  /** Where to point when something is missing here: never at a token on another line. */
  spanOfMissing(): Span {
    if (!this.currentToken.startsLine || this.endOfPrevious === 0) return this.spanOf(this.currentToken);
    return this.spanFrom(this.endOfPrevious - 1);
  }

  reportExpected(expected: string): void {
    if (!this.isFirstErrorHere()) return;
    const found = describeToken(this.currentToken);
    const meant = meantWord(this.currentToken);
    this.diagnostics.report('expected-token', this.spanOf(this.currentToken), { expected, found, meant });
  }

  /**
   * When the current token is a name that is likely to be meant as a reserved word, and what follows it is what follows
   * that word, report it and continue as if the word had been written: one slip is one error.
   * @param words that may stand here
   */
  correctWord(words: readonly ReservedWord[], expected: string): void {
    const { currentToken: token } = this;
    const word = meantWord(token);
    if (word === undefined || !words.includes(word) || !isFollowedAs(word, this.file.text, token.end)) return;
    this.reportExpected(expected);
    this.currentToken = { ...token, kind: word };
  }

  /** Whether the rest of the text matches. */
  isBehind(token: Token, pattern: RegExp): boolean {
    return pattern.test(this.file.text.slice(token.end, token.end + LOOK_AHEAD));
  }

  /** True once for each token: later errors at a token follow from the first. */
  isFirstErrorHere(): boolean {
    if (this.lastError === this.currentToken.start) return false;
    this.lastError = this.currentToken.start;
    return true;
  }

  /**
   * Items between the bracket that is current and its counterpart. `item` returns `undefined` after an error; then the
   * stream continues at the next line of the same bracket. When there are `limit` items and more follows on a new line,
   * or a line begins with what `isOutside` says is no item, the bracket counts as not closed and the rest is left to
   * the caller. Always ends.
   */
  bracketed<Item>(
    opener: Opener,
    item: () => Item | undefined,
    { limit = Number.POSITIVE_INFINITY, isOutside = () => false }: BracketBounds = {},
  ): Item[] {
    const open = this.advance();
    this.open.push(opener);
    const items: Item[] = [];
    while (!this.atEndOf(opener) && !(this.currentToken.startsLine && (items.length >= limit || isOutside()))) {
      const first = this.currentToken;
      const result = item();
      if (result === undefined) this.recover(first);
      else items.push(result);
      if (this.currentToken === first) this.advance();
    }
    this.open.pop();
    if (this.take(CLOSERS[opener]) === undefined) this.reportUnclosed(opener, open);
    return items;
  }

  /** Run `parse` one level deeper, or skip the text when that is too deep. */
  nested<Result>(parse: () => Result, tooDeep: () => Result): Result {
    if (this.depth >= NESTING_LIMIT) {
      this.skipTooDeep();
      return tooDeep();
    }
    this.depth += 1;
    const result = parse();
    this.depth -= 1;
    return result;
  }

  /** Whether nothing more belongs to the bracket; unmatched closers are reported and skipped. */
  private atEndOf(opener: Opener): boolean {
    for (;;) {
      const { kind } = this.currentToken;
      if (kind === 'end' || kind === CLOSERS[opener]) return true;
      if (kind !== '}' && kind !== ']') return false;
      if (this.open.some((other) => CLOSERS[other] === kind)) return true;
      this.reportExpected(`"${CLOSERS[opener]}"`);
      this.advance();
    }
  }

  private reportUnclosed(opener: Opener, open: Token): void {
    if (!this.isFirstErrorHere()) return;
    const found = this.at('end') ? 'the end of the file' : describeToken(this.currentToken);
    const params = { open: opener, close: CLOSERS[opener], found };
    this.diagnostics.report('unclosed-bracket', this.spanOf(open), params);
  }

  /** Skip tokens until one starts a line or closes the bracket around `first`. */
  private recover(first: Token): void {
    if (this.currentToken === first && !isCloser(first.kind)) this.skipBalanced();
    while (!this.currentToken.startsLine && !isCloser(this.currentToken.kind)) this.skipBalanced();
  }

  /** Skip one token, or a bracket with everything in it. */
  private skipBalanced(): void {
    let depth = 0;
    do {
      if (this.at('{') || this.at('[')) depth += 1;
      else if (this.at('}') || this.at(']')) depth -= 1;
      if (this.advance().kind === 'end') return;
    } while (depth > 0);
  }

  private skipTooDeep(): void {
    if (!this.depthReported) {
      this.depthReported = true;
      this.diagnostics.report('nesting-too-deep', this.spanOf(this.currentToken), { limit: NESTING_LIMIT });
    }
    while (!isCloser(this.currentToken.kind)) this.skipBalanced();
  }
}

function isCloser(kind: TokenKind): boolean {
  return kind === '}' || kind === ']' || kind === 'end';
}
