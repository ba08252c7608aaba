// @generated from models/ by "npm run generate". Do not edit.

export { aspects } from './aspects.js';
export { entities } from './entities.js';
export { keyedArrays, skeletons } from './patches.js';
export { records } from './records.js';
export { resources } from './resources.js';
export type * from './model.js';
export type * from './model-shape.js';

/** Digest of the models that everything under `generated/` was made from. */
export const modelHash = '6d1748357ab2a1eac596e90e8ff5a62f97a3355b2072197e7419bb143ca9c58a';

/** Digest of `shape.json`: another one says that stored values, clients or the index may be affected. */
export const shapeDigest = 'fe2e79f9927895e9cabe5010fbb2af664227e295bfc072540da74c88e61ef48e';
