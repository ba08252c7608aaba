// @generated from models/ by "npm run generate". Do not edit.

export { aspects } from './aspects.js';
export { entities } from './entities.js';
export { records } from './records.js';
export { resources } from './resources.js';
export type * from './model.js';

/** Digest of the models that everything under `generated/` was made from. */
export const modelHash = 'fb88f53a7c9994815094b7faf8acf956c80608f70c84ba24a98129e26cfc2b61';
