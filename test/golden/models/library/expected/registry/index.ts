// @generated from models/ by "npm run generate". Do not edit.

export { aspects } from './aspects.js';
export { entities } from './entities.js';
export { records } from './records.js';
export { resources } from './resources.js';
export type * from './model.js';

/** Digest of the models that everything under `generated/` was made from. */
export const modelHash = '1367efc911621d385608522528b8accf0f0662daebe8c9c69a55ffeee838601c';
