// @generated from models/ by "npm run generate". Do not edit.
import type { Binding, EntityListSpec, EntityNames } from './binding.js';

/** Entity types by registry name. */
export const entityNames: readonly EntityNames[] = [
  { entity: 'animal', type: 'Animal', read: 'animal', symbol: 'ANIMAL' },
  { entity: 'keeper', type: 'ZooKeeper', read: 'zooKeeper', symbol: 'STAFF' },
  { entity: 'query', type: 'QueryEntity', read: 'query', symbol: 'QUERY' },
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
    existsAspect: {
      kind: 'value',
      sources: [{ from: 'aspect', aspect: 'exists', steps: [] }],
      output: { kind: 'record', type: 'Exists' },
      fallback: undefined,
    },
    feeding: { kind: 'timeseries', aspect: 'feeding', type: 'Feeding' },
    name: { kind: 'value', sources: [{ from: 'key', steps: ['name'] }], output: { kind: 'plain' }, fallback: undefined },
    feedingKey: { kind: 'value', sources: [{ from: 'key', steps: ['feeding'] }], output: { kind: 'plain' }, fallback: undefined },
    info: {
      kind: 'value',
      sources: [{ from: 'aspect', aspect: 'animalInfo', steps: [] }],
      output: { kind: 'record', type: 'AnimalInfo' },
      fallback: undefined,
    },
    meals: { kind: 'timeseries', aspect: 'feeding', type: 'Feeding' },
    animalInfo: { kind: 'version', aspect: 'animalInfo', type: 'AnimalInfo' },
  },
  AnimalInfo: {
    kind: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['kind'] }],
      output: { kind: 'record', type: 'OtherAnimal' },
      fallback: undefined,
    },
    keeper: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['keeper'] }],
      output: { kind: 'entity', entities: ['keeper'], others: 'refused' },
      fallback: undefined,
    },
    words: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['words'] }],
      output: { kind: 'map', type: 'StringMapEntry' },
      fallback: undefined,
    },
    home: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['home'] }],
      output: {
        kind: 'union',
        members: {
          'zoo.House': { form: 'record', type: 'House' },
          'zoo.Pond': { form: 'record', type: 'Pond' },
          string: { form: 'box', type: 'AnimalInfoHomeString', field: 'string' },
        },
      },
      fallback: undefined,
    },
    doors: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['doors'] }],
      output: {
        kind: 'union',
        members: {
          in: { form: 'box', type: 'AnimalInfoDoorsIn', field: 'in' },
          out: { form: 'box', type: 'AnimalInfoDoorsOut', field: 'out' },
        },
      },
      fallback: undefined,
    },
    only: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['only'] }],
      output: { kind: 'member', key: 'zoo.Pond', value: { kind: 'record', type: 'Pond' } },
      fallback: undefined,
    },
    colour: { kind: 'value', sources: [{ from: 'record', steps: ['colour'] }], output: { kind: 'plain' }, fallback: 'GREY' },
    parts: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['parts'] }],
      output: { kind: 'list', items: { kind: 'list', items: { kind: 'record', type: 'House' } } },
      fallback: [],
    },
    friends: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['friends'] }],
      output: { kind: 'list', items: { kind: 'entity', entities: ['animal', 'keeper'], others: 'refused' } },
      fallback: [],
    },
    weights: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['weights'] }],
      output: { kind: 'map', type: 'Weight' },
      fallback: {},
    },
    owner: { kind: 'computed', what: 'associatedUrn' },
    version: { kind: 'computed', what: 'aspectVersion' },
    label: { kind: 'value', sources: [{ from: 'key', steps: ['name'] }], output: { kind: 'plain' }, fallback: undefined },
    shelter: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['home'] }],
      output: { kind: 'symbol', symbols: { 'zoo.House': 'HOUSE', 'zoo.Pond': 'POND', string: 'OTHER' } },
      fallback: undefined,
    },
  },
  AnimalInfoDoorsIn: {
    in: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['in'] }],
      output: { kind: 'record', type: 'House' },
      fallback: undefined,
    },
  },
  AnimalInfoDoorsOut: {
    out: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['out'] }],
      output: { kind: 'record', type: 'House' },
      fallback: undefined,
    },
  },
  AnimalInfoHomeString: {},
  AnimalKey: {},
  Exists: {
    present: { kind: 'computed', what: 'present' },
  },
  Feeding: {},
  Friendship: {
    friend: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['friend'] }],
      output: { kind: 'entity', entities: ['animal', 'keeper'], others: 'refused' },
      fallback: undefined,
    },
    associatedUrn: { kind: 'computed', what: 'associatedUrn' },
  },
  House: {
    rooms: { kind: 'value', sources: [{ from: 'record', steps: ['rooms'] }], output: { kind: 'plain' }, fallback: 1 },
  },
  KeeperInfo: {
    kind: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['kind'] }],
      output: { kind: 'record', type: 'OtherAnimal' },
      fallback: undefined,
    },
    keeper: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['keeper'] }],
      output: { kind: 'entity', entities: ['keeper'], others: 'refused' },
      fallback: undefined,
    },
    words: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['words'] }],
      output: { kind: 'map', type: 'StringMapEntry' },
      fallback: undefined,
    },
    home: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['home'] }],
      output: {
        kind: 'union',
        members: {
          'zoo.House': { form: 'record', type: 'House' },
          'zoo.Pond': { form: 'record', type: 'Pond' },
          string: { form: 'box', type: 'KeeperInfoHomeString', field: 'string' },
        },
      },
      fallback: undefined,
    },
    doors: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['doors'] }],
      output: {
        kind: 'union',
        members: {
          in: { form: 'box', type: 'KeeperInfoDoorsIn', field: 'in' },
          out: { form: 'box', type: 'KeeperInfoDoorsOut', field: 'out' },
        },
      },
      fallback: undefined,
    },
    only: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['only'] }],
      output: { kind: 'member', key: 'zoo.Pond', value: { kind: 'record', type: 'Pond' } },
      fallback: undefined,
    },
    colour: { kind: 'value', sources: [{ from: 'record', steps: ['colour'] }], output: { kind: 'plain' }, fallback: 'GREY' },
    parts: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['parts'] }],
      output: { kind: 'list', items: { kind: 'list', items: { kind: 'record', type: 'House' } } },
      fallback: [],
    },
    friends: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['friends'] }],
      output: { kind: 'list', items: { kind: 'entity', entities: ['animal', 'keeper'], others: 'refused' } },
      fallback: [],
    },
    weights: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['weights'] }],
      output: { kind: 'map', type: 'Weight' },
      fallback: {},
    },
    owner: { kind: 'computed', what: 'associatedUrn' },
    version: { kind: 'computed', what: 'aspectVersion' },
    label: { kind: 'value', sources: [{ from: 'key', steps: ['name'] }], output: { kind: 'plain' }, fallback: undefined },
    shelter: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['home'] }],
      output: { kind: 'symbol', symbols: { 'zoo.House': 'HOUSE', 'zoo.Pond': 'POND', string: 'OTHER' } },
      fallback: undefined,
    },
  },
  KeeperInfoDoorsIn: {
    in: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['in'] }],
      output: { kind: 'record', type: 'House' },
      fallback: undefined,
    },
  },
  KeeperInfoDoorsOut: {
    out: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['out'] }],
      output: { kind: 'record', type: 'House' },
      fallback: undefined,
    },
  },
  KeeperInfoHomeString: {},
  KeeperKey: {},
  OtherAnimal: {
    parent: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['parent'] }],
      output: { kind: 'record', type: 'OtherAnimal' },
      fallback: undefined,
    },
  },
  Pond: {
    present: { kind: 'computed', what: 'present' },
  },
  QueryEntity: {
    urn: { kind: 'computed', what: 'urn' },
    type: { kind: 'computed', what: 'type' },
    exists: { kind: 'computed', what: 'exists' },
    lastIngested: { kind: 'computed', what: 'lastIngested' },
    relationships: { kind: 'computed', what: 'relationships' },
    queryKey: {
      kind: 'value',
      sources: [{ from: 'aspect', aspect: 'queryKey', steps: [] }],
      output: { kind: 'record', type: 'QueryKey' },
      fallback: undefined,
    },
    id: { kind: 'value', sources: [{ from: 'key', steps: ['id'] }], output: { kind: 'plain' }, fallback: undefined },
  },
  QueryKey: {},
  StringMapEntry: {},
  Weight: {
    associatedUrn: { kind: 'computed', what: 'associatedUrn' },
  },
  ZooKeeper: {
    urn: { kind: 'computed', what: 'urn' },
    type: { kind: 'computed', what: 'type' },
    exists: { kind: 'computed', what: 'exists' },
    lastIngested: { kind: 'computed', what: 'lastIngested' },
    relationships: { kind: 'computed', what: 'relationships' },
    keeperKey: {
      kind: 'value',
      sources: [{ from: 'aspect', aspect: 'keeperKey', steps: [] }],
      output: { kind: 'record', type: 'KeeperKey' },
      fallback: undefined,
    },
    badge: { kind: 'value', sources: [{ from: 'key', steps: ['badge'] }], output: { kind: 'plain' }, fallback: undefined },
    info: {
      kind: 'value',
      sources: [{ from: 'aspect', aspect: 'animalInfo', steps: [] }],
      output: { kind: 'record', type: 'AnimalInfo' },
      fallback: undefined,
    },
    legs: {
      kind: 'value',
      sources: [{ from: 'aspect', aspect: 'animalInfo', steps: ['kind', 'legs'] }],
      output: { kind: 'plain' },
      fallback: 2,
    },
    copy: {
      kind: 'value',
      sources: [{ from: 'aspect', aspect: 'animalInfo', steps: [] }],
      output: { kind: 'record', type: 'KeeperInfo' },
      fallback: undefined,
    },
    first: {
      kind: 'value',
      sources: [{ from: 'aspect', aspect: 'animalInfo', steps: ['friends', '0'] }],
      output: { kind: 'box', type: 'Friendship', field: 'friend' },
      fallback: undefined,
    },
  },
};
