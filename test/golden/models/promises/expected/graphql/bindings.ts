// @generated from models/ by "npm run generate". Do not edit.
import type { Binding, EntityListSpec, EntityNames } from './binding.js';

/** Entity types by registry name. */
export const entityNames: readonly EntityNames[] = [
  { entity: 'animal', type: 'Animal', read: 'animal', symbol: 'ANIMAL' },
  { entity: 'farmer', type: 'Farmer', read: 'farmer', symbol: 'FARMER' },
];

/** Queries that list entities, by name. */
export const lists: readonly EntityListSpec[] = [
];

/** By type, then field. A field of a generated type that is not listed is the member of the same name, as it stands. */
export const bindings: Readonly<Record<string, Readonly<Record<string, Binding>>>> = {
  Animal: {
    urn: { kind: 'computed', what: 'urn' },
    type: { kind: 'computed', what: 'type' },
    exists: { kind: 'computed', what: 'exists' },
    lastIngested: { kind: 'computed', what: 'lastIngested' },
    relationships: { kind: 'computed', what: 'relationships' },
    animalKey: {
      kind: 'value',
      sources: [{ from: 'aspect', aspect: 'animalKey', steps: [] }],
      output: { kind: 'record', type: 'AnimalKey' },
      fallback: undefined,
    },
    animalInfo: {
      kind: 'value',
      sources: [{ from: 'aspect', aspect: 'animalInfo', steps: [] }],
      output: { kind: 'record', type: 'AnimalInfo' },
      fallback: undefined,
    },
    weighing: { kind: 'timeseries', aspect: 'weighing', type: 'Weighing' },
    name: { kind: 'value', sources: [{ from: 'key', steps: ['name'] }], output: { kind: 'plain' }, fallback: undefined },
    breeder: {
      kind: 'value',
      sources: [{ from: 'key', steps: ['breeder'] }],
      output: { kind: 'entity', entities: ['farmer'] },
      fallback: undefined,
    },
    legs: {
      kind: 'value',
      sources: [{ from: 'aspect', aspect: 'animalInfo', steps: ['legs'] }],
      output: { kind: 'plain' },
      fallback: undefined,
    },
    title: {
      kind: 'value',
      sources: [{ from: 'aspect', aspect: 'animalInfo', steps: ['noise'] }, { from: 'key', steps: ['name'] }],
      output: { kind: 'plain' },
      fallback: undefined,
    },
    barks: {
      kind: 'value',
      sources: [{ from: 'aspect', aspect: 'animalInfo', steps: ['noise'] }],
      output: { kind: 'plain' },
      fallback: 'none',
    },
  },
  AnimalInfo: {
    noise: { kind: 'value', sources: [{ from: 'record', steps: ['noise'] }], output: { kind: 'plain' }, fallback: 'none' },
    horns: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['horns'] }],
      output: { kind: 'member', key: 'int', value: { kind: 'plain' } },
      fallback: undefined,
    },
    wings: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['wings'] }],
      output: { kind: 'member', key: 'int', value: { kind: 'plain' } },
      fallback: null,
    },
    home: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['home'] }],
      output: {
        kind: 'union',
        members: {
          'farm.Stall': { form: 'record', type: 'Stall' },
          string: { form: 'box', type: 'AnimalInfoHomeString', field: 'string' },
        },
      },
      fallback: undefined,
    },
    bed: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['bed'] }],
      output: {
        kind: 'union',
        members: {
          'farm.Stall': { form: 'record', type: 'Stall' },
          string: { form: 'box', type: 'AnimalInfoBedString', field: 'string' },
        },
      },
      fallback: undefined,
    },
    only: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['only'] }],
      output: { kind: 'member', key: 'farm.Stall', value: { kind: 'record', type: 'Stall' } },
      fallback: undefined,
    },
    feeder: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['feeder'] }],
      output: { kind: 'entity', entities: ['farmer'], others: 'refused' },
      fallback: undefined,
    },
    milker: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['milker'] }],
      output: { kind: 'entity', entities: ['farmer'], others: 'refused' },
      fallback: undefined,
    },
    fear: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['fear'] }],
      output: { kind: 'entity', entities: ['farmer'] },
      fallback: undefined,
    },
    caller: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['caller'] }],
      output: { kind: 'entity', entities: ['farmer'] },
      fallback: undefined,
    },
    friends: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['friends'] }],
      output: { kind: 'list', items: { kind: 'entity', entities: ['animal'], others: 'refused' } },
      fallback: undefined,
    },
    helper: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['helper'] }],
      output: { kind: 'record', type: 'Helper' },
      fallback: undefined,
    },
    meals: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['meals'] }],
      output: { kind: 'map', type: 'AnimalInfoMealsEntry' },
      fallback: {},
    },
    guesses: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['guesses'] }],
      output: { kind: 'map', type: 'AnimalInfoGuessesEntry' },
      fallback: {},
    },
    stall: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['stall'] }],
      output: { kind: 'record', type: 'Stall' },
      fallback: undefined,
    },
    summerStall: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['summerStall'] }],
      output: { kind: 'record', type: 'Stall' },
      fallback: undefined,
    },
    tail: { kind: 'value', sources: [{ from: 'record', steps: ['tail'] }], output: { kind: 'plain' }, fallback: 1 },
    builder: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['stall', 'builder', 'name'] }],
      output: { kind: 'plain' },
      fallback: 'unknown',
    },
    label: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['stall', 'label'] }],
      output: { kind: 'plain' },
      fallback: undefined,
    },
    summerLabel: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['summerStall', 'label'] }],
      output: { kind: 'plain' },
      fallback: undefined,
    },
    friend: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['friends', '0'] }],
      output: { kind: 'entity', entities: ['animal'], others: 'refused' },
      fallback: undefined,
    },
    name: { kind: 'value', sources: [{ from: 'key', steps: ['name'] }], output: { kind: 'plain' }, fallback: undefined },
    owner: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['feeder'] }],
      output: { kind: 'box', type: 'Owner', field: 'farmer' },
      fallback: undefined,
    },
  },
  AnimalInfoBedString: {},
  AnimalInfoGuessesEntry: {
    value: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['value'] }],
      output: { kind: 'member', key: 'int', value: { kind: 'plain' } },
      fallback: undefined,
    },
  },
  AnimalInfoHomeString: {},
  AnimalInfoMealsEntry: {
    value: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['value'] }],
      output: { kind: 'record', type: 'Stall' },
      fallback: undefined,
    },
  },
  AnimalKey: {
    breeder: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['breeder'] }],
      output: { kind: 'entity', entities: ['farmer'] },
      fallback: undefined,
    },
  },
  Builder: {
    name: { kind: 'value', sources: [{ from: 'record', steps: ['name'] }], output: { kind: 'plain' }, fallback: 'unknown' },
  },
  Farmer: {
    urn: { kind: 'computed', what: 'urn' },
    type: { kind: 'computed', what: 'type' },
    exists: { kind: 'computed', what: 'exists' },
    lastIngested: { kind: 'computed', what: 'lastIngested' },
    relationships: { kind: 'computed', what: 'relationships' },
    farmerKey: {
      kind: 'value',
      sources: [{ from: 'aspect', aspect: 'farmerKey', steps: [] }],
      output: { kind: 'record', type: 'FarmerKey' },
      fallback: undefined,
    },
    number: { kind: 'value', sources: [{ from: 'key', steps: ['number'] }], output: { kind: 'plain' }, fallback: undefined },
  },
  FarmerKey: {},
  Helper: {
    who: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['who'] }],
      output: { kind: 'entity', entities: ['farmer'] },
      fallback: undefined,
    },
  },
  Owner: {
    farmer: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['farmer'] }],
      output: { kind: 'entity', entities: ['farmer'], others: 'refused' },
      fallback: undefined,
    },
    associatedUrn: { kind: 'computed', what: 'associatedUrn' },
  },
  Stall: {
    builder: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['builder'] }],
      output: { kind: 'record', type: 'Builder' },
      fallback: undefined,
    },
  },
  Weighing: {},
};
