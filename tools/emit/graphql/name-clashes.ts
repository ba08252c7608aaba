/**
 * Finds names that two things would have in the schema, of which one would silently take the place of the other. Takes
 * the names of entities and interfaces and the finished types; says nothing of where the names come from. Names by the
 * rules make way for all others, so that at least one of the two comes from an override, or two entities are called
 * alike.
 */
import type { EntityNames } from '../../runtime/graphql/binding.js';
import { isReservedName, type TakenNames } from './names.js';
import type { SchemaType } from './schema-shape.js';

/**
 * `holder`: what has the name already. `model`: something else of the models, or an override. `table`: a table of
 * mutations or lists, beside a definition that people wrote.
 */
export interface NameClash {
  readonly what: 'field of Query' | 'symbol' | 'type';
  readonly name: string;
  readonly holder: 'graphql' | 'model' | 'table' | 'written';
}

/** What has names. */
export interface NamedParts {
  readonly entities: readonly EntityNames[];
  /** Names of the interfaces that overrides make. */
  readonly interfaces: readonly string[];
  readonly types: readonly SchemaType[];
  /** Names that were given to types with different contents. */
  readonly contradicted: ReadonlySet<string>;
}

export function nameClashes(parts: NamedParts, written: TakenNames): readonly NameClash[] {
  const { entities, interfaces, types, contradicted } = parts;
  const ofEntities = entities.flatMap(({ type, node }) => (node === undefined ? [type] : [type, node]));
  const [reads, symbols] = [entities.map(({ read }) => read), entities.map(({ symbol }) => symbol)];
  const made = [...new Set([...ofEntities, ...interfaces, ...types.map(({ name }) => name)])];
  const others = types.map(({ name }) => name).filter((name) => !ofEntities.includes(name));
  const twice = new Set([...repeated([...ofEntities, ...interfaces, ...others]), ...contradicted]);
  return [
    ...made.flatMap((name) => clashOf('type', name, { written: written.types, twice })),
    ...[...new Set(reads)].flatMap((name) =>
      clashOf('field of Query', name, { written: written.reads, twice: repeated(reads) }),
    ),
    ...[...repeated(written.types)].map((name): NameClash => ({ what: 'type', name, holder: 'table' })),
    ...[...repeated(symbols)].map((name): NameClash => ({ what: 'symbol', name, holder: 'model' })),
  ];
}

function clashOf(
  what: NameClash['what'],
  name: string,
  { written, twice }: { readonly written: readonly string[]; readonly twice: ReadonlySet<string> },
): readonly NameClash[] {
  if (what === 'type' && isReservedName(name)) return [{ what, name, holder: 'graphql' }];
  if (written.includes(name)) return [{ what, name, holder: 'written' }];
  return twice.has(name) ? [{ what, name, holder: 'model' }] : [];
}

function repeated(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.filter((name, at) => names.indexOf(name) < at));
}
