import type { EntityNumbers } from '../kernel/entity-numbers.js';
import type { Filter, SortCriterion } from '../kernel/filter.js';
import type { Page } from '../kernel/page.js';
import type { Urn } from '../kernel/urn.js';
import type { Work } from '../kernel/work.js';

/**
 * A query as a tree; made by the query parser, never from an engine's syntax.
 * `word`: one or more adjacent tokens as the user wrote them; analysis is the index's. `prefix`: matches longer words.
 * `wildcard`: `*` any text and `?` one character inside a word. `field`: the whole value of that field, ignoring case;
 * `*` and `?` in it are wildcards; a URN is also found by the words of its key, a browse path by its ancestors.
 */
export type QueryNode =
  | { readonly kind: 'all' }
  | { readonly kind: 'and'; readonly nodes: readonly QueryNode[] }
  | { readonly kind: 'field'; readonly field: string; readonly value: string }
  | { readonly kind: 'not'; readonly node: QueryNode }
  | { readonly kind: 'or'; readonly nodes: readonly QueryNode[] }
  | { readonly kind: 'phrase'; readonly text: string }
  | { readonly kind: 'prefix'; readonly text: string }
  | { readonly kind: 'wildcard'; readonly pattern: string }
  | { readonly kind: 'word'; readonly text: string };

/** `field`: an index field, or several joined by U+241E, which counts the combinations of their values. */
export interface FacetRequest {
  readonly field: string;
  /** At most so many values, the most frequent first, then by value. */
  readonly limit: number;
}

/**
 * A list of entities in sections. `entities`: their numbers. Several may mean one entity, which then counts at the
 * first of its places, from 0. `sectionEnds`: the place after the last of each section, ascending; the last one is the
 * length of the list. `except`: not in the list, whatever number means it.
 */
export interface EntitySections {
  readonly numbers: EntityNumbers;
  readonly entities: Int32Array;
  readonly sectionEnds: readonly number[];
  readonly except: Urn;
}

/**
 * A search within a list. `branchSections`: for each branch of the filter, sections from 0 whose entities it lets pass,
 * `undefined` for all; absent when every branch lets all pass.
 */
export interface SearchWithin {
  readonly list: EntitySections;
  readonly branchSections?: readonly (ReadonlySet<number> | undefined)[];
}

/**
 * `entityTypes`: registry names; empty means all.
 * `filter`: criteria name index fields, expanded already; `_entityType` and `urn` are fields of every document.
 * `within`: only these entities; ties are then ordered by their place in it instead of by URN. Absent means all.
 * `sort`: absent means score descending; ties are ordered by URN ascending.
 */
export interface SearchRequest {
  readonly entityTypes: readonly string[];
  readonly query: QueryNode;
  readonly filter: Filter;
  readonly within?: SearchWithin;
  readonly sort: SortCriterion | undefined;
  readonly page: Page;
  readonly facets: readonly FacetRequest[];
  readonly matched: 'none' | 'wanted';
  /** Whether hits say what their scores are made of; absent when not. */
  readonly explanation?: 'wanted';
}

/** A value with a part of the query. `by`: how it was found, a word of the engine such as `stem` or `synonym`. */
export interface ScoreMatch {
  readonly name: string;
  readonly value: string;
  readonly by: string;
}

/**
 * A part of a score, which is the sum of all amounts that are added, times each that is multiplied. `reason`: a word of
 * the engine, such as `name` or `deprecated`. `words`: of the query, folded; absent when the part is
 * about the query as a whole, or about the hit alone. `matches`: values that are the reason.
 */
export interface ScorePart {
  readonly effect: 'add' | 'multiply';
  readonly amount: number;
  readonly reason: string;
  readonly words?: string;
  readonly matches: readonly ScoreMatch[];
}

