// @generated from models/com/linkedin/metadata/graph/ by "npm run generate". Do not edit.

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
  LineageDirection: LineageDirection;
}
