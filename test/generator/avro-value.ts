import { avroName } from '../../tools/emit/avro/avro-name.js';
import type { ModelTypeIndex } from '../../tools/emit/type-index.js';
import type { Field, PrimitiveName, TypeRef, UnionMember } from '../../tools/model/catalog-model.js';

/**
 * A value in the JSON form of rest.li as the value that avsc takes for the emitted schema: every field is there, and
 * what is in a union is wrapped by the name of its branch.
 */
export class AvroValue {
  constructor(private readonly types: ModelTypeIndex) {}

  of(type: TypeRef, value: unknown): unknown {
    const bare = this.types.bare(type);
    switch (bare.kind) {
      case 'primitive':
        return primitive(bare.name, value);
      case 'enum':
        return value;
      case 'fixed':
        return Buffer.from(String(value), 'latin1');
      case 'array':
        return listOf(value).map((item) => this.of(bare.items, item));
      case 'map':
        return mapped(value, (member) => this.of(bare.values, member));
      case 'union':
        return this.union(bare.members, value);
      case 'record':
        return Object.fromEntries(
          bare.fields.map((field) => [field.name, this.field(field, membersOf(value)[field.name])]),
        );
    }
  }

  private field(field: Field, value: unknown): unknown {
    if (value === undefined && field.presence === 'required') return this.of(field.type, field.default);
    if (field.presence === 'required') return this.of(field.type, value);
    if (value === undefined || value === null) return null;
    const bare = this.types.bare(field.type);
    if (bare.kind === 'union') return this.union([...bare.members, NULL], value);
    return { [this.branch(field.type)]: this.of(field.type, value) };
  }

  private union(members: readonly UnionMember[], value: unknown): unknown {
    if (value === null) return null;
    const [[key, inner] = ['', undefined]] = Object.entries(membersOf(value));
    const chosen = members.find((member) => member.key === key)!;
    if (chosen.alias === undefined) return { [this.branch(chosen.type)]: this.of(chosen.type, inner) };
    const keyed = members.filter((member) => member.key !== 'null');
    const fields = keyed.map((member) => [
      member.key,
      member === chosen ? { [this.branch(member.type)]: this.of(member.type, inner) } : null,
    ]);
    const record: unknown = Object.fromEntries([...fields, ['fieldDiscriminator', key]]);
    return keyed.length === members.length ? record : { 'a.StructuresCost': record };
  }

  private branch(type: TypeRef): string {
    const bare = this.types.bare(type);
    if (bare.kind === 'primitive') return bare.name;
    return 'fqn' in bare ? avroName(bare.fqn) : bare.kind;
  }
}

const NULL: UnionMember = {
  key: 'null',
  alias: undefined,
  type: { kind: 'primitive', name: 'null' },
  doc: '',
  annotations: {},
};

function primitive(name: PrimitiveName, value: unknown): unknown {
  if (name === 'bytes') return Buffer.from(String(value), 'latin1');
  if (name === 'float') return Math.fround(Number(value));
  return name === 'double' ? Number(value) : value;
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function mapped(value: unknown, change: (member: unknown) => unknown): unknown {
  return Object.fromEntries(Object.entries(membersOf(value)).map(([key, member]) => [key, change(member)]));
}
