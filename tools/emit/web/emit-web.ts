import type { AspectSpec, CatalogModel, EntitySpec, ModelPath, NamedType } from '../../model/catalog-model.js';
import type { Emitter } from '../emitter.js';
import { entitySymbol } from '../entity-symbol.js';
import { compactJsonText, type Json } from '../json-file.js';
import { jsonValue } from '../json-value.js';
import { sortedUnique } from '../order.js';
import { withoutSecrets } from '../without-secrets.js';
import { modelReference } from './model-reference.js';

/**
 * What the pages for people know of the models: entity types with the places of their names and descriptions, aspects
 * with the hints on how to show them, and the labels of facets. What the page of the models alone shows is a file of
 * its own. Secret fields are left out.
 */
export const webEmitter: Emitter = {
  name: 'web',
  emit: (complete) => {
    const model = withoutSecrets(complete);
    const aspects = new Map(model.aspects.map((aspect) => [aspect.name, aspect]));
    const types = new Map(model.types.map((type) => [type.fqn, type]));
    const models: Json = {
      entities: model.entities.map((entity) => entityOf(entity, aspects, complete)),
      aspects: model.aspects.map((aspect) => aspectOf(aspect, types.get(aspect.record))),
      facets: facetLabels(model.aspects),
      platform: model.rules.defaults.platform === undefined ? undefined : { ...model.rules.defaults.platform },
    };
    return [
      { path: 'web/models.json', text: compactJsonText(models) },
      { path: 'web/model-reference.json', text: compactJsonText(modelReference(model)) },
    ];
  },
};

function entityOf(entity: EntitySpec, aspects: ReadonlyMap<string, AspectSpec>, model: CatalogModel): Json {
  const { name, doc, category, found, keyFields, partOf, description, defaults } = entity;
  const own = entity.aspects.flatMap((aspect) => aspects.get(aspect) ?? []);
  const { display } = model.rules;
  const edited = description === undefined ? [] : [{ aspect: description.aspect, path: [description.member] }];
  return {
    name,
    symbol: entitySymbol(name, model.graphqlOverrides),
    doc,
    category,
    found,
    aspects: entity.aspects,
    keyFields: keyFields.map((field) => ({ name: field.name, value: field.value })),
    partOf,
    platform: defaults?.platform === undefined ? undefined : { ...defaults.platform.text },
    nameAt: placesOf(own, display?.name ?? []),
    descriptionAt: [...edited, ...placesOf(own, display?.description ?? [])],
    editedDescription: description === undefined ? undefined : description.aspect,
    pointedAtBy: pointersAt(name, aspects, model),
    lineage: lineageOf(own),
  };
}

/** Relationships that lead to entities of this type, each after the entity type that it comes from. */
function pointersAt(target: string, aspects: ReadonlyMap<string, AspectSpec>, model: CatalogModel): readonly string[] {
  const found = model.entities.flatMap((entity) =>
    entity.aspects
      .flatMap((aspect) => aspects.get(aspect)?.relationships ?? [])
      .filter(({ entityTypes }) => entityTypes.includes(target))
      .map((relationship) => `${entity.name} ${relationship.name}`),
  );
  return sortedUnique(found);
}

/** Relationships of lineage that start at an entity, each with where it leads: to what it is made from, or away. */
function lineageOf(own: readonly AspectSpec[]): Json {
  const stated = own.flatMap(({ relationships }) => relationships).filter(({ lineage }) => lineage);
  if (stated.length === 0) return undefined;
  const directions = new Map(stated.map(({ name, direction }) => [name, direction]));
  return Object.fromEntries(sortedUnique(directions.keys()).map((name) => [name, directions.get(name)]));
}

/** Where texts stand that lists take from search fields: the first that has a value counts. */
function placesOf(aspects: readonly AspectSpec[], fields: readonly string[]): { aspect: string; path: ModelPath }[] {
  return fields.flatMap((field) =>
    aspects
      .filter(({ kind }) => kind === 'versioned')
      .flatMap(({ name, searchable }) =>
        searchable
          .filter((spec) => spec.value === 'string' && (spec.name === field || spec.aliases.includes(field)))
          .map(({ path }) => ({ aspect: name, path })),
      ),
  );
}

function aspectOf({ name, record, kind, timeseriesFields }: AspectSpec, type: NamedType | undefined): Json {
  const hints = hintsOf(type);
  return {
    name,
    record,
    kind,
    doc: type?.doc,
    ...hints,
    figures: timeseriesFields.length === 0 ? undefined : timeseriesFields.map((field) => field.name),
  };
}

/** What `@Aspect` says of how the aspect is shown. */
function hintsOf(type: NamedType | undefined): { readonly autoRender?: Json; readonly renderSpec?: Json } {
  const stated = type?.annotations['Aspect'];
  if (typeof stated !== 'object' || stated === null || Array.isArray(stated)) return {};
  const hints = Object.entries(stated).filter(([name]) => name === 'autoRender' || name === 'renderSpec');
  return Object.fromEntries(hints.map(([name, value]) => [name, jsonValue(value)]));
}

/** A search field may be a facet of several aspects; the first label counts. */
function facetLabels(aspects: readonly AspectSpec[]): Json {
  const labels = new Map<string, string>();
  for (const { searchable } of aspects) {
    for (const { name, facet, hasValues } of searchable) {
      if (facet !== undefined && !labels.has(name)) labels.set(name, facet);
      if (hasValues?.facet !== undefined && !labels.has(hasValues.name)) labels.set(hasValues.name, hasValues.facet);
    }
  }
  return Object.fromEntries(sortedUnique(labels.keys()).map((field) => [field, labels.get(field)]));
}
