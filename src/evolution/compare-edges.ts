/**
 * Compares the relationships that two versions of an aspect state. Takes those of the older and the newer aspect,
 * matched by the leaf that names the other side; reports what changes edges, lineage or the validation of URNs.
 */
import type { AspectSpec, ColumnLineageSpec, RelationshipSpec } from '../../generated/service/registry/model.js';
import type { FoundChanges, Where } from './found-changes.js';
import { aspectPart, leafPart } from './part-names.js';

/** Properties of an edge that are read from other fields. */
const DETAILS = ['createdOn', 'createdActor', 'updatedOn', 'updatedActor', 'properties'] as const;

export class EdgeComparison {
  constructor(private readonly found: FoundChanges) {}

  compare(before: AspectSpec, after: AspectSpec): void {
    const aspect = after.name;
    const kept = new Map(after.relationships.map((spec) => [spec.path.join('/'), spec]));
    for (const old of before.relationships) {
      const now = kept.get(old.path.join('/'));
      kept.delete(old.path.join('/'));
      if (now !== undefined) this.compareSpecs(old, now, aspect);
      else this.found.note('relationship-removed', placeOf(aspect, old.path, 'old'), { aspect, name: old.name });
    }
    for (const { name, path } of kept.values()) {
      this.found.note('relationship-added', placeOf(aspect, path, 'new'), { aspect, name });
    }
    this.compareColumns(before, after);
  }

  private compareColumns({ columnLineage: was }: AspectSpec, { name: aspect, columnLineage: is }: AspectSpec): void {
    const [before, after] = [columnsOf(was), columnsOf(is)];
    if (before === after) return;
    const where = { tree: 'new', parts: [aspectPart(aspect)], aspects: [aspect] } as const;
    this.found.note('column-lineage-changed', where, { aspect, before, after });
  }

  private compareSpecs(before: RelationshipSpec, after: RelationshipSpec, aspect: string): void {
    const where = placeOf(aspect, after.path, 'new');
    const params = { aspect, name: after.name };
    if (before.name !== after.name) this.found.note('relationship-renamed', where, { ...params, before: before.name });
    const [was, is] = [lineageOf(before), lineageOf(after)];
    if (was !== is) this.found.note('relationship-lineage-changed', where, { ...params, before: was, after: is });
    const keys = DETAILS.filter((key) => before[key]?.join('/') !== after[key]?.join('/'));
    if (keys.length > 0) this.found.note('relationship-tuned', where, { ...params, keys: keys.join(', ') });
    const narrowed = before.entityTypes.filter((type) => !after.entityTypes.includes(type));
    if (narrowed.length > 0) {
      this.found.note('relationship-targets-narrowed', where, { ...params, types: narrowed.join(', ') });
    }
    const widened = after.entityTypes.filter((type) => !before.entityTypes.includes(type));
    if (widened.length > 0) {
      this.found.note('relationship-targets-widened', where, { ...params, types: widened.join(', ') });
    }
  }
}

/** In words; the direction means nothing without lineage. */
function lineageOf({ lineage, direction }: RelationshipSpec): string {
  return lineage ? `lineage to the ${direction} side` : 'no lineage';
}

/** In words. */
function columnsOf(spec: ColumnLineageSpec | undefined): string {
  if (spec === undefined) return 'no lineage';
  const { name, upstreams, downstreams, entityTypes } = spec;
  const below =
    'path' in downstreams ? `${downstreams.entityType} of ${downstreams.path.join('/')}` : downstreams.join('/');
  return `"${name}" from ${below} to ${upstreams.join('/')} (${entityTypes.join(' or ')})`;
}

function placeOf(aspect: string, path: readonly string[], tree: Where['tree']): Where {
  return { tree, parts: [leafPart(aspect, 'Relationship', path), aspectPart(aspect)], aspects: [aspect] };
}
