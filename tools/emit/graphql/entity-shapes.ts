import { GeneratorBug } from '../../invariant.js';
import type { AspectSpec, CatalogModel, EntitySpec } from '../../model/catalog-model.js';
import type { ModelTypeIndex } from '../type-index.js';
import type { EntityNames } from '../../runtime/graphql/binding.js';
import { ENTITY_FIELDS } from './entity-fields.js';
import type { FieldWriter } from './field-writer.js';
import { LookupFields } from './lookup-fields.js';
import { pointArguments } from './point-arguments.js';
import type { EntityInterface } from './interfaces.js';
import type { FieldOverride } from '../../model/graphql-overrides.js';
import type { SchemaDraft } from './schema-draft.js';
import type { SchemaField, SchemaType } from './schema-shape.js';

const POINTS = pointArguments();
const VERSION = '("Version of the aspect; 0 is the latest, 1 the oldest." version: Long = 0)';

/** Object types of entities: what identifies them, every aspect, and what the overrides add. */
export class EntityShapes {
  private readonly aspects: ReadonlyMap<string, AspectSpec>;
  private readonly lookups: LookupFields;

  constructor(
    private readonly model: Pick<CatalogModel, 'aspects' | 'entities' | 'graphqlOverrides'>,
    private readonly types: ModelTypeIndex,
    private readonly interfaces: readonly EntityInterface[],
    private readonly writers: { readonly draft: SchemaDraft; readonly fields: FieldWriter },
  ) {
    this.aspects = new Map(model.aspects.map((aspect) => [aspect.name, aspect]));
    this.lookups = new LookupFields(model, types, writers);
  }

  /** The type of the entity, and where that is no `Entity` the one that is. */
  shapes(entity: EntitySpec, names: EntityNames): readonly SchemaType[] {
    const { entities, shared } = this.model.graphqlOverrides;
    const overrides = new Map([...shared, ...(entities.get(entity.name)?.fields ?? [])]);
    const shape = this.shape(entity, names, overrides);
    if (names.node === undefined) return [shape];
    const byRule = new Map([...overrides].filter(([name]) => !ENTITY_FIELDS.some((field) => field.name === name)));
    const node = this.shape(entity, { ...names, type: names.node }, byRule);
    return [{ ...shape, interfaces: [] }, node];
  }

  private shape(
    entity: EntitySpec,
    names: EntityNames,
    overrides: ReadonlyMap<string, FieldOverride>,
  ): Extract<SchemaType, { readonly kind: 'object' }> {
    const interfaces = this.interfaces.filter(({ entities }) => entities.includes(entity.name));
    const promised = [...ENTITY_FIELDS, ...interfaces.flatMap(({ fields: own }) => own)];
    const fields = new Map(promised.map((field) => [field.name, field]));
    const overridden = this.overridden(entity, names, overrides);
    const renamed = this.renamed(entity, overrides);
    const hidden = [...overrides].flatMap(([name, { isHidden }]) => (isHidden ? name : []));
    const replaced = new Set([...overridden.map(({ name }) => name), ...hidden]);
    for (const field of this.aspectFields(entity, replaced)) {
      const better = renamed.get(field.name);
      const deprecated = better === undefined ? field.deprecated : `Use ${better}.`;
      fields.set(freeName(field.name, 'Aspect', fields), { ...field, deprecated });
    }
    const taken = new Set([...fields.keys(), ...entity.aspects]);
    for (const field of this.keyFields(entity, names)) fields.set(freeName(field.name, 'Key', taken), field);
    for (const field of overridden) fields.set(field.name, field);
    for (const name of hidden) fields.delete(name);
    return {
      kind: 'object',
      name: names.type,
      doc: entity.doc,
      interfaces: ['Entity', ...interfaces.map(({ name }) => name)],
      fields: [...fields].map(([name, field]) => ({ ...field, name })),
    };
  }

