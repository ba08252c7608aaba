// @generated from models/ by "npm run generate". Do not edit.

export { aspects } from './aspects.js';
export { entities } from './entities.js';
export { blanks, keyedArrays } from './patches.js';
export { records } from './records.js';
export { resources } from './resources.js';
export type * from './model.js';
export type * from './model-shape.js';

/** Digest of the models that everything under `generated/` was made from. */
export const modelHash = '1367efc911621d385608522528b8accf0f0662daebe8c9c69a55ffeee838601c';

/** Digest of `shape.json`: another one says that stored values, clients or the index may be affected. */
export const shapeDigest = '2354ca4516954c21b9850e60647ad408fa224b2077177996d1db450d7ad28cf8';
