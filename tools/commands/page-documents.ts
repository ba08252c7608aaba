import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kind, OperationTypeNode, parse, type OperationDefinitionNode } from 'graphql';
import { readTree } from '../disk/file-tree.js';
import { jsonText } from '../emit/json-file.js';
import { sortedUnique } from '../emit/order.js';
import type { OutputFile } from '../emit/output-file.js';

const PAGES = fileURLToPath(new URL('../../src/web/', import.meta.url));
const SCHEMA = 'contract/graphql/schema.graphql';
const ROOTS = new Map([
  [OperationTypeNode.QUERY, 'Query'],
  [OperationTypeNode.MUTATION, 'Mutation'],
]);

/** The GraphQL documents of the pages, and what they need. */
export interface PageOperations {
  /** For graphql-codegen: paths from `src/web`. Empty when an operation is missing: models are served without pages. */
  readonly documents: readonly OutputFile[];
  /** Operations that the pages carry out and the schema does not have, such as `Query.dataset`; sorted. */
  readonly missing: readonly string[];
}

/** @param emitted files of our own emitters, the schema among them */
export function pageDocuments(emitted: readonly OutputFile[]): PageOperations {
  const schema = emitted.find(({ path }) => path === SCHEMA)?.text ?? '';
  const documents = [...readTree(PAGES, (path) => path.endsWith('.graphql'))].map(([path, text]) => ({ path, text }));
  const known = new Map([...ROOTS].map(([kind, type]) => [kind, rootFields(schema, type)]));
  const missing = documents
    .flatMap(({ text }) => parse(text).definitions)
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .flatMap((node) =>
      fieldsOf(node)
        .filter((field) => known.get(node.operation)?.has(field) !== true)
        .map((field) => `${ROOTS.get(node.operation) ?? node.operation}.${field}`),
    );
  const served = documents.map(({ path, text }) => ({ path: join('src/web', path), text }));
  return { documents: missing.length === 0 ? served : [], missing: sortedUnique(missing) };
}

/** What the service looks at before it answers with pages. */
export function missingOperationsFile({ missing }: PageOperations): OutputFile {
  return { path: 'web/missing-operations.json', text: jsonText(missing) };
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
