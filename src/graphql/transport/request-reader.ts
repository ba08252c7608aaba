import { isUtf8 } from 'node:buffer';
import { failures } from '../../kernel/failures.js';
import { readBoundedJson } from '../../kernel/json-text.js';
import { isMembers, type Members } from '../../kernel/members.js';

/** What Mercurius carries out. `query`: the text of the document. */
export interface GraphqlRequest {
  readonly query: string;
  readonly variables: Members;
  readonly operationName: string | undefined;
}

/**
 * Read the body of a request.
 * @throws failures.bodyMalformed, failures.parameterMissing, failures.parameterInvalid
 */
export function readGraphqlRequest(body: unknown): GraphqlRequest {
  const { query, variables, operationName } = Buffer.isBuffer(body) ? readMembers(body) : requireMembers(body);
  if (query === undefined || query === null) throw failures.parameterMissing({ name: 'query' });
  // Clients that have no name to give often give an empty one.
  const name = requireText('operationName', operationName ?? '') || undefined;
  return {
    query: cacheable(requireText('query', query), name),
    variables: readVariables(variables),
    operationName: name,
  };
}

/**
 * Mercurius keeps what it compiled under the text alone, although it compiles one operation of the document. It takes
 * an empty text for a query that was stored earlier, and not for a document without operations.
 */
function cacheable(query: string, operationName: string | undefined): string {
  if (operationName === undefined) return query === '' ? ' ' : query;
  return `${query}\n#${operationName.replaceAll(/\W/g, '_')}`;
}

function readMembers(body: Buffer): Members {
  if (body.length === 0) throw failures.bodyMalformed({ reason: 'it is empty' });
  if (!isUtf8(body)) throw failures.bodyMalformed({ reason: 'it is not UTF-8' });
  const result = readBoundedJson(body.toString('utf8'));
  if (result.kind === 'problem') throw failures.bodyMalformed({ reason: result.reason });
  return requireMembers(result.value);
}

function requireMembers(value: unknown): Members {
  if (value === undefined) throw failures.bodyMalformed({ reason: 'it is empty' });
  if (!isMembers(value)) throw failures.bodyMalformed({ reason: 'it is not a JSON object' });
  return value;
}

function requireText(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw failures.parameterInvalid({ name, reason: 'it is not a text' });
}

function readVariables(value: unknown): Members {
  if (value === undefined || value === null) return {};
  if (isMembers(value)) return value;
  throw failures.parameterInvalid({ name: 'variables', reason: 'it is not an object' });
}
