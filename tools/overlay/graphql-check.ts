import type { DefinitionNode, GraphQLError, NameNode, TypeDefinitionNode } from 'graphql';
import { Kind, parse, Source, validate } from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';
import { Diagnostics } from '../diagnostics/diagnostics.js';
import { didYouMean } from '../diagnostics/suggestion.js';
import { calledEntities } from '../emit/graphql/build-schema.js';
import { schemaClashes, schemaDefinitions, schemaTypes } from '../emit/graphql/emit-graphql.js';
import type { NameClash } from '../emit/graphql/name-clashes.js';
import type { CatalogModel } from '../model/catalog-model.js';
import type { Value } from '../pdl/syntax.js';
import { isRegistry } from '../resolve/catalog/model-files.js';
import type { ParseCache } from '../resolve/parse-cache.js';
import type { SourceFile } from '../source/source-file.js';
import { placeOf, type Span } from '../source/span.js';
import { schemaOf } from './graphql-schema.js';
import { fieldOverride, type NameFiles, type NamePlace, namePlaces } from './name-places.js';

const DOCUMENTS = 'graphql/documents/';
const OVERRIDES = 'graphql/overrides.yml';
/** Where an error without a line in the hand-written files is reported. */
const BLAMED = [OVERRIDES, 'entity-registry.yml'];

/** The files that a model was compiled from, and the cache that they were parsed with. */
export interface ParsedSources {
  readonly sources: readonly SourceFile[];
  readonly parseCache: ParseCache;
}

/**
 * Whether people and emitter together made a schema that GraphQL accepts, and whether the operations fit it. Of a
 * schema with names for two things nothing else is said: what GraphQL finds wrong in it follows from them.
 */
export function checkSchema(model: CatalogModel, parsed: ParsedSources, diagnostics: Diagnostics): void {
  const places = new Places(model, parsed);
  const clashes = schemaClashes(model);
  for (const clash of clashes) places.report(clash, diagnostics);
  if (clashes.length > 0) return;
  places.reportMissing(schemaTypes(model), diagnostics);
  for (const error of findFaults(model)) {
    const span = places.of(error);
    if (span !== undefined) diagnostics.report('graphql-invalid', span, { reason: error.message });
  }
}

function findFaults(model: CatalogModel): readonly GraphQLError[] {
  const definitions = schemaDefinitions(model);
  const written = validateSDL({ kind: Kind.DOCUMENT, definitions: definitions.map(withoutGenerated) });
  if (written.length > 0) return written;
  const { schema, faults } = schemaOf(model);
  if (faults.length > 0) return faults;
  const operations = model.graphqlSources
    .filter(({ path }) => path.startsWith(DOCUMENTS))
    .flatMap(({ path, text }) => parse(new Source(text, path)).definitions);
  return operations.length === 0 ? [] : validate(schema, { kind: Kind.DOCUMENT, definitions: operations });
}

/**
 * Members that people wrote, and symbols. What else the emitter made is right by construction, and ten times as much.
 */
function withoutGenerated(node: TypeDefinitionNode): TypeDefinitionNode {
  if (node.kind !== Kind.OBJECT_TYPE_DEFINITION) return node;
  return { ...node, fields: (node.fields ?? []).filter(({ loc }) => loc !== undefined) };
}

/** Finds the lines that errors are about. */
class Places {
  private readonly model: CatalogModel;
  private readonly files: ReadonlyMap<string, SourceFile>;
  private readonly named: NameFiles;

  constructor(model: CatalogModel, { sources, parseCache }: ParsedSources) {
    this.model = model;
    this.files = new Map(sources.map((file) => [file.path, file]));
    const read = (file: SourceFile): readonly Value[] => {
      const value = parseCache.valueOf(file, new Diagnostics());
      return value === undefined ? [] : [value];
    };
    const [overrides] = sources.filter(({ path }) => path === OVERRIDES).flatMap(read);
    this.named = { overrides, registries: sources.filter(isRegistry).flatMap(read) };
  }

