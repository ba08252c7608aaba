/**
 * What a change of the models means: takes the shapes of an older and a newer model, returns every difference that
 * affects stored values, clients or the index. Pure: reads no store and no file, and decides nothing.
 */
import type { AspectSpec } from '../../generated/service/registry/model.js';
import type { ModelShape } from '../../generated/service/registry/model-shape.js';
import { EdgeComparison } from './compare-edges.js';
import { EntityComparison } from './compare-entities.js';
import { FieldComparison } from './compare-fields.js';
import { compareMethods } from './compare-methods.js';
import { comparePatches } from './compare-patches.js';
import { SearchComparison } from './compare-search.js';
import { compareStatistics } from './compare-statistics.js';
import { compareWords } from './compare-words.js';
import { TypeComparison } from './compare-types.js';
import { UseComparison } from './compare-uses.js';
import { FoundChanges, type Where } from './found-changes.js';
import type { ModelChange } from './model-change.js';
import { aspectPart } from './part-names.js';
import { ShapeIndex } from './shape-index.js';

/** The gravest first; empty when the two are equivalent. */
export function compareModels(before: ModelShape, after: ModelShape): readonly ModelChange[] {
  const found = new FoundChanges();
  const [older, newer] = [new ShapeIndex(before), new ShapeIndex(after)];
  const uses = new UseComparison(older, newer, found);
  compareAspects(older, newer, { uses, found });
  comparePatches(older, newer, found);
  compareWords(before, after, found);
  compareMethods(before.methods, after.methods, { uses, fields: new FieldComparison(uses, found), found });
  const entities = new EntityComparison(older, newer, found);
  entities.compareAll();
  new TypeComparison(older, newer, { uses, found, reported: entities.reported }).compareAll();
  return found.sorted();
}

interface Comparisons {
  readonly uses: UseComparison;
  readonly found: FoundChanges;
}

function compareAspects(older: ShapeIndex, newer: ShapeIndex, { uses, found }: Comparisons): void {
  const search = new SearchComparison(newer.shape.aspects, found);
  const edges = new EdgeComparison(found);
  const added = newer.shape.aspects.filter(({ name }) => older.aspect(name) === undefined);
  for (const old of older.shape.aspects) {
    const now = newer.aspect(old.name);
    if (now === undefined) {
      const successor = added.find(({ record }) => record === old.record)?.name;
      const where = { ...whereOf(old, 'old'), verdictOverrides: { index: older.indexVerdict(old.name) } };
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
  for (const aspect of added) {
    const verdictOverrides = { index: newer.indexVerdict(aspect.name) };
    found.note('aspect-added', { ...whereOf(aspect, 'new'), aspects: [], verdictOverrides }, { aspect: aspect.name });
  }
}

function whereOf({ name }: AspectSpec, tree: Where['tree']): Where {
  return { tree, parts: [aspectPart(name)], aspects: [name] };
}
