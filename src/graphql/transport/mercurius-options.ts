import type { FastifyReply, FastifyRequest } from 'fastify';
import { parse, type GraphQLError, type GraphQLSchema } from 'graphql';
import type { MercuriusDriverConfig } from '@nestjs/mercurius';
import type { IncomingMessage } from 'node:http';
import { writeExactJson } from '../../kernel/exact-json.js';
import { isMembers } from '../../kernel/members.js';
import type { Work } from '../../kernel/work.js';
import { type RequestContext, TOKEN_HEADER } from '../../platform/seam/index.js';
import { RequestScope, type Sources } from '../reading/request-scope.js';
import { CompiledSizes } from '../schema/compiled-sizes.js';
import { findLimitProblem, findStructureProblems, findTextProblem } from '../schema/query-limits.js';
import { makeExecutable } from '../schema/executable-schema.js';
import { LenientVariables } from '../schema/lenient-variables.js';
import { type Operations, operationsIn } from '../schema/operations.js';
import { isLarge, writeInParts } from './answer-bytes.js';
import { answerFailedField, endOfWork, firstOfEachPlace, reported, sendError } from './graphql-error.js';
import type { FaultReport } from './refusal.js';
import { readGraphqlRequest } from './request-reader.js';

/** Where operations arrive. */
export const GRAPHQL_PATH = '/api/graphql';
/** Documents that are kept parsed and compiled. */
const KEPT_DOCUMENTS = 256;
const MAX_TOKENS = 20_000;
/** Uses of a document after which it is compiled. */
const COMPILE_AFTER = 1;
const JSON_TYPE = 'application/json';

/**
 * `bare`: the schema, of which nothing is answered yet. `contextOf`: the context of a request.
 * `report`: gets what is no fault of the caller.
 */
interface OperationSources {
  readonly sources: Sources;
  readonly bare: GraphQLSchema;
  readonly contextOf: (request: IncomingMessage) => RequestContext;
  readonly report: FaultReport;
}

type MercuriusOptions = Omit<MercuriusDriverConfig, 'driver'>;

/**
 * What Mercurius cannot do by itself is done in its hooks and those of its route, here and nowhere else: bodies of
 * exact bytes, numbers of 64 bits, limits of a document, and the form of errors.
 */
export function mercuriusOptions({ sources, bare, contextOf, report }: OperationSources): MercuriusOptions {
  let operations: Operations = {};
  const compiledSizes = new CompiledSizes();
  let lenient: LenientVariables | undefined;
  return {
    path: GRAPHQL_PATH,
    transformResolvers: (resolvers) => {
      operations = operationsIn(resolvers);
      return resolvers;
    },
    // In the place of the one that Nest would put together, and validate.
    transformSchema: () => {
      const schema = makeExecutable(bare, operations, sources.registry.edits(), sources.metrics);
      lenient = new LenientVariables(schema);
      return schema;
    },
    jit: COMPILE_AFTER,
    cache: KEPT_DOCUMENTS,
    graphql: { parseOptions: { maxLexicalTokens: MAX_TOKENS } },
    context: (request: FastifyRequest) => new RequestScope(sources, contextOf(request.raw), nameIn(request.body)),
    additionalRouteOptions: {
      // Without schemas: those of Mercurius would turn every number of a path and of `code` into a text.
      schema: {},
      preValidation: (request: FastifyRequest, reply: FastifyReply) =>
        readRequest(request, reply, { lenient, work: contextOf(request.raw).work }),
      preSerialization: (request, reply, answer, done) => {
        const { consistency, work } = contextOf(request.raw);
        if (consistency?.written !== undefined) reply.header(TOKEN_HEADER, consistency.written);
        writeLarge(answer, work, done);
      },
    },
    errorFormatter: (result) => ({ statusCode: 200, response: shownResult(result, report) }),
    errorHandler: (error, _request, reply) => {
      sendError(error, reply, report);
    },
    hooks: {
      preParsing: (_schema, source) => {
        refuse(findTextProblem(source));
        // Mercurius would take the text for a syntax tree in JSON.
        if (LOOKS_LIKE_JSON.test(source)) parse(source);
      },
      preValidation: (schema, document) => {
        const problems = findStructureProblems(schema, document);
        if (problems.length > 0) throw new AggregateError(problems);
      },
      preExecution: (schema, document, context, variables) => {
        refuse(findLimitProblem(document, nameIn(context), isMembers(variables) ? variables : {}));
        // A document that seems to be changed is carried out without being compiled.
        return compiledSizes.isSmall(schema, document) ? undefined : { document };
      },
      onResolution: (execution) => {
        execution.extensions = {};
      },
    },
  };
}

type ErrorFormatter = NonNullable<MercuriusDriverConfig['errorFormatter']>;
type FailedResult = Parameters<ErrorFormatter>[0];
type ShownResult = ReturnType<ErrorFormatter>['response'];

/** The result as callers get it: one error for each place, and nothing but the reason where work was ended. */
function shownResult({ data, errors }: FailedResult, report: FaultReport): ShownResult {
  const end = endOfWork(errors);
  const [shown, answered] = end === undefined ? [data ?? null, firstOfEachPlace(data, errors)] : [null, [end]];
  return { data: shown, errors: answered.map((error) => reported(answerFailedField(error), report)) };
}

/** A text that is no document, and JSON. */
const LOOKS_LIKE_JSON = /^\s*(?:["[\d-]|\{\s*["}]|(?:null|true|false)\s*$)/;

interface Reading {
  /** Absent until there is a schema. */
  readonly lenient: LenientVariables | undefined;
  readonly work: Work;
}

/** Bodies arrive as bytes. Answers are written with every digit of their numbers. */
async function readRequest(request: FastifyRequest, reply: FastifyReply, { lenient, work }: Reading): Promise<void> {
  const sent = await readGraphqlRequest(request.body, work);
  request.body = lenient === undefined ? sent : { ...sent, variables: lenient.read(sent.query, sent.variables) };
  reply.header('content-type', JSON_TYPE).serializer(asWritten);
}

/** Write a large answer before the server would write it in one turn. */
function writeLarge(answer: unknown, work: Work, done: (error: Error | null, answer?: unknown) => void): void {
  if (!isLarge(answer)) {
    done(null, answer);
    return;
  }
  writeInParts(answer, work).then((written) => {
    done(null, written);
  }, done);
}

/** A large answer is written already. */
function asWritten(answer: unknown): string {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the server sends bytes too, its type omits
  if (Buffer.isBuffer(answer)) return answer as unknown as string;
  return typeof answer === 'string' ? answer : writeExactJson(answer);
}

function refuse(problem: GraphQLError | undefined): void {
  if (problem !== undefined) throw problem;
}

function nameIn(request: unknown): string | undefined {
  return isMembers(request) && typeof request['operationName'] === 'string' ? request['operationName'] : undefined;
}
