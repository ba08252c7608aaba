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
export const modelHash = '96eb3e6304c1ab118060debd21807f7eaad8002d3a42df0c26b58bb1c5a2d9d4';

/** Digest of `shape.json`: another one says that stored values, clients or the index may be affected. */
export const shapeDigest = 'b4508dfb7b6d29728aff06a342eb46dcc2139f12dd69704c29769b88811dac54';
