// @generated from models/com/linkedin/metadata/search/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';

/**
 * What is done with a part of a score.
 *
 * - `ADD`: It is added to the others.
 * - `MULTIPLY`: The sum is multiplied by it.
 */
export type ScoreEffect = 'ADD' | 'MULTIPLY';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  AggregationMetadata: AggregationMetadata;
  FilterValue: FilterValue;
  LineageScrollResult: LineageScrollResult;
  LineageSearchEntity: LineageSearchEntity;
  LineageSearchResult: LineageSearchResult;
  MatchedField: MatchedField;
  ScoreEffect: ScoreEffect;
  ScoreMatch: ScoreMatch;
  ScorePart: ScorePart;
  ScrollResult: ScrollResult;
  SearchEntity: SearchEntity;
  SearchResult: SearchResult;
  SearchResultFacet: SearchResultFacet;
  SearchResultMatch: SearchResultMatch;
  SearchResultMetadata: SearchResultMetadata;
  SearchSuggestion: SearchSuggestion;
}
/**
 * A facet: how the hits are spread over the values of a field.
 */
export interface AggregationMetadata {
  /**
   * Name of the field in the index.
   */
  name: string;
  /**
   * Label for people.
   */
  displayName?: string;
  /**
   * How many hits have each value.
   */
  aggregations: {
    [k: string]: number;
  };
  /**
   * The same with more to each value, the most frequent first.
   */
  filterValues: FilterValue[];
}
/**
 * One value of a facet.
 */
export interface FilterValue {
  /**
   * What a filter has to ask for to get these results.
   */
  value: string;
  /**
   * The entity that the value names; absent when it is no URN.
   */
  entity?: com_linkedin_common.Urn;
  /**
   * How many hits have it.
   */
  facetCount: number;
  /**
   * Whether the filter of the search names it.
   */
  filtered?: boolean;
}
/**
 * Entities that were reached along lineage, in order of URN.
 */
export interface LineageScrollResult {
  /**
   * Those of this answer, each with its least number of hops; others follow by the scrollId.
   */
  entities: LineageSearchEntity[];
  /**
   * Facets and the like.
   */
  metadata: SearchResultMetadata;
  /**
   * What to send for the entities that follow; absent when none is left.
   */
  scrollId?: string;
  /**
   * Always 0.
   */
  from: number;
  /**
   * How many results were asked for.
   */
  pageSize: number;
  /**
   * How many entities there are in all.
   */
  numEntities: number;
}
/**
 * An entity that was reached along lineage.
 */
export interface LineageSearchEntity {
  /**
   * What was found.
   */
  entity: com_linkedin_common.Urn;
  /**
   * Fields in which the query was found.
   */
  matchedFields: MatchedField[];
  /**
   * Numbers that the score is made of.
   */
  features?: {
    [k: string]: number | 'NaN' | 'Infinity' | '-Infinity';
  };
  /**
   * How well the entity fits the query; greater is better.
   */
  score?: number | ('NaN' | 'Infinity' | '-Infinity');
  /**
   * What the score is made of; only where it was asked for.
   */
  explanation?: ScorePart[];
  /**
   * Ways from the start to the entity, each from one to the other.
   */
  paths: com_linkedin_common.Urn[][];
  /**
   * Least number of hops from the start.
   */
  degree: number;
}
/**
 * A page of entities that were reached along lineage.
 */
export interface LineageSearchResult {
  /**
   * The entities of the page.
   */
  entities: LineageSearchEntity[];
  /**
   * Facets and the like.
   */
  metadata: SearchResultMetadata;
  /**
   * Offset of the page.
   */
  from: number;
  /**
   * How many results were asked for; the last page may hold fewer.
   */
  pageSize: number;
  /**
   * How many entities there are in all.
   */
  numEntities: number;
}
/**
 * A field in which the query was found.
 */
export interface MatchedField {
  /**
   * Name of the field in the index.
   */
  name: string;
  /**
   * Value that the query was found in; empty for a field that only a filter names.
   */
  value: string;
}
/**
 * A value that a part of a score comes from.
 */
