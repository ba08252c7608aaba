// src/platform/observe - what operators see: log lines, and whether the service is alive and ready.
export { FaultLog } from './fault-log.js';
export { ObserveModule } from './observe.module.js';
export { Readiness } from './readiness.js';
export { createLogger } from './structured-logger.js';
export type { StructuredLogger } from './structured-logger.js';
