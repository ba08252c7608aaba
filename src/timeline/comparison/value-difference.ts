import type { VersionWeight } from '../../../generated/service/registry/model.js';

/**
 * A difference between two values. `subject`: what was added, removed or modified; absent for the text of the whole.
 * `value`: what an event has as its parameter. `sentence`: what happened, with the entity that it happened to put in.
 */
export interface ValueDifference {
  readonly operation: 'ADD' | 'MODIFY' | 'REMOVE';
  readonly subject?: string;
  readonly value: string;
  /** Absent for the weight that operations of the rule have. */
  readonly weight?: VersionWeight;
  readonly sentence: (whole: string) => string;
}
