import type { Field, TypeRef } from '../../model/catalog-model.js';
import {
  aliasedUnion,
  array,
  catalogModel,
  enumeration,
  field,
  fixed,
  named,
  record,
  STRING,
  typeref,
  union,
} from '../catalog-model.builder.js';
import { avroEmitter } from './emit-avro.js';

const NULL: TypeRef = { kind: 'primitive', name: 'null' };
const INT: TypeRef = { kind: 'primitive', name: 'int' };

/** The Avro form of one field of a record that stands with a record `a.Part` beside it. */
function avroField(change: Partial<Field>): unknown {
  const types = [record('a.Whole', [field('part', change)]), record('a.Part', [field('x', { type: INT, default: 1 })])];
  const whole = avroEmitter.emit(catalogModel({ types })).find((file) => file.path === 'avro/a.Whole.avsc');
  const schema: unknown = JSON.parse(whole?.text ?? '');
  return typeof schema === 'object' && schema !== null && 'fields' in schema ? schema.fields : undefined;
}

describe('avroEmitter', () => {
  it.each<[string, Partial<Field>, object]>([
    ['a required field', {}, { type: 'string' }],
    ['its default', { default: 'x' }, { type: 'string', default: 'x' }],
    ['an optional field', { presence: 'optional' }, { type: ['null', 'string'], default: null }],
    [
      'an optional field with a default, which comes first',
      { presence: 'optional', default: 'x' },
      { type: ['string', 'null'], default: 'x' },
    ],
    [
      'a union, the branch of the default first and its key gone',
      { type: union({ string: STRING, int: INT }), default: { int: 5 } },
      { type: ['int', 'string'], default: 5 },
    ],
    [
      'an optional union, which holds null once',
      { type: union({ null: NULL, string: STRING, int: INT }), presence: 'optional' },
      { type: ['null', 'string', 'int'], default: null },
    ],
    ['a record in a default', { type: named('a.Part'), default: { x: 5 } }, { type: 'a.Part', default: { x: 5 } }],
    [
      'a record in a default, without what has one of its own',
      { type: named('a.Part'), default: {} },
      { type: 'a.Part', default: {} },
    ],
    [
      'a union with aliases as a record',
      { type: aliasedUnion({ left: INT, right: STRING }), default: { right: 'r' } },
      {
        type: {
          type: 'record',
          name: 'WholePart',
          namespace: 'a',
          fields: [
            { name: 'left', type: ['null', 'int'], default: null },
            { name: 'right', type: ['null', 'string'], default: null },
            {
              name: 'fieldDiscriminator',
              type: { type: 'enum', name: 'WholePartDiscriminator', namespace: 'a', symbols: ['left', 'right'] },
            },
          ],
        },
        default: { left: null, right: 'r', fieldDiscriminator: 'right' },
      },
    ],
    [
      'a number that JSON cannot write, without its default',
      { type: { kind: 'primitive', name: 'double' }, default: 'NaN', presence: 'optional' },
      { type: ['null', 'double'], default: null },
    ],
  ])('writes %s', (_what, change, expected) => {
    expect(avroField(change)).toEqual([{ name: 'part', ...expected }]);
  });

  it('gives each type a file, which refers to others by name, renames namespaces and drops typerefs', () => {
    const types = [
      fixed('com.linkedin.avro2pegasus.events.UUID', 16),
      typeref('com.linkedin.common.Ids', array(named('com.linkedin.avro2pegasus.events.UUID'))),
      enumeration('com.linkedin.common.Kind', ['A']),
      record('com.linkedin.common.Node', [
        field('ids', { type: named('com.linkedin.common.Ids'), doc: 'Its ids.' }),
        field('kind', { type: named('com.linkedin.common.Kind') }),
        field('next', { type: named('com.linkedin.common.Node'), presence: 'optional' }),
      ]),
    ];
    const namespace = 'com.linkedin.pegasus2avro.common';
    const files = avroEmitter.emit(catalogModel({ types }));
    expect(files.map((file): unknown => [file.path, JSON.parse(file.text)])).toEqual([
      [
        'avro/com.linkedin.events.UUID.avsc',
        { type: 'fixed', name: 'UUID', namespace: 'com.linkedin.events', size: 16 },
      ],
      [`avro/${namespace}.Kind.avsc`, { type: 'enum', name: 'Kind', namespace, symbols: ['A'] }],
      [
        `avro/${namespace}.Node.avsc`,
        {
          type: 'record',
          name: 'Node',
          namespace,
          fields: [
            { name: 'ids', type: { type: 'array', items: 'com.linkedin.events.UUID' }, doc: 'Its ids.' },
            { name: 'kind', type: `${namespace}.Kind` },
            { name: 'next', type: ['null', `${namespace}.Node`], default: null },
          ],
        },
      ],
    ]);
  });
});