export interface SearchHit {
  readonly urn: Urn;
  readonly entityType: string;
  readonly score: number;
  /** Fields in which the query was found, with the value found; empty when not wanted. */
  readonly matched: readonly { readonly name: string; readonly value: string }[];
  /** What the score is made of; absent when not wanted. */
  readonly explanation?: readonly ScorePart[];
  /** Its place in the list in which was searched; absent when there was none. */
  readonly place?: number;
}

export interface FacetResult {
  readonly field: string;
  /** Counted over all hits, not the page alone. */
  readonly counts: readonly { readonly value: string; readonly count: number }[];
}

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  /** Exact number of all hits. */
  readonly total: number;
  readonly facets: readonly FacetResult[];
  /** How many of all hits each section has of the list in which was searched; absent when there was none. */
  readonly sectionCounts?: readonly number[];
}

/** `fields`: index fields to complete in; empty means all that are annotated for it, and the URN. */
export interface SuggestRequest {
  readonly entityTypes: readonly string[];
  readonly text: string;
  readonly fields: readonly string[];
  readonly filter: Filter;
  readonly limit: number;
}

/** `path`: `/a/b`, the empty text for the root. Groups come first in the window, then entities. */
export interface BrowseRequest {
  readonly entityType: string;
  readonly path: string;
  readonly filter: Filter;
  readonly page: Page;
}

export interface BrowseResult {
  /** Groups in the window, by name; `count`: documents anywhere below. */
  readonly groups: readonly { readonly name: string; readonly count: number }[];
  readonly groupTotal: number;
  /** Entities exactly at the path that are in the window, by URN. */
  readonly urns: readonly Urn[];
  readonly urnTotal: number;
  /** Documents below the groups. */
  readonly documentTotal: number;
}

/** A completion. `text`: the whole value that begins as the caller's text does. */
export interface Suggestion {
  readonly urn: Urn;
  readonly text: string;
}

/**
 * What requests ask of the search documents. Counts are exact; nothing of the caller's text is ever read as the
 * engine's own language. Every method rejects with StoreUnavailable when the engine cannot be reached, and while it has
 * lost changes that reads were to find; and as `Work` does when the request may do no more.
 */
export abstract class SearchIndex {
  /**
   * Hits of a page, the exact number of all, and counts over all.
   * @example
   * // Tables that have both words anywhere, the best first, with the ten most frequent tags among all of them.
   * await index.search({
   *   entityTypes: ['dataset'],
   *   query: { kind: 'and', nodes: [{ kind: 'word', text: 'daily' }, { kind: 'word', text: 'orders' }] },
   *   filter: { or: [] },
   *   sort: undefined,
   *   page: { start: 0, count: 10 },
   *   facets: [{ field: 'tags', limit: 10 }],
   *   matched: 'none',
   * }, context.work);
   * // { hits: [{ urn, entityType: 'dataset', score: 4.2, matched: [] }], total: 1, facets: [{ field: 'tags', counts:
   * [] }] }
   */
  abstract search(request: SearchRequest, work: Work): Promise<SearchResult>;
  /**
   * Completions, best first; each URN at most once, with the first of its values that fits.
   * @example
   * await index.suggest({ entityTypes: [], text: 'ord', fields: [], filter: { or: [] }, limit: 5 }, work);
   * // [{ urn: 'urn:li:tag:orders', text: 'orders' }]
   */
  abstract suggest(request: SuggestRequest, work: Work): Promise<readonly Suggestion[]>;
  /**
   * What lies at a browse path; nothing for an entity type that has no browse paths.
   * @example
   * // Two tables below /prod/hive and one at /prod itself.
   * await index.browse({ entityType: 'dataset', path: '/prod', filter: { or: [] }, page }, work);
   * // { groups: [{ name: 'hive', count: 2 }], groupTotal: 1, urns: [urn], urnTotal: 1, documentTotal: 2 }
   */
  abstract browse(request: BrowseRequest, work: Work): Promise<BrowseResult>;
}
