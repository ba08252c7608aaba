/**
 * What is asked of a search, and what it answers. Takes criteria as people write them, gives the parameters of RPC.
 */
import type { CallOptions } from './client-options.js';
import type { AspectValues, CatalogTypes, EntityName, UrnOf, VersionedAspectOf } from './catalog-types.js';

/** Ways to compare a field with values. */
export type FieldOperator =
  | 'CONTAIN'
  | 'END_WITH'
  | 'EQUAL'
  | 'EXISTS'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL_TO'
  | 'IN'
  | 'IS_NULL'
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL_TO'
  | 'START_WITH';

/** A value that a field has, several of which it has one, or another comparison. `negated`: what does not pass it. */
export type FieldTest =
  | boolean
  | number
  | string
  | readonly string[]
  | {
      readonly condition: FieldOperator;
      readonly values?: readonly string[];
      readonly negated?: boolean;
    };

/** Which entities, and what of them. */
export interface EntityCriteria<
  C extends CatalogTypes,
  E extends EntityName<C>,
  A extends VersionedAspectOf<C, E>,
> extends CallOptions {
  /** Types of entities; unless given, all that people work with. */
  readonly entity?: E | readonly E[];
  /** Words, phrases in quotation marks, `field:value` with AND, OR, NOT; everything unless given. */
  readonly input?: string;
  /** Fields of the index with what they are to be; all of it has to hold. */
  readonly filter?: Readonly<Record<string, FieldTest>>;
  /** Names of aspects that are read of each entity. */
  readonly aspects?: readonly A[];
  /** Whether entities that are marked as removed are found, too. */
  readonly includeRemoved?: boolean;
  /** Entities of one answer of the service: how many are in memory at a time. */
  readonly pageSize?: number;
}

/** Criteria with an order. */
export interface RankedCriteria<
  C extends CatalogTypes,
  E extends EntityName<C>,
  A extends VersionedAspectOf<C, E>,
> extends EntityCriteria<C, E, A> {
  /** A field of the index in place of how well the input is met. */
  readonly sort?: { readonly field: string; readonly order: 'ASCENDING' | 'DESCENDING' };
}

/** Criteria of what is reached along lineage; their filter also knows the field `degree` (1, 2, 3+). */
export interface WalkCriteria<
  C extends CatalogTypes,
  E extends EntityName<C>,
  A extends VersionedAspectOf<C, E>,
> extends EntityCriteria<C, E, A> {
  /** To what it derives from, or to what derives from it. */
  readonly direction: 'DOWNSTREAM' | 'UPSTREAM';
  /** Most steps; unless given, to where lineage ends. */
  readonly maxHops?: number;
}

/** An entity that was found. */
export interface FoundEntity<E extends string, Values> {
  readonly urn: UrnOf<E>;
  /** How well it meets the input; greater is better. Absent where nothing is ranked. */
  readonly score?: number;
  /** Where the input was found. */
  readonly matchedFields: readonly { readonly name: string; readonly value: string }[];
  /** Those that were asked for and are stored. */
  readonly aspects: Values;
}

/** An entity that was reached. */
export interface EntityOnLineage<E extends string, Values> extends FoundEntity<E, Values> {
  /** Fewest steps to it. */
  readonly degree: number;
  /** Ways to it, each from the start over other entities to it. */
  readonly paths: readonly (readonly string[])[];
}

export type FoundWith<C extends CatalogTypes, E extends string, A extends string> = FoundEntity<E, AspectValues<C, A>>;
export type ReachedWith<C extends CatalogTypes, E extends string, A extends string> = EntityOnLineage<
  E,
  AspectValues<C, A>
>;

/** An answer of the service to a search. */
export interface AnsweredPage<Hit> {
  readonly entities: readonly Hit[];
  readonly numEntities: number;
  readonly scrollId?: string;
}

/** A hit as the service answers it. */
export interface AnsweredHit<E extends string> extends Omit<EntityOnLineage<E, unknown>, 'aspects' | 'urn'> {
  readonly entity: UrnOf<E>;
}

interface CommonCriteria {
  readonly entity?: string | readonly string[] | undefined;
  readonly input?: string | undefined;
  readonly filter?: Readonly<Record<string, FieldTest>> | undefined;
  readonly includeRemoved?: boolean | undefined;
}

/** Parameters that all searches of RPC have. */
export function searchParameters({ entity, input = '*', filter = {}, includeRemoved }: CommonCriteria): object {
  const and = Object.entries(filter).map(([field, test]) => criterionOf(field, test));
  return {
    input,
    ...(entity === undefined ? {} : { entities: typeof entity === 'string' ? [entity] : entity }),
    ...(and.length === 0 ? {} : { filter: { or: [{ and }] } }),
    searchFlags: { skipAggregates: true, ...(includeRemoved === true ? { includeSoftDeleted: true } : {}) },
  };
}

function criterionOf(field: string, test: FieldTest): object {
  if (typeof test !== 'object') return { field, condition: 'EQUAL', value: '', values: [String(test)] };
  if ('condition' in test) {
    const { condition, values = [], negated = false } = test;
    return { field, condition, value: '', values, negated };
  }
  return { field, condition: 'EQUAL', value: '', values: test };
}
