import { array, catalogModel, field, map, named, record, STRING, typeref, union } from '../catalog-model.builder.js';
import { defaultShapes } from './default-shapes.js';

describe('defaultShapes', () => {
  it('finds defaults through every structure and leaves out what holds none', () => {
    const inner = record('a.Inner', [
      field('size', { default: 1 }),
      field('hint', { presence: 'optional', default: 'x' }),
    ]);
    const outer = record('a.Outer', [
      field('list', { type: array(map(named('a.Inner'))) }),
      field('either', { type: named('a.Either') }),
      field('plain', { type: named('a.Plain') }),
    ]);
    const types = [
      typeref('a.Either', union({ string: STRING, 'a.Inner': named('a.Inner') })),
      inner,
      outer,
      record('a.Plain', [field('text')]),
    ];
    const shape = { kind: 'record', record: 'a.Inner' };
    expect(Object.fromEntries(defaultShapes(catalogModel({ types })))).toEqual({
      'a.Inner': { defaults: { size: 1 }, nested: {} },
      'a.Outer': {
        defaults: {},
        nested: {
          list: { kind: 'items', of: { kind: 'items', of: shape } },
          either: { kind: 'union', members: { 'a.Inner': shape } },
        },
      },
    });
  });

  it('goes round circles of records', () => {
    const types = [
      record('a.A', [field('b', { type: named('a.B'), presence: 'optional' })]),
      record('a.B', [field('a', { type: named('a.A'), presence: 'optional' }), field('n', { default: 0 })]),
    ];
    expect(Object.fromEntries(defaultShapes(catalogModel({ types })))).toEqual({
      'a.A': { defaults: {}, nested: { b: { kind: 'record', record: 'a.B' } } },
      'a.B': { defaults: { n: 0 }, nested: { a: { kind: 'record', record: 'a.A' } } },
    });
  });
});
