import type { CatalogModel, Field, MethodSpec, NamedType, ParameterSpec } from '../../model/catalog-model.js';
import type { Emitter } from '../emitter.js';
import type { Json } from '../json-file.js';
import { jsonValue } from '../json-value.js';
import { typeText } from '../type-text.js';

/**
 * What the documentation pages show, as one compact JSON text: entities, aspects, types and RPC methods, with types as
 * PDL text. The pages themselves are laid out by the service.
 */
export const docsEmitter: Emitter = {
  name: 'docs',
  emit: (model) => [{ path: 'docs/catalog.json', text: `${JSON.stringify(catalog(model))}\n` }],
};

function catalog(model: CatalogModel): Json {
  return {
    entities: model.entities.map(({ name, doc, category, keyAspect, keyFields, aspects }) => ({
      name,
      doc,
      category,
      urn: urnForm(
        name,
        keyFields.map((field) => field.name),
      ),
      keyAspect,
      aspects,
    })),
    aspects: model.aspects.map(({ name, record, kind, searchable, relationships }) => ({
      name,
      record,
      kind,
      searchable: searchable.map((field) => ({ path: field.path.join('/'), name: field.name, type: field.type })),
      relationships: relationships.map((edge) => ({
        path: edge.path.join('/'),
        name: edge.name,
        entityTypes: edge.entityTypes,
      })),
    })),
    types: model.types.map(namedType),
    resources: model.resources.map(({ name, doc, methods }) => ({ name, doc, methods: methods.map(method) })),
  };
}

function urnForm(entity: string, parts: readonly string[]): string {
  const names = parts.map((part) => `<${part}>`);
  return `urn:li:${entity}:${names.length === 1 ? names.join('') : `(${names.join(',')})`}`;
}

function namedType(type: NamedType): Json {
  const head = { name: type.fqn, kind: type.kind, source: type.source, doc: type.doc, deprecated: type.deprecated };
  switch (type.kind) {
    case 'record':
      return { ...head, includes: type.includes, fields: type.fields.map(member) };
    case 'enum':
      return { ...head, symbols: type.symbols.map(({ name, doc, deprecated }) => ({ name, doc, deprecated })) };
    case 'fixed':
      return { ...head, size: type.size };
    case 'typeref':
      return { ...head, ref: typeText(type.ref) };
  }
}

function method({ kind, name, doc, deprecated, parameters, returns, errors }: MethodSpec): Json {
  return {
    kind,
    name,
    doc,
    deprecated,
    parameters: parameters.map(member),
    returns: returns === undefined ? undefined : typeText(returns),
    errors: errors.map(({ status, when }) => ({ status, when })),
  };
}

function member(field: Field | ParameterSpec): Json {
  return {
    name: field.name,
    doc: field.doc,
    type: typeText(field.type),
    presence: field.presence,
    default: field.default === undefined ? undefined : jsonValue(field.default),
    deprecated: 'deprecated' in field ? field.deprecated : undefined,
  };
}
