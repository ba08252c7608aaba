import type { AspectSpec, CatalogModel, EntitySpec, Field, NamedType } from '../../model/catalog-model.js';
import { typeText } from '../../model/type-text.js';
import type { Json } from '../json-file.js';
import { jsonValue } from '../json-value.js';
import { reachFrom } from '../names-in-type.js';

/**
 * What the page of the models shows and no other page needs: of each entity type how its URNs are made, of each aspect
 * what the model says of its fields, and the types that aspects are made of, by their full names.
 * @param model without secret fields
 */
export function modelReference(model: CatalogModel): Json {
  const reached = reachFrom(
    model.aspects.map(({ record }) => record),
    model,
  );
  return {
    entities: model.entities.map(entityReference),
    aspects: model.aspects.map(aspectReference),
    types: model.types.filter(({ fqn }) => reached.has(fqn)).map(typeReference),
  };
}

function entityReference({ name, keyAspect, keyFields }: EntitySpec): Json {
  return {
    name,
    keyAspect,
    keyFields: keyFields.map((field) => ({
      name: field.name,
      value: field.value,
      symbols: field.symbols.length === 0 ? undefined : field.symbols,
      presence: field.presence,
    })),
  };
}

function aspectReference(aspect: AspectSpec): Json {
  const { name, searchable, relationships, timeseriesFields, timeseriesCollections, secrets } = aspect;
  return {
    name,
    searchable: searchable.map((field) => ({
      path: field.path.join('/'),
      name: field.name,
      type: field.type,
      facet: field.facet,
      isDefault: field.queryByDefault ? true : undefined,
    })),
    relationships: relationships.map((edge) => ({
      path: edge.path.join('/'),
      name: edge.name,
      entityTypes: edge.entityTypes,
      lineage: edge.lineage ? edge.direction : undefined,
    })),
    figures: [
      ...timeseriesFields.map((field) => ({ path: field.path.join('/'), name: field.name })),
      ...timeseriesCollections.map((field) => ({ path: field.path.join('/'), name: field.name })),
    ],
    hasSecrets: secrets === undefined ? undefined : true,
  };
}

function typeReference(type: NamedType): Json {
  const { fqn, kind, doc, source, deprecated } = type;
  const head = { name: fqn, kind, doc, source, deprecated };
  switch (type.kind) {
    case 'record':
      return { ...head, fields: type.fields.map(fieldReference) };
    case 'enum':
      return {
        ...head,
        symbols: type.symbols.map((symbol) => ({ name: symbol.name, doc: symbol.doc, deprecated: symbol.deprecated })),
      };
    case 'fixed':
      return { ...head, type: `${String(type.size)} bytes` };
    case 'typeref':
      return { ...head, type: typeText(type.ref) };
  }
}

function fieldReference(field: Field): Json {
  return {
    name: field.name,
    doc: field.doc,
    type: typeText(field.type),
    isOptional: field.presence === 'optional' ? true : undefined,
    default: field.default === undefined ? undefined : jsonValue(field.default),
    deprecated: field.deprecated,
  };
}
