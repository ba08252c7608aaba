import { textAnalysis } from '../registry/served-text-analysis.js';
import { AsciiRuns } from './ascii-runs.js';
import { stem } from './porter-stemmer.js';

/**
 * How text becomes tokens, the same for documents, queries and matched fields, which is why it is not left to FTS5's
 * own tokenizers: case and accents are folded; every character but letters, digits and pictograms divides; inner
 * capitals and digits divide too (`OrderItems2` is `order items 2`), and the undivided word is a token as well; English
 * stop words and the empty words of URNs go; the rest is stemmed.
 */

/** What a text says. `tokens`: stems in order. `extras`: undivided words and, where they differ, unstemmed words. */
export interface AnalysedText {
  readonly tokens: readonly string[];
  readonly extras: readonly string[];
}

const encoder = new TextEncoder();

const STOP_WORDS: ReadonlySet<string> = new Set([...textAnalysis.stopWords, ...textAnalysis.urnWords]);

/** Words whose stems would mislead, with what stands for them. */
const STEMS: ReadonlyMap<string, string> = new Map(Object.entries(textAnalysis.stems));

/** Combining marks belong to the letter before them. Each pictogram is a word, and each flag, which is a pair. */
const RUN = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*|\p{Extended_Pictographic}|\p{Regional_Indicator}{2}/gu;
/** The same in a text that is all ASCII. */
const PLAIN_RUN = /[A-Za-z0-9]+/g;
/**
 * Marks on letters of scripts whose readers leave them out. Elsewhere they tell letters apart, as in \u30ac and \u30ab
 * of Japanese, or are vowels, as in Hindi.
 */
const ACCENTS = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}])\p{Mn}+/gu;
/** Scripts that write no spaces: each character is a word. */
const SPACELESS = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}]';
const BOUNDARY = new RegExp(
  [
    '(?<=\\p{Ll})(?=\\p{Lu})',
    '(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})',
    '(?<=\\p{L})(?=\\p{N})',
    '(?<=\\p{N})(?=\\p{L})',
    `(?<=${SPACELESS})(?=${SPACELESS})`,
  ].join('|'),
  'u',
);
const BEYOND_ASCII = /[\u0080-\uffff]/;
const SIMPLE = /^[a-z]+$|^[A-Z][a-z]+$|^[A-Z]+$|^[0-9]+$/;
/** Letters that decomposition leaves as they are, with what people type for them. */
const LIGATURES: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** Lower case without accents. The comparison of field values ignores the same differences. */
export function fold(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(ACCENTS, '$1')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFC');
}

/** Tokens of a text. */
export function analyse(text: string, stops: 'drop' | 'keep'): AnalysedText {
  const tokens: string[] = [];
  const extras: string[] = [];
  for (const run of text.match(RUN) ?? []) readRun(run, tokens, extras, stops);
  return { tokens, extras };
}

/** Tokens of a value that is indexed: stop words stay when there is nothing else. */
export function analyseValue(text: string): AnalysedText {
  const analysed = analyse(text, 'drop');
  return analysed.tokens.length === 0 ? analyse(text, 'keep') : analysed;
}

/** Number of tokens of a value that is indexed. */
export function countTokens(text: string): number {
  let count = 0;
  visitRuns(text, ({ tokens }) => {
    count += tokens.length;
  });
  return count === 0 ? analyse(text, 'keep').tokens.length : count;
}

/**
 * Whether a word of a value passes, as it is written or undivided, folded; a word that says nothing only where there is
 * no other.
 */
export function someWord(text: string, passes: (word: string) => boolean): boolean {
  const runs = isPlain(text) ? PLAIN_RUN : RUN;
  let count = 0;
  runs.lastIndex = 0;
  for (let match = runs.exec(text); match !== null; match = runs.exec(text)) {
    const { written, tokens } = analysedRun(match[0]);
    count += tokens.length;
    if (written.some(passes)) return true;
  }
  return count === 0 && analyse(text, 'keep').tokens.some(passes);
}

/** Call `take` with each word for which `someWord` asks; the same one may come again. */
export function visitWords(text: string, take: (word: string) => void): void {
  let count = 0;
  visitRuns(text, ({ written, tokens }) => {
    count += tokens.length;
    for (const word of written) take(word);
  });
  if (count === 0) for (const token of analyse(text, 'keep').tokens) take(token);
}

/** Parts of a text for matching its beginning: stems of all words but the last, which stays as it is written. */
export function analysePrefix(text: string): { readonly tokens: readonly string[]; readonly last: readonly string[] } {
  const words = text.match(RUN) ?? [];
  const final = words.at(-1);
  if (final === undefined) return { tokens: [], last: [] };
  const tokens: string[] = [];
  for (const run of words.slice(0, -1)) readRun(run, tokens, [], 'drop');
  const parts = fold(final) === final ? [final] : divide(final);
  for (const part of parts.slice(0, -1)) tokens.push(stemOf(fold(part)));
  const last = fold(parts.at(-1) ?? '');
  // The undivided word is a token too, so its beginning may be what was typed.
  return { tokens, last: parts.length === 1 ? [last] : [last, fold(final)] };
}

/** Words of a text in order, those that say nothing as well; empty for a text without letters and digits. */
export function wordsOf(text: string): readonly AnalysedWord[] {
  const words: AnalysedWord[] = [];
  visitRuns(text, ({ parts }) => {
    for (const part of parts) words.push(part);
  });
  return words;
}

/** Words in a row that are also looked for written together. */
export const MOST_TOGETHER = 3;

/** The stem of words that are written together. */
export function writtenTogether(words: readonly AnalysedWord[]): string {
  return stemOf(words.map(({ word }) => word).join(''));
}

