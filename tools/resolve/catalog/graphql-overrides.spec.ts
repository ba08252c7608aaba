import type { EntityLookup } from '../../model/entity-lookups.js';
import type { FieldOverride } from '../../model/graphql-overrides.js';
import { BY_RULE } from './graphql-overrides.js';
import { findingsOf, modelOf } from '../model.builder.js';

const PATH = 'graphql/overrides.yml';

describe('overrides', () => {
  it('are read in every form', () => {
    const text = `
interfaces: { Owner: [person, group], Only: person }
shared: { fields: { tags: globalTags } }
entities:
  person: { type: Human, node: HumanEntity, read: human, symbol: HUMAN, found: search, fields: { first: [a.b, $key.c] } }
records:
  n.R:
    type: Props
    copies: { Copy: { d: e } }
    fields:
      a: { path: b, default: [1, x], required: true, hidden: false, entity: [], type: T, entry: E }
      b: { box: { type: Box, field: held }, symbols: { enum: Kind, of: { n.A: A, string: B } }, deprecated: Old. }
      c: { computed: associatedUrn, versioned: true, nullItems: true, entity: person }
      d: { type: D, ancestors: { by: [a.b, c.d], items: all } }
      e: { type: D, edges: { name: Knows, of: person, items: known } }
      f: { type: D, found: { by: who, of: person, items: found, newest: born } }
      g: { type: D, found: { by: who, input: WhoInput } }
      h: { type: D, points: { of: visit, items: visits, arguments: [kind], counts: { long: stay.kind=LONG } } }
      i: { type: D, usage: { of: visit, answer: summary, users: person } }
`;
    expect(modelOf({ [PATH]: text }).graphqlOverrides).toEqual({
      interfaces: new Map([
        ['Owner', ['person', 'group']],
        ['Only', ['person']],
      ]),
      shared: new Map([['tags', { ...BY_RULE, paths: ['globalTags'] }]]),
      entities: new Map([
        [
          'person',
          {
            type: 'Human',
            node: 'HumanEntity',
            read: 'human',
            symbol: 'HUMAN',
            found: 'search',
            fields: new Map([['first', { ...BY_RULE, paths: ['a.b', '$key.c'] }]]),
          },
        ],
      ]),
      records: new Map([['n.R', { type: 'Props', fields: new Map(RECORD_FIELDS), copies: new Map(COPIES) }]]),
    });
  });

  it.each([
    ['[]', 'wrong-value 1:1'],
    ['entity: {}', 'unknown-key 1:1'],
    ['entities: []', 'wrong-value 1:11'],
    ['entities: { a: { found: never } }', 'unknown-choice 1:25'],
    ['entities: { a: [] }', 'wrong-value 1:16'],
    ['entities: { a: { type: 1 } }', 'wrong-value 1:24'],
    ['entities: { a: { read: a-b } }', 'graphql-name 1:24'],
    ['entities: { a: { fields: { b: 1 } } }', 'wrong-value 1:31'],
    ['entities: { a: { fields: { b: { pth: c } } } }', 'unknown-key 1:33'],
    ['entities: { a: { fields: { b: [c, 1] } } }', 'wrong-value 1:35'],
    ['entities: { a: { fields: { "b c": d } } }', 'graphql-name 1:28'],
    ['records: { a: { fields: { b: { required: 1 } } } }', 'wrong-value 1:42'],
    ['records: { a: { fields: { b: { computed: urn } } } }', 'unknown-choice 1:42'],
    ['records: { a: { fields: { b: { box: { type: T } } } } }', 'missing-key 1:37'],
    ['records: { a: { fields: { b: { symbols: { enum: E, of: { c: 1 } } } } } }', 'wrong-value 1:61'],
    ['records: { a: { fields: { b: { symbols: { enum: E, of: { c: 1-2 } } } } } }', 'graphql-name 1:61'],
    ['records: { a: { copies: { b: [] } } }', 'wrong-value 1:30'],
    ['records: { a: { copies: { b-c: {} } } }', 'graphql-name 1:27'],
    ['records: { a: { fields: { b: { ancestors: { items: c } } } } }', 'missing-key 1:43'],
    ['records: { a: { fields: { b: { points: { of: c, items: d, counts: { e: f } } } } } }', 'wrong-value 1:72'],
    ['records: { a: { fields: { b: { usage: { of: c, answer: d, users: e } } } } }', 'unknown-choice 1:56'],
    ['interfaces: { __A: [b] }', 'graphql-name 1:15'],
    ['interfaces: { A: [1] }', 'wrong-value 1:19'],
    ['shared: { tags: globalTags }', 'unknown-key 1:11'],
  ])('that say %s are refused there', (text, expected) => {
    const [code = '', place = ''] = expected.split(' ');
    expect(findingsOf({ [PATH]: text })).toEqual([`${code} ${PATH}:${place}`]);
  });
});

const COPIES: readonly (readonly [string, ReadonlyMap<string, FieldOverride>])[] = [
  ['Copy', new Map([['d', { ...BY_RULE, paths: ['e'] }]])],
];

const RECORD_FIELDS: readonly (readonly [string, FieldOverride])[] = [
  ['a', { ...BY_RULE, paths: ['b'], fallback: [1, 'x'], isRequired: true, entities: [], type: 'T', entry: 'E' }],
  [
    'b',
    {
      ...BY_RULE,
      box: { type: 'Box', field: 'held' },
      symbols: { enum: 'Kind', of: { 'n.A': 'A', string: 'B' } },
      deprecated: 'Old.',
    },
  ],
  ['c', { ...BY_RULE, computed: 'associatedUrn', isVersioned: true, hasNullItems: true, entities: ['person'] }],
  ...Object.entries({
    d: { kind: 'ancestors', paths: ['a.b', 'c.d'], items: 'all' },
    e: { kind: 'edges', relationship: 'Knows', entity: 'person', items: 'known' },
    f: { kind: 'found', field: 'who', answer: { kind: 'list', entity: 'person', items: 'found', newest: 'born' } },
    g: { kind: 'found', field: 'who', answer: { kind: 'results', input: 'WhoInput' } },
    h: {
      ...{ kind: 'points', aspect: 'visit', items: 'visits', arguments: ['kind'] },
      counts: [{ name: 'long', path: 'stay.kind', value: 'LONG' }],
    },
    i: { kind: 'usage', aspect: 'visit', answer: 'summary', users: 'person' },
  } satisfies Record<string, EntityLookup>).map(([name, lookup]): readonly [string, FieldOverride] => [
    name,
    { ...BY_RULE, type: 'D', lookup },
  ]),
];
