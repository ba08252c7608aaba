// @generated from models/ by "npm run generate". Do not edit.
import type { ModelRules } from './model.js';

/** What the models state beside what they state of single entities and aspects. */
export const rules: ModelRules = { defaults: {}, expansions: {} };
