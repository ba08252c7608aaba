/**
 * What the score of a document is made of. For each term of the query:
 *
 *   the weight of the heaviest column that has it, names weighing less the longer they are     10 / 4 / 1 / 0.3
 *   a tenth more for each further name that has it
 *
 * For the query as a whole, constants that the length of a name cannot wear down:
 *
 *   a value equals it: as it is written, in another case, or by its words                      40 / 28 / 16 a term
 *   a value begins with it, and none equals it                                                  4
 *   a reference to an entity whose URN, or the last part of it, equals it                      2
 *   each pair of its words that is adjacent in a name; the last pair ends the name             8; 6
 *
 * All of it times the factor of the document's own field values. So a score depends on the document alone, and pages
 * fit together while others write; but for words of which any part is enough, where documents with the whole of all
 * words score above 1, and others below (`compound-words.ts`). FTS5's bm25() is not used: it reads every hit of every
 * term, which takes 40 ms and more for frequent words, while the posting lists that this needs are mostly cached.
 *
 *   jaffle shop customers   acme.jaffle_shop.customers   3 x 6.4 + 2 x 8 + 6 = 41.3
 *                           jaffle_customers_shop        3 x 6.9             = 20.8
 */
import type { QueryNode } from '../../../../search/search-index.port.js';
import type { Work } from '../../../../kernel/work.js';
import { DocSet, union } from '../memory/doc-set.js';
import type { DocumentDirectory } from '../memory/document-directory.js';
import type { QueryTerm } from '../../../../text-search/full-text-expression.js';
import {
  ADJACENT_PAIR,
  BEGINNING,
  EQUALITY,
  FURTHER_NAME,
  LONGEST_COUNTED,
  NAME_END,
  nameWorth,
  REFERENCE,
} from '../../../../text-search/score-weights.js';
import { COLUMN_WEIGHTS, mostNames } from '../../../../text-search/index-text.js';
import type { Stepwise } from '../../../../text-search/stepwise.js';
import type { ScoreBounds, RankKeys, Ranking } from '../memory/top-documents.js';
import { addLooseTerm, type KeyBlock, looseTerm, type LooseTerm, readParts, tieredScore } from './compound-scores.js';
import { HEAVIEST_FIRST, readTerm, TermSets, type TermSources } from './term-sets.js';
import type { RankedPart, ValueFinder } from '../../../../text-search/score-explanation.js';
import { WholeMatches } from '../../../../text-search/whole-matches.js';
import { readWholeQuery, type WholeQuery, wholeQuery } from './whole-query.js';

/** How the documents are ranked that a query finds by these terms. */
export function scoring(query: QueryNode, terms: readonly QueryTerm[], sources: RankSources): ExplainedRanking {
  const { directory, lists, work } = sources;
  const sets = terms.map((term) => new TermSets(term, sources));
  const loose = terms.map((term) => looseTerm(term, sources));
  const parts = loose.reduce((count, term) => count + (term?.parts.length ?? 0), 0);
  const whole = terms.length === 0 ? undefined : wholeQuery(query, terms, lists);
  const shares = whole === undefined ? [] : sharesOf(whole, terms.length);
  const partsOf = (id: number): readonly RankedPart[] => {
    const found = [
      ...(sets.length === 0 ? [EQUAL_TO_ALL] : []),
      ...sets.flatMap((term, at) => partsOfLoose(loose[at], term, id, directory)),
      ...(whole === undefined ? [] : partsOfShares(shares, new WholeMatches(whole, sources.fields), id)),
      ...partsOfFactor(directory, id),
    ];
    return parts === 0 ? found : [...found, partOfTier(found, tierOf(loose, id))];
  };
  const keys: RankKeys = (ids, keys) => {
    work.spend(ids.length * (1 + sets.length + parts) * UNITS_A_SCORE);
    keys.fill(sets.length === 0 ? 1 : 0, 0, ids.length);
    const block: KeyBlock = { ids, keys, order: isAscending(ids) ? 'ascending' : 'any' };
    const add = (term: TermSets, added: KeyBlock): void => {
      addScores(term, directory, added);
    };
    sets.forEach((term, at) => {
      const parted = loose[at];
      if (parted === undefined) add(term, block);
      else addLooseTerm(parted, term, block, add);
    });
    for (const { set, worth } of shares) addWhere(set, block, worth);
    multiplyFactors(directory, block);
    if (parts > 0) ids.forEach((id, at) => (keys[at] = tieredScore(keys[at] ?? 0, tierOf(loose, id))));
  };
  if (sets.length === 0) return { keys, partsOf, equal: directory.factors.areAllOne };
  return parts > 0 ? { keys, partsOf } : { keys, partsOf, bounds: boundsOf(sets, whole, sources) };
}

