// @generated from models/ by "npm run generate". Do not edit.
import type { Binding, EntityListSpec, EntityNames } from './binding.js';

/** Entity types by registry name. */
export const entityNames: readonly EntityNames[] = [
  { entity: 'safe', type: 'Safe', read: 'safe', symbol: 'SAFE' },
];

/** Queries that list entities, by name. */
export const lists: readonly EntityListSpec[] = [
];

/** By type, then field. A field of a generated type that is not listed is the member of the same name, as it stands. */
export const bindings: Readonly<Record<string, Readonly<Record<string, Binding>>>> = {
  Lender: {},
  Login: {},
  Safe: {
    urn: { kind: 'computed', what: 'urn' },
    type: { kind: 'computed', what: 'type' },
    exists: { kind: 'computed', what: 'exists' },
    lastIngested: { kind: 'computed', what: 'lastIngested' },
    relationships: { kind: 'computed', what: 'relationships' },
    safeKey: {
      kind: 'value',
      sources: [{ from: 'aspect', aspect: 'safeKey', steps: [] }],
      output: { kind: 'record', type: 'SafeKey' },
      fallback: undefined,
    },
    safeInfo: {
      kind: 'value',
      sources: [{ from: 'aspect', aspect: 'safeInfo', steps: [] }],
      output: { kind: 'record', type: 'SafeInfo' },
      fallback: undefined,
    },
    safeSeal: {
      kind: 'value',
      sources: [{ from: 'aspect', aspect: 'safeSeal', steps: [] }],
      output: { kind: 'record', type: 'SafeSeal' },
      fallback: undefined,
    },
    room: { kind: 'value', sources: [{ from: 'key', steps: ['room'] }], output: { kind: 'plain' }, fallback: undefined },
  },
  SafeInfo: {
    logins: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['logins'] }],
      output: { kind: 'list', items: { kind: 'record', type: 'Login' } },
      fallback: undefined,
    },
    borrower: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['borrower'] }],
      output: { kind: 'record', type: 'Lender' },
      fallback: undefined,
    },
  },
  SafeKey: {},
  SafeSeal: {
    present: { kind: 'computed', what: 'present' },
  },
};
