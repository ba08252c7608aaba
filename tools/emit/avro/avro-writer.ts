import { assertNever, GeneratorBug } from '../../invariant.js';
import type { Field, ModelValue, NamedType, RecordType, TypeRef, UnionMember } from '../../model/catalog-model.js';
import type { Json } from '../json-file.js';
import { jsonValue } from '../json-value.js';
import { namespaceOf, simpleName, type ModelTypeIndex } from '../type-index.js';
import { avroName } from './avro-name.js';

/** Field of the record that stands for an aliased union: it names the member that is set. */
const DISCRIMINATOR = 'fieldDiscriminator';

/** Where an anonymous type stands; an aliased union takes its name from there. */
interface AvroScope {
  readonly record: string;
  readonly field: string;
}

/**
 * Writes the Avro schema of one named type. Other named types are referred to by their names: each has a schema of its
 * own. Typerefs vanish, since Avro has none.
 */
export class AvroWriter {
  constructor(private readonly types: ModelTypeIndex) {}

  named(type: Exclude<NamedType, { readonly kind: 'typeref' }>): Json {
    const name = avroName(type.fqn);
    const head = { name: simpleName(name), namespace: namespaceOf(name), doc: type.doc === '' ? undefined : type.doc };
    switch (type.kind) {
      case 'record':
        return { type: 'record', ...head, fields: type.fields.map((field) => this.field(type, field)) };
      case 'enum':
        return { type: 'enum', ...head, symbols: type.symbols.map((symbol) => symbol.name) };
      case 'fixed':
        return { type: 'fixed', ...head, size: type.size };
      default:
        return assertNever(type, 'named type');
    }
  }

  private field(record: RecordType, field: Field): Json {
    const place = { record: record.fqn, field: field.name };
    const type = field.presence === 'optional' ? this.optional(field, place) : this.required(field, place);
    const byDefault = this.hasAvroDefault(field)
      ? { default: this.value(field.default ?? null, field.type) }
      : absent(field);
    return { name: field.name, ...type, doc: field.doc === '' ? undefined : field.doc, ...byDefault };
  }

  /** The three numbers that JSON cannot write are texts in a model, and Avro has no text for them. */
  private hasAvroDefault(field: Field): boolean {
    if (field.default === undefined) return false;
    const bare = this.types.bare(field.type);
    const real = bare.kind === 'primitive' && (bare.name === 'double' || bare.name === 'float');
    return !(real && typeof field.default === 'string');
  }

  private required(field: Field, place: AvroScope): { readonly type: Json } {
    const bare = this.types.bare(field.type);
    if (bare.kind !== 'union' || isAliased(bare.members)) return { type: this.use(field.type, place) };
    return { type: this.branches(firstByDefault(bare.members, field.default), place) };
  }

  /** The branch of the default comes first: Avro reads a default by the first branch. */
  private optional(field: Field, place: AvroScope): { readonly type: Json } {
    const bare = this.types.bare(field.type);
    const members = bare.kind === 'union' ? firstByDefault(withoutNull(bare.members), field.default) : undefined;
    const branches = members === undefined ? [this.use(field.type, place)] : this.branches(members, place);
    const nullFirst = !this.hasAvroDefault(field) || field.default === null;
    return { type: nullFirst ? ['null', ...branches] : [...branches, 'null'] };
  }

  private use(type: TypeRef, place: AvroScope): Json {
    const bare = this.types.bare(type);
    switch (bare.kind) {
      case 'primitive':
        return bare.name;
      case 'array':
        return { type: 'array', items: this.use(bare.items, place) };
      case 'map':
        return { type: 'map', values: this.use(bare.values, place) };
      case 'union':
        return this.union(bare.members, place);
      case 'record':
      case 'enum':
      case 'fixed':
        return avroName(bare.fqn);
      default:
        return assertNever(bare, 'type');
    }
  }

