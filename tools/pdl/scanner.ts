import type { Diagnostics } from '../diagnostics/diagnostics.js';
import type { SourceFile } from '../source/source-file.js';
import { CODE, isWhitespace, isDigit, isNonAsciiLetter, isLineBreak, isNamePart, isNameStart } from './character.js';
import { contentSpan, decodeString } from './string-literal.js';
import type { Comment } from './syntax.js';
import { reservedWord, type NameFlaw, type Punctuation, type Token, type TokenKind } from './token.js';

/**
 * Text in, one token at a time out. Reports errors in characters, comments and strings, and always reaches the `end`
 * token, which repeats. Knows no grammar: the caller asks for segments of annotation keys, whose spelling has wider
 * rules.
 */
export class Scanner {
  /** Comments passed so far, other than doc comments. */
  readonly comments: Comment[] = [];
  private readonly file: SourceFile;
  private readonly text: string;
  private readonly diagnostics: Diagnostics;
  private offset = 0;
  private startsLine = true;

  constructor(file: SourceFile, diagnostics: Diagnostics) {
    this.file = file;
    this.text = file.text;
    this.diagnostics = diagnostics;
  }

  /** The next token in ordinary position. */
  next(): Token {
    this.skipTrivia();
    const start = this.offset;
    const code = this.text.charCodeAt(start);
    if (Number.isNaN(code)) return this.token('end', start, '');
    if (isNameStart(code) || isNonAsciiLetter(code)) return this.scanWord(start);
    switch (code) {
      case CODE.doubleQuote:
        return this.scanString(start);
      case CODE.slash:
        return this.scanDoc(start);
      case CODE.backtick:
        return this.scanBacktick(start);
      case CODE.hyphen:
        return this.scanNumber(start);
      default:
    }
    if (isDigit(code)) return this.scanNumber(start);
    const punctuation = punctuationAt(this.text, start);
    this.offset = start + 1;
    return this.token(punctuation ?? 'end', start, this.text.charAt(start));
  }

  /**
   * The segment of an annotation key that follows `@` or `.`: a word of letters, digits,
   * underscores and hyphens, or any text in back-ticks. Empty text when neither is there.
   */
  nextKeySegment(): Token {
    this.skipTrivia();
    const start = this.offset;
    if (this.text.charCodeAt(start) === CODE.backtick) return this.scanBacktick(start);
    let end = start;
    while (isKeyPart(this.text.charCodeAt(end))) end += 1;
    this.offset = end;
    return this.token('identifier', start, this.text.slice(start, end));
  }

  private token(kind: TokenKind, start: number, text: string, flaw?: NameFlaw): Token {
    const startsLine = this.startsLine;
    this.startsLine = false;
    return { kind, start, end: this.offset, text, startsLine, flaw };
  }

