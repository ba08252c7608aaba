import type { GraphQLError, TypeDefinitionNode } from 'graphql';
import { Kind, parse, Source, validate } from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';
import type { Diagnostics } from '../diagnostics/diagnostics.js';
import { schemaDefinitions } from '../emit/graphql/emit-graphql.js';
import type { CatalogModel } from '../model/catalog-model.js';
import type { SourceFile } from '../source/source-file.js';
import type { Span } from '../source/span.js';
import { schemaOf } from './graphql-schema.js';

const DOCUMENTS = 'graphql/documents/';
/** Where an error without a line in the hand-written files is reported. */
const BLAMED = ['graphql/overrides.yml', 'entity-registry.yml'];

/**
 * Whether people and emitter together made a schema that GraphQL accepts, and whether the operations fit it. `sources`
 * are those that `model` was compiled from.
 */
export function checkSchema(model: CatalogModel, sources: readonly SourceFile[], diagnostics: Diagnostics): void {
  const places = new Places(sources);
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
 * Members that people wrote, and symbols, of which two entities may have the same. What else the emitter made is right
 * by construction, and ten times as much.
 */
function withoutGenerated(node: TypeDefinitionNode): TypeDefinitionNode {
  if (node.kind !== Kind.OBJECT_TYPE_DEFINITION) return node;
  return { ...node, fields: (node.fields ?? []).filter(({ loc }) => loc !== undefined) };
}

/** Finds the lines that errors are about. */
class Places {
  private readonly files: ReadonlyMap<string, SourceFile>;

  constructor(sources: readonly SourceFile[]) {
    this.files = new Map(sources.map((file) => [file.path, file]));
  }

  /** The first node that people wrote; else the beginning of the file that names come from. */
  of({ nodes }: GraphQLError): Span | undefined {
    for (const { loc } of nodes ?? []) {
      const file = this.files.get(loc?.source.name ?? '');
      if (loc !== undefined && file !== undefined) {
        const line = file.positionAt(loc.start).line;
        const end = loc.start + file.lineText(line).length;
        return { file, start: loc.start, end: Math.min(loc.end, end) };
      }
    }
    const file = BLAMED.map((path) => this.files.get(path)).find((candidate) => candidate !== undefined);
    return file && { file, start: 0, end: 0 };
  }
}
