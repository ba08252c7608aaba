import { GeneratorBug } from '../../invariant.js';
import type { EnumType } from '../../model/catalog-model.js';
import { compareText } from '../order.js';
import type { ModelTypeIndex } from '../type-index.js';
import type { EntityNames, FieldOutput } from '../../runtime/graphql/binding.js';
import type { TypeNames } from './names.js';
import type { SchemaField, SchemaType } from './schema-shape.js';

/** A record that the schema refers to, under the name that its type got there. */
export interface WantedRecord {
  readonly fqn: string;
  readonly name: string;
}

/** A member of a type that the generator invents: a map entry, a wrapped union member. */
export interface BoxField {
  readonly name: string;
  readonly doc: string;
  readonly type: string;
  readonly output: FieldOutput;
}

/** A member of a union in the schema. `record`: of the member that is its own object; `undefined` for a box. */
export interface ArmType {
  readonly type: string;
  readonly record: string | undefined;
}

/** Unions by what they are made of -> full names of records that do not stand in them as their own objects. */
export type BoxedArms = ReadonlyMap<string, ReadonlySet<string>>;

/** The entity that holds the value. */
const ASSOCIATED_URN: SchemaField = {
  name: 'associatedUrn',
  doc: 'URN of the entity that holds this.',
  args: '',
  type: 'String!',
  deprecated: undefined,
  binding: { kind: 'computed', what: 'associatedUrn' },
};

/** A schema in the making: types are named when they are first asked for, and each is added once. */
export class SchemaDraft {
  private readonly added = new Map<string, SchemaType>();
  private readonly records = new Map<string, WantedRecord>();
  private readonly pending: WantedRecord[] = [];
  private readonly named = new Set<string>();
  /** Wanted name and content of an invented type -> its name. */
  private readonly invented = new Map<string, string>();
  private readonly unions = new Map<string, readonly ArmType[]>();
  private readonly repeated = new Set<string>();

  constructor(
    private readonly index: ModelTypeIndex,
    private readonly names: TypeNames,
    private readonly entities: ReadonlyMap<string, EntityNames>,
    private readonly boxed: BoxedArms,
  ) {}

  /** Types made so far. */
  types(): readonly SchemaType[] {
    return [...this.added.values()];
  }

  /** Full names of the records and enums that were asked for by their own names. */
  reached(): ReadonlySet<string> {
    return this.named;
  }

  /** Members of all unions by what these are made of. */
  arms(): ReadonlyMap<string, readonly ArmType[]> {
    return this.unions;
  }

  noteUnion(union: string, arms: readonly ArmType[]): void {
    this.unions.set(union, arms);
  }

  isBoxed(union: string, record: string): boolean {
    return this.boxed.get(union)?.has(record) === true;
  }

  /** A record that was asked for and is not added yet; each comes once. */
  nextRecord(): WantedRecord | undefined {
    return this.pending.shift();
  }

  /** Names that types of different contents were given. */
  contradicted(): ReadonlySet<string> {
    return this.repeated;
  }

  add(shape: SchemaType): void {
    const existing = this.added.get(shape.name);
    if (existing !== undefined && contentOf(existing) !== contentOf(shape)) this.repeated.add(shape.name);
    this.added.set(shape.name, shape);
  }

  /** @throws InvariantError for an entity that the model lacks */
  entityType(entity: string): string {
    const names = this.entities.get(entity);
    if (names === undefined) throw new GeneratorBug(`GraphQL refers to an entity "${entity}" that does not exist.`);
    return names.type;
  }

  /** Name of a record's type. `as`: a copy of it under a name of its own. */
  recordType(fqn: string, as: string | undefined): string {
    if (as === undefined) this.named.add(fqn);
    const name = as ?? this.names.of(fqn);
    const existing = this.records.get(name);
    if (existing === undefined) {
      const wanted = { fqn, name };
      this.records.set(name, wanted);
      this.pending.push(wanted);
    } else if (existing.fqn !== fqn) this.repeated.add(name);
    return name;
  }

  enumType(fqn: string): string {
    this.named.add(fqn);
    const name = this.names.of(fqn);
    const type = this.index.named(fqn);
    if (type.kind === 'enum' && !this.added.has(name)) this.add(enumShape(name, type));
    return name;
  }

  /** An enum that no model file declares, such as the short names of a union's members, with what each means. */
  symbolType(name: string, doc: string, symbols: ReadonlyMap<string, string>): string {
    const values = [...symbols].map(([symbol, means]) => ({ name: symbol, doc: means, deprecated: undefined }));
    this.add({ kind: 'enum', name, doc, values: values.sort((a, b) => compareText(a.name, b.name)) });
    return name;
  }

  /** An object type for something that has none in the models. The same name and content give the same type. */
  boxType(wanted: string, doc: string, fields: readonly BoxField[]): string {
    return this.invent(wanted, JSON.stringify(fields), (name) => ({
      kind: 'object',
      name,
      doc,
      interfaces: [],
      fields: fields.map(boxField),
    }));
  }

  /** The same under a name that an override gives; it tells the entity that it belongs to. */
  associationType(name: string, doc: string, fields: readonly BoxField[]): string {
    this.add({ kind: 'object', name, doc, interfaces: [], fields: [...fields.map(boxField), ASSOCIATED_URN] });
    return name;
  }

  unionType(wanted: string, doc: string, members: readonly string[]): string {
    return this.invent(wanted, members.join(' '), (name) => ({ kind: 'union', name, doc, members }));
  }

  private invent(wanted: string, content: string, make: (name: string) => SchemaType): string {
    const key = `${wanted} ${content}`;
    const existing = this.invented.get(key);
    if (existing !== undefined) return existing;
    const name = this.names.invent(wanted);
    this.invented.set(key, name);
    this.add(make(name));
    return name;
  }
}

/** What a type is made of, without its words. */
function contentOf(shape: SchemaType): string {
  switch (shape.kind) {
    case 'object': {
      const outputs = shape.fields.map(({ name, type, binding }) => [
        name,
        type,
        binding.kind === 'value' ? binding.output : binding.kind,
      ]);
      return JSON.stringify(outputs);
    }
    case 'enum':
      return JSON.stringify(shape.values.map(({ name }) => name));
    case 'union':
      return JSON.stringify(shape.members);
  }
}

function boxField({ name, doc, type, output }: BoxField): SchemaField {
  return {
    name,
    doc,
    args: '',
    type,
    deprecated: undefined,
    binding: { kind: 'value', sources: [{ from: 'record', steps: [name] }], output, fallback: undefined },
  };
}

function enumShape(name: string, type: EnumType): SchemaType {
  const values = type.symbols.map((symbol) => ({
    name: symbol.name,
    doc: symbol.doc,
    deprecated: symbol.deprecated === true ? 'No longer used.' : symbol.deprecated,
  }));
  return { kind: 'enum', name, doc: type.doc, values };
}
