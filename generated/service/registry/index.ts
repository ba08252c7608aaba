// @generated from models/ by "npm run generate". Do not edit.

export { aspects } from './aspects.js';
export { entities } from './entities.js';
export { keyedArrays, skeletons } from './patches.js';
export { records } from './records.js';
export { resources } from './resources.js';
export type * from './model.js';
export type * from './model-shape.js';

/** Digest of `shape.json`: another one says that stored values, clients or the index may be affected. */
export const shapeDigest = 'f0150369c263fe91205d603a902cb55674e40942d1b8fb318a32c5d4eeac6efe';
