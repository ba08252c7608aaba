import type {
  Annotations,
  CatalogModel,
  EnumSymbol,
  Field,
  MethodSpec,
  NamedType,
  ParameterSpec,
} from '../../model/catalog-model.js';
import type { Emitter } from '../emitter.js';
import type { Json } from '../json-file.js';
import { jsonValue } from '../json-value.js';
import { typeText } from '../../model/type-text.js';

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
  const head = {
    name: type.fqn,
    kind: type.kind,
    source: type.source,
    doc: type.doc,
    deprecated: type.deprecated,
    annotations: carried(type.annotations),
  };
  switch (type.kind) {
    case 'record':
      return { ...head, includes: type.includes, fields: type.fields.map(member) };
    case 'enum':
      return { ...head, symbols: type.symbols.map(symbol) };
    case 'fixed':
      return { ...head, size: type.size };
    case 'typeref':
      return { ...head, ref: typeText(type.ref) };
  }
}

function symbol({ name, doc, deprecated, annotations }: EnumSymbol): Json {
  return { name, doc, deprecated, annotations: carried(annotations) };
}

/** What these pages tell in words of their own. */
const TOLD = new Set([
  'Aspect',
  'Entity',
  'Event',
  'Relationship',
  'SearchScore',
  'Searchable',
  'TimeseriesField',
  'TimeseriesFieldCollection',
  'deprecated',
  // Said to the linter, and to nobody else.
  'lint',
]);

/** Annotations that mean nothing to the catalog, and may mean something to readers. */
function carried(annotations: Annotations): Json | undefined {
  const names = Object.keys(annotations).filter((name) => !TOLD.has(name));
  if (names.length === 0) return undefined;
  return Object.fromEntries(names.map((name) => [name, jsonValue(annotations[name] ?? null)]));
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
    annotations: 'annotations' in field ? carried(field.annotations) : undefined,
  };
}
