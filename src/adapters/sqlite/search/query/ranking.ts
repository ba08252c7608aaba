import type { QueryNode } from '../../../../search/search-index.port.js';
import type { Work } from '../../../../kernel/work.js';
import { DocSet, union } from '../memory/doc-set.js';
import type { DocumentDirectory } from '../memory/document-directory.js';
import { beginningWith, equalTo, type FullTextExpression, type TokenPattern } from './full-text-expression.js';
import { COLUMN_WEIGHTS, type ScoredColumn } from '../storage/index-text.js';
import type { RequestLists } from './request-lists.js';
import type { Stepwise } from '../memory/stepwise.js';
import type { ScoreBounds, RankKeys, Ranking } from '../memory/top-documents.js';

/** Factors for documents that have the whole query as a value, or at the beginning of one. */
const EQUALS_VALUE = 5;
const BEGINS_VALUE = 1.5;
/** How much a name of a single token outweighs a long one. */
const NAME_LENGTH_PART = 0.4;

/**
 * Score of a document for a query. For each term: the weight of the heaviest column that has it, names weighing less
 * the longer they are. Times factors when a value equals or begins with the query, and times the factor of the
 * document's own field values. So a score depends on the document alone, and pages fit together while others write.
 * FTS5's bm25() is not used: it reads every hit of every term, which takes 40 ms and more for frequent words, while the
 * posting lists that this needs are mostly cached.
 */
export function scoring(query: QueryNode, terms: readonly TokenPattern[], sources: RankSources): Ranking {
  const { directory, lists, work } = sources;
  const sets = terms.map((pattern) => new TermSets(pattern, lists));
  const bonus = terms.length === 0 ? undefined : wholeBonus(query, lists);
  const keys: RankKeys = (ids, keys) => {
    work.spend(ids.length * (1 + sets.length) * UNITS_A_SCORE);
    keys.fill(sets.length === 0 ? 1 : 0, 0, ids.length);
    for (const term of sets) addScores(term, directory, { ids, keys });
    bonus?.multiply(ids, keys);
    const factors = directory.scoreFactors();
    if (factors === undefined) return;
    for (let at = 0; at < ids.length; at++) keys[at] = (keys[at] ?? 0) * (factors[ids[at] ?? 0] ?? 1);
  };
  if (sets.length === 0) return { keys, equal: directory.scoreFactors() === undefined };
  return { keys, bounds: boundsOf(sets, bonus, directory) };
}

/** Read the lists that most scores need, in steps. */
export function* readRanked(query: QueryNode, terms: readonly TokenPattern[], lists: RequestLists): Stepwise<void> {
  for (const pattern of terms) yield* lists.text({ columns: ['name'], pattern });
  if (terms.length === 0) return;
  for (const expression of wholeExpressions(query)) yield* lists.text(expression);
}

interface RankSources {
  readonly directory: DocumentDirectory;
  readonly lists: RequestLists;
  readonly work: Work;
}

/** Units of work of what a term adds to a score. */
const UNITS_A_SCORE = 0.02;
/** Terms beyond which everything is scored: candidates are those that have all terms in a name. */
const MANY_TERMS = 16;

/** Documents that have a term, by column; read when they are needed, since often names decide everything. */
class TermSets {
  private readonly sets: DocSet[] = [];

  constructor(
    private readonly pattern: TokenPattern,
    private readonly lists: RequestLists,
  ) {}

  /** @param place in the list of columns */
  at(place: number, column: ScoredColumn): DocSet {
    return (this.sets[place] ??= this.lists.textNow({ columns: [column], pattern: this.pattern }));
  }

  named(): DocSet {
    return this.at(0, 'name');
  }

  /** Read all of them, and make what looking ids up takes. */
  prepare(): void {
    for (const [place, column] of HEAVIEST_FIRST.entries()) this.at(place, column).has(0);
  }
}

/**
 * Candidates are documents that have every term in a name, and those in which a value begins with the query. Every
 * other document has at least one term outside of its names, so it scores at most the next column for it.
 */
