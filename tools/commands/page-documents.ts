import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kind, OperationTypeNode, parse, type OperationDefinitionNode } from 'graphql';
import { readTree } from '../disk/file-tree.js';
import type { OutputFile } from '../emit/output-file.js';

const PAGES = fileURLToPath(new URL('../../src/web/', import.meta.url));
const SCHEMA = 'contract/graphql/schema.graphql';
const ROOTS = new Map([
  [OperationTypeNode.QUERY, 'Query'],
  [OperationTypeNode.MUTATION, 'Mutation'],
]);

/**
 * The GraphQL documents of the pages, for graphql-codegen: paths from `src/web`.
 * @param emitted files of our own emitters, the schema among them
 * @returns `[]` for models without an operation that the pages carry out: they are served without pages
 */
export function pageDocuments(emitted: readonly OutputFile[]): readonly OutputFile[] {
  const schema = emitted.find(({ path }) => path === SCHEMA)?.text ?? '';
  const documents = [...readTree(PAGES, (path) => path.endsWith('.graphql'))].map(([path, text]) => ({ path, text }));
  const known = new Map([...ROOTS].map(([kind, type]) => [kind, rootFields(schema, type)]));
  const wanted = documents
    .flatMap(({ text }) => parse(text).definitions)
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const isServed = wanted.every((node) => fieldsOf(node).every((field) => known.get(node.operation)?.has(field)));
  return isServed ? documents.map(({ path, text }) => ({ path: join('src/web', path), text })) : [];
}

function fieldsOf({ selectionSet }: OperationDefinitionNode): readonly string[] {
  return selectionSet.selections.flatMap((node) => (node.kind === Kind.FIELD ? [node.name.value] : []));
}

/** Fields of a type in a schema as our emitter writes it: each begins a line, two blanks in. */
function rootFields(schema: string, type: string): ReadonlySet<string> {
  const start = schema.indexOf(`\ntype ${type} {`);
  if (start < 0) return new Set();
  const body = schema.slice(start, schema.indexOf('\n}', start));
  return new Set([...body.matchAll(/^ {2}(\w+)[(:]/gm)].map(([, name = '']) => name));
}
