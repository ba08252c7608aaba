import { assertNever } from '../kernel/assert-never.js';
import { Remembered } from '../kernel/remembered.js';
import { ENTITY_TYPE_FIELD, type SearchFields } from '../registry/search-fields.js';
import type { QueryNode, SearchHit } from '../search/search-index.port.js';
import { type DocumentText, placeOf, runAround, startOf, valueAt, type ValueTexts } from './document-text.js';
import {
  analyse,
  analysedRun,
  type AnalysedRun,
  analysePrefix,
  analyseValue,
  fold,
  isStopWord,
} from './text-analysis.js';
import { GROUPS, type LetterParts, letterParts, type ValueSieve } from './value-sieve.js';
import { isMarked } from './value-tokens.js';
import type { QueryTerm } from './full-text-expression.js';
import { longestPart, namedFieldTest, type ValueTest, wildcardTest } from './value-match.js';
import { adjacentTerms, phraseTerm } from './word-graph.js';

/** Letters without which a part of the query cannot be found in a folded value; spares the analysis of most values. */
interface Hint {
  /** Empty where there are none. */
  readonly letters: string;
  /** The same as a sieve knows them. */
  readonly parts: LetterParts;
}

/** Whether a part of the query is found in a value. */
interface Finder {
  readonly hint: Hint;
  readonly finds: (words: ReadonlySet<string>) => boolean;
  /** Whether a single word of the value decides, and which words do; absent when several must be there. */
  readonly fits?: (word: string) => boolean;
}

/** `field:value` of the query: the fields that have such values, and the test of each. */
interface FieldFinder {
  readonly names: readonly string[];
  readonly finds: ValueTest;
}

/** Says in which fields of a document a query was found. */
export type MatchReader = (document: DocumentText, entityType: string) => SearchHit['matched'];

/**
 * Make the reader for a query. A value matches when it has any of the query's words; of a phrase or a divided word all
 * of its parts, in any of its forms; or when it is what the query wants of its field. `all` and negated parts match
 * nothing. Where no value matches so, those do that have a part of a word.
 */
export function matchReader(query: QueryNode, fields: SearchFields): MatchReader {
  const finders = findersOf(query);
  const fieldFinders = fieldNodes(query).map(({ field, value }) => fieldFinder(field, value, fields));
  if (finders.length === 0 && fieldFinders.length === 0) return () => [];
  // Mostly not needed.
  let parts: readonly Finder[] | undefined;
  return (document, entityType) => {
    const { queried, others } = document;
    const own = matchedPlaces(document, finders);
    const found = own.length > 0 ? own : matchedPlaces(document, (parts ??= partFinders(query)));
    if (fieldFinders.length === 0) return shownValues(queried, found);
    const places = new Set([...found, ...placesInFields(queried, fieldFinders)]);
    return [
      ...shownValues(
        queried,
        [...places].sort((a, b) => a - b),
      ),
      ...shownValues(others, placesInFields(others, fieldFinders)),
      ...(wantsType(fieldFinders, entityType) ? [{ name: ENTITY_TYPE_FIELD, value: entityType }] : []),
    ];
  };
}

function shownValues(values: ValueTexts, places: readonly number[]): SearchHit['matched'] {
  return places.map((place) => ({ name: values.names[place] ?? '', value: valueAt(values, place) }));
}

/** An alias is found in the fields that it means. */
function fieldFinder(name: string, value: string, fields: SearchFields): FieldFinder {
  return { names: fields.field(name)?.sources ?? [name], finds: namedFieldTest(name, value, fields) };
}

function placesInFields(values: ValueTexts, finders: readonly FieldFinder[]): readonly number[] {
  if (finders.length === 0) return [];
  return values.names.flatMap((name, place) =>
    finders.some(({ names, finds }) => names.includes(name) && finds(valueAt(values, place))) ? [place] : [],
  );
}

/** The entity type is no value of the document. */
function wantsType(finders: readonly FieldFinder[], entityType: string): boolean {
  return finders.some(({ names, finds }) => names.includes(ENTITY_TYPE_FIELD) && finds(entityType));
}

/** Parts of the query that name a field, those under `not` left out. */
function fieldNodes(node: QueryNode): readonly (QueryNode & { readonly kind: 'field' })[] {
  if (node.kind === 'field') return [node];
  return node.kind === 'and' || node.kind === 'or' ? node.nodes.flatMap(fieldNodes) : [];
}

