import type { Filter, SortCriterion } from '../kernel/filter.js';
import type { Page } from '../kernel/page.js';
import type { Urn } from '../kernel/urn.js';
import type { Freshness, Position } from '../change-log/position.js';

/** Values of one index field of a document, in the order of the aspect; numbers and booleans keep their type. */
export type FieldValues = readonly (boolean | number | string)[];

/** Index fields that one aspect contributes, by field name; a field without values is absent. */
export type AspectFields = ReadonlyMap<string, FieldValues>;

/**
 * Change of one document.
 * `set`: fields of these aspects are replaced as a whole. `clear`: fields of these aspects go.
 * `drop`: the document goes with all that it held, before `set` is applied.
 */
export interface DocumentPatch {
  readonly urn: Urn;
  readonly entityType: string;
  readonly set: ReadonlyMap<string, AspectFields>;
  readonly clear: readonly string[];
  readonly drop: 'no' | 'yes';
}

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
 * `entityTypes`: registry names; empty means all.
 * `filter`: criteria name index fields, expanded already; `_entityType` and `urn` are fields of every document.
 * `within`: only these documents; ties are then ordered by their place in it instead of by URN. Absent means all.
 * `sort`: absent means score descending; ties are ordered by URN ascending.
 */
export interface SearchRequest {
  readonly entityTypes: readonly string[];
  readonly query: QueryNode;
  readonly filter: Filter;
  readonly within?: readonly Urn[];
  readonly sort: SortCriterion | undefined;
  readonly page: Page;
  readonly facets: readonly FacetRequest[];
  readonly matched: 'none' | 'wanted';
}

export interface SearchHit {
  readonly urn: Urn;
  readonly entityType: string;
  readonly score: number;
  /** Fields in which the query was found, with the value found; empty when not wanted. */
  readonly matched: readonly { readonly name: string; readonly value: string }[];
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

/** A search document as it is held; for audits and for tests that compare the index with the truth. */
export interface SearchDocument {
  readonly urn: Urn;
  readonly entityType: string;
  readonly aspects: ReadonlyMap<string, AspectFields>;
}

/**
 * Index of search documents, derived from the change log. Counts are exact; nothing of the caller's text is ever read
 * as the engine's own language. Every method throws StoreUnavailable when the engine cannot be reached.
 */
export abstract class SearchIndex {
  /** `undefined` when nothing usable is held. After writes were lost: where the index stands without them. */
  abstract position(): Promise<Position | undefined>;
  /** Take writes again after some were lost: the next ones go on from `position`. */
  abstract recover(): Promise<void>;
  /** An outdated index answers from what its fields were when it was made. */
  abstract freshness(): Promise<Freshness>;
  /**
   * Apply patches in order and move the cursor; at most one patch a URN. Every read that begins after it resolves finds
   * them; they are durable, with the cursor, at the latest after `settle`. When it rejects, the index is as it was before;
   * unless unsettled writes were lost with it: then it throws StoreUnavailable, as do all writes until `recover`, and all
   * reads until the log was applied again as far as it had been.
   */
  abstract apply(patches: readonly DocumentPatch[], position: Position): Promise<void>;
  /** Make all that was applied durable. */
  abstract settle(): Promise<void>;
  /** Hits of a page, the exact number of all, and counts over all. */
  abstract search(request: SearchRequest): Promise<SearchResult>;
  /** Completions, best first; `text` is the whole value that was completed. Each URN at most once. */
  abstract suggest(request: SuggestRequest): Promise<readonly { readonly urn: Urn; readonly text: string }[]>;
  /** What lies at a browse path; nothing for an entity type that has no browse paths. */
  abstract browse(request: BrowseRequest): Promise<BrowseResult>;
  /** One document; `undefined` when there is none. */
  abstract document(urn: Urn): Promise<SearchDocument | undefined>;
  /** Documents in order of URN after `after`, at most `limit`. */
  abstract documents(after: Urn | undefined, limit: number): Promise<readonly SearchDocument[]>;
  /** Begin an empty generation beside the one that serves. */
  abstract newGeneration(): Promise<SearchGeneration>;
}

/** A generation in the making: written in any order, then switched to, or abandoned. */
export interface SearchGeneration {
  add(patches: readonly DocumentPatch[]): Promise<void>;
  finish(position: Position): Promise<void>;
  abandon(): Promise<void>;
}
