import type { AspectDoc, DocsCatalog, TypeDoc } from './docs-catalog.js';

/** A full name in a type's text. */
export const FULL_NAME = /[a-z]\w*(?:\.\w+)+/gi;

/** Where a type is used. Each list in the order of the catalog. */
export interface TypeUses {
  /** Full names of records with a field of the type, of records that include it, and of other names for it. */
  readonly types: readonly string[];
  /** Methods, as `<resource>.<method>`. */
  readonly methods: readonly string[];
}

/** An edge that may lead to an entity type. */
export interface Reference {
  readonly aspect: string;
  readonly path: string;
  readonly name: string;
}

const NONE: TypeUses = { types: [], methods: [] };

/** The catalog read backwards: from what is used to what uses it. */
export class DocsUses {
  private readonly byType = new Map<string, { readonly types: Set<string>; readonly methods: Set<string> }>();
  private readonly byEntity = new Map<string, Reference[]>();
  private readonly byAspect = new Map<string, string[]>();
  private readonly aspects: ReadonlyMap<string, AspectDoc>;
  private readonly aspectByRecord: ReadonlyMap<string, AspectDoc>;

  constructor(catalog: DocsCatalog) {
    this.aspects = new Map(catalog.aspects.map((aspect) => [aspect.name, aspect]));
    this.aspectByRecord = new Map(catalog.aspects.map((aspect) => [aspect.record, aspect]));
    for (const type of catalog.types) for (const name of namesIn(type)) this.usesOf(name).types.add(type.name);
    for (const resource of catalog.resources) {
      for (const { name, parameters, returns = '' } of resource.methods) {
        const text = [...parameters.map(({ type }) => type), returns].join(' ');
        for (const [type] of text.matchAll(FULL_NAME)) this.usesOf(type).methods.add(`${resource.name}.${name}`);
      }
    }
    for (const { name: aspect, relationships } of catalog.aspects) {
      for (const { entityTypes, name, path } of relationships) {
        for (const entity of entityTypes) push(this.byEntity, entity, { aspect, path, name });
      }
    }
    for (const entity of catalog.entities)
      for (const aspect of entity.aspects) push(this.byAspect, aspect, entity.name);
  }

  ofType(name: string): TypeUses {
    const found = this.byType.get(name);
    return found === undefined ? NONE : { types: [...found.types], methods: [...found.methods] };
  }

  /** Edges that may lead to entities of the type. */
  ofEntity(name: string): readonly Reference[] {
    return this.byEntity.get(name) ?? [];
  }

  /** Names of the entity types that have the aspect. */
  ofAspect(name: string): readonly string[] {
    return this.byAspect.get(name) ?? [];
  }

  aspect(name: string): AspectDoc | undefined {
    return this.aspects.get(name);
  }

  aspectOfRecord(record: string): AspectDoc | undefined {
    return this.aspectByRecord.get(record);
  }

  private usesOf(type: string): { readonly types: Set<string>; readonly methods: Set<string> } {
    const existing = this.byType.get(type);
    if (existing !== undefined) return existing;
    const added = { types: new Set<string>(), methods: new Set<string>() };
    this.byType.set(type, added);
    return added;
  }
}

function namesIn({ fields = [], includes = [], ref = '' }: TypeDoc): readonly string[] {
  const text = [...fields.map(({ type }) => type), ...includes, ref].join(' ');
  return [...text.matchAll(FULL_NAME)].map(([name]) => name);
}

function push<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}
