import { isUtf8 } from 'node:buffer';
import { writeExactJson } from '../../kernel/exact-json.js';
import { failures } from '../../kernel/failures.js';
import { readJson } from '../../kernel/json-text.js';
import type { RequestScope } from '../reading/request-scope.js';
import type { GraphqlEngine, GraphqlOperation } from './graphql-engine.js';

/** Carries out GraphQL requests: from the bytes of the body to the text of the answer. Knows nothing of the server. */
export class GraphqlEndpoint {
  /**
   * @param engine asked for with the first request
   * @param report gets what is no fault of the caller
   */
  constructor(
    private readonly engine: () => Promise<GraphqlEngine>,
    private readonly report: (error: unknown) => void,
  ) {}

  /**
   * @returns the answer's text; errors of the document and of fields are part of it
   * @throws failures.bodyMalformed, failures.parameterMissing when there is no operation to carry out
   */
  async answer(body: Buffer | undefined, scope: RequestScope): Promise<string> {
    const sent = readOperation(body);
    const engine = await this.engine();
    const { data, errors } = await engine.run(sent, scope);
    for (const error of errors) if (error.blame === 'service') this.report(error.body);
    const told = errors.length === 0 ? {} : { errors: errors.map((error) => error.body) };
    return writeExactJson({ ...told, data, extensions: {} });
  }
}

function readOperation(body: Buffer | undefined): GraphqlOperation {
  const sent = readBody(body);
  if (sent.query === undefined || sent.query === null) throw failures.parameterMissing({ name: 'query' });
  return {
    query: requireText('query', sent.query),
    variables: readVariables(sent.variables),
    // Clients that have no name to send some send an empty one.
    operationName: requireText('operationName', sent.operationName ?? '') || undefined,
  };
}

function readBody(body: Buffer | undefined): GraphqlBody {
  if (body === undefined || body.length === 0) throw failures.bodyMalformed({ reason: 'it is empty' });
  if (!isUtf8(body)) throw failures.bodyMalformed({ reason: 'it is not UTF-8' });
  const reading = readJson(body.toString('utf8'));
  if (reading.kind === 'problem') throw failures.bodyMalformed({ reason: reading.reason });
  if (!isMembers(reading.value)) throw failures.bodyMalformed({ reason: 'it is not a JSON object' });
  return reading.value;
}

function requireText(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw failures.parameterInvalid({ name, reason: 'it is not a text' });
}

function readVariables(value: unknown): GraphqlOperation['variables'] {
  if (value === undefined || value === null) return {};
  if (isMembers(value)) return value;
  throw failures.parameterInvalid({ name: 'variables', reason: 'it is not an object' });
}

interface GraphqlBody {
  readonly query?: unknown;
  readonly variables?: unknown;
  readonly operationName?: unknown;
  readonly [name: string]: unknown;
}

function isMembers(value: unknown): value is GraphqlBody {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
