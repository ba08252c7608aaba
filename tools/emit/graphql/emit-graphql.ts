import { print, specifiedScalarTypes, type TypeDefinitionNode } from 'graphql';
import type { Binding, FieldOutput, Source } from '../../runtime/graphql/binding.js';
import type { CatalogModel, SourceText } from '../../model/catalog-model.js';
import type { ListRule } from '../../model/list-rules.js';
import type { Emitter } from '../emitter.js';
import { literal, property, type Printable } from '../literal.js';
import { generatedNotice, type OutputFile } from '../output-file.js';
import { ModelTypeIndex } from '../type-index.js';
import { withoutSecrets } from '../without-secrets.js';
import { TypeScriptFile } from '../typescript-file.js';
import { editSource } from './edit-source.js';
import { emitArgumentTypes } from './argument-types.js';
import { BASE_SCHEMA, ENTITY_READ } from './base-schema.js';
import { isTrivial } from './binding.js';
import { buildSchema, type BuiltSchema, calledEntities } from './build-schema.js';
import { emitOverviews } from './emit-overviews.js';
import type { NameClash } from './name-clashes.js';
import { listSource } from './list-source.js';
import { mergeSchema } from './schema-merge.js';
import { schemaText } from './schema-text.js';
import type { SchemaType } from './schema-shape.js';

/** Operations of clients, which define nothing. */
const DOCUMENTS = 'graphql/documents/';

/** The GraphQL schema, and what the service does to answer each field of its generated types. */
export const graphqlEmitter: Emitter = { name: 'graphql', emit: emitGraphql };

/** The whole schema as definitions; those that people wrote know their places. */
export function schemaDefinitions(model: CatalogModel): readonly TypeDefinitionNode[] {
  return makeSchema(model).definitions;
}

/** Names that two things would have in the schema. */
export function schemaClashes(model: CatalogModel): readonly NameClash[] {
  return makeSchema(model).built.clashes;
}

/** Names of all types that are defined, and of those that are not, so that the fields that have them are left out. */
export function schemaTypes(model: CatalogModel): {
  readonly defined: readonly string[];
  readonly missing: readonly string[];
} {
  const { built, definitions } = makeSchema(model);
  const defined = [...definitions.map(({ name }) => name.value), ...specifiedScalarTypes.map(({ name }) => name)];
  const known = new Set(defined);
  const used = built.types.flatMap((shape) => (shape.kind === 'object' ? shape.fields.map(({ type }) => type) : []));
  const missing = new Set(used.map((type) => type.replace(/[[\]!]/g, '')).filter((name) => !known.has(name)));
  return { defined, missing: [...missing] };
}

interface MadeSchema {
  readonly model: CatalogModel;
  readonly built: BuiltSchema;
  readonly definitions: readonly TypeDefinitionNode[];
}

/**
 * Models are asked for their schemas by the emitter and by whoever checks them. By types, which no two models share by
 * chance.
 */
const made = new WeakMap<CatalogModel['types'], MadeSchema>();

function makeSchema(model: CatalogModel): MadeSchema {
  const cached = made.get(model.types);
  if (cached !== undefined && hasSameSchema(cached.model, model)) return cached;
  const written = { ...withoutSecrets(model), graphqlSources: [...model.graphqlSources, ...editSource(model.edits)] };
  const sources = [...written.graphqlSources, ...listSource(model.lists, calledEntities(written))];
  const open = { ...written, graphqlSources: sources };
  const built = buildSchema(open, new ModelTypeIndex(open));
  const described = built.entities.map((names, at) => {
    const { doc = '', keyFields = [] } = open.entities[at] ?? {};
    return { ...names, doc, keyFields: keyFields.map(({ name }) => name) };
  });
  const generated = schemaText(built.types, described, built.interfaces);
  const schema = { model, built, definitions: mergeSchema(`${BASE_SCHEMA}${generated}`, sources) };
  made.set(model.types, schema);
  return schema;
}

