// @generated from models/ by "npm run generate". Do not edit.

export { aspects } from './aspects.js';
export { entities } from './entities.js';
export { records } from './records.js';
export { resources } from './resources.js';
export type * from './model.js';
export type * from './model-shape.js';

/** Digest of the models that everything under `generated/` was made from. */
export const modelHash = 'f783ef3c633af86d32858c74897786af32298a3a44cb7c7419efe6cc4920d9e9';

/** Digest of `shape.json`: another one says that stored values, clients or the index may be affected. */
export const shapeDigest = '531af956bebe2a4ee07d6eabb8cf12a356a8c28d14ee53a534c3f50854c977e3';