  /** Skip white space, comments and unknown characters; stop before a token or at the end. */
  private skipTrivia(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.offset);
      if (isWhitespace(code)) {
        if (isLineBreak(code)) this.startsLine = true;
        this.offset += 1;
      } else if (code === CODE.slash) {
        if (!this.skipComment()) return;
      } else if (Number.isNaN(code) || startsToken(this.text, this.offset)) {
        return;
      } else {
        this.skipIllegal();
      }
    }
  }

  /** Skip the comment or stray slash here; false when it is a doc comment, which is a token. */
  private skipComment(): boolean {
    const start = this.offset;
    const next = this.text.charCodeAt(start + 1);
    if (next === CODE.slash) {
      this.offset = lineEnd(this.text, start);
      this.keepComment('line', start);
      return true;
    }
    if (next !== CODE.asterisk) {
      this.skipIllegal();
      return true;
    }
    if (docEnd(this.text, start) !== undefined) return false;
    const close = this.text.indexOf('*/', start + 2);
    this.offset = close < 0 ? this.text.length : close + 2;
    if (close < 0) {
      const span = { file: this.file, start, end: lineEnd(this.text, start) };
      this.diagnostics.report('unterminated-comment', span);
    }
    this.keepComment('block', start);
    return true;
  }

  private keepComment(kind: Comment['kind'], start: number): void {
    const end = this.offset;
    const text = this.text.slice(start, end);
    if (kind === 'block' && /[\r\n]/.test(text)) this.startsLine = true;
    this.comments.push({ kind, text, span: { file: this.file, start, end } });
  }

  /** A run of unknown characters is one diagnostic. */
  private skipIllegal(): void {
    const start = this.offset;
    let end = start;
    do {
      end += (this.text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
    } while (end < this.text.length && isIllegal(this.text, end));
    this.offset = end;
    const text = this.text.slice(start, end).replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S}]/gu, nameCharacter);
    this.diagnostics.report('illegal-character', { file: this.file, start, end }, { text });
  }

  private scanWord(start: number): Token {
    const text = this.text;
    let flaw: NameFlaw | undefined;
    let end = start;
    for (;;) {
      const code = text.charCodeAt(end);
      if (!isNamePart(code)) {
        if (code === CODE.hyphen) flaw ??= 'hyphen';
        else if (isNonAsciiLetter(code)) flaw = 'invalid';
        else break;
      }
      end += 1;
    }
    this.offset = end;
    const word = text.slice(start, end);
    return this.token(reservedWord(word) ?? 'identifier', start, word, flaw);
  }

  /** Everything that looks like a number; it is validated where a value is parsed. */
  private scanNumber(start: number): Token {
    let end = start + 1;
    while (isNumberPart(this.text, end)) end += 1;
    this.offset = end;
    return this.token('number', start, this.text.slice(start, end));
  }

  private scanBacktick(start: number): Token {
    const stop = lineEnd(this.text, start);
    const close = this.text.indexOf('`', start + 1);
    const closed = close >= 0 && close < stop;
    this.offset = closed ? close + 1 : wordEnd(this.text, start + 1);
    const end = this.offset;
    if (!closed) {
      this.diagnostics.report('unterminated-backtick', { file: this.file, start, end });
    }
    const name = this.text.slice(start + 1, closed ? close : end);
    return this.token('identifier', start, name, flawOf(name));
  }

  private scanString(start: number): Token {
    const text = this.text;
    let close = start + 1;
    while (close < text.length && text.charCodeAt(close) !== CODE.doubleQuote) {
      close += text.charCodeAt(close) === CODE.backslash ? 2 : 1;
    }
    if (close < text.length) {
      this.offset = close + 1;
      const content = contentSpan(this.file, start, close + 1);
      return this.token('string', start, decodeString(content, this.diagnostics));
    }
    // Continuing after the line shows the other errors of the file.
    const end = lineEnd(text, start);
    this.offset = end;
    this.diagnostics.report('unterminated-string', { file: this.file, start, end });
    return this.token('string', start, text.slice(start + 1, end));
  }

  private scanDoc(start: number): Token {
    this.offset = docEnd(this.text, start) ?? this.text.length;
    if (this.text.startsWith('/**/', start)) {
      const span = { file: this.file, start, end: start + 4 };
      this.diagnostics.report('empty-comment-opens-doc', span);
    }
    return this.token('doc', start, this.text.slice(start, this.offset));
  }
}

/**
 * End of the doc comment that starts at `start`, or `undefined` when none does. The opening marker
 * takes three characters, so that a doc comment cannot be closed by the asterisk that opened it.
 */
function docEnd(text: string, start: number): number | undefined {
  if (!text.startsWith('/**', start)) return undefined;
  const close = text.indexOf('*/', start + 3);
  return close < 0 ? undefined : close + 2;
}

function punctuationAt(text: string, offset: number): Punctuation | undefined {
  const character = text.charAt(offset);
  switch (character) {
    case '{':
    case '}':
    case '[':
    case ']':
    case ':':
    case '=':
    case '@':
    case '.':
      return character;
    default:
      return undefined;
  }
}

function startsToken(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset);
  return (
    isNamePart(code) ||
    code === CODE.doubleQuote ||
    code === CODE.backtick ||
    code === CODE.hyphen ||
    punctuationAt(text, offset) !== undefined ||
    isNonAsciiLetter(code)
  );
}

function isIllegal(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset);
  return !isWhitespace(code) && code !== CODE.slash && !startsToken(text, offset);
}

function isKeyPart(code: number): boolean {
  return isNamePart(code) || code === CODE.hyphen;
}

/** Letters are included, so that `2fa` is one error and not two. */
function isNumberPart(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset);
  if (isKeyPart(code)) return true;
  const character = text.charAt(offset);
  return character === '.' || (character === '+' && /[eE]/.test(text.charAt(offset - 1)));
}

function flawOf(name: string): NameFlaw | undefined {
  if (!isNameStart(name.charCodeAt(0))) return 'invalid';
  let flaw: NameFlaw | undefined;
  for (let index = 1; index < name.length; index++) {
    const code = name.charCodeAt(index);
    if (code === CODE.hyphen) flaw = 'hyphen';
    else if (!isNamePart(code)) return 'invalid';
  }
  return flaw;
}

function wordEnd(text: string, start: number): number {
  let end = start;
  while (isKeyPart(text.charCodeAt(end))) end += 1;
  return end;
}

function lineEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length && !isLineBreak(text.charCodeAt(end))) end += 1;
  return end;
}

function nameCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
