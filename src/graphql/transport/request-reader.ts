import { isUtf8 } from 'node:buffer';
import { failures } from '../../kernel/failures.js';
import { readBoundedJson } from '../../kernel/bounded-json.js';
import { MAX_CHECKED_VALUES } from '../../kernel/json-text.js';
import { isMembers, type Members } from '../../kernel/members.js';
import type { Work } from '../../kernel/work.js';

/** What Mercurius carries out. `query`: the text of the document. */
export interface GraphqlRequest {
  readonly query: string;
  readonly variables: Members;
  readonly operationName: string | undefined;
}

/**
 * Read the body of a request. Other requests are served while a long one is read.
 * @throws failures.bodyMalformed, failures.parameterMissing, failures.parameterInvalid
 */
export async function readGraphqlRequest(body: unknown, work: Work): Promise<GraphqlRequest> {
  const { query, variables, operationName } = Buffer.isBuffer(body)
    ? await readMembers(body, work)
    : requireMembers(body);
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

async function readMembers(body: Buffer, work: Work): Promise<Members> {
  work.begin();
  if (body.length === 0) throw failures.bodyMalformed({ reason: 'it is empty' });
  if (!isUtf8(body)) throw failures.bodyMalformed({ reason: 'it is not UTF-8' });
  const result = await readBoundedJson(body, work, undefined, MAX_CHECKED_VALUES);
  if (result.kind === 'problem') throw failures.bodyMalformed({ reason: result.reason });
  return requireMembers(result.value);
}

function requireMembers(value: unknown): Members {
  if (value === undefined) throw failures.bodyMalformed({ reason: 'it is empty' });
  if (Array.isArray(value)) {
    const reason = 'it is an array; send a request for each operation, or ask for several things in one operation';
    throw failures.bodyMalformed({ reason });
  }
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
