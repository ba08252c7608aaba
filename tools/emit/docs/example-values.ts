import type {
  AspectSpec,
  CatalogModel,
  EntitySpec,
  EnumType,
  Field,
  RecordType,
  TypeRef,
} from '../../model/catalog-model.js';
import type { Json } from '../json-file.js';
import { simpleName, ModelTypeIndex, type BareType } from '../type-index.js';

/** Stamps name actors so, whichever entities are modelled: it is part of the interface. */
const ACTOR = 'urn:li:corpuser:example';
const TEXT = 'example';
/** 2026-01-01T00:00:00Z, in epoch milliseconds. */
const MOMENT = 1_767_225_600_000;
const MOMENT_NAME = /time|millis|date/i;
/** How many fields an example shows of a record that requires none. */
const SHOWN_FIELDS = 2;

/** A path inside an aspect: field names, `*` for items and map values, keys of union members. */
type ValuePath = readonly string[];

/**
 * Values that the service accepts, small enough to be read: what is required, one item in each list, the first member
 * of each union. Of a record that requires nothing, its first simple fields. Nothing is random.
 */
export class ExampleValues {
  private readonly types: ModelTypeIndex;
  private readonly entities: ReadonlyMap<string, EntitySpec>;
  private readonly aspects: ReadonlyMap<string, AspectSpec>;
  private readonly stamp: string | undefined;
  /** Of the entity type that relationships name most often: it stands where any URN may. */
  private readonly anyEntity: EntitySpec | undefined;

  constructor(model: CatalogModel) {
    this.types = new ModelTypeIndex(model);
    this.entities = new Map(model.entities.map((entity) => [entity.name.toLowerCase(), entity]));
    this.aspects = new Map(model.aspects.map((aspect) => [aspect.name, aspect]));
    this.stamp = model.patches.stamp;
    const destinations = model.aspects.flatMap(({ relationships }) =>
      relationships.flatMap((edge) => edge.entityTypes),
    );
    const [entity] = [...model.entities].sort((a, b) => usesOf(b, destinations) - usesOf(a, destinations));
    this.anyEntity = entity;
  }

  /** Of an entity that should not exist: its parts say that they are examples. */
  urn(entity: EntitySpec, within: readonly string[] = []): string {
    const spec = this.aspects.get(entity.keyAspect);
    const key = spec === undefined ? {} : this.record(spec, [...within, entity.name]);
    const parts = entity.keyFields.map(({ name }) => (name in key ? textOf(key[name]) : TEXT));
    return `urn:li:${entity.name}:${parts.length === 1 ? parts.join('') : `(${parts.join(',')})`}`;
  }

  /** In the JSON form of rest.li. */
  aspect(spec: AspectSpec): Json {
    return this.record(spec, []);
  }

  private record(spec: AspectSpec, within: readonly string[]): Readonly<Record<string, Json>> {
    const type = this.types.named(spec.record);
    if (type.kind !== 'record') return {};
    const urnAt = (use: TypeRef, path: ValuePath): string => this.urnAt(spec, { use, path }, within);
    return new Example(this.types, this.stamp, urnAt).root(type);
  }

  /** A URN that fits a path: by the relationship there, else by the name of the type, else by that of the field. */
  private urnAt(
    { relationships }: AspectSpec,
    { use, path }: { readonly use: TypeRef; readonly path: ValuePath },
    within: readonly string[],
  ): string {
    const stated = relationships.find((edge) => edge.path.join('/') === path.join('/'))?.entityTypes ?? [];
    const named = use.kind === 'named' ? simpleName(use.fqn).replace(/Urn$/, '') : '';
    const candidates = [...stated, named].map((name) => this.entities.get(name.toLowerCase()));
    const entity = candidates.find((one) => one !== undefined) ?? this.entityOfField(path) ?? this.anyEntity;
    return entity === undefined || within.includes(entity.name) ? ACTOR : this.urn(entity, within);
  }

  /** The entity type with the shortest name that ends as the field is called: `platform` is a `dataPlatform`. */
  private entityOfField(path: ValuePath): EntitySpec | undefined {
    const field = path.findLast((step) => step !== '*')?.toLowerCase() ?? '';
    const ending = field.replace(/s$/, '');
    const names = [...this.entities.keys()].filter((name) => ending !== '' && name.endsWith(ending));
    const [name = ''] = names.sort((a, b) => a.length - b.length);
    return this.entities.get(name);
  }
}

