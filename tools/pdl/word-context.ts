import type { ReservedWord } from './token.js';

/** A name on the same line; commas count as blanks everywhere else, but nobody writes one before a name. */
const NAME = '[ \\t]+[A-Za-z_`][\\w`]*';
const DOTTED = '[ \\t]+[A-Za-z_`][\\w.`]*';
const LIST = /\s*\[/y;
const CLAUSE = new RegExp(`${DOTTED}[ \\t]*(?:[\\r\\n/]|$)`, 'y');

/** What stands behind a word, where it stands behind nothing else that could be meant. */
const CONTEXTS: Readonly<Partial<Record<ReservedWord, RegExp>>> = {
  array: LIST,
  enum: new RegExp(`${NAME}\\s*\\{`, 'y'),
  fixed: new RegExp(`${NAME}[ \\t]+\\d`, 'y'),
  import: CLAUSE,
  includes: new RegExp(DOTTED, 'y'),
  map: LIST,
  namespace: CLAUSE,
  // A name before a colon is the next field.
  optional: new RegExp(`${DOTTED}(?![\\w.\`]|\\s*:)`, 'y'),
  package: CLAUSE,
  // A brace before a clause opens a type with a scope of its own, behind a type of that name.
  record: new RegExp(`${NAME}\\s*(?:\\{(?!\\s*(?:namespace|package)\\b)|includes\\b)`, 'y'),
  typeref: new RegExp(`${NAME}\\s*=`, 'y'),
  union: LIST,
};

/** Whether the text from `offset` on is what stands behind the word. */
export function isFollowedAs(word: ReservedWord, text: string, offset: number): boolean {
  const context = CONTEXTS[word];
  if (context === undefined) return false;
  context.lastIndex = offset;
  return context.test(text);
}
