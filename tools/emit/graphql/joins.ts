import type { AspectSpec, CatalogModel, ModelPath } from '../../model/catalog-model.js';
import { compareText } from '../order.js';
import type { ModelTypeIndex } from '../type-index.js';

/**
 * Which fields hold URNs of entities, by the relationship annotations of all aspects. A field belongs to its record, so
 * what one aspect says of it holds wherever the record is used.
 */
export class Joins {
  private readonly targets = new Map<string, Set<string>>();
  private readonly modelled: ReadonlySet<string>;

  constructor(
    model: Pick<CatalogModel, 'aspects' | 'entities'>,
    private readonly types: ModelTypeIndex,
  ) {
    this.modelled = new Set(model.entities.map((entity) => entity.name));
    for (const aspect of model.aspects) {
      for (const { path, entityTypes } of aspect.relationships) {
        const targets = entityTypes.filter((name) => this.isModelled(name));
        if (targets.length > 0) this.add(aspect, path, targets);
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