  /** At the place that comes last, or where the other is written elsewhere at the first one. */
  report({ what, name, holder }: NameClash, diagnostics: Diagnostics): void {
    const given = namePlaces(this.named, calledEntities(this.model)).filter(
      (place) => place.name === name && place.what === what,
    );
    const [first] = given;
    const place = holder === 'model' ? given.at(-1) : first;
    const span = (holder === 'table' ? undefined : place?.span) ?? this.definitionOf(name) ?? this.blamed();
    if (span === undefined) return;
    diagnostics.report('graphql-name-clash', span, { what, name, holder: this.holderOf({ name, holder }, first) });
  }

  /** Types that overrides give fields, and that nothing defines. */
  reportMissing({ defined, missing }: ReturnType<typeof schemaTypes>, diagnostics: Diagnostics): void {
    if (missing.length === 0) return;
    const given = namePlaces(this.named, calledEntities(this.model));
    for (const { name, what, span } of given) {
      if (what !== 'type' || !missing.includes(name)) continue;
      const hint = didYouMean(name, defined, 'Name an interface of "interfaces", or a type of a .graphql file.');
      diagnostics.report('graphql-type-missing', span, { name, hint });
    }
  }

  /** The first node that people wrote, the override of a field that the message names, or else a file's beginning. */
  of({ nodes, message }: GraphQLError): Span | undefined {
    for (const { loc } of nodes ?? []) {
      const file = this.files.get(loc?.source.name ?? '');
      if (loc !== undefined && file !== undefined) {
        const line = file.positionAt(loc.start).line;
        const end = loc.start + file.lineText(line).length;
        return { file, start: loc.start, end: Math.min(loc.end, end) };
      }
    }
    return this.overrideIn(message) ?? this.blamed();
  }

  private overrideIn(message: string): Span | undefined {
    const entities = new Map(calledEntities(this.model).map(({ type, entity }) => [type, entity]));
    for (const [, type = '', field = ''] of message.matchAll(/\b(\w+)\.(\w+)\b/g)) {
      const span = entities.has(type) ? fieldOverride(this.named.overrides, entities.get(type), field) : undefined;
      if (span !== undefined) return span;
    }
    return undefined;
  }

  private blamed(): Span | undefined {
    const file = BLAMED.map((path) => this.files.get(path)).find((candidate) => candidate !== undefined);
    return file && { file, start: 0, end: 0 };
  }

  private holderOf({ name, holder }: Pick<NameClash, 'holder' | 'name'>, first: NamePlace | undefined): string {
    switch (holder) {
      case 'graphql':
        return 'by GraphQL or TypeScript';
      case 'table':
        return 'by a table of mutations or lists';
      case 'model':
        return first === undefined ? 'by the models' : `at ${placeOf(first.span)}`;
      case 'written': {
        const place = this.definitionOf(name);
        return place === undefined ? 'by a part of every schema' : `at ${placeOf(place)}`;
      }
    }
  }

  /** Of a type, or of a field of Query, in what people wrote. */
  private definitionOf(name: string): Span | undefined {
    for (const { path, text } of this.model.graphqlSources) {
      const file = this.files.get(path);
      if (file === undefined) continue;
      const loc = parse(text)
        .definitions.flatMap(definedNames)
        .find(({ value }) => value === name)?.loc;
      if (loc !== undefined) return { file, start: loc.start, end: loc.end };
    }
    return undefined;
  }
}

/** What a definition adds to the schema: a type, or fields of one. */
function definedNames(node: DefinitionNode): readonly NameNode[] {
  if (node.kind === Kind.OBJECT_TYPE_EXTENSION) return (node.fields ?? []).map(({ name }) => name);
  return node.kind.endsWith('TypeDefinition') && 'name' in node ? [node.name] : [];
}
