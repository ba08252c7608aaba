// @generated from models/ by "npm run generate". Do not edit.
import type { Binding, EntityListSpec, EntityNames } from './binding.js';

/** Entity types by registry name. */
export const entityNames: readonly EntityNames[] = [
  { entity: 'pier', type: 'Pier', read: 'pier', symbol: 'PIER' },
  { entity: 'ship', type: 'Ship', read: 'ship', symbol: 'SHIP' },
];

/** Queries that list entities, by name. */
export const lists: readonly EntityListSpec[] = [
  {
    name: 'listMyShips',
    entity: 'ship',
    items: 'ships',
    newest: 'builtAt',
    conditions: [{ field: 'captain' }, { field: 'state', value: 'SAILING' }],
  },
  { name: 'listPiers', entity: 'pier', items: 'piers', conditions: [] },
  { name: 'listShips', entity: 'ship', items: 'ships', newest: 'builtAt', conditions: [] },
];

/** By type, then field. A field of a generated type that is not listed is the member of the same name, as it stands. */
export const bindings: Readonly<Record<string, Readonly<Record<string, Binding>>>> = {
  Pier: {
    urn: { kind: 'computed', what: 'urn' },
    type: { kind: 'computed', what: 'type' },
    exists: { kind: 'computed', what: 'exists' },
    lastIngested: { kind: 'computed', what: 'lastIngested' },
    relationships: { kind: 'computed', what: 'relationships' },
    pierKey: {
      kind: 'value',
      sources: [{ from: 'aspect', aspect: 'pierKey', steps: [] }],
      output: { kind: 'record', type: 'PierKey' },
      fallback: undefined,
    },
    number: { kind: 'value', sources: [{ from: 'key', steps: ['number'] }], output: { kind: 'plain' }, fallback: undefined },
  },
  PierKey: {},
  Ship: {
    urn: { kind: 'computed', what: 'urn' },
    type: { kind: 'computed', what: 'type' },
    exists: { kind: 'computed', what: 'exists' },
    lastIngested: { kind: 'computed', what: 'lastIngested' },
    relationships: { kind: 'computed', what: 'relationships' },
    shipKey: {
      kind: 'value',
      sources: [{ from: 'aspect', aspect: 'shipKey', steps: [] }],
      output: { kind: 'record', type: 'ShipKey' },
      fallback: undefined,
    },
    shipInfo: {
      kind: 'value',
      sources: [{ from: 'aspect', aspect: 'shipInfo', steps: [] }],
      output: { kind: 'record', type: 'ShipInfo' },
      fallback: undefined,
    },
    name: { kind: 'value', sources: [{ from: 'key', steps: ['name'] }], output: { kind: 'plain' }, fallback: undefined },
  },
  ShipInfo: {},
  ShipKey: {},
};
