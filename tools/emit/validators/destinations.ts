import type { AspectSpec } from '../../model/catalog-model.js';
import { compareText, sortedUnique } from '../order.js';

/** Entity types that the URNs below a place of an aspect may name, by path. */
export interface Destinations {
  readonly entityTypes: readonly string[];
  /** By field name, `*` or union member key; sorted. */
  readonly below: ReadonlyMap<string, Destinations>;
}

/** `undefined` when no relationship of the aspect restricts what it points at. */
export function destinationsOf(aspect: AspectSpec): Destinations | undefined {
  const leaves = aspect.relationships
    .filter((relationship) => relationship.entityTypes.length > 0)
    .map(({ path, entityTypes }) => ({ path, entityTypes }));
  return leaves.length === 0 ? undefined : build(leaves);
}

/** The same text for the same restrictions, so that what was emitted for one aspect serves another. */
export function destinationsKey(destinations: Destinations): string {
  const below = [...destinations.below].map(([step, next]) => `${JSON.stringify(step)}:${destinationsKey(next)}`);
  return `[${destinations.entityTypes.join(',')}]{${below.join(',')}}`;
}

interface LeafDestination {
  readonly path: readonly string[];
  readonly entityTypes: readonly string[];
}

function build(leaves: readonly LeafDestination[]): Destinations {
  const here = leaves.filter((leaf) => leaf.path.length === 0);
  const steps = sortedUnique(leaves.flatMap((leaf) => leaf.path.slice(0, 1)));
  const below = steps.map((step): [string, Destinations] => {
    const further = leaves.filter((leaf) => leaf.path[0] === step);
    return [step, build(further.map((leaf) => ({ ...leaf, path: leaf.path.slice(1) })))];
  });
  // Several relationships may start at one leaf: it may name what any of them allows.
  const entityTypes = sortedUnique(here.flatMap((leaf) => leaf.entityTypes));
  return { entityTypes, below: new Map(below.sort(([a], [b]) => compareText(a, b))) };
}
