// @generated from models/graphql/edits.yml by "npm run generate". Do not edit.
import type { EditSpec } from './edit-model.js';

/** Mutations of the tables of edits, by name. */
export const edits: readonly EditSpec[] = [
];
