import type { EntityNames } from '../../runtime/graphql/binding.js';
import type { EntitySpec } from '../../model/catalog-model.js';
import { entitySymbol } from '../entity-symbol.js';
import { compareText } from '../order.js';
import { namespaceOf, simpleName } from '../type-index.js';
import type { GraphqlOverrides } from '../../model/graphql-overrides.js';

/** Names that GraphQL or the schema's roots hold. */
const OF_GRAPHQL = ['Boolean', 'Float', 'ID', 'Int', 'Long', 'Mutation', 'Query', 'String', 'Subscription'];

/** Names that mean something else in TypeScript, where graphql-codegen gives types the names that they have here. */
const OF_TYPESCRIPT = [
  'Array',
  'Date',
  'Exact',
  'Incremental',
  'InputMaybe',
  'MakeEmpty',
  'MakeMaybe',
  'MakeOptional',
  'Maybe',
  'Object',
  'Omit',
  'Partial',
  'Pick',
  'Promise',
  'Readonly',
  'ReadonlyArray',
  'Record',
  'RequireFields',
  'Resolver',
  'Resolvers',
  'ResolversTypes',
  'Scalars',
  'Symbol',
];

const RESERVED = [...OF_GRAPHQL, ...OF_TYPESCRIPT];

export function isReservedName(name: string): boolean {
  return RESERVED.includes(name);
}

/** First letter in upper case: `dataset` is `Dataset`. */
export function pascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** First word in lower case: `TimeStamp` is `timeStamp`, `UDFTransformer` is `udfTransformer`. */
export function camelCase(name: string): string {
  return name.replace(/^[A-Z]+(?=[A-Z][a-z]|[^A-Za-z]|$)|^[A-Z]/, (word) => word.toLowerCase());
}

/** Names that hand-written definitions hold: types, and fields of Query. */
export interface TakenNames {
  readonly types: readonly string[];
  readonly reads: readonly string[];
}

/** The names of an entity: by rule, unless an override says otherwise. */
export function entityNames(entity: EntitySpec, overrides: GraphqlOverrides, taken: TakenNames): EntityNames {
  const override = overrides.entities.get(entity.name);
  const camel = entity.name.charAt(0).toLowerCase() + entity.name.slice(1);
  return {
    entity: entity.name,
    type: override?.type ?? freeName(pascalCase(entity.name), [...RESERVED, ...taken.types]),
    ...(override?.node === undefined ? {} : { node: override.node }),
    read: override?.read ?? freeName(camel, taken.reads),
    symbol: entitySymbol(entity.name, overrides),
  };
}

/** An entity may be called like a type of GraphQL itself, or like an operation. */
function freeName(name: string, taken: readonly string[]): string {
  return taken.includes(name) ? `${name}Entity` : name;
}

/**
 * Names of the GraphQL types made from records and enums: the simple name, where several types want it or something
 * else holds it with as many parts of the namespace before it as it takes. Independent of the order of asking.
 */
export class TypeNames {
  private readonly names = new Map<string, string>();
  private readonly taken: Set<string>;

  /**
   * @param wanted full names of every record and enum that the schema reaches
   * @param taken names of other types: entities, hand-written ones
   */
  constructor(wanted: Iterable<string>, taken: Iterable<string>, overrides: GraphqlOverrides) {
    this.taken = new Set([...RESERVED, ...taken]);
    const free: string[] = [];
    for (const fqn of [...new Set(wanted)].sort(compareText)) {
      const given = overrides.records.get(fqn)?.type;
      if (given === undefined) free.push(fqn);
      else this.give(fqn, given);
    }
    this.share(free, 0);
  }

  /** Name of a record or enum that was among the wanted ones; its simple name otherwise. */
  of(fqn: string): string {
    return this.names.get(fqn) ?? simpleName(fqn);
  }

  /** A name for a type that no model file declares: the wanted one, or with a number where it is taken. */
  invent(wanted: string): string {
    let name = wanted;
    for (let count = 2; this.taken.has(name); count++) name = `${wanted}${String(count)}`;
    this.taken.add(name);
    return name;
  }

  private share(fqns: readonly string[], depth: number): void {
    const groups = new Map<string, string[]>();
    for (const fqn of fqns) {
      const name = prefixedName(fqn, depth);
      groups.set(name, [...(groups.get(name) ?? []), fqn]);
    }
    const losers: string[] = [];
    for (const [name, group] of groups) {
      const [only] = group;
      if (group.length === 1 && only !== undefined && !this.taken.has(name)) this.give(only, name);
      else losers.push(...group);
    }
    if (losers.length === 0) return;
    // Beyond the longest namespace there is nothing left to tell two types apart but a number.
    if (losers.every((fqn) => depth > namespaceOf(fqn).split('.').length)) {
      for (const fqn of losers) this.names.set(fqn, this.invent(prefixedName(fqn, depth)));
      return;
    }
    this.share(losers, depth + 1);
  }

  private give(fqn: string, name: string): void {
    this.names.set(fqn, name);
    this.taken.add(name);
  }
}

/**
 * Simple name after the last `depth` parts of the namespace: `DatasetKey`, `KeyDatasetKey`, `MetadataKeyDatasetKey`.
 */
function prefixedName(fqn: string, depth: number): string {
  const parts = depth === 0 ? [] : namespaceOf(fqn).split('.').slice(-depth);
  return `${parts.map(pascalCase).join('')}${simpleName(fqn)}`;
}
