// @generated from models/ by "npm run generate". Do not edit.
import type { KeyedArraySpec, RecordSkeleton } from './model.js';

/** Arrays whose items a patch names by what they say, by name of the aspect. */
export const keyedArrays: Readonly<Record<string, readonly KeyedArraySpec[]>> = {
};

/** Records that do not begin empty when a patch makes them, or hold such ones, by full name. */
export const skeletons: Readonly<Record<string, RecordSkeleton>> = {
  'port.ShipCargo': { initialValues: { crew: 'list', holds: 'list' }, nested: {} },
};
