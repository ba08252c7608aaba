import {
  aliasedUnion,
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
} from '../../tools/emit/catalog-model.builder.js';
import type { CatalogModel, PrimitiveName, TypeRef } from '../../tools/model/catalog-model.js';

const PRIMITIVES: readonly PrimitiveName[] = ['boolean', 'bytes', 'double', 'float', 'int', 'long', 'null', 'string'];

function primitive(name: PrimitiveName): TypeRef {
  return { kind: 'primitive', name };
}

/** One of everything: each kind of type, in each other, over several namespaces, with circles and restrictions. */
export function testModel(): CatalogModel {
  const optional = { presence: 'optional' } as const;
  return catalogModel({
    types: [
      typeref('a.AnyUrn', STRING),
      typeref(
        'a.Either',
        union({ null: primitive('null'), string: STRING, 'b.Leaf': named('b.Leaf'), array: array(STRING) }),
      ),
      enumeration('a.Colour', ['RED', 'GREEN']),
      record('a.Empty', []),
      typeref('a.Never', union({})),
      record(
        'a.Primitives',
        PRIMITIVES.map((name) => field(`${name}Field`, { type: primitive(name) })),
      ),
      record(
        'a.Wide',
        Array.from({ length: 65 }, (_, index) => field(`f${String(index)}`)),
      ),
      record('a.Structures', [
        field('colours', { type: array(named('a.Colour')), default: [] }),
        field('cost', {
          type: aliasedUnion({ null: primitive('null'), amount: primitive('double'), code: STRING }),
          ...optional,
        }),
        field('digest', { type: named('b.Digest'), ...optional }),
        field('either', { type: named('a.Either'), ...optional }),
        field('nested', { type: map(array(map(primitive('int')))), ...optional }),
        field('none', { type: named('a.Never'), ...optional }),
        field('one', { type: union({ double: primitive('double') }), ...optional }),
        field('tree', { type: named('a.Tree') }),
      ]),
      record('a.Tree', [
        field('children', { type: array(named('a.Tree')), ...optional }),
        field('leaves', { type: map(named('b.Leaf')), ...optional }),
      ]),
      record('a.People', [
        field('owners', { type: array(named('b.Leaf')) }),
        field('anybody', { type: named('b.Leaf'), ...optional }),
        field('member', { type: union({ string: named('a.AnyUrn') }), ...optional }),
      ]),
      fixed('b.Digest', 4),
      record('b.Leaf', [field('urn', { type: named('a.AnyUrn') }), field('note', optional)]),
    ],
    aspects: [
      aspect('people', 'a.People', {
        relationships: [
          relationship(['owners', '*', 'urn'], ['corpuser', 'corpGroup']),
          relationship(['anybody', 'urn'], []),
          relationship(['member', 'string'], ['tag']),
        ],
      }),
    ],
  });
}
