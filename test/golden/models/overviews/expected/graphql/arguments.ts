// @generated from models/graphql/ by "npm run generate". Do not edit.

export interface QueryEntityArgs {
  /** What identifies it. */
  readonly urn: string;
}

export interface QueryShowsArgs {
  /** Where somebody stands. */
  readonly place?: ScenarioType | null;
}

/** A condition on one field. */
export interface FacetFilterInput {
  /** Name of the field. */
  readonly field: string;
  /**
   * A single value.
   * @deprecated Use values.
   */
  readonly value?: string | null;
  /** Values of which one is enough. */
  readonly values?: readonly string[] | null;
  /** Whether the condition must not hold; false unless given. */
  readonly negated?: boolean | null;
  /** How to compare; EQUAL unless given. */
  readonly condition?: FilterOperator | null;
}

/** Conditions that must all hold. */
export interface FilterInput {
  /** The conditions. */
  readonly and: readonly FacetFilterInput[];
}

/** How a field is compared with values. */
export type FilterOperator = 'CONTAIN' | 'END_WITH' | 'EQUAL' | 'EXISTS' | 'GREATER_THAN' | 'GREATER_THAN_OR_EQUAL_TO' | 'IN' | 'IS_NULL' | 'LESS_THAN' | 'LESS_THAN_OR_EQUAL_TO' | 'START_WITH';

/** How something is shown. */
export type RecommendationRenderType = 'TILES';

/** Which end of an edge the entity at hand is. */
export type RelationshipDirection = 'INCOMING' | 'OUTGOING';

/** Which edges to list. */
export interface RelationshipsInput {
  /** Names of relationships; an empty list means all. */
  readonly types: readonly string[];
  /** Which end of the edges the entity is. */
  readonly direction: RelationshipDirection;
  /** Number of edges to pass over; 0 unless given. */
  readonly start?: number | null;
  /** Most edges to answer; 100 unless given. */
  readonly count?: number | null;
}

/** Where somebody stands. */
export type ScenarioType = 'DECK' | 'BRIDGE';
