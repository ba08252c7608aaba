/**
 * What a change of the models means: takes the shapes of an older and a newer model, gives every difference that stored
 * values, clients or the index may notice. Pure: reads no store and no file, and decides nothing.
 */
import type { AspectSpec } from '../../../generated/registry/model.js';
import type { ModelShape } from '../../../generated/registry/model-shape.js';
import { EdgeComparison } from './compare-edges.js';
import { EntityComparison } from './compare-entities.js';
import { FieldComparison } from './compare-fields.js';
import { compareMethods } from './compare-methods.js';
import { SearchComparison } from './compare-search.js';
import { compareStatistics } from './compare-statistics.js';
import { TypeComparison } from './compare-types.js';
import { UseComparison } from './compare-uses.js';
import { FoundChanges, type Where } from './found-changes.js';
import type { ModelChange } from './model-change.js';
import { aspectPart } from './part-names.js';
import { ShapeIndex } from './shape-index.js';

/** The gravest first; empty when nobody can tell the two apart. */
export function compareModels(before: ModelShape, after: ModelShape): readonly ModelChange[] {
  const found = new FoundChanges();
  const [older, newer] = [new ShapeIndex(before), new ShapeIndex(after)];
  const uses = new UseComparison(older, newer, found);
  compareAspects(before.aspects, after.aspects, { uses, found });
  compareMethods(before.methods, after.methods, { uses, fields: new FieldComparison(uses, found), found });
  const entities = new EntityComparison(before, after, found);
  entities.compareAll();
  new TypeComparison(older, newer, { uses, found, told: entities.told }).compareAll();
  return found.sorted();
}

interface Comparisons {
  readonly uses: UseComparison;
  readonly found: FoundChanges;
}

function compareAspects(
  before: readonly AspectSpec[],
  after: readonly AspectSpec[],
  { uses, found }: Comparisons,
): void {
  const search = new SearchComparison(after, found);
  const edges = new EdgeComparison(found);
  const kept = new Map(after.map((aspect) => [aspect.name, aspect]));
  const known = new Set(before.map(({ name }) => name));
  for (const old of before) {
    const now = kept.get(old.name);
    if (now === undefined) {
      const successor = after.find(({ name, record }) => record === old.record && !known.has(name))?.name;
      const where = { ...whereOf(old, 'old'), lighter: { index: isIndexed(old) ? 'rebuild' : 'safe' } } as const;
      found.note('aspect-removed', where, { aspect: old.name, successor });
      continue;
    }
    const where = whereOf(now, 'new');
    if (old.kind !== now.kind) {
      found.note('aspect-moved', where, { aspect: now.name, before: old.kind, after: now.kind });
    }
    uses.compare(old.record, now.record, { what: `the aspect "${now.name}"`, where });
    search.compare(old, now);
    edges.compare(old, now);
    compareStatistics(old, now, found);
  }
  for (const added of after.filter(({ name }) => !known.has(name))) {
    found.note('aspect-added', { ...whereOf(added, 'new'), aspects: [] }, { aspect: added.name });
  }
}

function whereOf({ name }: AspectSpec, tree: Where['tree']): Where {
  return { tree, parts: [aspectPart(name)], aspects: [name] };
}

/** Whether search documents or edges are made from it. */
function isIndexed({ searchable, relationships }: AspectSpec): boolean {
  return searchable.length > 0 || relationships.length > 0;
}
