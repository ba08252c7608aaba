// @generated from models/ by "npm run generate". Do not edit.
import type { ResourceSpec } from './model.js';

export const resources: readonly ResourceSpec[] = [
];