function boundsOf(
  terms: readonly TermSets[],
  bonus: WholeBonus | undefined,
  directory: DocumentDirectory,
): ScoreBounds {
  const others = terms.length - 1;
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
      return bonus === undefined ? named : union([named, found.and(bonus.begins)]);
    },
    upperBounds: (ids, keys) => {
      const lengths = directory.lengthsOfNames();
      const factors = directory.scoreFactors();
      for (let at = 0; at < ids.length; at++) {
        const id = ids[at] ?? 0;
        const name = NAME_SCORES[lengths[id] ?? 0] ?? LONGEST_NAME_SCORE;
        // Models may state a negative factor, with which the highest score becomes the lowest.
        const factor = factors === undefined ? 1 : Math.max(0, factors[id] ?? 1);
        keys[at] = (others * Math.max(name, COLUMN_WEIGHTS.strong) + COLUMN_WEIGHTS.strong) * factor * ROUNDING;
      }
    },
  };
}

/** More than a sum can grow when it is added in another order. */
const ROUNDING = 1 + 1e-9;

/** Adds what a term is worth to each document that has it. */
function addScores(
  term: TermSets,
  directory: DocumentDirectory,
  { ids, keys }: { readonly ids: Int32Array; readonly keys: Float64Array },
): void {
  const lengths = directory.lengthsOfNames();
  const marks = new Uint8Array(ids.length);
  let unmarked = ids.length;
  for (const [place, column] of HEAVIEST_FIRST.entries()) {
    if (unmarked === 0) break;
    unmarked -= term.at(place, column).mark(ids, marks, place + 1);
  }
  for (let at = 0; at < ids.length; at++) {
    const mark = marks[at] ?? 0;
    const worth = mark === IN_NAME ? NAME_SCORES[lengths[ids[at] ?? 0] ?? 0] : SCORES[mark];
    keys[at] = (keys[at] ?? 0) + (worth ?? LONGEST_NAME_SCORE);
  }
}

/** Columns but the last, where everything else must be. */
const HEAVIEST_FIRST: readonly ScoredColumn[] = ['name', 'strong', 'plain'];
const IN_NAME = 1;
/** By place in the list of columns, counted from 1; 0 means the column that is not in it. */
const SCORES: readonly number[] = [COLUMN_WEIGHTS.weak, ...HEAVIEST_FIRST.map((column) => COLUMN_WEIGHTS[column])];

/** What a name is worth by the number of its tokens; longer ones have the same worth. */
const NAME_SCORES = Array.from(
  { length: 256 },
  (_, length) => COLUMN_WEIGHTS.name / (1 + NAME_LENGTH_PART * Math.log(Math.max(1, length))),
);
const LONGEST_NAME_SCORE = NAME_SCORES.at(-1) ?? 0;

/** `begins`: documents in which a value begins with the query, never empty. `multiply`: changes the keys of those. */
interface WholeBonus {
  readonly begins: DocSet;
  readonly multiply: RankKeys;
}

/** `undefined` when no document begins with the query. */
function wholeBonus(query: QueryNode, lists: RequestLists): WholeBonus | undefined {
  const [beginning, equal] = wholeExpressions(query);
  if (beginning === undefined || equal === undefined) return undefined;
  const begins = lists.textNow(beginning);
  if (begins.size === 0) return undefined;
  const equals = lists.textNow(equal);
  const multiply: RankKeys = (ids, keys) => {
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] ?? 0;
      if (begins.has(id)) keys[at] = (keys[at] ?? 0) * (equals.has(id) ? EQUALS_VALUE : BEGINS_VALUE);
    }
  };
  return { begins, multiply };
}

/** Values that begin with the query, and those that equal it; nothing for a query that is not a text. */
function wholeExpressions(query: QueryNode): readonly FullTextExpression[] {
  const text = wholeText(query);
  if (text === undefined) return [];
  return [beginningWith(text), equalTo(text)].filter((expression) => expression !== undefined);
}

/** The query as one text, when it is nothing but words. */
function wholeText(query: QueryNode): string | undefined {
  switch (query.kind) {
    case 'word':
    case 'phrase':
    case 'prefix':
      return query.text;
    case 'and': {
      const texts = query.nodes.map((node) => (node.kind === 'word' ? node.text : undefined));
      return texts.includes(undefined) ? undefined : texts.join(' ');
    }
    case 'all':
    case 'field':
    case 'not':
    case 'or':
    case 'wildcard':
      return undefined;
  }
}
