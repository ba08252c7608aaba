/**
 * The GraphQL files that people write: definitions of types in `graphql/`, operations in `graphql/documents/`. Reports
 * what can be seen in the files alone: syntax, misplaced definitions, duplicate names. Does not resolve names: types
 * made from records are known to the emitter of the schema alone.
 */
import {
  type DefinitionNode,
  type DocumentNode,
  GraphQLError,
  Kind,
  type NameNode,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  parse,
  type TypeDefinitionNode,
} from 'graphql';
import type { Diagnostics } from '../../diagnostics/diagnostics.js';
import type { SourceFile } from '../../source/source-file.js';
import { placeOf, type Span } from '../../source/span.js';

const DOCUMENTS = 'graphql/documents/';
const WORD = /\w*/y;

/** Syntax tree of a file with places; `undefined` when it cannot be read, which has been reported. */
export function readGraphql(file: SourceFile, diagnostics: Diagnostics): DocumentNode | undefined {
  try {
    return parse(file.text);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const reason = error.message.replace(/^Syntax Error: /, '').replace(/\.$/, '');
    diagnostics.report('graphql-syntax', spanAt(file, error.positions?.[0] ?? 0), { reason });
    return undefined;
  }
}

/** Compare the definitions of all files with each other. */
export function checkGraphql(
  files: readonly { readonly file: SourceFile; readonly document: DocumentNode | undefined }[],
  diagnostics: Diagnostics,
): void {
  const checker = new DefinitionChecker(diagnostics);
  for (const { file, document } of files) {
    for (const definition of document?.definitions ?? []) checker.check(file, definition);
  }
}

class DefinitionChecker {
  private readonly diagnostics: Diagnostics;
  /** First place of each type, operation and field, by kind and name. */
  private readonly places = new Map<string, Span>();

  constructor(diagnostics: Diagnostics) {
    this.diagnostics = diagnostics;
  }

  check(file: SourceFile, node: DefinitionNode): void {
    if (file.path.startsWith(DOCUMENTS)) return this.checkOperation(file, node);
    if (node.kind === Kind.OBJECT_TYPE_EXTENSION) return this.checkFields(file, node);
    if (!isTypeDefinition(node)) return this.misplaced(file, node, 'types, and fields that extend them');
    this.claim('type', node.name.value, spanOf(file, node.name));
    if (node.kind === Kind.OBJECT_TYPE_DEFINITION) this.checkFields(file, node);
  }

  private checkOperation(file: SourceFile, node: DefinitionNode): void {
    if (node.kind !== Kind.OPERATION_DEFINITION && node.kind !== Kind.FRAGMENT_DEFINITION) {
      this.misplaced(file, node, 'operations and fragments');
    } else if (node.name !== undefined) {
      const what = node.kind === Kind.FRAGMENT_DEFINITION ? 'fragment' : 'operation';
      this.claim(what, node.name.value, spanOf(file, node.name));
    }
  }

  private checkFields(file: SourceFile, node: ObjectTypeDefinitionNode | ObjectTypeExtensionNode): void {
    for (const { name } of node.fields ?? []) {
      this.claim('field', `${node.name.value}.${name.value}`, spanOf(file, name));
    }
  }

  private misplaced(file: SourceFile, node: DefinitionNode, wanted: string): void {
    this.diagnostics.report('graphql-definition', spanAt(file, node.loc?.start ?? 0), { file: file.path, wanted });
  }

  private claim(what: 'field' | 'fragment' | 'operation' | 'type', name: string, span: Span): void {
    const first = this.places.get(`${what} ${name}`);
    if (first === undefined) this.places.set(`${what} ${name}`, span);
    else this.diagnostics.report('graphql-duplicate', span, { what, name, first: placeOf(first) });
  }
}

function isTypeDefinition(node: DefinitionNode): node is TypeDefinitionNode {
  return node.kind.endsWith('TypeDefinition');
}

function spanOf(file: SourceFile, { loc }: NameNode): Span {
  return { file, start: loc?.start ?? 0, end: loc?.end ?? 0 };
}

/** The word at an offset, or the character when it is none. */
function spanAt(file: SourceFile, offset: number): Span {
  WORD.lastIndex = offset;
  const length = WORD.exec(file.text)?.[0].length ?? 0;
  return { file, start: offset, end: Math.min(file.text.length, offset + Math.max(1, length)) };
}