export interface ScoreMatch {
  /**
   * Name of the field in the index.
   */
  name: string;
  /**
   * What the field has, up to 4,096 characters.
   */
  value: string;
  /**
   * How the value fits the query, in a word of the search index: as it is written, by its stem, by a synonym.
   */
  by: string;
}
/**
 * A part of the score of a hit. The score is the sum of all amounts that are added, times each that is multiplied.
 */
export interface ScorePart {
  /**
   * What is done with the amount.
   */
  effect: ScoreEffect;
  /**
   * What the part is worth.
   */
  amount: number | ('NaN' | 'Infinity' | '-Infinity');
  /**
   * Why, in a word of the search index.
   */
  reason: string;
  /**
   * Words of the query in lower case; absent for a part that is about the whole query or the hit alone.
   */
  words?: string;
  /**
   * Values that are the reason.
   */
  matches: ScoreMatch[];
}
/**
 * Hits of a scroll, in order of URN.
 */
export interface ScrollResult {
  /**
   * The hits; for callers without a protocol header their URNs alone.
   */
  entities: SearchEntity[];
  /**
   * Facets and the like.
   */
  metadata: SearchResultMetadata;
  /**
   * What to send for the hits that follow; absent when none is left.
   */
  scrollId?: string;
  /**
   * Always 0.
   */
  from: number;
  /**
   * How many results were asked for.
   */
  pageSize: number;
  /**
   * How many hits there are in all.
   */
  numEntities: number;
}
/**
 * One hit of a search.
 */
export interface SearchEntity {
  /**
   * What was found.
   */
  entity: com_linkedin_common.Urn;
  /**
   * Fields in which the query was found.
   */
  matchedFields: MatchedField[];
  /**
   * Numbers that the score is made of.
   */
  features?: {
    [k: string]: number | 'NaN' | 'Infinity' | '-Infinity';
  };
  /**
   * How well the entity fits the query; greater is better.
   */
  score?: number | ('NaN' | 'Infinity' | '-Infinity');
  /**
   * What the score is made of; only where it was asked for.
   */
  explanation?: ScorePart[];
}
/**
 * A page of hits.
 */
export interface SearchResult {
  /**
   * The hits; for callers without a protocol header their URNs alone.
   */
  entities: SearchEntity[];
  /**
   * Facets and the like.
   */
  metadata: SearchResultMetadata;
  /**
   * Offset of the page.
   */
  from: number;
  /**
   * How many results were asked for; the last page may hold fewer.
   */
  pageSize: number;
  /**
   * How many hits there are in all.
   */
  numEntities: number;
}
/**
 * A facet in its shortest form.
 */
export interface SearchResultFacet {
  /**
   * Name of the field in the index.
   */
  name: string;
  /**
   * How many hits have each value.
   */
  aggregations: {
    [k: string]: number;
  };
}
/**
 * Where the query was found in one hit.
 */
export interface SearchResultMatch {
  /**
   * Where the words of the query stand.
   */
  matchedFields: MatchedField[];
}
/**
 * What else is known of a search.
 */
export interface SearchResultMetadata {
  /**
   * Facets, counted over all hits.
   */
  aggregations: AggregationMetadata[];
  /**
   * Other spellings of the query.
   */
  suggestions: SearchSuggestion[];
  /**
   * URNs of the page.
   */
  urns: com_linkedin_common.Urn[];
  /**
   * Where the query was found, for each hit of the page in its order.
   */
  matches: SearchResultMatch[];
  /**
   * The facets in their shortest form.
   */
  searchResultMetadatas: SearchResultFacet[];
}
/**
 * Another spelling of the query.
 */
export interface SearchSuggestion {
  /**
   * The spelling.
   */
  text: string;
  /**
   * How near it is, from 0 to 1.
   */
  score: number | ('NaN' | 'Infinity' | '-Infinity');
  /**
   * How many entities have it.
   */
  frequency: number;
}
