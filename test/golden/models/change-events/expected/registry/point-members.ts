// @generated from models/ by "npm run generate". Do not edit.
import type { PointMembers } from './model.js';

/** The members of the points of every time-series aspect that hold values, by name of the aspect. */
export const pointMembers: Readonly<Record<string, PointMembers>> = {
  shipCall: { single: ['timestampMillis', 'stage', 'at.berth'], repeated: [], open: [], numbers: ['timestampMillis', 'at.berth'] },
};
