/**
 * Finds where names of the GraphQL schema come from: takes `overrides.yml`, the registries and how entities are called,
 * gives the spans of names. What people write in `.graphql` files knows its places without it.
 */
import type { EntityNames } from '../runtime/graphql/binding.js';
import type { NameClash } from '../emit/graphql/name-clashes.js';
import { entriesOf, entryOf, memberOf } from '../pdl/object-entries.js';
import type { ObjectEntry, Value } from '../pdl/syntax.js';
import type { Span } from '../source/span.js';

/** A place that gives a name. */
export interface NamePlace {
  readonly what: NameClash['what'];
  readonly name: string;
  readonly span: Span;
}

/** The files that names come from. */
export interface NameFiles {
  readonly overrides: Value | undefined;
  readonly registries: readonly Value[];
}

const OF_ENTITIES = [
  { key: 'type', what: 'type' },
  { key: 'node', what: 'type' },
  { key: 'read', what: 'field of Query' },
  { key: 'symbol', what: 'symbol' },
] as const;

/** Names that follow from the registry, then those that overrides give, each in the order of its file. */
export function namePlaces({ overrides, registries }: NameFiles, entities: readonly EntityNames[]): NamePlace[] {
  const records = entriesOf(overrides, 'records');
  const ofEntities = entriesOf(overrides, 'entities');
  const copies = records.flatMap(({ value }) => entriesOf(value, 'copies'));
  const fields = [
    ...ofEntities.flatMap(({ value }) => entriesOf(value, 'fields')),
    ...entriesOf(memberOf(overrides, 'shared'), 'fields'),
    ...records.flatMap(({ value }) => entriesOf(value, 'fields')),
    ...copies.flatMap(({ value }) => (value.kind === 'object' ? value.entries : [])),
  ];
  const given = [
    ...ofEntities.flatMap(({ value }) => OF_ENTITIES.flatMap(({ key, what }) => textAt(value, [key], what))),
    ...records.flatMap(({ value }) => textAt(value, ['type'], 'type')),
    ...[...copies, ...entriesOf(overrides, 'interfaces')].map(({ key }) => placeOfKey(key)),
    ...fields.flatMap(({ value }) => [
      ...textAt(value, ['type'], 'type'),
      ...textAt(value, ['entry'], 'type'),
      ...textAt(value, ['box', 'type'], 'type'),
      ...textAt(value, ['symbols', 'enum'], 'type'),
    ]),
  ].sort((a, b) => a.span.start - b.span.start);
  const isGiven = (place: NamePlace, entity: string): boolean =>
    ofEntities.some(({ key, value }) => key.text === entity && givenBy(value).includes(place.name));
  const byRule = registries.flatMap(entityNamesIn).flatMap(({ value, span }) =>
    entities
      .filter(({ entity }) => entity === value)
      .flatMap(({ type, read, symbol }): readonly NamePlace[] => [
        { what: 'type', name: type, span },
        { what: 'field of Query', name: read, span },
        { what: 'symbol', name: symbol, span },
      ])
      .filter((place) => !isGiven(place, value)),
  );
  return [...byRule, ...given];
}

/** The override of a field of an entity's type, for errors about it. */
export function fieldOverride(
  overrides: Value | undefined,
  entity: string | undefined,
  field: string,
): Span | undefined {
  const own = entriesOf(overrides, 'entities').find(({ key }) => key.text === entity);
  const shared = entryOf(overrides, 'shared');
  const fields = [own, shared].flatMap((entry) => entriesOf(entry?.value, 'fields'));
  return fields.find(({ key }) => key.text === field)?.key.span;
}

function textAt(value: Value, path: readonly string[], what: NameClash['what']): readonly NamePlace[] {
  let at: Value | undefined = value;
  for (const key of path) at = memberOf(at, key);
  return at?.kind === 'string' ? [{ what, name: at.value, span: at.span }] : [];
}

function placeOfKey({ text, span }: ObjectEntry['key']): NamePlace {
  return { what: 'type', name: text, span };
}

function givenBy(value: Value): readonly string[] {
  return OF_ENTITIES.flatMap(({ key, what }) => textAt(value, [key], what)).map(({ name }) => name);
}

function entityNamesIn(registry: Value): readonly { readonly value: string; readonly span: Span }[] {
  const listed = memberOf(registry, 'entities');
  const items = listed?.kind === 'array' ? listed.items : [];
  return items.flatMap((item) => textAt(item, ['name'], 'type').map(({ name, span }) => ({ value: name, span })));
}