/** Places of the values in which any of the finders finds, ascending. */
function matchedPlaces(
  { queried: values, folded, sieve }: DocumentText,
  finders: readonly Finder[],
): readonly number[] {
  const { length } = values.ends;
  if (!values.isAscii) return values.ends.map((_, place) => place).filter((place) => found(values, place, finders));
  const marks = emptyMarks(length);
  for (const finder of finders) {
    if (finder.hint.letters === '')
      values.ends.forEach((_, place) => finds(values, place, finder) && (marks[place] = 1));
    else lookFor(finder, { values, folded, sieve }, marks);
  }
  const places: number[] = [];
  for (let place = 0; place < length; place++) if (marks[place] === 1) places.push(place);
  return places;
}

let spareMarks = new Uint8Array(256);

/** A shared buffer of so many marks, all 0; valid until the next one is asked for. */
function emptyMarks(count: number): Uint8Array {
  if (spareMarks.length < count) spareMarks = new Uint8Array(2 * count);
  return spareMarks.fill(0, 0, count);
}

/** The values in which is looked, their text in lower case, and what says which of them may have something. */
interface SievedValues {
  readonly values: ValueTexts;
  readonly folded: string;
  readonly sieve: ValueSieve | undefined;
}

/** Look at the values that contain the hint. */
function lookFor(finder: Finder, searched: SievedValues, marks: Uint8Array): void {
  const { values, folded, sieve } = searched;
  const { letters, parts } = finder.hint;
  if (sieve !== undefined) {
    lookInGroups(finder, searched, sieve.groupsWith(parts), marks);
    return;
  }
  for (let at = folded.indexOf(letters); at >= 0;) {
    const place = placeOf(values, at);
    if (marks[place] === 0 && isFoundIn(finder, searched, place, at)) marks[place] = 1;
    at = folded.indexOf(letters, values.ends[place] ?? folded.length);
  }
}

/** The same where it is known in which groups of values the letters may be. */
function lookInGroups(finder: Finder, searched: SievedValues, groups: number, marks: Uint8Array): void {
  const { values, folded } = searched;
  for (let rest = groups; rest !== 0; rest &= rest - 1) {
    for (let place = 31 - Math.clz32(rest & -rest); place < values.ends.length; place += GROUPS) {
      if (marks[place] === 1) continue;
      const at = indexBetween(folded, finder.hint.letters, startOf(values.ends, place), values.ends[place] ?? 0);
      if (at >= 0 && isFoundIn(finder, searched, place, at)) marks[place] = 1;
    }
  }
}

/** Where letters are for the first time between two places of a text that is mostly short; -1 for nowhere. */
function indexBetween(text: string, letters: string, from: number, to: number): number {
  const last = to - letters.length;
  if (last - from > LONG) {
    const at = text.indexOf(letters, from);
    return at > last ? -1 : at;
  }
  const first = letters.charCodeAt(0);
  for (let at = from; at <= last; at++) if (text.charCodeAt(at) === first && text.startsWith(letters, at)) return at;
  return -1;
}

/** Whether it finds in the value at a place, in which the hint is first where it says. The words with it come first. */
function isFoundIn(finder: Finder, { values, folded }: SievedValues, place: number, hint: number): boolean {
  const end = values.ends[place] ?? 0;
  for (let next = hint; next >= 0 && next < end;) {
    const run = runAround(folded, next);
    const verdict = judge(finder, values.text.slice(run.from, run.to));
    // A value that is tested as a whole need not be tested again.
    if (verdict !== 'no') return verdict === 'yes' || finds(values, place, finder);
    next = run.to >= end ? -1 : indexBetween(folded, finder.hint.letters, run.to, end);
  }
  return false;
}

/** Characters from which on the engine finds letters sooner than a loop. */
const LONG = 256;

/** What a run of letters and digits says of its value. A stop word counts only in a value of nothing else. */
function judge({ fits }: Finder, run: string): 'no' | 'unsure' | 'yes' {
  if (fits === undefined) return 'unsure';
  const { parts, undivided }: AnalysedRun = analysedRun(run);
  if (undivided.some(fits)) return 'yes';
  const fitting = parts.filter(({ word, stemmed }) => fits(word) || fits(stemmed));
  if (fitting.length === 0) return 'no';
  return fitting.some(({ word }) => !isStopWord(word)) ? 'yes' : 'unsure';
}

function found(values: ValueTexts, place: number, finders: readonly Finder[]): boolean {
  const value = valueAt(values, place);
  const folded = fold(value);
  const likely = finders.filter(({ hint }) => folded.includes(hint.letters));
  if (likely.length === 0) return false;
  const words = wordsOf(value);
  return likely.some((finder) => finder.finds(words));
}

function finds(values: ValueTexts, place: number, finder: Finder): boolean {
  return finder.finds(wordsOf(valueAt(values, place)));
}

function wordsOf(value: string): ReadonlySet<string> {
  const { tokens, extras } = analyseValue(value);
  return new Set([...tokens, ...extras]);
}

const known = new Remembered<readonly Finder[]>(1000);

