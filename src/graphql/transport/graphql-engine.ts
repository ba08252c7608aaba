import { fastify, type FastifyInstance } from 'fastify';
import { GraphQLError, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import mercurius from 'mercurius';
import type { RequestScope } from '../reading/request-scope.js';
import { findLimitProblem, findTextProblem } from '../schema/query-limits.js';
import { answerFailedField, answerInvalidDocument, type AnsweredError } from './graphql-error.js';

/** A request as it was sent. */
export interface GraphqlOperation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | undefined;
}

/** What came of it; errors in the order in which they came up. */
export interface ExecutionOutcome {
  readonly data: unknown;
  readonly errors: readonly AnsweredError[];
}

/** Documents that are kept parsed and compiled. */
const KEPT_DOCUMENTS = 256;
const MAX_TOKENS = 20_000;
/** Uses of a document after which it is compiled. */
const COMPILE_AFTER = 1;

/** Parses, validates, compiles and executes documents; keeps those that come again. */
export class GraphqlEngine {
  private constructor(private readonly host: FastifyInstance) {}

  static async open(schema: GraphQLSchema): Promise<GraphqlEngine> {
    // Mercurius lives in a server; this one never listens, so that the real one need not wait for the schema.
    const host = fastify();
    await host.register(mercurius, {
      schema,
      routes: false,
      jit: COMPILE_AFTER,
      cache: KEPT_DOCUMENTS,
      graphql: { parseOptions: { maxLexicalTokens: MAX_TOKENS } },
      errorFormatter: (execution) => ({ statusCode: 200, response: execution }),
    });
    host.addHook('onReady', () => {
      host.graphql.addHook('preExecution', (_schema, document, context, variables) => {
        refuse(findLimitProblem(document, nameIn(context), isVariables(variables) ? variables : {}));
      });
    });
    await host.ready();
    return new GraphqlEngine(host);
  }

  async run(sent: GraphqlOperation, scope: RequestScope): Promise<ExecutionOutcome> {
    try {
      refuse(findTextProblem(sent.query));
      if (LOOKS_LIKE_JSON.test(sent.query)) refuseSyntax(sent.query);
      const result = await this.host.graphql(
        keyed(sent),
        Object.assign(scope, { operationName: sent.operationName }),
        { ...sent.variables },
        sent.operationName,
      );
      return { data: result.data ?? null, errors: (result.errors ?? []).map(answerFailedField) };
    } catch (error) {
      return { data: null, errors: invalidities(error).map(answerInvalidDocument) };
    }
  }

  async close(): Promise<void> {
    await this.host.close();
  }
}

/** A text that is no document and that Mercurius would take for a syntax tree in JSON. */
const LOOKS_LIKE_JSON = /^\s*(?:["[\d-]|\{\s*["}]|(?:null|true|false)\s*$)/;

function refuseSyntax(text: string): DocumentNode {
  return parse(text);
}

/** Mercurius keeps what it compiled by the text alone, although it compiles one operation of the document. */
function keyed({ query, operationName }: GraphqlOperation): string {
  return operationName === undefined ? query : `${query}\n#${operationName.replaceAll(/\W/g, '_')}`;
}

function refuse(problem: GraphQLError | undefined): void {
  if (problem !== undefined) throw problem;
}

/** Errors of the document in what Mercurius throws; anything else is no fault of the document. */
function invalidities(error: unknown): readonly GraphQLError[] {
  if (error instanceof GraphQLError) return [error];
  const errors: unknown = typeof error === 'object' && error !== null && 'errors' in error ? error.errors : undefined;
  if (Array.isArray(errors) && errors.every((item) => item instanceof Error)) {
    return errors.map((item) => (item instanceof GraphQLError ? item : new GraphQLError(item.message)));
  }
  throw error;
}

function nameIn(context: object): string | undefined {
  return 'operationName' in context && typeof context.operationName === 'string' ? context.operationName : undefined;
}

function isVariables(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
