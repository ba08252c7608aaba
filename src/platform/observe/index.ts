// src/platform/observe - what operators see: log lines, metrics, and whether the service is alive and ready.
export { AccessLog } from './access-log.js';
export type { Distribution } from './distribution.js';
export { Exposition } from './exposition.js';
export { FaultLog } from './fault-log.js';
export { type GaugeValue, Metrics } from './metrics.js';
export { MetricsSampler } from './metrics-sampler.js';
export { ObserveModule } from './observe.module.js';
export { OutcomeTimes, outcomeOf } from './outcome.js';
export { Readiness } from './readiness.js';
export { type RequestRecord, RequestRecorder } from './request-recorder.js';
export { createLogger, StructuredLogger } from './structured-logger.js';
