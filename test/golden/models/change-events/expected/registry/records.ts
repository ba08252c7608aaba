// @generated from models/ by "npm run generate". Do not edit.
import type { RecordDefaults } from './model.js';

/** Records that hold defaults at any depth, by full name. */
export const records: Readonly<Record<string, RecordDefaults>> = {
  'port.Hold': { defaults: { goods: [], sealed: false }, nested: {} },
  'port.ShipCargo': { defaults: {}, nested: { holds: { kind: 'items', of: { kind: 'record', record: 'port.Hold' } } } },
};
