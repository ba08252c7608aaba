// @generated from models/ by "npm run generate". Do not edit.

export { aspects } from './aspects.js';
export { edits } from './edits.js';
export { entities } from './entities.js';
export { openLineage } from './open-lineage.js';
export { keyedArrays, skeletons } from './patches.js';
export { pointMembers } from './point-members.js';
export { records } from './records.js';
export { resources } from './resources.js';
export { rules } from './rules.js';
export { textAnalysis } from './text-analysis.js';
export type * from './edit-model.js';
export type * from './model.js';
export type * from './model-shape.js';
