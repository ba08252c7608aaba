// @generated from models/ by "npm run generate". Do not edit.
import type { Binding, EntityListSpec, EntityNames } from './binding.js';

/** Entity types by registry name. */
export const entityNames: readonly EntityNames[] = [
  { entity: 'desk', type: 'Desk', read: 'desk', symbol: 'DESK' },
  { entity: 'person', type: 'Person', read: 'person', symbol: 'PERSON' },
];

/** Queries that list entities, by name. */
export const lists: readonly EntityListSpec[] = [
];

/** By type, then field. A field of a generated type that is not listed is the member of the same name, as it stands. */
export const bindings: Readonly<Record<string, Readonly<Record<string, Binding>>>> = {
  Desk: {
    urn: { kind: 'computed', what: 'urn' },
    type: { kind: 'computed', what: 'type' },
    exists: { kind: 'computed', what: 'exists' },
    lastIngested: { kind: 'computed', what: 'lastIngested' },
    relationships: { kind: 'computed', what: 'relationships' },
    deskKey: {
      kind: 'value',
      sources: [{ from: 'aspect', aspect: 'deskKey', steps: [] }],
      output: { kind: 'record', type: 'DeskKey' },
      fallback: undefined,
    },
    deskReview: {
      kind: 'value',
      sources: [{ from: 'aspect', aspect: 'deskReview', steps: [] }],
      output: { kind: 'record', type: 'DeskReview' },
      fallback: undefined,
    },
    number: { kind: 'value', sources: [{ from: 'key', steps: ['number'] }], output: { kind: 'plain' }, fallback: undefined },
  },
  DeskKey: {},
  DeskReview: {
    reviewers: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['reviewers'] }],
      output: { kind: 'list', items: { kind: 'record', type: 'Reviewer' } },
      fallback: [],
    },
    routes: { kind: 'value', sources: [{ from: 'record', steps: ['routes'] }], output: { kind: 'plain' }, fallback: [] },
  },
  Person: {
    urn: { kind: 'computed', what: 'urn' },
    type: { kind: 'computed', what: 'type' },
    exists: { kind: 'computed', what: 'exists' },
    lastIngested: { kind: 'computed', what: 'lastIngested' },
    relationships: { kind: 'computed', what: 'relationships' },
    personKey: {
      kind: 'value',
      sources: [{ from: 'aspect', aspect: 'personKey', steps: [] }],
      output: { kind: 'record', type: 'PersonKey' },
      fallback: undefined,
    },
    name: { kind: 'value', sources: [{ from: 'key', steps: ['name'] }], output: { kind: 'plain' }, fallback: undefined },
  },
  PersonKey: {},
  Reviewer: {},
};
