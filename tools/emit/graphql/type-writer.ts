import { assertNever } from '../../invariant.js';
import type { EnumType, PrimitiveName, TypeRef, UnionMember } from '../../model/catalog-model.js';
import { simpleName, type ModelTypeIndex } from '../type-index.js';
import type { FieldOutput, UnionArm } from '../../runtime/graphql/binding.js';
import { PLAIN } from './binding.js';
import { camelCase, pascalCase } from './names.js';
import type { BoxField, SchemaDraft } from './schema-draft.js';

/** A type of the model in GraphQL's writing, and how the service makes its values. */
export interface WrittenType {
  /** Nullable at its outermost. */
  readonly type: string;
  readonly output: FieldOutput;
  /** Whether a stored value that fits the models may give nothing: null in a union, a URN of an unexpected type. */
  readonly canBeAbsent: boolean;
}

/** The type where a value is always stored. */
export function promised({ type, canBeAbsent }: Pick<WrittenType, 'canBeAbsent' | 'type'>): string {
  return canBeAbsent ? type : `${type}!`;
}

/** Where a type is used. */
export interface TypePosition {
  /** Name for a union or a map entry that has none of its own. */
  readonly name: string;
  /** What the field means, for types that have no words of their own. */
  readonly doc: string;
  /** Entity types which URN texts here name; empty when texts are just texts. */
  readonly entities: readonly string[];
  /** Whether URNs of other entity types are refused here, so that each one leads to an entity of the models. */
  readonly isChecked: boolean;
  /** Whether they are refused here in a list, too, and nothing else is looked at in their place. */
  readonly refusesOthers: boolean;
  /** Type for a joined entity, or another name for the record's own type. */
  readonly type: string | undefined;
  /** Name of the type of a map's entries. */
  readonly entry: string | undefined;
  /** Whether the schema lets items of a list be null. */
  readonly hasNullItems?: boolean;
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
        return { type: SCALARS[bare.name], output: PLAIN, canBeAbsent: bare.name === 'null' };
      case 'fixed':
        return { type: 'String', output: PLAIN, canBeAbsent: false };
      case 'enum': {
        const name = fitsGraphql(bare) ? this.draft.enumType(bare.fqn) : 'String';
        return { type: name, output: PLAIN, canBeAbsent: bare.symbols.length === 0 };
      }
      case 'record': {
        const name = this.draft.recordType(bare.fqn, place.type);
        return { type: name, output: { kind: 'record', type: name }, canBeAbsent: false };
      }
      case 'array':
        return this.list(bare.items, place);
      case 'map':
        return this.map(bare.values, place);
      case 'union':
        return this.union(bare.members, { ...place, ...this.namedUnion(type, place) });
      default:
        return assertNever(bare, 'type');
    }
  }

  private entity(place: TypePosition): WrittenType {
    const [only] = place.entities;
    const single = place.entities.length === 1 && only !== undefined ? this.draft.entityType(only) : 'Entity';
    const others = place.refusesOthers ? ({ others: 'refused' } as const) : {};
    const output = { kind: 'entity', entities: place.entities, ...others } as const;
    return { type: place.type ?? single, output, canBeAbsent: !place.isChecked };
  }

  private list(of: TypeRef, place: TypePosition): WrittenType {
    const items = this.write(of, { ...place, hasNullItems: false });
    return {
      type: place.hasNullItems === true ? `[${items.type}]` : `[${items.type}!]`,
      output: items.output.kind === 'plain' ? PLAIN : { kind: 'list', items: items.output },
      canBeAbsent: false,
    };
  }

  private map(values: TypeRef, place: TypePosition): WrittenType {
    const value = this.write(values, { ...place, name: `${place.name}Value`, entry: undefined, isChecked: false });
    const fields = [
      { name: 'key', doc: 'Name of the value, once in the map.', type: 'String!', output: PLAIN },
      { name: 'value', doc: 'What is stored under the name.', type: promised(value), output: value.output },
    ];
    const type = this.entryType(place, value.type, fields);
    return { type: `[${type}!]`, output: { kind: 'map', type }, canBeAbsent: false };
  }

  private entryType({ entry, name }: TypePosition, value: string, fields: readonly BoxField[]): string {
    const doc = 'A value of a map, with its name.';
    if (entry !== undefined) return this.draft.associationType(entry, doc, fields);
    if (value !== 'String') return this.draft.boxType(`${name}Entry`, doc, fields);
    // The established type promises no value.
    const nullable = fields.map((field) => (field.name === 'value' ? { ...field, type: value } : field));
    return this.draft.boxType('StringMapEntry', doc, nullable);
  }

  private union(all: readonly UnionMember[], place: TypePosition): WrittenType {
    const members = all.filter(({ key }) => key !== 'null');
    const [only] = members;
    if (only === undefined) return { type: 'String', output: PLAIN, canBeAbsent: true };
    const mayBeNull = members.length < all.length;
    if (members.length === 1) {
      const value = this.write(only.type, { ...place, isChecked: false });
      const output = { kind: 'member', key: only.key, value: value.output } as const;
      return { type: value.type, output, canBeAbsent: mayBeNull || value.canBeAbsent };
    }
    const arms = this.arms(members, place);
    const type = this.draft.unionType(
      place.name,
      place.doc,
      arms.map(([, arm]) => arm.type),
    );
    return { type, output: { kind: 'union', members: Object.fromEntries(arms) }, canBeAbsent: mayBeNull };
  }

  private arms(members: readonly UnionMember[], place: TypePosition): readonly (readonly [string, UnionArm])[] {
    const records = members.map(({ type }) => this.recordOf(type));
    const union = members.map(({ key }, at) => `${key}=${records[at] ?? ''}`).join(' ');
    const fields = new Set<string>();
    const arms = members.map((member, at): readonly [string, UnionArm] => {
      const record = records[at];
      const isShared = records.filter((other) => other === record).length > 1;
      if (record !== undefined && !isShared && !this.draft.isBoxed(union, record)) {
        return [member.key, { form: 'record', type: this.draft.recordType(record, undefined) }];
      }
      return [member.key, this.armBox(member, freeName(memberField(member.key), fields), place)];
    });
    this.draft.noteUnion(
      union,
      arms.map(([, arm], at) => ({ type: arm.type, record: arm.form === 'record' ? records[at] : undefined })),
    );
    return arms;
  }

  /**
   * An object around a member that is none of its own, or not alone in its type. Its field is called like the member,
   * so that fields of all members can be selected side by side.
   */
  private armBox(member: UnionMember, field: string, place: TypePosition): UnionArm {
    const name = `${place.name}${pascalCase(simpleName(member.key))}`;
    const value = this.write(member.type, { ...place, name: `${name}Value`, isChecked: false });
    const doc = member.doc || this.docOf(member.type) || 'The value of the member.';
    const box = { name: field, doc, type: promised(value), output: value.output };
    const type = this.draft.boxType(name, `Member "${member.key}" of ${place.name}.`, [box]);
    return { form: 'box', type, field };
  }

  private recordOf(type: TypeRef): string | undefined {
    const bare = this.types.bare(type);
    return bare.kind === 'record' ? bare.fqn : undefined;
  }

  /** A union that a typeref names is called like it, and means what that says. */
  private namedUnion(type: TypeRef, place: TypePosition): Pick<TypePosition, 'doc' | 'name'> {
    if (type.kind !== 'named') return place;
    const named = this.types.named(type.fqn);
    if (named.kind !== 'typeref') return place;
    if (named.ref.kind === 'named') return this.namedUnion(named.ref, place);
    return { name: simpleName(named.fqn), doc: named.doc || place.doc };
  }

  private docOf(type: TypeRef): string {
    return type.kind === 'named' ? this.types.named(type.fqn).doc : '';
  }
}

/** GraphQL has no enum without symbols, either. */
function fitsGraphql({ symbols }: EnumType): boolean {
  return symbols.length > 0 && !symbols.some(({ name }) => NOT_A_SYMBOL.test(name));
}

/** `string`, `azkabanJobType`. GraphQL keeps names with two underscores at the beginning for itself. */
function memberField(key: string): string {
  return camelCase(simpleName(key)).replace(/^__+/, '') || 'value';
}

/** The name, with a number where another member has it: types of two namespaces may be called alike. */
function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let count = 2; taken.has(free); count++) free = `${name}${String(count)}`;
  taken.add(free);
  return free;
}