class Example {
  constructor(
    private readonly types: ModelTypeIndex,
    private readonly stamp: string | undefined,
    private readonly urnAt: (use: TypeRef, path: ValuePath) => string,
  ) {}

  root(type: RecordType): Readonly<Record<string, Json>> {
    const needed = type.fields.filter(isNeeded);
    return this.fields(needed.length > 0 ? needed : this.shown(type), { path: [], within: [type.fqn] });
  }

  /** What stands for a record without required fields. */
  private shown({ fields }: RecordType): readonly Field[] {
    const usable = fields.filter(({ type, deprecated }) => deprecated === undefined && this.hasValues(type));
    const simple = usable.filter(({ type }) => ['enum', 'primitive'].includes(this.types.bare(type).kind));
    return simple.length > 0 ? simple.slice(0, SHOWN_FIELDS) : usable.slice(0, 1);
  }

  private fields(fields: readonly Field[], at: Place): Readonly<Record<string, Json>> {
    const usable = fields.filter(({ type }) => this.hasValues(type));
    return Object.fromEntries(
      usable.map((field) => [field.name, this.value(field.type, { ...at, path: [...at.path, field.name] })]),
    );
  }

  private value(type: TypeRef, at: Place): Json {
    if (this.types.isUrn(type)) return at.within.at(-1) === this.stamp ? ACTOR : this.urnAt(type, at.path);
    const bare = this.types.bare(type);
    switch (bare.kind) {
      case 'primitive':
        return primitiveValue(bare, at.path.at(-1) ?? '');
      case 'enum':
        return symbolOf(bare);
      case 'fixed':
        return 'x'.repeat(bare.size);
      case 'array':
        return this.items(bare.items, at);
      case 'map':
        return Object.fromEntries(this.items(bare.values, at).map((value) => [TEXT, value]));
      case 'record':
        return this.fields(bare.fields.filter(isNeeded), { ...at, within: [...at.within, bare.fqn] });
      case 'union':
        return this.unionValue(bare, at);
    }
  }

  /** One, or none where it would be inside another of its kind. */
  private items(type: TypeRef, at: Place): readonly Json[] {
    return this.isWithin(type, at) ? [] : [this.value(type, below(at, '*'))];
  }

  private unionValue({ members }: Extract<BareType, { readonly kind: 'union' }>, at: Place): Json {
    const member = members.find((one) => !this.isWithin(one.type, at)) ?? members[0];
    if (member === undefined || member.key === 'null') return null;
    return { [member.key]: this.value(member.type, below(at, member.key)) };
  }

  /** Whether a value of the type would be inside another of its kind. */
  private isWithin(type: TypeRef, { within }: Place): boolean {
    const bare = this.types.bare(type);
    return bare.kind === 'record' && within.includes(bare.fqn);
  }

  private hasValues(type: TypeRef): boolean {
    const bare = this.types.bare(type);
    return bare.kind !== 'union' || bare.members.length > 0;
  }
}

/** `within`: full names of the records around a value, the outermost first. */
interface Place {
  readonly path: ValuePath;
  readonly within: readonly string[];
}

function below(at: Place, step: string): Place {
  return { ...at, path: [...at.path, step] };
}

function symbolOf({ symbols }: EnumType): string {
  return (symbols.find(({ deprecated }) => deprecated === undefined) ?? symbols[0])?.name ?? '';
}

function primitiveValue({ name }: Extract<BareType, { readonly kind: 'primitive' }>, field: string): Json {
  switch (name) {
    case 'boolean':
      return false;
    case 'bytes':
    case 'string':
      return TEXT;
    case 'double':
    case 'float':
      return 0.5;
    case 'int':
      return 1;
    case 'long':
      return MOMENT_NAME.test(field) ? MOMENT : 1;
    case 'null':
      return null;
  }
}

function isNeeded({ presence, default: fallback }: Field): boolean {
  return presence === 'required' && fallback === undefined;
}

function usesOf({ name }: EntitySpec, destinations: readonly string[]): number {
  return destinations.filter((destination) => destination === name).length;
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
