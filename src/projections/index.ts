// src/projections - reads the change log and keeps what is derived from it up to date; knows nothing of what is derived.
export { DocumentProjection } from './documents/document-projection.js';
export { EdgeProjection } from './edges/edge-projection.js';
export { DeadLetters } from './dead-letters.port.js';
export { ProjectionRunner } from './projection-runner.js';
export type { ProjectionStatus } from './projection-runner.js';
export { ProjectionSet } from './projection-set.js';
export { ProjectionSources } from './projection-sources.js';
export { ProjectionsModule } from './projections.module.js';
export { RetryPolicy } from './retry-policy.js';