function multiplyFactors({ factors }: DocumentDirectory, { ids, keys }: KeyBlock): void {
  if (factors.areAllOne) return;
  const { numbers, values } = factors;
  for (let at = 0; at < ids.length; at++) keys[at] = (keys[at] ?? 0) * (values[numbers[ids[at] ?? 0] ?? 0] ?? 1);
}

/** Whether a document has all words of the query as a whole. */
function tierOf(loose: readonly (LooseTerm | undefined)[], id: number): 'part' | 'whole' {
  return loose.every((term) => term === undefined || term.whole.has(id)) ? 'whole' : 'part';
}

/** Read the lists that most scores need, in steps. */
export function* readRanked(query: QueryNode, terms: readonly QueryTerm[], sources: TermSources): Stepwise<void> {
  for (const term of terms) {
    yield* readTerm(term, sources);
    yield* readParts(term, sources);
  }
  if (terms.length > 0) yield* readWholeQuery(query, terms, sources.lists);
}

/** `partsOf`: what the key of a document is made of. */
export interface ExplainedRanking extends Ranking {
  readonly partsOf: (id: number) => readonly RankedPart[];
}

interface RankSources extends TermSources {
  readonly directory: DocumentDirectory;
  readonly work: Work;
}

/** Hits whose bounds are looked at in a step. */
const BOUNDED = 16_384;
/** Units of work of what a term adds to a score. */
const UNITS_A_SCORE = 0.02;
/** Terms beyond which everything is scored: candidates are those that have all terms in a name. */
const MANY_TERMS = 16;

/**
 * Candidates are documents that have every term in a name, and those in which a value begins with the query or equals
 * it. Every other document has at least one term outside of its names, so it scores at most the next column for it.
 */
function boundsOf(
  terms: readonly TermSets[],
  whole: WholeQuery | undefined,
  { directory, fields }: RankSources,
): ScoreBounds {
  const others = terms.length - 1;
  const names = 1 + FURTHER_NAME * Math.max(0, mostNames(fields) - 1);
  const extra = whole === undefined ? 0 : mostOfOthers(whole, terms.length);
  const boundOf = (length: number): number =>
    (others * Math.max(names * nameWorth(length), COLUMN_WEIGHTS.strong) + COLUMN_WEIGHTS.strong + extra) * ROUNDING;
  return {
    *candidatesOf(found) {
      if (terms.length > MANY_TERMS) {
        // Each takes a look-up of its own in every score; made here, they are steps.
        for (const term of terms) {
          term.prepare();
          yield;
        }
        return DocSet.EMPTY;
      }
      // Starts with what was found, whose ids are there already; looking ids up in it would first take a bit field.
      const named = terms.reduce((common, term) => common.and(term.named()), found);
      yield;
      if (whole === undefined) return named;
      return union([named, found.and(whole.begins), found.and(whole.equals.stemmed)]);
    },
    reaching: (found, least) => reaching(found, { boundOf, least }, directory),
  };
}

/** `boundOf`: what a score is at most by the length of a name, before factors; longer names have no higher one. */
interface LeastScore {
  readonly boundOf: (length: number) => number;
  readonly least: number;
}

/** Documents whose scores may be as high as wanted: mostly those with short names alone, which is soon looked up. */
function* reaching(found: DocSet, { boundOf, least }: LeastScore, directory: DocumentDirectory): Stepwise<DocSet> {
  const kept: number[] = [];
  const longest = longestReaching(boundOf, least / directory.factors.highest);
  if (longest < 0) return DocSet.EMPTY;
  const short = directory.bitsOfShortNames(longest);
  const { ids } = short === undefined ? found : found.among(short);
  for (let from = 0; from < ids.length; from += BOUNDED) {
    // Others write between the steps.
    const lengths = directory.lengthsOfNames();
    const { factors } = directory;
    for (let at = from, end = Math.min(from + BOUNDED, ids.length); at < end; at++) {
      const id = ids[at] ?? 0;
      const length = lengths[id] ?? 0;
      if (length > longest) continue;
      // Models may state a negative factor, with which the highest score becomes the lowest.
      if (!factors.areAllOne && boundOf(length) * Math.max(0, factors.of(id)) < least) continue;
      kept.push(id);
    }
    yield;
  }
  return new DocSet(Int32Array.from(kept));
}

