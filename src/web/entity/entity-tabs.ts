import type { EntityModel, PageModels } from '../shared/page-models.js';
import { inWords } from '../shared/titles.js';
import { ASIDE, RELATED_TABS, type RelatedPlace, TABS } from '../widgets/overrides/aspect-places.js';

/** A tab of an entity's page. `id` stands in the address. */
export type EntityTab = { readonly id: string; readonly title: string } & (
  | { readonly kind: 'aspects'; readonly aspects: readonly string[] }
  | { readonly kind: 'history' | 'lineage' | 'raw' | 'related' }
  | { readonly kind: 'relation'; readonly relationships: readonly string[]; readonly place: RelatedPlace }
  | { readonly kind: 'series'; readonly aspects: readonly string[] }
);

const DETAILS = 'Details';

/**
 * The tabs of an entity: groups of aspects that it has, those with a hint of their own, then what the models say of it
 * besides. An aspect that nobody has thought of is in "Details".
 * @param stored names of the aspects that it has
 */
export function entityTabs(entity: EntityModel, stored: readonly string[], models: PageModels): readonly EntityTab[] {
  const left = new Set(
    stored.filter((name) => !ASIDE.has(name) && name !== entity.editedDescription && !isKey(entity, name)),
  );
  const take = (names: readonly string[]): readonly string[] => names.filter((name) => left.delete(name));
  const grouped = TABS.flatMap(({ title, aspects }) => aspectTab(title, take(aspects)));
  const hinted = [...left].flatMap((name) => {
    const title = models.aspect(name)?.renderSpec?.displayName;
    return title === undefined ? [] : aspectTab(title, take([name]));
  });
  const series = entity.aspects.filter((name) => models.aspect(name)?.kind === 'timeseries');
  return [
    ...grouped,
    ...hinted,
    ...aspectTab(DETAILS, take([...left])),
    ...relationTabs(models.pointsAt(entity.name)),
    ...(series.length === 0 ? [] : [{ ...named('Statistics'), kind: 'series', aspects: series } as const]),
    ...(models.hasLineage(entity.name) ? [{ ...named('Lineage'), kind: 'lineage' } as const] : []),
    { ...named('Related'), kind: 'related' },
    { ...named('History'), kind: 'history' },
    { ...named('JSON'), kind: 'raw' },
  ];
}

/** @param pointers relationships that lead to the entity: an entity type, a blank, a name */
function relationTabs(pointers: readonly string[]): readonly EntityTab[] {
  return RELATED_TABS.flatMap((place) => {
    const relationships = place.relationships.filter((name) => pointers.includes(`${place.from} ${name}`));
    return relationships.length === 0 ? [] : [{ ...named(place.title), kind: 'relation', relationships, place }];
  });
}

function aspectTab(title: string, aspects: readonly string[]): readonly EntityTab[] {
  return aspects.length === 0 ? [] : [{ ...named(title), kind: 'aspects', aspects }];
}

function named(title: string): { readonly id: string; readonly title: string } {
  return {
    id: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    title: title.includes(' ') ? title : inWordsOnce(title),
  };
}

/** Titles in capitals stay as they are. */
function inWordsOnce(title: string): string {
  return title === title.toUpperCase() ? title : inWords(title);
}

/** The key is what the head of the page says. */
function isKey(entity: EntityModel, aspect: string): boolean {
  return entity.aspects[0] === aspect;
}
