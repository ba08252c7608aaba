import {
  array,
  aspect,
  catalogModel,
  enumeration,
  field,
  map,
  named,
  record,
  relationship,
  STRING,
} from '../catalog-model.builder.js';
import { docsEmitter } from './emit-docs.js';

describe('docsEmitter', () => {
  it('writes a list for each part, and types by namespace, with uses of types as PDL text', () => {
    const model = catalogModel({
      types: [
        enumeration('a.Colour', ['RED']),
        enumeration('a.b.Size', []),
        record('a.Thing', [
          field('colours', {
            type: map(array(named('a.Colour'))),
            default: {},
            doc: 'Its colours.',
            deprecated: true,
            annotations: { Searchable: {}, compliance: 'NONE', deprecated: true },
          }),
        ]),
      ],
      aspects: [aspect('thing', 'a.Thing', { relationships: [relationship(['owner', '*'], ['corpuser'])] })],
      entities: [
        {
          name: 'box',
          doc: 'A box.',
          category: 'core',
          found: 'always',
          keyAspect: 'boxKey',
          keyFields: [
            { name: 'place', value: 'string', symbols: [], presence: 'required' },
            { name: 'name', value: 'string', symbols: [], presence: 'required' },
          ],
          aspects: ['boxKey', 'thing'],
          snapshot: undefined,
        },
      ],
      resources: [
        {
          name: 'boxes',
          doc: 'Boxes.',
          source: 'rpc/boxes.yml',
          methods: [
            {
              kind: 'action',
              name: 'open',
              doc: 'Open.',
              deprecated: undefined,
              parameters: [{ name: 'name', doc: '', type: STRING, presence: 'required', default: undefined }],
              returns: named('a.Thing'),
              errors: [{ status: 404, when: 'No such box.' }],
              example: { name: 'a' },
            },
          ],
        },
      ],
    });
    const graphqlSources = [
      { path: 'graphql/documents/client.graphql', text: 'query other { __typename }' },
      { path: 'graphql/documents/examples/1-first.graphql', text: 'query First { __typename }' },
    ];
    const files = docsEmitter.emit({ ...model, graphqlSources });
    expect(Object.fromEntries(files.map(({ path, text }) => [path, JSON.parse(text)]))).toEqual({
      'docs/entities.json': [
        {
          name: 'box',
          doc: 'A box.',
          category: 'core',
          urn: 'urn:li:box:(<place>,<name>)',
          example: 'urn:li:box:(example,example)',
          keyAspect: 'boxKey',
          aspects: ['boxKey', 'thing'],
        },
      ],
      'docs/aspects.json': [
        {
          name: 'thing',
          record: 'a.Thing',
          kind: 'versioned',
          searchable: [],
          relationships: [{ path: 'owner/*', name: 'Knows', entityTypes: ['corpuser'] }],
          example: {},
        },
      ],
      'docs/graphql-examples.json': ['query First { __typename }'],
      'docs/types/a.b.json': [{ name: 'a.b.Size', kind: 'enum', source: 'a/B.pdl', doc: '', symbols: [] }],
      'docs/types/a.json': [
        { name: 'a.Colour', kind: 'enum', source: 'a/B.pdl', doc: '', symbols: [{ name: 'RED', doc: '' }] },
        {
          name: 'a.Thing',
          kind: 'record',
          source: 'a/B.pdl',
          doc: '',
          includes: [],
          fields: [
            {
              name: 'colours',
              doc: 'Its colours.',
              type: 'map[string, array[a.Colour]]',
              presence: 'required',
              default: {},
              deprecated: true,
              annotations: { compliance: 'NONE' },
            },
          ],
        },
      ],
      'docs/resources.json': [
        {
          name: 'boxes',
          doc: 'Boxes.',
          methods: [
            {
              kind: 'action',
              name: 'open',
              doc: 'Open.',
              parameters: [{ name: 'name', doc: '', type: 'string', presence: 'required' }],
              returns: 'a.Thing',
              errors: [{ status: 404, when: 'No such box.' }],
              example: { name: 'a' },
            },
          ],
        },
      ],
    });
  });
});
