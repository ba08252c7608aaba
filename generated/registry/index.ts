// @generated from models/ by "npm run generate". Do not edit.

export { aspects } from './aspects.js';
export { entities } from './entities.js';
export { records } from './records.js';
export { resources } from './resources.js';
export type * from './model.js';

/** Digest of the models that everything under `generated/` was made from. */
export const modelHash = 'f0c250f6373b6bbec80cd66c41159bad4b7282bfaac58a2924974da43861413c';
