// @generated from models/com/linkedin/metadata/graph/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';

/**
 * Way along lineage.
 *
 * - `UPSTREAM`: Towards what the entity is made from.
 * - `DOWNSTREAM`: Towards what is made from the entity.
 */
export type LineageDirection = 'UPSTREAM' | 'DOWNSTREAM';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  EntityLineageResult: EntityLineageResult;
  LineageDirection: LineageDirection;
  LineageRelationship: LineageRelationship;
}
/**
 * A page of what lineage reaches from an entity.
 */
export interface EntityLineageResult {
  /**
   * Offset of the page.
   */
  start: number;
  /**
   * How many entities the page holds.
   */
  count: number;
  /**
   * How many entities were reached in all.
   */
  total: number;
  /**
   * Whether the walk ended early since it reached too many entities; the others are what it reached by then.
   */
  truncated?: boolean;
  /**
   * The entities of the page, the nearest first.
   */
  relationships: LineageRelationship[];
}
/**
 * An entity that lineage reaches from another one.
 */
export interface LineageRelationship {
  /**
   * Name of the relationship that is the last step to the entity, such as DownstreamOf.
   */
  type: string;
  /**
   * The entity that was reached.
   */
  entity: com_linkedin_common.Urn;
  /**
   * Least number of steps to the entity.
   */
  degree?: number;
  /**
   * Ways to the entity along which it was found, each from the start to the entity, both included.
   */
  paths?: com_linkedin_common.Urn[][];
}
