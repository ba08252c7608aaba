/**
 * Compares entities: which there are, which aspects they carry, and what their URNs are made of.
 * What differs in the records of their key aspects beside that is the comparison of types' to tell.
 */
import type { EntityShape, ModelShape } from '../../../generated/registry/model-shape.js';
import type { FoundChanges, Where } from './found-changes.js';
import { carriedPart, entityPart, fieldPart } from './part-names.js';

export class EntityComparison {
  /** `<record>.<field>` of the parts of keys that were told. */
  readonly told = new Set<string>();
  readonly #older: ReadonlySet<string>;
  readonly #newer: ReadonlySet<string>;

  constructor(
    private readonly before: ModelShape,
    private readonly after: ModelShape,
    private readonly found: FoundChanges,
  ) {
    this.#older = new Set(before.aspects.map(({ name }) => name));
    this.#newer = new Set(after.aspects.map(({ name }) => name));
  }

  compareAll(): void {
    const kept = new Map(this.after.entities.map((entity) => [entity.name, entity]));
    for (const old of this.before.entities) {
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

  /** An aspect that comes or goes everywhere is told once, as such. */
  private compare(before: EntityShape, after: EntityShape): void {
    const entity = after.name;
    const partsOf = (aspect: string) => [carriedPart(entity, aspect), entityPart(entity)];
    for (const aspect of before.aspects) {
      if (after.aspects.includes(aspect) || !this.#newer.has(aspect)) continue;
      this.found.note(
        'aspect-detached',
        { tree: 'old', parts: partsOf(aspect), aspects: [aspect] },
        { entity, aspect },
      );
    }
    for (const aspect of after.aspects) {
      if (before.aspects.includes(aspect) || !this.#older.has(aspect)) continue;
      this.found.note('aspect-attached', { tree: 'new', parts: partsOf(aspect), aspects: [] }, { entity, aspect });
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
      if (!older.has(field)) this.found.note('key-field-added', this.keyPlace(after, field, 'new'), { entity, field });
    }
    for (const [field, was] of older) {
      const is = newer.get(field);
      if (is === was) continue;
      const where = this.keyPlace(after, field, is === undefined ? 'old' : 'new');
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

  /** Where a part of the key is declared, which is told here and not again as a field of its record. */
  private keyPlace({ name, keyAspect }: EntityShape, field: string, tree: Where['tree']): Where {
    const { aspects } = tree === 'new' ? this.after : this.before;
    const record = aspects.find((aspect) => aspect.name === keyAspect)?.record ?? '';
    this.told.add(`${record}.${field}`);
    return { tree, parts: [fieldPart(record, field), entityPart(name)], aspects: [keyAspect] };
  }
}

function kindsByName({ keyFields }: EntityShape): ReadonlyMap<string, string> {
  return new Map(keyFields.map(({ name, value }) => [name, value]));
}
