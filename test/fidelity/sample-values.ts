import { invariant } from '../../src/kernel/assert-never.js';
import { simpleName, ModelTypeIndex } from '../../tools/emit/type-index.js';
import type {
  AspectSpec,
  CatalogModel,
  EntitySpec,
  Field,
  PrimitiveName,
  RecordType,
  TypeRef,
} from '../../tools/model/catalog-model.js';
import type { ExactValue, ExactObject } from './exact-json.js';
import { Digits } from './exact-json.js';

/** Deeper than this, optional fields are left out, so that the recursion ends. */
const MAX_DEPTH = 12;

/** The URN in fields for any URN that have no relationship. */
const NAMED: Readonly<Record<string, string>> = {
  platform: 'dataPlatform',
  instance: 'dataPlatformInstance',
  upstreams: 'schemaField',
  downstreams: 'schemaField',
};

/** Lists of texts of this name have names of entity types, which GraphQL shows as the symbols of an enum. */
const ENTITY_TYPES = 'entityTypes';

/** A path inside an aspect: field names, `*` for items and map values, keys of union members. */
type Path = readonly string[];

/** One value for each aspect and one URN for each entity type: every field is set, and nothing is random. */
export class SampleValues {
  private readonly types: ModelTypeIndex;
  private readonly entities: ReadonlyMap<string, EntitySpec>;
  private readonly aspects: ReadonlyMap<string, AspectSpec>;

  constructor(model: CatalogModel) {
    this.types = new ModelTypeIndex(model);
    this.entities = new Map(model.entities.map((entity) => [entity.name.toLowerCase(), entity]));
    this.aspects = new Map(model.aspects.map((aspect) => [aspect.name, aspect]));
  }

  /** @param name part of the key, so that several entities of one type differ */
  urn(entity: EntitySpec, name = 'sample'): string {
    const key = this.value(entity.keyAspect, name);
    const parts = entity.keyFields.map((field) => {
      const part = key[field.name];
      return typeof part === 'string' ? part : '';
    });
    const [only = '', ...more] = parts;
    return `urn:li:${entity.name}:${more.length === 0 ? only : `(${parts.join(',')})`}`;
  }

  /**
   * @param text content of every text in the value
   * @param turn which member of a union to use; after the last, the first again
   */
  value(aspect: string, text = 'sample', turn = 0): ExactObject {
    const spec = this.aspects.get(aspect);
    invariant(spec !== undefined, `the models have the aspect ${aspect}`);
    const record = this.types.named(spec.record);
    invariant(record.kind === 'record', 'an aspect is a record');
    const urnAt: UrnAt = (type, path) => this.urnAt(spec, type, path);
    const [entityType = ''] = [...this.entities.values()].map((entity) => entity.name);
    return new Sampling(this.types, urnAt, { text, turn, entityType }).record(record, []);
  }

  /** A URN that is valid at a path: by the relationship there, else by the name of the type. */
  private urnAt(spec: AspectSpec, type: TypeRef, path: Path): string {
    const stated = spec.relationships.find((one) => one.path.join('/') === path.join('/'))?.entityTypes[0];
    const named = type.kind === 'named' ? simpleName(type.fqn).replace(/Urn$/, '') : '';
    const field = path.findLast((step) => step !== '*') ?? '';
    const name = stated ?? (named === '' ? NAMED[field] : named) ?? '';
    const entity = this.entities.get(name.toLowerCase()) ?? this.entities.get('corpuser');
    invariant(entity !== undefined, 'the models have people');
    return this.urn(entity);
  }
}

type UrnAt = (type: TypeRef, path: Path) => string;

class Sampling {
  private readonly text: string;
  private readonly turn: number;
  private readonly entityType: string;

  constructor(
    private readonly types: ModelTypeIndex,
    private readonly urnAt: UrnAt,
    { text, turn, entityType }: { readonly text: string; readonly turn: number; readonly entityType: string },
  ) {
    this.text = text;
    this.turn = turn;
    this.entityType = entityType;
  }

  record({ fields }: RecordType, path: Path): ExactObject {
    const kept = fields.filter((field) => this.hasValues(field.type) && (path.length < MAX_DEPTH || isNeeded(field)));
    return Object.fromEntries(kept.map((field) => [field.name, this.of(field.type, [...path, field.name])]));
  }

  private of(type: TypeRef, path: Path): ExactValue {
    if (this.types.isUrn(type)) return this.urnAt(type, path);
    const bare = this.types.bare(type);
    switch (bare.kind) {
      case 'primitive':
        return this.primitive(bare.name, path);
      case 'enum':
        return bare.symbols[0]?.name ?? '';
      case 'fixed':
        return 'x'.repeat(bare.size);
      case 'array':
        return path.length < MAX_DEPTH ? [this.of(bare.items, [...path, '*'])] : [];
      case 'map':
        return { [this.text]: this.of(bare.values, [...path, '*']) };
      case 'record':
        return this.record(bare, path);
      case 'union': {
        const member = bare.members[this.turn % bare.members.length];
        invariant(member !== undefined, 'a union without members has no values');
        return { [member.key]: this.of(member.type, [...path, member.key]) };
      }
    }
  }

  private hasValues(type: TypeRef): boolean {
    const bare = this.types.bare(type);
    return bare.kind !== 'union' || bare.members.length > 0;
  }

  private primitive(name: PrimitiveName, path: Path): ExactValue {
    switch (name) {
      case 'boolean':
        return true;
      case 'bytes':
        return this.text;
      case 'string':
        return path.at(-2) === ENTITY_TYPES ? this.entityType : this.text;
      case 'double':
      case 'float':
        return new Digits('0.5');
      case 'int':
        return new Digits('7');
      case 'long':
        return new Digits('1700000000007');
      case 'null':
        return null;
    }
  }
}

function isNeeded({ presence, default: defaultValue }: Field): boolean {
  return presence === 'required' && defaultValue === undefined;
}
