import {
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  isInputObjectType,
  isObjectType,
  Kind,
  type Location,
  type OperationDefinitionNode,
  parse,
  print,
  validate,
  visit,
} from 'graphql';
import type { Diagnostics } from '../diagnostics/diagnostics.js';
import { compareText } from '../emit/order.js';
import type { CatalogModel, SourceText } from '../model/catalog-model.js';
import { entriesOf } from '../pdl/object-entries.js';
import type { ObjectEntry, Value } from '../pdl/syntax.js';
import type { SourceFile } from '../source/source-file.js';
import type { Span } from '../source/span.js';
import { schemaOf } from './graphql-schema.js';
import { misspeltOverrides } from './misspelt-overrides.js';
import { UnusedOverrides, type NamedKey } from './unused-overrides.js';

/** Operations of the typed client. */
const DOCUMENT = /^graphql\/documents\//;

/** What our GraphQL files say, and where. `overrides`: the tree of `overrides.yml`. */
export interface GraphqlFiles {
  readonly sources: readonly SourceFile[];
  readonly overrides: Value | undefined;
}

/**
 * Compare somebody else's models with what our GraphQL files take for granted. Operations and names that are about what
 * is not in the models are omitted, each with a warning; so are operations of the typed client.
 * @returns the model with the operations that are left
 */
export function leaveOut(model: CatalogModel, files: GraphqlFiles, diagnostics: Diagnostics): CatalogModel {
  const { schema, definitions, documents } = readSchema(model);
  const context = { files, diagnostics };
  reportUnused(model, files, diagnostics);
  const usable = usableDocuments(documents, schema, context);
  const graphqlSources = [...definitions, ...usable].sort((a, b) => compareText(a.path, b.path));
  return { ...model, graphqlSources };
}

/** Warn about operations and names without a counterpart in the models: in our own models a mistake. */
export function reportUnused(model: CatalogModel, files: GraphqlFiles, diagnostics: Diagnostics): void {
  const { schema, definitions } = readSchema(model);
  const context = { files, diagnostics };
  for (const source of definitions) reportFields(source, schema, context);
  reportOverrides(model, context);
}

interface Context {
  readonly files: GraphqlFiles;
  readonly diagnostics: Diagnostics;
}

interface ReadSchema {
  readonly schema: GraphQLSchema;
  readonly definitions: readonly SourceText[];
  readonly documents: readonly SourceText[];
}

function readSchema(model: CatalogModel): ReadSchema {
  const documents = model.graphqlSources.filter(({ path }) => DOCUMENT.test(path));
  const definitions = model.graphqlSources.filter(({ path }) => !DOCUMENT.test(path));
  return { schema: schemaOf(model).schema, definitions, documents };
}

/** Fields of the hand-written types that did not make it into the schema. */
function reportFields({ path, text }: SourceText, schema: GraphQLSchema, context: Context): void {
  for (const node of parse(text).definitions) {
    if (!('fields' in node)) continue;
    const type = schema.getType(node.name.value);
    const fields = isObjectType(type) || isInputObjectType(type) ? type.getFields() : undefined;
    for (const { name } of node.fields ?? []) {
      if (fields?.[name.value] !== undefined) continue;
      const span = spanIn(path, name.loc, context.files);
      const what = `${node.name.value}.${name.value}`;
      if (span !== undefined) context.diagnostics.report('operation-left-out', span, { what });
    }
  }
}

/** The operations that the schema can answer, with the fragments that they need. */
function usableDocuments(
  documents: readonly SourceText[],
  schema: GraphQLSchema,
  context: Context,
): readonly SourceText[] {
  const parsed = documents.map(({ path, text }) => ({ path, text, document: parse(text) }));
  const usable = usableNodes(parsed, schema, context);
  return parsed.flatMap(({ path, text, document }) => {
    const left = document.definitions.filter((node) => usable.has(node));
    if (left.length === document.definitions.length) return [{ path, text }];
    return left.length === 0 ? [] : [{ path, text: `${print({ kind: Kind.DOCUMENT, definitions: left })}\n` }];
  });
}

/** The same as nodes. Warns of the operations that are lost. */
function usableNodes(
  parsed: readonly { readonly path: string; readonly document: DocumentNode }[],
  schema: GraphQLSchema,
  { files, diagnostics }: Context,
): ReadonlySet<DefinitionNode> {
  const all = parsed.flatMap(({ document }) => document.definitions);
  const fragments = new Map(
    all.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );
  const usable = new Set<DefinitionNode>();
  const lost: { readonly name: string; readonly span: Span | undefined }[] = [];
  for (const { path, document } of parsed) {
    for (const node of document.definitions) {
      if (node.kind !== Kind.OPERATION_DEFINITION) continue;
      const operation = [node, ...fragmentsOf(node, fragments)];
      const isLost = validate(schema, { kind: Kind.DOCUMENT, definitions: operation }).length > 0;
      if (isLost) lost.push({ name: node.name?.value ?? '', span: spanIn(path, (node.name ?? node).loc, files) });
      else for (const needed of operation) usable.add(needed);
    }
  }
  reportLost(lost, diagnostics);
  return usable;
}

function reportLost(
  lost: readonly { readonly name: string; readonly span: Span | undefined }[],
  diagnostics: Diagnostics,
): void {
  const span = lost.find((operation) => operation.span !== undefined)?.span;
  if (span === undefined) return;
  diagnostics.report('documents-left-out', span, { names: lost.map(({ name }) => name) });
}

/** Fragments that an operation spreads, at any depth, each once. */
function fragmentsOf(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): readonly FragmentDefinitionNode[] {
  const found = new Set<FragmentDefinitionNode>();
  const waiting: (FragmentDefinitionNode | OperationDefinitionNode)[] = [operation];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const names: string[] = [];
    const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [next] };
    visit(document, { FragmentSpread: ({ name }) => void names.push(name.value) });
    for (const name of names) {
      const fragment = fragments.get(name);
      if (fragment === undefined || found.has(fragment)) continue;
      found.add(fragment);
      waiting.push(fragment);
    }
  }
  return [...found];
}

/**
 * Entities, records, their fields and interfaces that have names of their own and do not exist, a warning for each
 * section.
 */
function reportOverrides(model: CatalogModel, { files, diagnostics }: Context): void {
  const unused = new UnusedOverrides(model);
  const sections: readonly (readonly [string, (entry: ObjectEntry) => readonly NamedKey[]])[] = [
    ['entities', (entry) => unused.inEntity(entry)],
    ['records', (entry) => unused.inRecord(entry)],
    ['interfaces', (entry) => unused.inInterface(entry)],
  ];
  // Models of others lack much of what ours are about, and have names that are close to it by chance.
  const isOfModels = files.overrides !== undefined && files.overrides.span.file.tree.rank >= 0;
  const misspelt = isOfModels ? misspeltOverrides(model, files.overrides) : [];
  for (const { span, what, name, meant } of misspelt) diagnostics.report('rule-name', span, { what, name, meant });
  for (const [section, find] of sections) {
    const missing = entriesOf(files.overrides, section)
      .flatMap(find)
      .filter(({ span }) => !misspelt.some(({ key }) => key.start === span.start));
    const [first] = missing;
    if (first === undefined) continue;
    diagnostics.report('overrides-left-out', first.span, { section, names: missing.map(({ text }) => text) });
  }
}

function spanIn(path: string, loc: Location | undefined, { sources }: GraphqlFiles): Span | undefined {
  const file = sources.find((source) => source.path === path);
  return file && loc && { file, start: loc.start, end: loc.end };
}