  private union(members: readonly UnionMember[], place: AvroScope): Json {
    const keyed = withoutNull(members);
    if (!isAliased(members)) return this.branches(members, place);
    const [record] = this.branches(keyed, place);
    return keyed.length === members.length ? record : ['null', record];
  }

  private branches(members: readonly UnionMember[], place: AvroScope): readonly Json[] {
    return isAliased(members) ? [this.aliased(members, place)] : members.map((member) => this.use(member.type, place));
  }

  /** Avro knows no aliases, so the union becomes a record with one optional field for each member. */
  private aliased(members: readonly UnionMember[], place: AvroScope): Json {
    const name = `${avroName(place.record)}${capitalised(place.field)}`;
    const discriminator = {
      type: 'enum',
      name: `${simpleName(name)}Discriminator`,
      namespace: namespaceOf(name),
      symbols: members.map((member) => member.key),
    };
    return {
      type: 'record',
      name: simpleName(name),
      namespace: namespaceOf(name),
      fields: [
        ...members.map((member) => ({
          name: member.key,
          type: ['null', this.use(member.type, place)],
          default: null,
        })),
        { name: DISCRIMINATOR, type: discriminator },
      ],
    };
  }

  /** A default in Avro's form: unions without their key. */
  private value(value: ModelValue, type: TypeRef): Json {
    const bare = this.types.bare(type);
    switch (bare.kind) {
      case 'primitive':
      case 'enum':
      case 'fixed':
        return jsonValue(value);
      case 'array':
        return isList(value) ? value.map((item) => this.value(item, bare.items)) : jsonValue(value);
      case 'map':
        return isObject(value)
          ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.value(item, bare.values)]))
          : jsonValue(value);
      case 'union':
        return this.unionValue(value, bare.members);
      case 'record':
        return isObject(value) ? this.recordValue(value, bare) : jsonValue(value);
      default:
        return assertNever(bare, 'type');
    }
  }

  private unionValue(value: ModelValue, members: readonly UnionMember[]): Json {
    if (!isObject(value)) return null;
    const [key = ''] = Object.keys(value);
    const member = members.find((candidate) => candidate.key === key);
    if (member === undefined) throw new GeneratorBug(`A default names the unknown union member ${key}.`);
    const inner = this.value(value[key] ?? null, member.type);
    if (!isAliased(members)) return inner;
    const others = withoutNull(members).map((other): [string, Json] => [other.key, other === member ? inner : null]);
    return Object.fromEntries([...others, [DISCRIMINATOR, key]]);
  }

  /** Avro fills in the fields that have a default of their own. */
  private recordValue(value: { readonly [key: string]: ModelValue }, record: RecordType): Json {
    const entries = record.fields.flatMap((field): readonly (readonly [string, Json])[] => {
      const given = value[field.name];
      if (given !== undefined) return [[field.name, this.value(given, field.type)]];
      return field.presence === 'optional' || this.hasAvroDefault(field) ? [] : [[field.name, null]];
    });
    return Object.fromEntries(entries);
  }
}

function absent(field: Field): { readonly default?: null } {
  return field.presence === 'optional' ? { default: null } : {};
}

function isAliased(members: readonly UnionMember[]): boolean {
  return members.some((member) => member.alias !== undefined);
}

function withoutNull(members: readonly UnionMember[]): readonly UnionMember[] {
  return members.filter((member) => member.key !== 'null');
}

function firstByDefault(members: readonly UnionMember[], value: ModelValue | undefined): readonly UnionMember[] {
  if (value === undefined) return members;
  const key = isObject(value) ? Object.keys(value)[0] : 'null';
  return [...members.filter((member) => member.key === key), ...members.filter((member) => member.key !== key)];
}

function capitalised(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

function isList(value: ModelValue): value is readonly ModelValue[] {
  return Array.isArray(value);
}

function isObject(value: ModelValue): value is { readonly [key: string]: ModelValue } {
  return typeof value === 'object' && value !== null && !isList(value);
}
