import {
  array,
  catalogModel,
  enumeration,
  field,
  fixed,
  map,
  named,
  record,
  STRING,
  typeref,
  union,
} from '../catalog-model.builder.js';
import { jsonSchemaEmitter } from './emit-json-schema.js';

describe('jsonSchemaEmitter', () => {
  it('writes one bundle a namespace, in the JSON form of rest.li', () => {
    const colour = enumeration('a.b.Colour', ['RED', 'GREEN']);
    const types = [
      typeref('Free', map(named('a.b.Thing'))),
      {
        ...colour,
        doc: 'A colour.',
        symbols: colour.symbols.map((symbol) => ({ ...symbol, doc: `Is ${symbol.name}.` })),
      },
      fixed('a.b.Digest', 16),
      record(
        'a.b.Thing',
        [
          field('colours', { type: array(named('a.b.Colour')), default: ['RED'], doc: 'Its colours.' }),
          field('count', { type: { kind: 'primitive', name: 'long' } }),
          field('either', { type: named('a.b.Either'), presence: 'optional', deprecated: 'Use colours.' }),
          field('parent', { type: named('a.b.ThingUrn'), deprecated: true }),
        ],
        { doc: 'A thing.' },
      ),
      typeref('a.b.Either', union({ null: { kind: 'primitive', name: 'null' }, string: STRING })),
      typeref('a.b.Never', union({})),
      typeref('a.b.ThingUrn', STRING),
    ];
    const files = jsonSchemaEmitter.emit(catalogModel({ types }));
    expect(files.map((file): unknown => [file.path, JSON.parse(file.text)])).toEqual([
      [
        'json-schema/root.json',
        {
          $schema: 'https://json-schema.org/draft/2020-12/schema',
          $id: 'root.json',
          $comment: '@generated from models/ by "npm run generate". Do not edit.',
          $defs: { Free: { type: 'object', additionalProperties: { $ref: 'a.b.json#/$defs/Thing' } } },
        },
      ],
      [
        'json-schema/a.b.json',
        {
          $schema: 'https://json-schema.org/draft/2020-12/schema',
          $id: 'a.b.json',
          $comment: '@generated from models/a/b/ by "npm run generate". Do not edit.',
          $defs: {
            Colour: {
              description: 'A colour.\n\n- `RED`: Is RED.\n- `GREEN`: Is GREEN.',
              type: 'string',
              enum: ['RED', 'GREEN'],
            },
            Digest: { type: 'string', minLength: 16, maxLength: 16, pattern: '^[\\u0000-\\u00ff]*$' },
            Thing: {
              description: 'A thing.',
              type: 'object',
              properties: {
                colours: {
                  description: 'Its colours.',
                  type: 'array',
                  items: { $ref: '#/$defs/Colour' },
                  default: ['RED'],
                },
                count: { type: 'integer', minimum: -(2 ** 63), maximum: 2 ** 63 },
                either: { description: 'Deprecated: Use colours.', deprecated: true, $ref: '#/$defs/Either' },
                parent: { deprecated: true, $ref: '#/$defs/ThingUrn' },
              },
              required: ['count', 'parent'],
              additionalProperties: false,
            },
            Either: {
              oneOf: [
                { type: 'null' },
                {
                  type: 'object',
                  properties: { string: { type: 'string' } },
                  required: ['string'],
                  additionalProperties: false,
                },
              ],
            },
            Never: { not: {} },
            ThingUrn: { type: 'string', pattern: '^urn:[a-z][a-z0-9-]{0,31}:[a-z]\\w*:' },
          },
        },
      ],
    ]);
  });
});
