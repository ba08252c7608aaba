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
  it('writes one line of JSON with types as PDL text', () => {
    const model = catalogModel({
      types: [
        enumeration('a.Colour', ['RED']),
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
            },
          ],
        },
      ],
    });
    const files = docsEmitter.emit(model);
    expect(files.map(({ path }) => path)).toEqual(['docs/catalog.json']);
    const [line = '', ...rest] = (files[0]?.text ?? '').split('\n');
    expect(rest).toEqual(['']);
    expect(JSON.parse(line)).toEqual({
      entities: [
        {
          name: 'box',
          doc: 'A box.',
          category: 'core',
          urn: 'urn:li:box:(<place>,<name>)',
          keyAspect: 'boxKey',
          aspects: ['boxKey', 'thing'],
        },
      ],
      aspects: [
        {
          name: 'thing',
          record: 'a.Thing',
          kind: 'versioned',
          searchable: [],
          relationships: [{ path: 'owner/*', name: 'Knows', entityTypes: ['corpuser'] }],
        },
      ],
      types: [
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
      resources: [
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
            },
          ],
        },
      ],
    });
  });
});
