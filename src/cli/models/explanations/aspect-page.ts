import type {
  AspectSpec,
  KeyedArraySpec,
  RelationshipSpec,
  SearchableSpec,
} from '../../../../generated/service/registry/model.js';
import { counted } from '../../../kernel/counted.js';
import type { MemberDoc } from '../../../platform/docs/docs-catalog.js';
import type { FoundField } from './field-path.js';
import { graphqlOfAspect, graphqlOfField } from './graphql-names.js';
import { type ModelKnowledge, nameOf } from './model-knowledge.js';
import type { ExplanationPage, TableRow } from './page.js';
import { readsOfAspect } from './rpc-reads.js';
import { edgeRows, indexRows, patchRows, seriesRows } from './spec-rows.js';
import { validationOf } from './validation.js';

/** The page of an aspect. */
export function aspectPage(aspect: AspectSpec, knowledge: ModelKnowledge): ExplanationPage {
  const record = knowledge.type(aspect.record);
  const arrays = openArrays(aspect, knowledge);
  return {
    kind: 'aspect',
    name: aspect.name,
    doc: record?.doc ?? '',
    facts: {
      record: `${aspect.record}, ${knowledge.placeOf(aspect.record)}`,
      entities: knowledge.entitiesWith(aspect).join(', '),
      stored: aspect.kind === 'versioned' ? 'latest value and history' : 'as a time series',
      typescript: `${nameOf(aspect.record)} of generated/contract/types/${namespaceOf(aspect.record)}.ts`,
      'json schema': `generated/contract/json-schema/${namespaceOf(aspect.record)}.json#/$defs/${nameOf(aspect.record)}`,
      avro: `generated/contract/avro/${avroName(aspect.record)}.avsc`,
      graphql: graphqlOfAspect(aspect.name, knowledge),
      rpc: readsOfAspect(aspect, knowledge),
      fields: (record?.fields ?? []).map(fieldRow),
      secret: secretText(aspect),
      patches: patchRows(arrays, arrays),
      index: indexRows(aspect.searchable),
      relationships: edgeRows(aspect.relationships),
      'time series': seriesRows(aspect.timeseriesFields),
      collections: aspect.timeseriesCollections.flatMap(({ name, key, fields }) =>
        seriesRows(fields).map((row) => ({ collection: `${name} by ${key}`, ...row })),
      ),
    },
  };
}

/** The page of a field of an aspect, and of everything below it. */
export function fieldPage(
  aspect: AspectSpec,
  { path, field, owner }: FoundField,
  knowledge: ModelKnowledge,
): ExplanationPage {
  const below = <Spec extends { readonly path: readonly string[] }>(specs: readonly Spec[]): readonly Spec[] =>
    specs.filter((spec) => path.every((step, index) => spec.path[index] === step));
  const edges = below(aspect.relationships);
  const arrays = openArrays(aspect, knowledge);
  return {
    kind: 'field',
    name: `${aspect.name}.${path.filter((step) => step !== '*').join('.')}`,
    doc: field.doc,
    facts: {
      written: knowledge.placeOf(knowledge.declarerOf(owner, field.name), field.name),
      type: `${field.presence === 'optional' ? 'optional ' : ''}${field.type}`,
      default: field.default === undefined ? '' : JSON.stringify(field.default),
      deprecated: field.deprecated === undefined ? '' : field.deprecated === true ? 'yes' : field.deprecated,
      validation: validationOf(
        field,
        edges.find((edge) => endsAt(edge, path)),
        knowledge,
      ),
      entities: knowledge.entitiesWith(aspect).join(', '),
      typescript: `${nameOf(owner)}['${field.name}'] of generated/contract/types/${namespaceOf(owner)}.ts`,
      'json schema': `generated/contract/json-schema/${namespaceOf(owner)}.json#/$defs/${nameOf(owner)}/properties/${field.name}`,
      graphql: graphqlOfField(aspect.name, path, knowledge),
      rpc: readsOfAspect(aspect, knowledge),
      patches: patchRows(below(arrays), arrays),
      index: indexRows(below(aspect.searchable)),
      relationships: edgeRows(edges),
      'time series': seriesRows(below(aspect.timeseriesFields)),
    },
  };
}

/** The page of a field in the search index of an entity, for all aspects that fill it. */
export function searchFieldPage(
  entity: string,
  name: string,
  sources: readonly { readonly aspect: AspectSpec; readonly field: SearchableSpec }[],
): ExplanationPage {
  return {
    kind: 'search field',
    name: `${entity}.${name}`,
    doc: '',
    facts: {
      query: `npx cadastre search '${name}:<value>' --entity ${entity}`,
      filter: `npx cadastre search --entity ${entity} --filter ${name}=<value>`,
      index: sources.flatMap(({ aspect, field }) => indexRows([field]).map((row) => ({ aspect: aspect.name, ...row }))),
    },
  };
}

function fieldRow({ name, type, presence, default: value }: MemberDoc): TableRow {
  return { field: name, type, presence, default: value === undefined ? '' : JSON.stringify(value) };
}

/** Arrays that patches address, without those of secret fields. */
function openArrays({ name, secrets = [] }: AspectSpec, { registry }: ModelKnowledge): readonly KeyedArraySpec[] {
  return registry
    .keyedArrays(name)
    .filter(({ path }) => !secrets.some((secret) => secret.every((step, at) => path[at] === step)));
}

/** How many fields are not shown, at any depth; not which. */
function secretText({ secrets = [] }: AspectSpec): string {
  return secrets.length === 0 ? '' : `${counted(secrets.length, 'field')}, read over RPC alone`;
}

/** Whether an edge starts at a path, or at the items there. */
function endsAt(edge: RelationshipSpec, path: readonly string[]): boolean {
  return edge.path.slice(path.length).every((step) => step === '*');
}

/** Avro schemas carry the namespace under which events travel. */
function avroName(fqn: string): string {
  return fqn.replace(/^com\.linkedin\./, 'com.linkedin.pegasus2avro.');
}

function namespaceOf(fqn: string): string {
  const dot = fqn.lastIndexOf('.');
  return dot < 0 ? 'root' : fqn.slice(0, dot);
}
