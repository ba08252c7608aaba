/**
 * Where an aspect is cut to lose its references to an entity. Takes the aspect's value and specification, gives paths;
 * reads no store and changes nothing.
 *
 * What may go is decided by the record itself, not by a second description of it: from the reference outwards, the
 * first thing is taken whose absence leaves a valid record. An optional member is unset; an item leaves its list; where
 * a required member names the entity, the record around it goes. When nothing less is valid, the aspect goes. A list
 * that becomes empty is unset where it may be.
 */
import type { AspectSpec, ModelPath } from '../../../generated/service/registry/model.js';
import type { Urn } from '../../kernel/urn.js';
import { type Keys, memberOf, visitLeaves } from '../../registry/leaf-walk.js';
import type { Registry } from '../../registry/registry.js';

/** Steps to a place in a value: members by name, items by index. */
type CutPath = Keys;

/** `aspect`: nothing less than the whole of it may go. `cuts`: what goes; without one nothing names the entity. */
export type ReferenceCuts =
  { readonly kind: 'aspect' } | { readonly kind: 'cuts'; readonly places: readonly CutPath[] };

/** Names of the relationships by which an aspect names an entity, each once. */
export function relationshipsTo(urn: Urn, spec: AspectSpec, value: unknown): readonly string[] {
  const named = spec.relationships.filter(({ path }) => placesOf(urn, path, value).length > 0);
  return [...new Set(named.map(({ name }) => name))];
}

export function referenceCuts(urn: Urn, spec: AspectSpec, value: unknown, registry: Registry): ReferenceCuts {
  const before = registry.issues(spec.record, value).length;
  const isValid = (candidate: unknown): boolean => registry.issues(spec.record, candidate).length <= before;
  const byPath = spec.relationships.map(({ path }) => placesOf(urn, path, value));
  // One path has one depth as a rule: the type of what it passes through is the same for all of its places.
  const alike = byPath.map((places) => {
    const depth = places[0] === undefined ? 0 : depthOf(value, places[0], isValid);
    return places.map((place) => place.slice(0, depth));
  });
  const quick = withEmptied(value, alike.flat(), isValid);
  if (quick !== undefined) return { kind: 'cuts', places: quick };
  const single = byPath.flat().map((place) => place.slice(0, depthOf(value, place, isValid)));
  const thorough = withEmptied(value, single, isValid);
  return thorough === undefined ? { kind: 'aspect' } : { kind: 'cuts', places: thorough };
}

/** A copy of a value without what is at some places; unaffected parts are shared. */
export function cut(value: unknown, places: readonly CutPath[]): unknown {
  if (places.length === 0 || typeof value !== 'object' || value === null) return value;
  const below = Map.groupBy(places, ([first]) => first);
  /** The member as it is afterwards, as the only item; none when it goes. */
  const rest = (member: unknown, key: number | string): readonly unknown[] => {
    const further = (below.get(key) ?? []).map((place) => place.slice(1));
    return further.some((place) => place.length === 0) ? [] : [cut(member, further)];
  };
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => rest(item, index));
  const kept = Object.entries(value).flatMap(([key, member]) => rest(member, key).map((one) => [key, one] as const));
  return Object.fromEntries(kept);
}

function placesOf(urn: Urn, path: ModelPath, value: unknown): readonly CutPath[] {
  const places: CutPath[] = [];
  visitLeaves(value, path, (leaf, keys) => {
    if (leaf !== urn) return;
    let taken = 0;
    places.push(path.map((step) => (step === '*' ? (keys[taken++] ?? step) : step === '$key' ? leaf : step)));
  });
  return places;
}

/** How many steps of a place lead to what may go; 0 when nothing but the whole may. */
function depthOf(value: unknown, place: CutPath, isValid: (candidate: unknown) => boolean): number {
  for (let depth = place.length; depth > 0; depth--) {
    if (isValid(cut(value, [place.slice(0, depth)]))) return depth;
  }
  return 0;
}

/** The places, and lists that become empty where they need not be there. `undefined` when what is left is not valid. */
function withEmptied(
  value: unknown,
  places: readonly CutPath[],
  isValid: (candidate: unknown) => boolean,
): readonly CutPath[] | undefined {
  if (places.some((place) => place.length === 0)) return undefined;
  if (!isValid(cut(value, places))) return undefined;
  let all = places;
  for (const list of emptiedLists(value, places)) if (isValid(cut(value, [...all, list]))) all = [...all, list];
  return all;
}

/** Lists of which every item goes. */
function emptiedLists(value: unknown, places: readonly CutPath[]): readonly CutPath[] {
  const ofLists = places.filter((place) => typeof place.at(-1) === 'number');
  const byList = Map.groupBy(ofLists, (place) => JSON.stringify(place.slice(0, -1)));
  return [...byList.values()].flatMap(([first = [], ...others]) => {
    const list = first.slice(0, -1);
    const found = list.reduce<unknown>((parent, step) => memberOf(parent, step), value);
    return Array.isArray(found) && found.length === others.length + 1 ? [list] : [];
  });
}
