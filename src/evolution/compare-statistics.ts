/**
 * Compares the fields that queries over a time series may name. Takes those of the older and the newer aspect, matched
 * by name, with those of collections; points are stored unchanged, so they are safe.
 */
import type { AspectSpec, TimeseriesFieldSpec } from '../../generated/service/registry/model.js';
import type { FoundChanges, Where } from './found-changes.js';
import { aspectPart, leafPart, type LeafAnnotation } from './part-names.js';

/** `means`: what a query gets from it. */
interface Statistic {
  readonly name: string;
  readonly annotation: LeafAnnotation;
  readonly path: readonly string[];
  readonly means: string;
}

export function compareStatistics(before: AspectSpec, after: AspectSpec, found: FoundChanges): void {
  const aspect = after.name;
  const kept = new Map(statisticsOf(after).map((statistic) => [statistic.name, statistic]));
  for (const old of statisticsOf(before)) {
    const now = kept.get(old.name);
    kept.delete(old.name);
    const params = { aspect, field: old.name };
    if (now === undefined) found.note('statistic-removed', placeOf(aspect, old, 'old'), params);
    else if (now.means !== old.means) {
      found.note('statistic-changed', placeOf(aspect, now, 'new'), { ...params, before: old.means, after: now.means });
    }
  }
  for (const added of kept.values()) {
    found.note('statistic-added', placeOf(aspect, added, 'new'), { aspect, field: added.name });
  }
}

function statisticsOf({ timeseriesFields, timeseriesCollections }: AspectSpec): readonly Statistic[] {
  return [
    ...timeseriesFields.map((field) => fieldOf(field, '', [])),
    ...timeseriesCollections.flatMap(({ name, path, key, fields }): readonly Statistic[] => [
      { name, path, annotation: 'TimeseriesFieldCollection', means: `a collection by "${key}"` },
      ...fields.map((field) => fieldOf(field, `${name}.`, path)),
    ]),
  ];
}

function fieldOf(field: TimeseriesFieldSpec, prefix: string, outer: readonly string[]): Statistic {
  const { name, path, value } = field;
  const means = `${value} values at ${path.join('/')}`;
  return { name: `${prefix}${name}`, annotation: 'TimeseriesField', path: [...outer, ...path], means };
}

function placeOf(aspect: string, { annotation, path }: Statistic, tree: Where['tree']): Where {
  return { tree, parts: [leafPart(aspect, annotation, path), aspectPart(aspect)], aspects: [aspect] };
}