/** The longest name of which the bound is not below a score; -1 when there is none. */
function longestReaching(boundOf: (length: number) => number, least: number): number {
  if (boundOf(LONGEST_COUNTED) >= least) return Number.POSITIVE_INFINITY;
  let length = LONGEST_COUNTED - 1;
  while (length >= 0 && boundOf(length) < least) length--;
  return length;
}

/** What the query as a whole adds at most to a document that is no candidate. */
function mostOfOthers({ refers, pairs, ends }: WholeQuery, terms: number): number {
  // Of two words one is outside of the names, so no pair is in them; a term of several words may have pairs itself.
  const adjacent = terms === 2 && pairs.length === 1 ? 0 : ADJACENT_PAIR * pairs.filter(({ size }) => size > 0).length;
  return (refers.size > 0 ? REFERENCE : 0) + adjacent + (adjacent > 0 && ends.size > 0 ? NAME_END : 0);
}

/** More than a sum can grow when it is added in another order. */
const ROUNDING = 1 + 1e-9;

let spareMarks = new Uint8Array(1024);

/** A shared buffer of so many marks, all 0; valid until the next one is asked for. */
function emptyMarks(count: number): Uint8Array {
  if (spareMarks.length < count) spareMarks = new Uint8Array(2 * count);
  return spareMarks.fill(0, 0, count);
}

/** Adds what a term is worth to each document that has it. */
function addScores(term: TermSets, directory: DocumentDirectory, block: KeyBlock): void {
  const { ids, keys } = block;
  const lengths = directory.lengthsOfNames();
  const marks = emptyMarks(ids.length);
  let unmarked = ids.length;
  for (let place = 0; place < HEAVIEST_FIRST.length && unmarked > 0; place++) {
    unmarked -= term.at(place).mark(ids, block.order, marks, place + 1);
  }
  for (let at = 0; at < ids.length; at++) {
    const mark = marks[at] ?? 0;
    keys[at] = (keys[at] ?? 0) + worthOf(mark, ids[at] ?? 0, lengths);
  }
  for (const further of term.further()) {
    addWhere(further, block, (id, at) => (marks[at] === IN_NAME ? FURTHER_NAME * nameScore(lengths, id) : 0));
  }
}

/** What a term is worth to a document: as one of its parts, and what further names add. */
function partsOfTerm(term: TermSets, id: number, directory: DocumentDirectory): readonly RankedPart[] {
  const lengths = directory.lengthsOfNames();
  const mark = 1 + HEAVIEST_FIRST.findIndex((_, place) => term.at(place).has(id));
  const about = { kind: 'term', pattern: term.pattern, among: 'all fields' } as const;
  const reason = HEAVIEST_FIRST[mark - 1] ?? 'weak';
  const further = mark === IN_NAME ? term.further().filter((set) => set.has(id)).length : 0;
  return [
    added(worthOf(mark, id, lengths), reason, about),
    ...(further === 0
      ? []
      : [added(further * FURTHER_NAME * nameScore(lengths, id), 'further names', { ...about, among: 'names' })]),
  ];
}

/** The same of a term of which any part is enough. */
function partsOfLoose(
  loose: LooseTerm | undefined,
  term: TermSets,
  id: number,
  directory: DocumentDirectory,
): readonly RankedPart[] {
  if (loose === undefined || loose.whole.has(id)) return partsOfTerm(term, id, directory);
  const own = loose.parts.filter(({ anywhere }) => anywhere.has(id));
  return own.flatMap(({ sets }) => partsOfTerm(sets, id, directory));
}

