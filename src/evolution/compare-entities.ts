/**
 * Compares entities: which exist, which aspects they have, and the parts of their URNs. Other differences in the
 * records of their key aspects are reported by the comparison of types.
 */
import type { EntityShape } from '../../generated/service/registry/model-shape.js';
import type { FoundChanges, Where } from './found-changes.js';
import { carriedPart, entityPart, fieldPart } from './part-names.js';
import type { ShapeIndex } from './shape-index.js';

export class EntityComparison {
  /** `<record>.<field>` of the parts of keys that were reported. */
  readonly reported = new Set<string>();

  constructor(
    private readonly older: ShapeIndex,
    private readonly newer: ShapeIndex,
    private readonly found: FoundChanges,
  ) {}

  compareAll(): void {
    const kept = new Map(this.newer.shape.entities.map((entity) => [entity.name, entity]));
    for (const old of this.older.shape.entities) {
      const now = kept.get(old.name);
      kept.delete(old.name);
      if (now !== undefined) this.compare(old, now);
      else {
        const where: Where = { tree: 'old', parts: [entityPart(old.name)], aspects: old.aspects };
        this.found.note('entity-removed', where, { entity: old.name });
      }
    }
    for (const { name } of kept.values()) {
      this.found.note('entity-added', { tree: 'new', parts: [entityPart(name)], aspects: [] }, { entity: name });
    }
  }

  /** An aspect that is added or removed everywhere is reported once. */
  private compare(before: EntityShape, after: EntityShape): void {
    const entity = after.name;
    const partsOf = (aspect: string) => [carriedPart(entity, aspect), entityPart(entity)];
    for (const aspect of before.aspects) {
      if (after.aspects.includes(aspect) || this.newer.aspect(aspect) === undefined) continue;
      const verdictOverrides = {
        index: this.newer.isCarried(aspect) ? 'safe' : this.older.indexVerdict(aspect),
      } as const;
      const where: Where = { tree: 'old', parts: partsOf(aspect), aspects: [aspect], verdictOverrides };
      this.found.note('aspect-detached', where, { entity, aspect });
    }
    for (const aspect of after.aspects) {
      if (before.aspects.includes(aspect) || this.older.aspect(aspect) === undefined) continue;
      const verdictOverrides = {
        index: this.older.isCarried(aspect) ? 'safe' : this.newer.indexVerdict(aspect),
      } as const;
      const where: Where = { tree: 'new', parts: partsOf(aspect), aspects: [], verdictOverrides };
      this.found.note('aspect-attached', where, { entity, aspect });
    }
    if (before.found !== after.found) {
      const where: Where = { tree: 'new', parts: [entityPart(entity)], aspects: [] };
      this.found.note('finding-changed', where, { entity, before: before.found, after: after.found });
    }
    if (before.keyAspect === after.keyAspect) this.compareKeys(before, after);
    else {
      const where: Where = { tree: 'new', parts: [entityPart(entity)], aspects: [before.keyAspect] };
      const params = { entity, before: before.keyAspect, after: after.keyAspect };
      this.found.note('key-aspect-changed', where, params);
    }
  }

  private compareKeys(before: EntityShape, after: EntityShape): void {
    const entity = after.name;
    const [older, newer] = [kindsByName(before), kindsByName(after)];
    for (const field of newer.keys()) {
      if (older.has(field)) continue;
      this.markReported(after, field);
      this.found.note('key-field-added', this.keyPlace(after, field, 'new'), { entity, field });
    }
    for (const [field, was] of older) {
      const is = newer.get(field);
      if (is === was) continue;
      const where = this.keyPlace(after, field, is === undefined ? 'old' : 'new');
      this.markReported(before, field);
      if (is === undefined) this.found.note('key-field-removed', where, { entity, field });
      else this.found.note('key-field-changed', where, { entity, field, before: was, after: is });
    }
    const were = [...older.keys()].filter((name) => newer.has(name));
    const are = [...newer.keys()].filter((name) => older.has(name));
    const moved = are.find((name, at) => name !== were[at]);
    if (moved === undefined) return;
    const params = { entity, before: were.join(', '), after: are.join(', ') };
    this.found.note('key-fields-reordered', this.keyPlace(after, moved, 'new'), params);
  }

  /** A change reported for a part of the key is not reported again for the field. */
  private markReported({ keyAspect }: EntityShape, field: string): void {
    for (const index of [this.older, this.newer])
      this.reported.add(`${index.aspect(keyAspect)?.record ?? ''}.${field}`);
  }

  /** Where a part of the key is declared. */
  private keyPlace({ name, keyAspect }: EntityShape, field: string, tree: Where['tree']): Where {
    const index = tree === 'new' ? this.newer : this.older;
    const record = index.aspect(keyAspect)?.record ?? '';
    return { tree, parts: [fieldPart(record, field), entityPart(name)], aspects: [keyAspect] };
  }
}

function kindsByName({ keyFields }: EntityShape): ReadonlyMap<string, string> {
  return new Map(keyFields.map(({ name, value }) => [name, value]));
}
