import type { AspectSpec, CatalogModel, Field, ModelPath } from '../../model/catalog-model.js';
import { compareText } from '../order.js';
import type { ModelTypeIndex } from '../type-index.js';

/**
 * Which fields hold URNs of entities, by the relationship annotations of all aspects. A field belongs to its record, so
 * what one aspect says of it holds wherever the record is used.
 */
export class Joins {
  private readonly targets = new Map<string, Set<string>>();
  /** Fields whose URNs may be of types that this model lacks. */
  private readonly open = new Set<string>();
  private readonly modelled: ReadonlySet<string>;
  private readonly keyRecords: ReadonlySet<string>;

  constructor(
    model: Pick<CatalogModel, 'aspects' | 'entities'>,
    private readonly types: ModelTypeIndex,
  ) {
    this.modelled = new Set(model.entities.map((entity) => entity.name));
    const keys = new Set(model.entities.map((entity) => entity.keyAspect));
    this.keyRecords = new Set(model.aspects.filter(({ name }) => keys.has(name)).map(({ record }) => record));
    for (const aspect of model.aspects) {
      for (const { path, entityTypes } of aspect.relationships) {
        const targets = entityTypes.filter((name) => this.isModelled(name));
        if (targets.length > 0) this.add(aspect, path, targets);
        if (targets.length < entityTypes.length) this.open.add(this.holder(aspect.record, path) ?? '');
      }
    }
  }

  /** Whether this model has the entity; others cannot be joined. */
  isModelled(entity: string): boolean {
    return this.modelled.has(entity);
  }

  /** Entity types that the field's URNs name, sorted; empty when it is no reference to an entity of this model. */
  of(record: string, field: string): readonly string[] {
    return [...(this.targets.get(`${record}/${field}`) ?? [])].sort(compareText);
  }

  /**
   * Whether writes refuse any other URN in this field, wherever its record is used: the relationship stands on the
   * field itself, and the model has all the types that it names. URNs within URNs are not compared with relationships.
   */
  isChecked(record: string, { name, type, annotations }: Field): boolean {
    if (this.keyRecords.has(record)) return false;
    return 'Relationship' in annotations && this.types.isUrn(type) && !this.open.has(`${record}/${name}`);
  }

  /** The same of a field with a URN or a list of them. */
  refusesOthers(record: string, field: Field): boolean {
    const bare = this.types.bare(field.type);
    return this.isChecked(record, bare.kind === 'array' ? { ...field, type: bare.items } : field);
  }

  private add(aspect: AspectSpec, path: ModelPath, targets: readonly string[]): void {
    const key = this.holder(aspect.record, path);
    if (key === undefined) return;
    const known = this.targets.get(key) ?? new Set();
    for (const target of targets) known.add(target);
    this.targets.set(key, known);
  }

  /** The last field on the path, with the record that holds it. */
  private holder(record: string, path: ModelPath): string | undefined {
    let at = this.types.bare({ kind: 'named', fqn: record });
    let holder: string | undefined;
    for (const step of path) {
      if (at.kind === 'array') at = this.types.bare(at.items);
      else if (at.kind === 'map') at = this.types.bare(at.values);
      else if (at.kind === 'union') {
        const member = at.members.find(({ key }) => key === step);
        if (member === undefined) return undefined;
        at = this.types.bare(member.type);
      } else if (at.kind === 'record') {
        const field = at.fields.find(({ name }) => name === step);
        if (field === undefined) return undefined;
        holder = `${at.fqn}/${field.name}`;
        at = this.types.bare(field.type);
      } else return undefined;
    }
    return holder;
  }
}