/** Other texts that say the same as these tokens, as tokens. */
export function synonymsOf(tokens: readonly string[]): readonly (readonly string[])[] {
  return SYNONYMS.get(tokens.join(' ')) ?? [];
}

function readRun(run: string, tokens: string[], extras: string[], stops: 'drop' | 'keep'): void {
  const { parts, undivided } = analysedRun(run);
  for (const { word, stemmed } of parts) {
    if (stops === 'drop' && STOP_WORDS.has(word)) continue;
    tokens.push(stemmed);
    if (stemmed !== word) extras.push(word);
  }
  for (const whole of undivided) extras.push(whole);
}

/** Whether a word says so little that it is passed over where others are. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** Whether a text is all ASCII: folding it is putting it in lower case. */
export function isPlain(text: string): boolean {
  return !BEYOND_ASCII.test(text);
}

/** A word, folded, and its stem. */
export interface AnalysedWord {
  readonly word: string;
  readonly stemmed: string;
}

/**
 * Letters and digits between dividers, taken apart. `undivided`: the whole and its stem, when there are several parts.
 */
export interface AnalysedRun {
  readonly parts: readonly AnalysedWord[];
  readonly undivided: readonly string[];
  /** What it is found by as it is written: undivided, and its words but stop words. */
  readonly written: readonly string[];
  /** Its tokens but stop words. */
  readonly tokens: readonly string[];
  /** The same as UTF-8, each followed by a space. */
  readonly indexed: Uint8Array;
  /** What it is found by beside its tokens. */
  readonly extras: readonly Extra[];
}

/** A text that something is found by beside its tokens; there is one for all words of which it is such a text. */
export interface Extra {
  /** The text as UTF-8, followed by a space. */
  readonly indexed: Uint8Array;
  /** Number of the text to which it was added last, see `token-text.ts`. */
  addedTo: number;
}

const extras = new Map<string, Extra>();
const MAX_EXTRAS = 60_000;

/** The one for a text. */
export function extraOf(text: string): Extra {
  const known = extras.get(text);
  if (known !== undefined) return known;
  const made = { indexed: encoder.encode(`${text} `), addedTo: 0 };
  extras.set(text, made);
  return made;
}

/** Forget what was made of words when it is too much; not while a text is written to which extras were added. */
export function trimAnalyses(): void {
  if (extras.size < MAX_EXTRAS) return;
  // With them all that refers to them: there must not be another one for the same text.
  extras.clear();
  runs.clear();
  asciiRuns.forget();
}

/** Words come again and again, in documents as in queries. */
const runs = new Map<string, AnalysedRun>();
const MAX_RUNS = 20_000;

/** Take letters and digits between dividers apart. */
export function analysedRun(run: string): AnalysedRun {
  const known = runs.get(run);
  if (known !== undefined) return known;
  if (runs.size >= MAX_RUNS) runs.clear();
  const made = analyseRun(run);
  runs.set(run, made);
  return made;
}

function analyseRun(run: string): AnalysedRun {
  const parts = divide(run).map((part) => {
    const word = fold(part);
    return { word, stemmed: stemOf(word) };
  });
  const whole = fold(run);
  const undivided = parts.length === 1 ? [] : [...new Set([whole, stemOf(whole)])];
  const kept = parts.filter(({ word }) => !STOP_WORDS.has(word));
  const tokens = kept.map(({ stemmed }) => stemmed);
  return {
    parts,
    undivided,
    written: [...undivided, ...kept.map(({ word }) => word)],
    tokens,
    indexed: encoder.encode(tokens.map((token) => `${token} `).join('')),
    extras: [...kept.filter(({ word, stemmed }) => word !== stemmed).map(({ word }) => word), ...undivided].map(
      extraOf,
    ),
  };
}

/** Of texts that are indexed. */
const asciiRuns = new AsciiRuns(analyseRun);

const MOST_ENCODED = 4096;
/** The text that is visited, as UTF-8. */
const encodedText = Buffer.alloc(3 * MOST_ENCODED);

/** Hand each run of letters and digits of a text to `take`, in order. */
export function visitRuns(text: string, take: (run: AnalysedRun) => void): void {
  const { length } = text;
  const bytes = length <= MOST_ENCODED ? encodedText : Buffer.alloc(3 * length);
  // A text has as many bytes as code units when all of it is ASCII.
  if (bytes.write(text) === length) asciiRuns.visit(bytes, length, take);
  else for (const run of text.match(RUN) ?? []) take(analysedRun(run));
}

function divide(run: string): readonly string[] {
  if (SIMPLE.test(run)) return [run];
  return run.normalize('NFC').split(BOUNDARY);
}

function stemOf(word: string): string {
  return STEMS.get(word) ?? stem(word);
}

/** By text, as stems: the others that say the same. */
const SYNONYMS: ReadonlyMap<string, readonly (readonly string[])[]> = synonymTable(textAnalysis.synonyms);

/** Words of the longest text that has synonyms. */
export const MOST_SYNONYM_WORDS = textAnalysis.synonyms
  .flat()
  .reduce((most, text) => Math.max(most, text.split(' ').length), 0);

function synonymTable(groups: readonly (readonly string[])[]): ReadonlyMap<string, readonly (readonly string[])[]> {
  const table = new Map<string, readonly (readonly string[])[]>();
  for (const group of groups) {
    const analysed = group.map((text) => text.split(' ').map(stemOf));
    for (const tokens of analysed)
      table.set(
        tokens.join(' '),
        analysed.filter((other) => other !== tokens),
      );
  }
  return table;
}
