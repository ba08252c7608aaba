import type { Urn } from './urn.js';

/**
 * Numbers that an engine gives to entities, from 1 and mostly without gaps: what handles thousands of entities handles
 * these, and asks for the URNs of the few that are shown. A number never means another URN later.
 */
export interface EntityNumbers {
  /** `replaced`, for good, when the engine answers from another index: what was made of the numbers means nothing. */
  readonly state: 'current' | 'replaced';
  /** `undefined` when nothing has the number any more, and when the numbers are replaced. */
  urnOf(number: number): Urn | undefined;
}
