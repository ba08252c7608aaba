// @generated from models/ by "npm run generate". Do not edit.

export { aspects } from './aspects.js';
export { entities } from './entities.js';
export { records } from './records.js';
export { resources } from './resources.js';
export type * from './model.js';

/** Digest of the models that everything under `generated/` was made from. */
export const modelHash = '5a68d851488a0a1f36300e68517be9d74411bfe2f574faa7993173f952a3d747';
