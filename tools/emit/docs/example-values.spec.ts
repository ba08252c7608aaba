import type { CatalogModel, EntitySpec, Field } from '../../model/catalog-model.js';
import {
  array,
  aspect,
  catalogModel,
  enumeration,
  field,
  fixed,
  map,
  named,
  record,
  relationship,
  STRING,
  typeref,
  union,
} from '../catalog-model.builder.js';
import { ExampleValues } from './example-values.js';

const LONG = { kind: 'primitive', name: 'long' } as const;
const INT = { kind: 'primitive', name: 'int' } as const;
const BOOLEAN = { kind: 'primitive', name: 'boolean' } as const;

function entity(name: string, keys: readonly string[]): EntitySpec {
  return {
    name,
    doc: '',
    category: 'core',
    found: 'always',
    keyAspect: `${name}Key`,
    keyFields: keys.map((key) => ({ name: key, value: 'string', symbols: [], presence: 'required' })),
    aspects: [`${name}Key`],
    snapshot: undefined,
  };
}

const SHELF = entity('shelf', ['room', 'kind']);
const BOOK = entity('book', ['shelf', 'number']);

/** A library in which an aspect has the given fields. */
function library(fields: readonly Field[]): CatalogModel {
  return catalogModel({
    types: [
      enumeration('a.Kind', ['OAK', 'STEEL']),
      fixed('a.Hash', 4),
      typeref('a.ShelfUrn', STRING),
      typeref('a.Urn', STRING),
      record('a.Stamp', [field('time', { type: LONG }), field('actor', { type: named('a.Urn') })]),
      record('a.Tree', [field('branches', { type: array(named('a.Tree')) }), field('leaf')]),
      record('a.ShelfKey', [field('room'), field('kind', { type: named('a.Kind') })]),
      record('a.BookKey', [field('shelf', { type: named('a.ShelfUrn') }), field('number', { type: INT })]),
      record('a.Thing', fields),
    ],
    aspects: [
      aspect('shelfKey', 'a.ShelfKey'),
      aspect('bookKey', 'a.BookKey'),
      aspect('thing', 'a.Thing', { relationships: [relationship(['near', '*'], ['book'])] }),
    ],
    entities: [BOOK, SHELF],
    patches: { stamp: 'a.Stamp', aspects: [] },
  });
}

function exampleOf(fields: readonly Field[]): unknown {
  const model = library(fields);
  const [, , spec] = model.aspects.length === 3 ? [...model.aspects].sort(keysFirst) : [];
  return spec === undefined ? undefined : new ExampleValues(model).aspect(spec);
}

function keysFirst({ name: a }: { readonly name: string }, { name: b }: { readonly name: string }): number {
  return Number(b.endsWith('Key')) - Number(a.endsWith('Key'));
}

const optional = { presence: 'optional' } as const;
const BOOK_URN = 'urn:li:book:(urn:li:shelf:(example,OAK),1)';

describe('ExampleValues', () => {
  it('makes URNs from the keys of entities', () => {
    const examples = new ExampleValues(library([]));
    expect([examples.urn(SHELF), examples.urn(BOOK)]).toEqual(['urn:li:shelf:(example,OAK)', BOOK_URN]);
  });

  it.each<readonly [string, readonly Field[], unknown]>([
    ['what is required, and nothing else', [field('name'), field('note', optional)], { name: 'example' }],
    ['no fields with defaults', [field('name'), field('size', { type: INT, default: 3 })], { name: 'example' }],
    [
      'the first simple fields of a record that requires nothing',
      [
        field('list', { type: array(STRING), ...optional }),
        field('a', optional),
        field('b', optional),
        field('c', optional),
      ],
      { a: 'example', b: 'example' },
    ],
    [
      'any other field where none is simple',
      [field('list', { type: array(STRING), ...optional })],
      { list: ['example'] },
    ],
    ['no deprecated fields', [field('old', { ...optional, deprecated: true })], {}],
    [
      'values of each type',
      [
        field('flag', { type: BOOLEAN }),
        field('kind', { type: named('a.Kind') }),
        field('hash', { type: named('a.Hash') }),
        field('names', { type: map(INT) }),
        field('either', { type: union({ 'a.Kind': named('a.Kind'), string: STRING }) }),
        field('timeMillis', { type: LONG }),
        field('size', { type: LONG }),
      ],
      {
        flag: false,
        kind: 'OAK',
        hash: 'xxxx',
        names: { example: 1 },
        either: { 'a.Kind': 'OAK' },
        timeMillis: 1_767_225_600_000,
        size: 1,
      },
    ],
    [
      'an actor in a stamp',
      [field('made', { type: named('a.Stamp') })],
      { made: { time: 1_767_225_600_000, actor: 'urn:li:corpuser:example' } },
    ],
    ['a tree that ends', [field('tree', { type: named('a.Tree') })], { tree: { branches: [], leaf: 'example' } }],
    ['a URN that the relationship names', [field('near', { type: array(named('a.Urn')) })], { near: [BOOK_URN] }],
    ['a URN that the type names', [field('at', { type: named('a.ShelfUrn') })], { at: 'urn:li:shelf:(example,OAK)' }],
    ['a URN that the field names', [field('shelf', { type: named('a.Urn') })], { shelf: 'urn:li:shelf:(example,OAK)' }],
    ['the URN that is named most where any may stand', [field('what', { type: named('a.Urn') })], { what: BOOK_URN }],
  ])('shows %s', (_what, fields, expected) => {
    expect(exampleOf(fields)).toEqual(expected);
  });
});
