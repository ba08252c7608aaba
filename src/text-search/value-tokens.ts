import { fold, MOST_TOGETHER, visitRuns, wordsOf, writtenTogether } from './text-analysis.js';

/**
 * Tokens that say more of a value than its words do: that a text is the whole of it, that two words of a name are
 * neighbours, that several names of an entity have a word. Each begins with a mark of its own, so that no word of a
 * text is taken for one, and those of one beginning stand beside one another in the index.
 */

/** Of private use, and after all letters. */
const MARKS = {
  whole: '\u{10fffd}',
  /** A whole value as it is written, where that is not how it folds. */
  written: '\u{10fffc}',
  /** What the URN of the document itself names it by. */
  key: '\u{10fff8}',
  reference: '\u{10fffb}',
  pair: '\u{10fffa}',
  /** Once for the second name that has the word, twice for the third. */
  again: '\u{10fff9}',
} as const;

const ALL_MARKS = Object.values(MARKS);

/** At the end of a whole value: that it is written otherwise, is by its words, or is a reference. */
const ENDS = { otherwise: '\u{10fff0}', words: '\u{10fff1}', reference: '\u{10fff2}' } as const;
/** After the last two words of a name. */
const LAST_PAIR = '\u{10fff3}';
/** Between the words of a value that is one token; no value has it, since it is written as another character there. */
const WORD_JOINT = '\u2500';

/** Tokens that a text is looked for by among whole values. */
export interface WholeTokens {
  /** Of values that equal it as it is written. */
  readonly written: readonly string[];
  /** Of values that equal it in any case, with any accents. */
  readonly folded: readonly string[];
  /** Of values that equal it so, or by its words, or by these written together. */
  readonly stemmed: readonly string[];
  /** What tokens of values begin with that begin with it. */
  readonly beginnings: readonly string[];
  /** Of references to what it names. */
  readonly reference: string;
}

/** Tokens of a whole value that is indexed: as it is written, folded, and by its words, whatever divides them. */
export function wholeTokens(text: string): readonly string[] {
  const written = text.trim().normalize('NFC');
  const folded = fold(written);
  if (folded === '') return [];
  const tokens =
    folded === written
      ? [MARKS.whole + undivided(folded)]
      : [MARKS.whole + undivided(folded) + ENDS.otherwise, MARKS.written + undivided(written)];
  const words = joinedWords(text);
  if (words !== '') tokens.push(MARKS.whole + words + ENDS.words);
  return tokens;
}

/**
 * What the URN of a document names it by: equal to a text like a name, and no completion. Its last part alone counts
 * as if it had the words: a person `ann.orders` comes after what is called `orders`.
 */
export function keyTokens(urn: string): readonly string[] {
  const [key, last] = keyTexts(urn);
  if (key === undefined) return [];
  const folded = fold(key);
  const tokens = [MARKS.key + undivided(key)];
  if (folded !== key) tokens.push(MARKS.key + undivided(folded) + ENDS.otherwise);
  if (last !== undefined) tokens.push(MARKS.key + undivided(fold(last)) + ENDS.words);
  return tokens;
}

/** What values, keys and references have that equal a text; `undefined` for a text that says nothing. */
export function wholeTokensOf(text: string): WholeTokens | undefined {
  const written = text.trim().normalize('NFC');
  const folded = fold(written);
  if (folded === '') return undefined;
  const [one, asWritten] = [undivided(folded), undivided(written)];
  const anyCase = [MARKS.whole, MARKS.key].flatMap((mark) => [mark + one, mark + one + ENDS.otherwise]);
  const words = joinedWords(text);
  const beginnings = [MARKS.whole + one];
  if (words !== '' && words !== one) beginnings.push(MARKS.whole + words);
  return {
    written: [(folded === written ? MARKS.whole : MARKS.written) + asWritten, MARKS.key + asWritten],
    folded: anyCase,
    stemmed: [
      ...anyCase,
      MARKS.key + one + ENDS.words,
      ...[words, ...wordsTogether(text)].filter((said) => said !== '').map((said) => MARKS.whole + said + ENDS.words),
    ],
    beginnings,
    reference: MARKS.reference + one,
  };
}

/** A reference that is offered as a completion: it begins like a value, and does not name its document. */
export function completedReferenceTokens(urn: string): readonly string[] {
  return [MARKS.whole + undivided(fold(urn.trim())) + ENDS.reference];
}

/** A reference to another entity is known by its URN, and by what that names it by, in any case. */
export function referenceTokens(urn: string): readonly string[] {
  return [urn.trim(), ...keyTexts(urn)].map((text) => MARKS.reference + undivided(fold(text)));
}

/**
 * What a URN names its entity by: `PII` of `urn:li:tag:PII`, `Finance.MRR` and `MRR` of
 * `urn:li:glossaryTerm:Finance.MRR`; nothing for a key of several parts, of which none needs to be a name.
 */