/** What puts documents with parts of words below those with the whole. */
function partOfTier(parts: readonly RankedPart[], tier: 'part' | 'whole'): RankedPart {
  const sum = parts.reduce((total, { effect, amount }) => (effect === 'add' ? total + amount : total), 0);
  const score = parts.reduce((total, { effect, amount }) => (effect === 'multiply' ? total * amount : total), sum);
  const amount = score <= 0 ? 1 : tieredScore(score, tier) / score;
  return {
    effect: 'multiply',
    amount,
    reason: tier === 'whole' ? 'whole words' : 'parts of words',
    about: { kind: 'hit' },
  };
}

/** What the query as a whole is worth to the documents of a set. */
interface QueryShare {
  readonly reason: string;
  readonly set: DocSet;
  readonly worth: (id: number) => number;
  readonly findsIn: (values: WholeMatches) => ValueFinder;
}

/** Those that any document has: mostly nothing equals a query, or begins with it. */
function sharesOf(whole: WholeQuery, terms: number): readonly QueryShare[] {
  const { begins, equals, refers, pairs, ends } = whole;
  const { written, folded, stemmed } = equals;
  const shares: QueryShare[] = [];
  if (stemmed.size > 0) {
    const equality = (id: number): keyof typeof EQUALITY =>
      written.has(id) ? 'written' : folded.has(id) ? 'folded' : 'stemmed';
    const worth = (id: number): number => terms * EQUALITY[equality(id)];
    shares.push({ reason: 'equal', set: stemmed, worth, findsIn: ({ equal }) => equal });
  }
  if (begins.size > 0) {
    const worth = (id: number): number => (stemmed.has(id) ? 0 : BEGINNING);
    shares.push({ reason: 'begins', set: begins, worth, findsIn: ({ beginning }) => beginning });
  }
  if (refers.size > 0) {
    shares.push({ reason: 'reference', set: refers, worth: () => REFERENCE, findsIn: ({ reference }) => reference });
  }
  pairs.forEach((set, at) => {
    if (set.size === 0) return;
    shares.push({ reason: 'adjacent', set, worth: () => ADJACENT_PAIR, findsIn: (values) => values.adjacent(at) });
  });
  if (ends.size > 0) {
    shares.push({ reason: 'end of name', set: ends, worth: () => NAME_END, findsIn: ({ ending }) => ending });
  }
  return shares;
}

function partsOfShares(shares: readonly QueryShare[], values: WholeMatches, id: number): readonly RankedPart[] {
  return shares.flatMap(({ reason, set, worth, findsIn }) => {
    const amount = set.has(id) ? worth(id) : 0;
    return amount === 0 ? [] : [added(amount, reason, { kind: 'whole query', findsIn: findsIn(values) })];
  });
}

function partsOfFactor(directory: DocumentDirectory, id: number): readonly RankedPart[] {
  const amount = directory.factors.of(id);
  return amount === 1 ? [] : [{ effect: 'multiply', amount, reason: 'weights', about: { kind: 'weights' } }];
}

function added(amount: number, reason: string, about: RankedPart['about']): RankedPart {
  return { effect: 'add', amount, reason, about };
}

/** Of every hit of a query that has no words. */
const EQUAL_TO_ALL = added(1, 'all', { kind: 'hit' });

/** Adds to the keys of documents that are in a set. */
function addWhere(set: DocSet, { ids, keys, order }: KeyBlock, worth: (id: number, at: number) => number): void {
  set.visitAmong(ids, order, (id, at) => {
    keys[at] = (keys[at] ?? 0) + worth(id, at);
  });
}

function isAscending(ids: Int32Array): boolean {
  for (let at = 1; at < ids.length; at++) if ((ids[at] ?? 0) < (ids[at - 1] ?? 0)) return false;
  return true;
}

/** What a term is worth by the column that has it, see SCORES. */
function worthOf(mark: number, id: number, lengths: Uint16Array): number {
  return mark === IN_NAME ? nameScore(lengths, id) : (SCORES[mark] ?? 0);
}

function nameScore(lengths: Uint16Array, id: number): number {
  return nameWorth(lengths[id] ?? 0);
}

const IN_NAME = 1;
/** By place in the list of columns, counted from 1; 0 means the column that is not in it. */
const SCORES: readonly number[] = [COLUMN_WEIGHTS.weak, ...HEAVIEST_FIRST.map((column) => COLUMN_WEIGHTS[column])];
