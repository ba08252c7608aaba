import type {
  Annotations,
  AspectSpec,
  CatalogModel,
  EntitySpec,
  EnumSymbol,
  Field,
  MethodSpec,
  NamedType,
  ParameterSpec,
  ResourceSpec,
} from '../../model/catalog-model.js';
import { typeText } from '../../model/type-text.js';
import type { Emitter } from '../emitter.js';
import { compactJsonText, type Json } from '../json-file.js';
import { jsonValue } from '../json-value.js';
import { ExampleValues } from './example-values.js';
import { sortedUnique } from '../order.js';
import type { OutputFile } from '../output-file.js';
import { namespaceFile, namespaceOf } from '../type-index.js';
import { withoutSecrets } from '../without-secrets.js';

/**
 * What the documentation pages show, as lists in JSON: entities, aspects, RPC resources, and the types of each
 * namespace, with uses of types as PDL text; examples of them, and operations of GraphQL to try. Secret fields are left
 * out. The pages themselves are laid out by the service.
 */
export const docsEmitter: Emitter = {
  name: 'docs',
  emit: (complete) => {
    const model = withoutSecrets(complete);
    const examples = new ExampleValues(model);
    return [
      list(
        'entities',
        model.entities.map((spec) => entity(spec, examples)),
      ),
      list(
        'aspects',
        model.aspects.map((spec) => aspect(spec, examples)),
      ),
      list('graphql-examples', graphqlExamples(complete)),
      list('resources', model.resources.map(resource)),
      ...typeLists(model),
    ];
  },
};

function list(name: string, items: readonly Json[]): OutputFile {
  return { path: `docs/${name}.json`, text: compactJsonText(items) };
}

function typeLists({ types }: CatalogModel): readonly OutputFile[] {
  const namespaces = sortedUnique(types.map(({ fqn }) => namespaceOf(fqn)));
  return namespaces.map((namespace) => {
    const own = types.filter(({ fqn }) => namespaceOf(fqn) === namespace);
    return list(`types/${namespaceFile(namespace)}`, own.map(namedType));
  });
}

function entity(spec: EntitySpec, examples: ExampleValues): Json {
  const { name, doc, category, keyAspect, keyFields, aspects } = spec;
  const urn = urnForm(
    name,
    keyFields.map((field) => field.name),
  );
  return { name, doc, category, urn, example: examples.urn(spec), keyAspect, aspects };
}

function aspect(spec: AspectSpec, examples: ExampleValues): Json {
  const { name, record, kind, searchable, relationships } = spec;
  return {
    name,
    record,
    kind,
    searchable: searchable.map((field) => ({ path: field.path.join('/'), name: field.name, type: field.type })),
    relationships: relationships.map((edge) => ({
      path: edge.path.join('/'),
      name: edge.name,
      entityTypes: edge.entityTypes,
    })),
    // One that is accepted would have to show what nobody should see.
    example: spec.secrets === undefined ? examples.aspect(spec) : undefined,
  };
}

const GRAPHQL_EXAMPLES = 'graphql/documents/examples/';

/** Operations to try, as people wrote them, in the order of their files. */
function graphqlExamples({ graphqlSources }: CatalogModel): readonly Json[] {
  return graphqlSources.filter(({ path }) => path.startsWith(GRAPHQL_EXAMPLES)).map(({ text }) => text);
}

function resource({ name, doc, methods }: ResourceSpec): Json {
  return { name, doc, methods: methods.map(method) };
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

/** What these pages say in words of their own. */
const SAID_OTHERWISE = new Set([
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
  const names = Object.keys(annotations).filter((name) => !SAID_OTHERWISE.has(name));
  if (names.length === 0) return undefined;
  return Object.fromEntries(names.map((name) => [name, jsonValue(annotations[name] ?? null)]));
}

function method({ kind, name, doc, deprecated, parameters, returns, errors, example }: MethodSpec): Json {
  return {
    kind,
    name,
    doc,
    deprecated,
    parameters: parameters.map(member),
    returns: returns === undefined ? undefined : typeText(returns),
    errors: errors.map(({ status, when }) => ({ status, when })),
    example: example && jsonValue(example),
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