/** Those of a query that is nothing but words are remembered. */
function findersOf(query: QueryNode): readonly Finder[] {
  const nodes = query.kind === 'and' ? query.nodes : [query];
  const texts = nodes.flatMap((node) => (node.kind === 'word' ? [node.text] : []));
  if (texts.length < nodes.length) return collect(query);
  return known.of(texts.join('\n'), () => collect(query));
}

function collect(node: QueryNode): readonly Finder[] {
  switch (node.kind) {
    case 'and':
      return [...node.nodes.flatMap(collect), ...adjacentWords(node.nodes).flatMap(togetherFinders)];
    case 'or':
      return node.nodes.flatMap(collect);
    case 'word':
      return [...wordFinder(node.text), ...formFinders(adjacentTerms([node.text], 'drop', 'part')[0])];
    case 'phrase':
      return [...wordFinder(node.text), ...formFinders(phraseTerm(node.text, 'drop'))];
    case 'prefix': {
      const { last } = analysePrefix(node.text);
      return last.map((start) => ({
        hint: hintFrom(start),
        finds: (words) => [...words].some((word) => word.startsWith(start)),
        fits: (word) => word.startsWith(start),
      }));
    }
    case 'wildcard': {
      const fits = wildcardTest(node.pattern);
      return [{ hint: hintFrom(longestPart(fold(node.pattern))), finds: (words) => [...words].some(fits), fits }];
    }
    case 'all':
    case 'field':
    case 'not':
      return [];
    default:
      return assertNever(node, 'query node');
  }
}

function wordFinder(text: string): readonly Finder[] {
  const { tokens, extras } = analyse(text, 'drop');
  const [only] = tokens;
  if (only === undefined) return [];
  const undivided = extras.at(-1) ?? '';
  const finder: Finder = {
    hint: hintOf(tokens),
    finds: (words) => tokens.every((token) => words.has(token)) || words.has(undivided),
  };
  return [tokens.length === 1 ? { ...finder, fits: (word) => word === only || word === undivided } : finder];
}

/** Runs of words side by side. */
function adjacentWords(nodes: readonly QueryNode[]): readonly (readonly string[])[] {
  const runs: string[][] = [[]];
  for (const node of nodes) {
    if (node.kind === 'word') runs.at(-1)?.push(node.text);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 1);
}

/** What says the same as several of the words, each once. */
function togetherFinders(texts: readonly string[]): readonly Finder[] {
  const others = adjacentTerms(texts, 'drop', 'part').flatMap((term) => term?.others ?? []);
  return [...new Map(others.map(({ tokens }) => [tokens.join(' '), tokens])).values()].map(tokensFinder);
}

/** All forms of a term but its own. */
function formFinders(term: QueryTerm | undefined): readonly Finder[] {
  const forms = term?.pattern.flatMap((phrases) => phrases.slice(1)) ?? [];
  return forms.flatMap(({ tokens }) => (tokens.some(isMarked) ? [] : [tokensFinder(tokens)]));
}

function tokensFinder(tokens: readonly string[]): Finder {
  const [only] = tokens;
  const finder = {
    hint: hintOf(tokens),
    finds: (words: ReadonlySet<string>) => tokens.every((token) => words.has(token)),
  };
  return tokens.length === 1 ? { ...finder, fits: (word) => word === only } : finder;
}

/** What is looked for where nothing of the query is: parts of its words, and two words that are one in the query. */
function partFinders(query: QueryNode): readonly Finder[] {
  const nodes = query.kind === 'and' ? query.nodes : [query];
  const texts = nodes.flatMap((node) => (node.kind === 'word' ? [node.text] : []));
  return adjacentTerms(texts, 'drop', 'whole').flatMap((term) => {
    const [only, ...others] = term?.pattern[0]?.[0]?.tokens ?? [];
    const parts = term?.compound?.parts.flatMap(({ pattern }) => pattern[0]?.[0]?.tokens ?? []) ?? [];
    const finders = parts.map((part) => tokensFinder([part]));
    return only === undefined || others.length > 0 ? finders : [...finders, apartFinder(only)];
  });
}

/** A word that is written as two. */
function apartFinder(stem: string): Finder {
  return {
    hint: hintFrom(''),
    finds: (words) => [...words].some((word) => stem.startsWith(word) && words.has(stem.slice(word.length))),
  };
}

/** The longest stem: all must be there. A stem that ends in `e`, `i` or `y` may belong to words that end otherwise. */
function hintOf(tokens: readonly string[]): Hint {
  const longest = tokens.reduce((best, token) => (token.length > best.length ? token : best));
  return hintFrom(/[eiy]$/.test(longest) ? longest.slice(0, -1) : longest);
}

function hintFrom(letters: string): Hint {
  return { letters, parts: letterParts(letters) };
}
