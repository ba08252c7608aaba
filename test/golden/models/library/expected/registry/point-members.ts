// @generated from models/ by "npm run generate". Do not edit.
import type { PointMembers } from './model.js';

/** The members of the points of every time-series aspect that hold values, by name of the aspect. */
export const pointMembers: Readonly<Record<string, PointMembers>> = {
  bookLoans: { single: ['timestampMillis', 'count'], repeated: [], open: [], numbers: ['timestampMillis', 'count'] },
};
