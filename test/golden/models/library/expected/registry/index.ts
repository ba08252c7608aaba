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

/** Digest of `shape.json`: another one says that stored values, clients or the index may be affected. */
export const shapeDigest = '74ce7ff7d4287197e1a32fa5968fa60e62e8c822881c7d4685087ca2123d2a56';
