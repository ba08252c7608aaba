import type { FastifyReply } from 'fastify';
import { GraphQLError, type GraphQLFormattedError, type SourceLocation } from 'graphql';
import {
  CallerGone,
  CatalogError,
  DeadlinePassed,
  failures,
  IndexNotReady,
  shownOutage,
  StoreUnavailable,
} from '../../kernel/failures.js';
import { shownText } from '../../kernel/shown-text.js';
import { sendRefusal, type FaultReport } from './refusal.js';

/** What a caller sees of an error. `fault`: what the service is to blame for and should log. */
export interface AnsweredError {
  readonly body: GraphQLFormattedError;
  readonly fault?: unknown;
}

/** An error as GraphQL libraries make it. */
interface RaisedError {
  readonly message: string;
  readonly path?: readonly (number | string)[] | undefined;
  readonly locations?: readonly SourceLocation[] | undefined;
  readonly originalError?: unknown;
}

const TYPES: ReadonlyMap<number, string> = new Map([
  [400, 'BAD_REQUEST'],
  [403, 'UNAUTHORIZED'],
  [404, 'NOT_FOUND'],
  [409, 'CONFLICT'],
  [503, 'SERVICE_UNAVAILABLE'],
]);

/** What the parser says of too many tokens. */
const TOO_MANY_TOKENS = /contains more that (\d+) tokens/;
/** What the library says when it gives a document up, and what its author can do. */
const PLAIN_WORDS: ReadonlyMap<string, string> = new Map([
  [
    'Too many validation errors, error limit reached. Validation aborted.',
    'The query has more errors than these; the others are shown once these are corrected.',
  ],
  [
    'Validation aborted.',
    'The query repeats fields in one place too often for them to be compared. ' +
      'Ask for each field once in a place, or give each an alias.',
  ],
]);

function inPlainWords(message: string): string {
  const tokens = TOO_MANY_TOKENS.exec(message)?.[1];
  if (tokens === undefined) return PLAIN_WORDS.get(message) ?? message;
  return `The query has more than ${tokens} tokens, which are names, numbers, texts and signs. Ask for less in one request.`;
}

/** An error of a document that could not be parsed, does not fit the schema, or goes beyond a limit. */
export function answerInvalidDocument(error: RaisedError): AnsweredError {
  const classification = error.message.startsWith('Syntax Error') ? 'InvalidSyntax' : 'ValidationError';
  const message = inPlainWords(error.message);
  return answered(error, { message, status: 400, classification });
}

/** An error of a field. */
export function answerFailedField(error: RaisedError): AnsweredError {
  const cause = causeOf(error);
  // Values of variables and arguments are read by the library itself, outside of any resolver.
  if (cause === undefined && error.path === undefined) return answerInvalidDocument(error);
  const classification = 'DataFetchingException';
  if (cause instanceof CatalogError) {
    return answered(error, { message: cause.message, status: statusOf(cause), classification });
  }
  if (cause instanceof IndexNotReady || cause instanceof DeadlinePassed || cause instanceof CallerGone)
    return answered(error, { message: cause.message, status: 503, classification });
  if (cause instanceof StoreUnavailable) {
    return { ...answered(error, { message: shownOutage(cause), status: 503, classification }), fault: cause };
  }
  const message = 'An unknown error occurred.';
  return { ...answered(error, { message, status: 500, classification }), fault: cause ?? error };
}

/** The error that says why nothing more was done for the request, if one does: the others are its consequences. */
export function endOfWork<E extends RaisedError>(errors: readonly E[]): E | undefined {
  return errors.find((error) => {
    const cause = causeOf(error);
    return failures.requestTooCostly.is(cause) || cause instanceof DeadlinePassed || cause instanceof CallerGone;
  });
}

/**
 * The first error of each place that became null: where it stands for a list, every item may have made it so, and
 * GraphQL asks for one of them.
 */
export function firstOfEachPlace<E extends RaisedError>(data: unknown, errors: readonly E[]): readonly E[] {
  const places = new Set<string>();
  return errors.filter(({ path }) => {
    if (path === undefined) return true;
    const place = nullPlace(data, path);
    if (places.has(place)) return false;
    places.add(place);
    return true;
  });
}

/** Where the answer ends on the way to the field. */
function nullPlace(data: unknown, path: readonly (number | string)[]): string {
  let at = data;
  let length = 0;
  while (typeof at === 'object' && at !== null && length < path.length) {
    at = Reflect.get(at, path[length] ?? '');
    length++;
  }
  return JSON.stringify(path.slice(0, length));
}

/** An operation about an entity that does not exist is a wrong argument here, as callers know it (D-400). */
function statusOf(error: CatalogError): number {
  return failures.entityMissing.is(error) ? 400 : error.row.status;
}

/** What was thrown at first, below the errors that libraries put around it. */
function causeOf(error: RaisedError): unknown {
  let at: unknown = error.originalError;
  while (typeof at === 'object' && at !== null && 'originalError' in at && at.originalError !== undefined) {
    at = at.originalError;
  }
  return at;
}

function answered(
  { path, locations }: RaisedError,
  shown: { readonly message: string; readonly status: number; readonly classification: string },
): AnsweredError {
  const { message, status: code, classification } = shown;
  const type = TYPES.get(code) ?? (code < 500 ? 'BAD_REQUEST' : 'SERVER_ERROR');
  return {
    body: {
      message: shownText(message),
      ...(locations === undefined ? {} : { locations }),
      ...(path === undefined ? {} : { path }),
      extensions: { code, type, classification },
    },
  };
}

/** What the caller gets to see; what the service is to blame for is reported. */
export function reported({ body, fault }: AnsweredError, report: FaultReport): GraphQLFormattedError {
  if (fault !== undefined) report(fault);
  return body;
}

/** Answer an operation that was not carried out: with 200 when its document is refused. */
export function sendError(error: unknown, reply: FastifyReply, report: FaultReport): void {
  const invalid = invalidities(error);
  if (invalid === undefined) {
    sendRefusal(error, reply, report);
    return;
  }
  const errors = invalid.map((one) => answerInvalidDocument(one).body);
  const body = JSON.stringify({ errors, data: null, extensions: {} });
  reply.code(200).header('content-type', 'application/json').send(Buffer.from(body));
}

/** Errors of the document in what Mercurius throws; `undefined` when it threw something else. */
function invalidities(error: unknown): readonly GraphQLError[] | undefined {
  if (error instanceof GraphQLError) return [error];
  const errors: unknown = typeof error === 'object' && error !== null && 'errors' in error ? error.errors : undefined;
  if (!Array.isArray(errors) || !errors.every((item) => item instanceof Error)) return undefined;
  return errors.map((item) => (item instanceof GraphQLError ? item : new GraphQLError(item.message)));
}
