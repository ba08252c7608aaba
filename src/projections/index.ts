// src/projections - follows the change log and keeps derived stores up with it.
export { DerivedProjection } from './derived-projection.js';
export type { ChangesOf } from './derived-projection.js';
export { documentContent } from './documents/document-content.js';
export { edgeContent } from './edges/edge-content.js';
export { compareContent } from './compare-content.js';
export { documentChanges } from './documents/document-changes.js';
export { edgeChanges } from './edges/edge-changes.js';
export { BackgroundComparison } from './background-comparison.js';
export { randomUrn } from './random-urn.js';
export { DeadLetters } from './dead-letters.port.js';
export { ProjectionRunner } from './projection-runner.js';
export type { ProjectionStatus } from './projection-runner.js';
export { ProjectionSet } from './projection-set.js';
export { ProjectionSources } from './projection-sources.js';
export { ProjectionsModule } from './projections.module.js';
export { RebuildSource } from './rebuild-source.js';
export { Retention } from './retention/retention.js';
export { RetryPolicy } from './retry-policy.js';
