// src/evolution - what a change of the models means for stored values, clients and the index.
export { acceptModels, type Acceptance } from './accept-models.js';
export { changeReport, changeSum, countByGravity } from './change-report.js';
export type { ModelShape, PartPlace } from '../../generated/service/registry/model-shape.js';
export { compareModels } from './compare-models.js';
export type { ModelChange } from './model-change.js';
export { gravityOf } from './verdicts.js';
export { ModelAcceptance, ModelsRefused } from './model-acceptance.js';
export { readRecorded, type RecordedChange, reportedChange } from './recorded-changes.js';
export { servedModel } from './served-model.js';
export { StoredModel } from './stored-model.port.js';
