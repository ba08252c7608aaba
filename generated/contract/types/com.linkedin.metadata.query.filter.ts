// @generated from models/com/linkedin/metadata/query/filter/ by "npm run generate". Do not edit.

/**
 * Ways to compare a field with the criterion's value.
 *
 * - `CONTAIN`: The field contains the text.
 * - `END_WITH`: The field ends with the text.
 * - `EQUAL`: The field is the value, or any one of several values.
 * - `IS_NULL`: The field has no value; the criterion's own value does not matter.
 * - `EXISTS`: The field has a value; the criterion's own value does not matter.
 * - `GREATER_THAN`: The field is above the value.
 * - `GREATER_THAN_OR_EQUAL_TO`: The field is the value or above it.
 * - `IN`: The field is any one of the values.
 * - `LESS_THAN`: The field is below the value.
 * - `LESS_THAN_OR_EQUAL_TO`: The field is the value or below it.
 * - `START_WITH`: The field begins with the text.
 */
export type Condition =
  | 'CONTAIN'
  | 'END_WITH'
  | 'EQUAL'
  | 'IS_NULL'
  | 'EXISTS'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL_TO'
  | 'IN'
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL_TO'
  | 'START_WITH';
/**
 * Which side of an edge an entity is on.
 *
 * - `INCOMING`: The edge points at the entity.
 * - `OUTGOING`: The edge starts at the entity.
 * - `UNDIRECTED`: Either of them.
 */
export type RelationshipDirection = 'INCOMING' | 'OUTGOING' | 'UNDIRECTED';
/**
 * Directions of an ordering.
 *
 * - `ASCENDING`: Smallest or earliest first.
 * - `DESCENDING`: Greatest or latest first.
 */
export type SortOrder = 'ASCENDING' | 'DESCENDING';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  Condition: Condition;
  ConjunctiveCriterion: ConjunctiveCriterion;
  Criterion: Criterion;
  Filter: Filter;
  RelationshipDirection: RelationshipDirection;
  SortCriterion: SortCriterion;
  SortOrder: SortOrder;
}
/**
 * Criteria that must all hold.
 */
export interface ConjunctiveCriterion {
  /**
   * The criteria; an empty array holds for everything.
   */
  and: Criterion[];
}
/**
 * One test on one searchable field.
 */
export interface Criterion {
  /**
   * Name of the field in the index, with or without the ending .keyword.
   */
  field: string;
  /**
   * What to compare with; commas split it into alternatives unless it is a URN. Ignored when values
   * is not empty.
   */
  value?: string;
  /**
   * Alternatives to compare with, taken as they are.
   */
  values?: string[];
  /**
   * How to compare.
   */
  condition?: Condition;
  /**
   * True to keep what does not pass.
   */
  negated?: boolean;
}
/**
 * Which entities to keep: a disjunction of conjunctions, in one of its two fields alone.
 */
export interface Filter {
  /**
   * Groups of criteria, of which at least one must hold. Nothing is filtered when it is absent or
   * empty.
   */
  or?: ConjunctiveCriterion[];
  /**
   * Criteria that must all hold: the older form of a single group. Use or in new requests.
   */
  criteria?: Criterion[];
}
/**
 * By what to order results.
 */
export interface SortCriterion {
  /**
   * Name of the field in the index.
   */
  field: string;
  /**
   * Which end comes first.
   */
  order: SortOrder;
}
