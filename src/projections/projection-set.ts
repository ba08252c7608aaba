import type { DerivedProjection } from './derived-projection.js';

/** The projections of this process, each with a name of its own. */
export class ProjectionSet {
  constructor(readonly all: readonly DerivedProjection<unknown>[]) {}
}