function keyTexts(urn: string): readonly string[] {
  const key = /^urn:[^:]+:[^:]+:(?!\()(.+)$/.exec(urn.trim().normalize('NFC'))?.[1];
  if (key === undefined) return [];
  const last = /[^.:/]*$/.exec(key)?.[0] ?? '';
  return last === '' || last === key ? [key] : [key, last];
}

/** Whether a token says more of a value than that it has a word. */
export function isMarked(token: string): boolean {
  return ALL_MARKS.some((mark) => token.startsWith(mark));
}

/** All tokens of that kind which a value may have, whatever it is to its document. */
export function markedTokens(text: string): ReadonlySet<string> {
  return new Set([...wholeTokens(text), ...keyTokens(text), ...referenceTokens(text), ...pairTokens(text)]);
}

/**
 * What is known of all names of an entity, by field: the pairs of each, and the words that several fields have. The
 * same token may be there twice.
 */
export function nameTokens(names: readonly (readonly string[])[]): readonly string[] {
  // Several fields often have the same name.
  const tokensOf = new Map<string, readonly string[]>();
  const found: string[] = [];
  for (const values of names) {
    for (const name of values) {
      if (tokensOf.has(name)) continue;
      const tokens = indexedTokens(name);
      tokensOf.set(name, tokens);
      for (const pair of pairsToEnd(tokens)) found.push(pair);
    }
  }
  if (names.length > 1) addRepeated(names, tokensOf, found);
  return found;
}

/** Tokens for the words that several names of an entity have. */
function addRepeated(
  names: readonly (readonly string[])[],
  tokensOf: ReadonlyMap<string, readonly string[]>,
  found: string[],
): void {
  const counts = new Map<string, number>();
  for (const values of names) {
    for (const token of new Set(values.flatMap((name) => tokensOf.get(name) ?? []))) {
      const count = counts.get(token) ?? 0;
      if (count > 0) found.push(repeatedToken(token, count));
      counts.set(token, count + 1);
    }
  }
}

/** Tokens of a name that is indexed: its pairs of adjacent words, those at its end once more. */
export function pairTokens(name: string): readonly string[] {
  return pairsToEnd(indexedTokens(name));
}

function pairsToEnd(tokens: readonly string[]): readonly string[] {
  const pairs = pairsOf(tokens);
  const last = pairs.at(-1);
  return last === undefined ? pairs : [...pairs, last + LAST_PAIR];
}

/** Pairs of adjacent tokens. A word that is written together is found by the same token. */
export function pairsOf(tokens: readonly string[]): readonly string[] {
  return tokens.slice(1).map((token, at) => MARKS.pair + (tokens[at] ?? '') + token);
}

/** What a name has of which two adjacent words, written together, have this stem. */
export function pairWrittenTogether(stemmed: string): string {
  return MARKS.pair + stemmed;
}

/** What a name has that ends with the last of these pairs. */
export function lastPairOf(pairs: readonly string[]): string | undefined {
  const last = pairs.at(-1);
  return last === undefined ? undefined : last + LAST_PAIR;
}

/** What a document has in which so many further names have the token. */
export function repeatedToken(token: string, further: number): string {
  return MARKS.again.repeat(further) + token;
}

/** Words of a value as they are indexed, without those that say nothing. */
function indexedTokens(text: string): readonly string[] {
  const found: string[] = [];
  visitRuns(text, ({ tokens }) => {
    for (const token of tokens) found.push(token);
  });
  return found;
}

function wordsTogether(text: string): readonly string[] {
  const words = wordsOf(text);
  return words.length < 2 || words.length > MOST_TOGETHER ? [] : [writtenTogether(words)];
}

function joinedWords(text: string): string {
  let words = '';
  visitRuns(text, ({ parts }) => {
    for (const { stemmed } of parts) words += words === '' ? stemmed : WORD_JOINT + stemmed;
  });
  return words;
}

/** A text as one token: capitals, and what divides words, are put out of the tokenizer's sight. */
function undivided(text: string): string {
  return undividedAscii(text) ?? text.toWellFormed().replace(/[^\p{L}\p{N}]|[A-Z]/gu, (char) => pictured(char));
}

/** The same of a text that is all ASCII and not long; `undefined` for another one. */
function undividedAscii(text: string): string | undefined {
  const { length } = text;
  if (length > LONGEST_PICTURED) return undefined;
  for (let at = 0; at < length; at++) {
    const unit = UNITS[text.charCodeAt(at)];
    if (unit === undefined) return undefined;
    pictures.writeUInt16LE(unit, 2 * at);
  }
  return pictures.toString('utf16le', 0, 2 * length);
}

/** A character that is no letter or digit of a token as another one that is. */
function pictured(char: string): string {
  return char.length === 1 && char < '\u0080' ? String.fromCharCode(0x2400 + char.charCodeAt(0)) : char;
}

const LONGEST_PICTURED = 1024;
const pictures = Buffer.alloc(2 * LONGEST_PICTURED);
/** The code unit that stands for each ASCII character. */
const UNITS = Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code);
  return /[a-z0-9]/.test(char) ? code : pictured(char).charCodeAt(0);
});
