import { isWhitespace, isLineBreak } from './character.js';
import type { Comment } from './syntax.js';

/**
 * The comments of a file, returned once each, in order, to the printer of the surrounding code. Offsets are those of
 * the original text.
 */
export class CommentFeed {
  private readonly text: string;
  private readonly comments: readonly Comment[];
  private next = 0;

  constructor(text: string, comments: readonly Comment[]) {
    this.text = text;
    this.comments = comments;
  }

  /** The untaken comments that start before `offset`. */
  before(offset: number): readonly Comment[] {
    const first = this.next;
    while ((this.comments[this.next]?.span.start ?? Number.POSITIVE_INFINITY) < offset) this.next += 1;
    return this.comments.slice(first, this.next);
  }

  /** All remaining comments. */
  rest(): readonly Comment[] {
    return this.before(Number.POSITIVE_INFINITY);
  }

  /** The comments that follow `end` on its line, separated only by white space. */
  trailing(end: number): readonly Comment[] {
    const found: Comment[] = [];
    let offset = end;
    for (;;) {
      while (this.isWhitespaceAt(offset) && !isLineBreak(this.text.charCodeAt(offset))) offset += 1;
      const comment = this.comments[this.next];
      if (comment?.span.start !== offset) return found;
      found.push(comment);
      this.next += 1;
      offset = comment.span.end;
    }
  }

  /** Start of the first token after `offset`. */
  nextTokenAfter(offset: number): number {
    let start = offset;
    for (;;) {
      while (this.isWhitespaceAt(start)) start += 1;
      const comment = this.comments.find(({ span }) => span.start === start);
      if (comment === undefined) return start;
      start = comment.span.end;
    }
  }

  /** Whether an untaken comment starts before `end`. */
  isPendingBefore(end: number): boolean {
    const comment = this.comments[this.next];
    return comment !== undefined && comment.span.start < end;
  }

  /** Whether an empty line precedes `offset`. */
  hasBlankLineBefore(offset: number): boolean {
    let start = offset;
    while (start > 0 && this.isWhitespaceAt(start - 1)) start -= 1;
    return hasBlankLine(this.text.slice(start, offset));
  }

  /** Whether an empty line follows `offset`. */
  hasBlankLineAfter(offset: number): boolean {
    let end = offset;
    while (this.isWhitespaceAt(end)) end += 1;
    return hasBlankLine(this.text.slice(offset, end));
  }

  private isWhitespaceAt(offset: number): boolean {
    return isWhitespace(this.text.charCodeAt(offset));
  }
}

/** A comment indented by `indent`; the asterisks of a block are aligned. */
export function printComment({ text }: Comment, indent: string): string {
  // It is a comment only if no other one ends after it.
  if (text === '/**/') return '/* */';
  const [first = '', ...others] = text.split(/\r\n|\n|\r/).map((line) => line.trimEnd());
  const hasMargin = others.every((line) => line.trimStart().startsWith('*'));
  const lines = hasMargin ? others.map((line) => `${indent} ${line.trimStart()}`) : others;
  return [first, ...lines].join('\n');
}

function hasBlankLine(gap: string): boolean {
  return /(\r\n|\n|\r)[^\r\n]*(\r\n|\n|\r)/.test(gap);
}
