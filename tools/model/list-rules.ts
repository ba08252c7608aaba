import type { EntityListSpec } from '../runtime/graphql/binding.js';

/** A query that lists entities, as callers see it, and what it does. */
export interface ListRule {
  readonly spec: EntityListSpec;
  readonly doc: string;
  /** Whether the schema promises start, count and total. */
  readonly isRequired: boolean;
}