/** Operations of clients are no part of it. */
function hasSameSchema(a: CatalogModel, b: CatalogModel): boolean {
  if (a === b) return true;
  const [first, second] = [a, b].map(({ graphqlSources }) => graphqlSources.filter(isDefinition));
  return (
    a.entities === b.entities &&
    a.aspects === b.aspects &&
    a.graphqlOverrides === b.graphqlOverrides &&
    a.edits === b.edits &&
    a.lists === b.lists &&
    first?.length === second?.length &&
    first?.every(({ text }, at) => text === second?.[at]?.text) === true
  );
}

function isDefinition({ path }: SourceText): boolean {
  return !path.startsWith('graphql/documents/');
}

function emitGraphql(model: CatalogModel): readonly OutputFile[] {
  const { built, definitions } = makeSchema(model);
  const schema = definitions.map(print).join('\n\n');
  return [
    { path: 'graphql/schema.graphql', text: `# ${generatedNotice('')}\n\n${schema}\n` },
    emitArgumentTypes(
      `${BASE_SCHEMA}extend type Query { ${ENTITY_READ} }`,
      model.graphqlSources.filter(({ path }) => !path.startsWith(DOCUMENTS)),
    ),
    emitBindings(built, model.lists),
    emitOverviews(model.overviews),
  ];
}

function emitBindings({ types, entities }: BuiltSchema, lists: readonly ListRule[]): OutputFile {
  const file = new TypeScriptFile('graphql/bindings.ts', '');
  file.doc('Entity types by registry name.');
  file.print(`export const entityNames: readonly ${file.type('EntityNames', './binding.js')}[] = [`);
  for (const names of entities) file.print(`  ${literal({ ...names }, 2)},`);
  file.print('];', '');
  file.doc('Queries that list entities, by name.');
  file.print(`export const lists: readonly ${file.type('EntityListSpec', './binding.js')}[] = [`);
  for (const { spec } of lists) file.print(`  ${literal(printableList(spec), 2)},`);
  file.print('];', '');
  file.doc(
    'By type, then field. A field of a generated type that is not listed is the member of the same name, as it stands.',
  );
  const table = `Readonly<Record<string, Readonly<Record<string, ${file.type('Binding', './binding.js')}>>>>`;
  file.print(`export const bindings: ${table} = {`);
  for (const shape of types) if (shape.kind === 'object') file.print(...bindingLines(shape));
  file.print('};');
  return file.output();
}

function bindingLines(shape: Extract<SchemaType, { readonly kind: 'object' }>): string[] {
  const fields = shape.fields.filter(({ name, binding }) => !isTrivial(name, binding));
  const lines = fields.map(({ name, binding }) => `    ${property(name, printableBinding(binding), 4)},`);
  return lines.length === 0 ? [`  ${shape.name}: {},`] : [`  ${shape.name}: {`, ...lines, '  },'];
}

function printableBinding(binding: Binding): Printable {
  if (binding.kind === 'ancestors') return { ...binding, sources: binding.sources.map(printableSource) };
  if (binding.kind === 'counted') return { ...binding, counts: binding.counts.map((count) => ({ ...count })) };
  if (binding.kind !== 'value') return { ...binding };
  const { sources, output, fallback } = binding;
  return { kind: 'value', sources: sources.map(printableSource), output: printableOutput(output), fallback };
}

function printableList({ conditions, ...spec }: ListRule['spec']): Printable {
  return { ...spec, conditions: conditions.map((condition) => ({ ...condition })) };
}

function printableSource(source: Source): Printable {
  return { ...source };
}

function printableOutput(output: FieldOutput): Printable {
  switch (output.kind) {
    case 'list':
      return { ...output, items: printableOutput(output.items) };
    case 'member':
      return { ...output, value: printableOutput(output.value) };
    case 'union': {
      const members = Object.entries(output.members).map(([key, arm]): [string, Printable] => [key, { ...arm }]);
      return { ...output, members: Object.fromEntries(members) };
    }
    default:
      return { ...output };
  }
}
