// @generated from models/com/linkedin/metadata/query/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  AutoCompleteEntity: AutoCompleteEntity;
  AutoCompleteResult: AutoCompleteResult;
  ListResult: ListResult;
  ListUrnsResult: ListUrnsResult;
  SearchFlags: SearchFlags;
}
/**
 * An entity that a completion leads to.
 */
export interface AutoCompleteEntity {
  /**
   * What the suggestion leads to.
   */
  urn: com_linkedin_common.Urn;
}
/**
 * Completions of what was typed.
 */
export interface AutoCompleteResult {
  /**
   * What was typed.
   */
  query: string;
  /**
   * Completed texts, the best first, each once.
   */
  suggestions: string[];
  /**
   * The entities whose texts these are.
   */
  entities: AutoCompleteEntity[];
}
/**
 * A page of URNs from the search index.
 */
export interface ListResult {
  /**
   * The URNs, in the order asked for.
   */
  entities: com_linkedin_common.Urn[];
  /**
   * Offset of the page.
   */
  start: number;
  /**
   * How many URNs the page holds.
   */
  count: number;
  /**
   * How many URNs there are in all.
   */
  total: number;
}
/**
 * A page of URNs from the primary store.
 */
export interface ListUrnsResult {
  /**
   * The URNs, in their own order.
   */
  entities: com_linkedin_common.Urn[];
  /**
   * Offset of the page.
   */
  start: number;
  /**
   * How many URNs the page holds.
   */
  count: number;
  /**
   * How many URNs there are in all.
   */
  total: number;
}
/**
 * How to search.
 */
export interface SearchFlags {
  /**
   * Accepted from older callers; nothing is cached.
   */
  skipCache?: boolean;
  /**
   * At most so many values for each facet.
   */
  maxAggValues?: number;
  /**
   * Accepted from older callers; every search is full-text.
   */
  fulltext?: boolean;
  /**
   * Leave out in which fields the query was found.
   */
  skipHighlighting?: boolean;
  /**
   * Leave out facets.
   */
  skipAggregates?: boolean;
  /**
   * Offer other spellings of the query.
   */
  getSuggestions?: boolean;
  /**
   * Find soft-deleted entities, too; a filter on removed does the same.
   */
  includeSoftDeleted?: boolean;
}
