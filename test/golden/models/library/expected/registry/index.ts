// @generated from models/ by "npm run generate". Do not edit.

export { aspects } from './aspects.js';
export { entities } from './entities.js';
export { keyedArrays, skeletons } from './patches.js';
export { records } from './records.js';
export { resources } from './resources.js';
export { rules } from './rules.js';
export { textAnalysis } from './text-analysis.js';
export type * from './model.js';
export type * from './model-shape.js';

/** Digest of the models that everything under `generated/` was made from. */
export const modelHash = '1367efc911621d385608522528b8accf0f0662daebe8c9c69a55ffeee838601c';

/** Digest of `shape.json`: another one says that stored values, clients or the index may be affected. */
export const shapeDigest = 'f67320b7cfbc7d7e52628d8145d2cd4467ba765ec53cf5ae65b4c62ce8f67899';