  /** @param replaced names that other fields take, whose types nobody would use */
  private aspectFields(entity: EntitySpec, replaced: ReadonlySet<string>): readonly SchemaField[] {
    const own = entity.aspects.filter((name) => !replaced.has(name));
    return own.map((name) => this.aspectField(name, this.aspect(name), undefined));
  }

  private keyFields(entity: EntitySpec, names: EntityNames): readonly SchemaField[] {
    const record = this.types.named(this.aspect(entity.keyAspect).record);
    if (record.kind !== 'record') return [];
    return record.fields.map((field) => {
      const written = this.writers.fields.byRule(names.type, record.fqn, field);
      const output = written.binding.kind === 'value' ? written.binding.output : undefined;
      if (output === undefined) return written;
      return {
        ...written,
        binding: { kind: 'value', sources: [{ from: 'key', steps: [field.name] }], output, fallback: undefined },
      };
    });
  }

  private overridden(
    entity: EntitySpec,
    names: EntityNames,
    overrides: ReadonlyMap<string, FieldOverride>,
  ): readonly SchemaField[] {
    const root = { kind: 'entity', entity, aspects: this.aspects } as const;
    return [...overrides]
      .filter(([, { isHidden }]) => !isHidden)
      .flatMap(([name, field]) => {
        if (field.lookup !== undefined) return this.lookups.field(entity, name, field) ?? [];
        const alias = this.aliased(entity, name, field);
        if (alias !== undefined) return { ...this.aspectField(name, alias, field), deprecated: field.deprecated };
        return this.writers.fields.byOverride(names.type, name, field, root) ?? [];
      });
  }

  /** Aspects that overrides call by another name -> that name. */
  private renamed(entity: EntitySpec, overrides: ReadonlyMap<string, FieldOverride>): ReadonlyMap<string, string> {
    const names = new Map<string, string>();
    for (const [name, field] of overrides) {
      const [path, ...more] = field.paths;
      if (path === undefined || more.length > 0 || !entity.aspects.includes(path)) continue;
      if (field.deprecated === undefined && !names.has(path)) names.set(path, name);
    }
    return names;
  }

  /** The aspect that an override calls by another name, when it takes the whole of it. */
  private aliased(entity: EntitySpec, name: string, { paths, isVersioned }: FieldOverride): AspectSpec | undefined {
    const [only = name, ...more] = paths;
    if (more.length > 0 || !entity.aspects.includes(only)) return undefined;
    const aspect = this.aspects.get(only);
    return aspect?.kind === 'timeseries' || isVersioned ? aspect : undefined;
  }

  private aspectField(name: string, aspect: AspectSpec, override: FieldOverride | undefined): SchemaField {
    const record = this.types.named(aspect.record);
    const type = this.writers.draft.recordType(aspect.record, override?.type);
    const field = {
      name,
      doc: record.doc,
      args: '',
      type,
      deprecated: record.deprecated === true ? 'No longer used.' : record.deprecated,
    };
    if (aspect.kind === 'timeseries') {
      return {
        ...field,
        args: POINTS,
        type: `[${type}!]`,
        binding: { kind: 'timeseries', aspect: aspect.name, type },
      };
    }
    if (override?.isVersioned === true) {
      return { ...field, args: VERSION, binding: { kind: 'version', aspect: aspect.name, type } };
    }
    return {
      ...field,
      binding: {
        kind: 'value',
        sources: [{ from: 'aspect', aspect: aspect.name, steps: [] }],
        output: { kind: 'record', type },
        fallback: undefined,
      },
    };
  }

  private aspect(name: string): AspectSpec {
    const aspect = this.aspects.get(name);
    if (aspect === undefined) throw new GeneratorBug(`The model refers to aspect ${name} and does not hold it.`);
    return aspect;
  }
}

/** The name, or with a suffix where it is taken. */
function freeName(name: string, suffix: string, taken: { has(name: string): boolean }): string {
  let free = name;
  while (taken.has(free)) free = `${free}${suffix}`;
  return free;
}
