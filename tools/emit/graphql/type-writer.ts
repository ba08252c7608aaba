import { assertNever } from '../../invariant.js';
import type { EnumType, PrimitiveName, TypeRef, UnionMember } from '../../model/catalog-model.js';
import { simpleName, type ModelTypeIndex } from '../type-index.js';
import type { FieldOutput, UnionArm } from '../../runtime/graphql/binding.js';
import { PLAIN } from './binding.js';
import { pascalCase } from './names.js';
import type { SchemaDraft } from './schema-draft.js';

/** A type of the model in GraphQL's writing, and how the service makes its values. */
export interface WrittenType {
  readonly type: string;
  readonly output: FieldOutput;
}

/** Where a type is used. */
export interface TypePosition {
  /** Name for a union or a map entry that has none of its own. */
  readonly name: string;
  /** Entity types which URN texts here name; empty when texts are just texts. */
  readonly entities: readonly string[];
  /** Type for a joined entity, or another name for the record's own type. */
  readonly type: string | undefined;
  /** Name of the type of a map's entries. */
  readonly entry: string | undefined;
}

const SCALARS: Readonly<Record<PrimitiveName, string>> = {
  boolean: 'Boolean',
  bytes: 'String',
  double: 'Float',
  float: 'Float',
  int: 'Int',
  long: 'Long',
  null: 'String',
  string: 'String',
};
/** What GraphQL forbids as the symbol of an enum. */
const NOT_A_SYMBOL = /^(true|false|null|__.*)$/;

/** Write a use of a type; what it refers to is asked of the draft. */
export class TypeWriter {
  constructor(
    private readonly types: ModelTypeIndex,
    private readonly draft: SchemaDraft,
  ) {}

  write(type: TypeRef, place: TypePosition): WrittenType {
    const bare = this.types.bare(type);
    switch (bare.kind) {
      case 'primitive':
        if (bare.name === 'string' && place.entities.length > 0) return this.entity(place);
        return { type: SCALARS[bare.name], output: PLAIN };
      case 'fixed':
        return { type: 'String', output: PLAIN };
      case 'enum':
        return { type: fitsGraphql(bare) ? this.draft.enumType(bare.fqn) : 'String', output: PLAIN };
      case 'record': {
        const name = this.draft.recordType(bare.fqn, place.type);
        return { type: name, output: { kind: 'record', type: name } };
      }
      case 'array': {
        const items = this.write(bare.items, place);
        return {
          type: `[${items.type}!]`,
          output: items.output.kind === 'plain' ? PLAIN : { kind: 'list', items: items.output },
        };
      }
      case 'map':
        return this.map(bare.values, place);
      case 'union':
        return this.union(bare.members, { ...place, name: this.unionName(type, place) });
      default:
        return assertNever(bare, 'type');
    }
  }

  private entity(place: TypePosition): WrittenType {
    const [only] = place.entities;
    const single = place.entities.length === 1 && only !== undefined ? this.draft.entityType(only) : 'Entity';
    return { type: place.type ?? single, output: { kind: 'entity', entities: place.entities } };
  }

  private map(values: TypeRef, place: TypePosition): WrittenType {
    const value = this.write(values, { ...place, name: `${place.name}Value`, entry: undefined });
    const fields = [
      { name: 'key', type: 'String!', output: PLAIN },
      { name: 'value', type: value.type, output: value.output },
    ];
    const type =
      place.entry === undefined
        ? this.draft.boxType(value.type === 'String' ? 'StringMapEntry' : `${place.name}Entry`, fields)
        : this.draft.associationType(place.entry, fields);
    return { type: `[${type}!]`, output: { kind: 'map', type } };
  }

  private union(all: readonly UnionMember[], place: TypePosition): WrittenType {
    const members = all.filter(({ key }) => key !== 'null');
    const [only] = members;
    if (only === undefined) return { type: 'String', output: PLAIN };
    if (members.length === 1) {
      const value = this.write(only.type, place);
      return { type: value.type, output: { kind: 'member', key: only.key, value: value.output } };
    }
    const records = members.map(({ type }) => this.recordOf(type));
    const arms = members.map((member, at): readonly [string, UnionArm] => {
      const record = records[at];
      const shared = record === undefined || records.filter((other) => other === record).length > 1;
      if (!shared) return [member.key, { form: 'record', type: this.draft.recordType(record, undefined) }];
      return [member.key, { form: 'value', type: this.armBox(member, place) }];
    });
    const type = this.draft.unionType(
      place.name,
      arms.map(([, arm]) => arm.type),
    );
    return { type, output: { kind: 'union', members: Object.fromEntries(arms) } };
  }

  /** A member that is no object of its own, or not alone in its type, stands as `{value}`. */
  private armBox(member: UnionMember, place: TypePosition): string {
    const name = `${place.name}${pascalCase(simpleName(member.key))}`;
    const value = this.write(member.type, { ...place, name: `${name}Value` });
    return this.draft.boxType(name, [{ name: 'value', type: value.type, output: value.output }]);
  }

  private recordOf(type: TypeRef): string | undefined {
    const bare = this.types.bare(type);
    return bare.kind === 'record' ? bare.fqn : undefined;
  }

  /** A union that a typeref names is called like it. */
  private unionName(type: TypeRef, place: TypePosition): string {
    if (type.kind !== 'named') return place.name;
    const named = this.types.named(type.fqn);
    if (named.kind !== 'typeref') return place.name;
    return named.ref.kind === 'named' ? this.unionName(named.ref, place) : simpleName(named.fqn);
  }
}

/** GraphQL has no enum without symbols, either. */
function fitsGraphql({ symbols }: EnumType): boolean {
  return symbols.length > 0 && !symbols.some(({ name }) => NOT_A_SYMBOL.test(name));
}
