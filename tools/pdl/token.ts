import { findSuggestion } from '../diagnostics/suggestion.js';

/** Words that cannot be names without back-ticks. */
export const RESERVED_WORDS = [
  'array',
  'enum',
  'fixed',
  'import',
  'optional',
  'package',
  'map',
  'namespace',
  'record',
  'typeref',
  'union',
  'includes',
  'true',
  'false',
  'null',
] as const;

export type ReservedWord = (typeof RESERVED_WORDS)[number];

export type Punctuation = '{' | '}' | '[' | ']' | ':' | '=' | '@' | '.';

export type TokenKind = Punctuation | ReservedWord | 'identifier' | 'string' | 'number' | 'doc' | 'end';

/** What is wrong with an identifier used as a name; annotation keys have wider rules. */
export type NameFlaw = 'hyphen' | 'invalid';

export interface Token {
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
  /** Identifiers without back-ticks, strings decoded, everything else as written. */
  readonly text: string;
  /** Whether it is the first token of its line, where error recovery prefers to continue. */
  readonly startsLine: boolean;
  readonly flaw: NameFlaw | undefined;
}

const reservedWords: ReadonlyMap<string, ReservedWord> = new Map(RESERVED_WORDS.map((word) => [word, word]));

/** The reserved word that `text` is, or `undefined`. */
export function reservedWord(text: string): ReservedWord | undefined {
  return reservedWords.get(text);
}

/** The reserved word that a token is likely to be meant as. */
export function meantWord({ kind, text }: Token): ReservedWord | undefined {
  return kind === 'identifier' ? reservedWord(findSuggestion(text, RESERVED_WORDS) ?? '') : undefined;
}

/** How a message names a token: `"record"`, `a string`, `the end of the file`. */
export function describeToken(token: Token): string {
  switch (token.kind) {
    case 'end':
      return 'the end of the file';
    case 'string':
      return 'a string';
    case 'doc':
      return 'a doc comment';
    default:
      return `"${token.text}"`;
  }
}
