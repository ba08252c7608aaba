import type { SortCriterion } from '../../../kernel/filter.js';
import type { Page } from '../../../kernel/page.js';
import type { FieldValues, QueryNode } from '../../../search/search-index.port.js';
import type { Column } from './column.js';
import type { DocumentDirectory } from './document-directory.js';
import type { DocSet } from './doc-set.js';
import { beginningWith, equalTo, type TokenPattern } from './full-text-expression.js';
import { COLUMN_WEIGHTS, type ScoredColumn } from './index-text.js';
import type { Postings } from './postings.js';
import { fold } from './text-analysis.js';

/** What a document is ordered by: the higher number first. */
export type RankKey = (id: number) => number;

/** Factors for documents in which the query stands as a whole. */
const EQUALS_VALUE = 5;
const BEGINS_VALUE = 1.5;
/** How much a document that names nothing but the word stands before one with a long name. */
const NAME_LENGTH_PART = 0.4;

/**
 * Score of a document for a query. For each term: the weight of the heaviest column that has it, names weighing less
 * the longer they are. Times factors when a value equals or begins with the query, and times the factor of the document's
 * own field values. So a score depends on the document alone, and pages fit together while others write. FTS5's bm25()
 * is not used: it reads every hit of every term, which takes 40 ms and more for frequent words, while the sets that this
 * asks for are mostly at hand.
 */
export function scoring(query: QueryNode, terms: readonly TokenPattern[], sources: RankSources): RankKey {
  const { directory } = sources;
  if (terms.length === 0) return (id) => directory.factor(id);
  const parts = terms.map((pattern) => termScore(pattern, sources));
  const bonus = wholeBonus(query, sources.postings);
  return (id) => {
    let score = 0;
    for (const part of parts) score += part(id);
    return score * bonus(id) * directory.factor(id);
  };
}

interface RankSources {
  readonly directory: DocumentDirectory;
  readonly postings: Postings;
}

function termScore(pattern: TokenPattern, { directory, postings }: RankSources): RankKey {
  const find = (column: ScoredColumn): DocSet => postings.find({ columns: [column], pattern });
  const name = find('name');
  // The others are looked up when the first hit needs them: often names decide everything.
  let strong: DocSet | undefined;
  let plain: DocSet | undefined;
  return (id) => {
    if (name.has(id)) {
      return COLUMN_WEIGHTS.name / (1 + NAME_LENGTH_PART * Math.log(Math.max(1, directory.nameLength(id))));
    }
    strong ??= find('strong');
    if (strong.has(id)) return COLUMN_WEIGHTS.strong;
    plain ??= find('plain');
    return plain.has(id) ? COLUMN_WEIGHTS.plain : COLUMN_WEIGHTS.weak;
  };
}

function wholeBonus(query: QueryNode, postings: Postings): RankKey {
  const text = wholeText(query);
  const equal = text === undefined ? undefined : equalTo(text);
  const beginning = text === undefined ? undefined : beginningWith(text);
  if (equal === undefined || beginning === undefined) return () => 1;
  const begins = postings.find(beginning);
  if (begins.size === 0) return () => 1;
  const equals = postings.find(equal);
  return (id) => {
    if (!begins.has(id)) return 1;
    return equals.has(id) ? EQUALS_VALUE : BEGINS_VALUE;
  };
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

/** Order by a field: numbers by size, texts without regard to case; documents without a value come last. */
export function sortKey({ order }: SortCriterion, column: Column): RankKey {
  const held = sortings.get(column)?.get(order);
  // Bags are only ever added, so the same number of them are the same ones.
  const ranks = held?.length === column.bags.length ? held : rankBags(order, column);
  sortings.set(column, new Map([...(sortings.get(column) ?? []), [order, ranks]]));
  return (id) => ranks[column.bag(id)] ?? Number.NEGATIVE_INFINITY;
}

/** Ranks of the bags of columns that were sorted by before. */
const sortings = new WeakMap<Column, ReadonlyMap<SortCriterion['order'], readonly number[]>>();

function rankBags(order: SortCriterion['order'], column: Column): readonly number[] {
  const sign = order === 'ASCENDING' ? -1 : 1;
  const keys = column.bags.map((bag) => (bag.length === 0 ? undefined : extreme(bag, order)));
  const distinct = [...new Set(keys)].filter((key) => key !== undefined).sort(compareKeys);
  const places = new Map(distinct.map((key, place) => [key, place]));
  return keys.map((key) => (key === undefined ? Number.NEGATIVE_INFINITY : sign * (places.get(key) ?? 0)));
}

function extreme(values: FieldValues, order: SortCriterion['order']): number | string {
  const keys = values.map((value) => (typeof value === 'string' ? fold(value) : Number(value)));
  return keys.reduce((best, key) => (compareKeys(key, best) < 0 === (order === 'ASCENDING') ? key : best));
}

function compareKeys(a: number | string, b: number | string): number {
  // Numbers stand before texts, should a field hold both.
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Which of two documents with equal keys comes first; by URN when it is the directory. */
export interface TieOrder {
  readonly compare: (a: number, b: number) => number;
}

/** The window of the documents in rank order: the highest key first. */
export function topDocuments(
  found: DocSet,
  key: RankKey,
  { start, count }: Page,
  order: TieOrder,
): readonly { readonly id: number; readonly key: number }[] {
  const wanted = Math.min(start + count, found.size);
  if (count === 0 || start >= found.size) return [];
  const heap = new BestRanked(wanted, order);
  for (const id of found.ids) heap.offer(id, key(id));
  return heap.sorted().slice(start);
}

/** Keeps the best so many documents; the worst of them is on top. */
class BestRanked {
  private readonly items: { readonly id: number; readonly key: number }[] = [];

  constructor(
    private readonly limit: number,
    private readonly order: TieOrder,
  ) {}

  offer(id: number, key: number): void {
    if (this.items.length < this.limit) {
      this.items.push({ id, key });
      this.rise(this.items.length - 1);
      return;
    }
    const [worst] = this.items;
    if (worst === undefined || key < worst.key) return;
    if (key === worst.key && this.order.compare(id, worst.id) > 0) return;
    this.items[0] = { id, key };
    this.sink(0);
  }

  sorted(): { readonly id: number; readonly key: number }[] {
    return this.items.sort((a, b) => b.key - a.key || this.order.compare(a.id, b.id));
  }

  private worse(a: number, b: number): boolean {
    const left = this.items[a];
    const right = this.items[b];
    if (left === undefined || right === undefined) return false;
    return left.key < right.key || (left.key === right.key && this.order.compare(left.id, right.id) > 0);
  }

  private rise(from: number): void {
    for (let at = from; at > 0;) {
      const parent = (at - 1) >>> 1;
      if (!this.worse(at, parent)) return;
      this.swap(at, parent);
      at = parent;
    }
  }

  private sink(from: number): void {
    for (let at = from; ;) {
      const left = 2 * at + 1;
      let worst = at;
      if (this.worse(left, worst)) worst = left;
      if (this.worse(left + 1, worst)) worst = left + 1;
      if (worst === at) return;
      this.swap(at, worst);
      at = worst;
    }
  }

  private swap(a: number, b: number): void {
    const left = this.items[a];
    const right = this.items[b];
    if (left === undefined || right === undefined) return;
    this.items[a] = right;
    this.items[b] = left;
  }
}
