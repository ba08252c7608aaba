import { codeOf } from '../../kernel/caught-error.js';
import {
  CallerGone,
  CatalogError,
  DeadlinePassed,
  failures,
  IndexNotReady,
  ServiceBusy,
  shownOutage,
  StoreUnavailable,
} from '../../kernel/failures.js';
import { shownText } from '../../kernel/shown-text.js';

/** What a caller gets to see of something that was thrown. `blame`: what is the service's own fault is to be logged. */
export interface ErrorAnswer {
  readonly status: number;
  readonly body: string;
  readonly blame: 'caller' | 'service';
  readonly headers: Readonly<Record<string, string>>;
}

const EXCEPTION = 'com.linkedin.restli.server.RestLiServiceException';
const RETRY_AFTER = 1;

/** @param bodyLimit bytes that a body may have, for saying so */
export function answerError(error: unknown, requestId: string, bodyLimit: number): ErrorAnswer {
  const known = asFailure(error, bodyLimit);
  if (known !== undefined) {
    const { status, code } = known.row;
    const field = fieldOf(known);
    const named = field === undefined ? {} : { field: shownText(field) };
    const body = errorBody(status, known.message, { code, ...named });
    return { status, body, blame: 'caller', headers: {} };
  }
  // Nobody is to blame for these: the log has the progress of what is missing.
  if (error instanceof IndexNotReady) return later(error.message, { code: 'INDEX_NOT_READY' }, error.retryAfter);
  if (error instanceof DeadlinePassed) return later(error.message, { code: 'DEADLINE_PASSED' });
  // Nobody reads it.
  if (error instanceof CallerGone) return later(error.message, { code: 'CALLER_GONE' });
  if (error instanceof ServiceBusy) return later(error.message, { code: 'SERVICE_BUSY' });
  if (error instanceof StoreUnavailable) {
    return { ...later(shownOutage(error), { code: 'STORE_UNAVAILABLE', requestId }), blame: 'service' };
  }
  const body = errorBody(500, 'INTERNAL SERVER ERROR', { code: 'INTERNAL', requestId });
  return { status: 500, body, blame: 'service', headers: {} };
}

/** What can be asked again as it is. @param seconds after which that is worth it */
function later(message: string, extra: ErrorExtra, seconds = RETRY_AFTER): ErrorAnswer {
  const headers = { 'retry-after': String(seconds) };
  return { status: 503, body: errorBody(503, message, extra), blame: 'caller', headers };
}

/** The failure itself, or the one that says the same as an error of the HTTP server. */
function asFailure(error: unknown, bodyLimit: number): CatalogError | undefined {
  if (error instanceof CatalogError) return error;
  switch (codeOf(error)) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return failures.bodyTooLarge({ limit: bodyLimit });
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return failures.bodyMalformed({ reason: 'it is shorter than its announced length' });
    // The second: of a method of HTTP that must name one.
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE':
      return failures.bodyTypeUnsupported({ contentType: 'unknown' });
    case 'FST_ERR_BAD_URL':
      return failures.pathMalformed({ reason: 'its percent-encoding is broken' });
    default:
      return undefined;
  }
}

/**
 * What of the request is wrong, for programs: the parameter or header, the field of a filter or a query, or the path of
 * the first value that breaks its schema; `undefined` where none of them is to blame.
 */
function fieldOf({ params }: CatalogError): string | undefined {
  if ('name' in params && typeof params.name === 'string') return params.name;
  if ('field' in params && typeof params.field === 'string') return params.field;
  if ('place' in params && typeof params.place === 'string') return params.place;
  return 'issues' in params ? /^ERROR :: (\S+) ::/.exec(String(params.issues))?.[1] : undefined;
}

interface ErrorExtra {
  readonly code: string;
  readonly field?: string;
  readonly requestId?: string;
}

/** Characters of the message that `stackTrace` repeats: readers of the protocol take its first lines alone. */
const TRACE_LENGTH = 200;

/** `stackTrace` is there because clients show it; it says nothing of our insides. */
function errorBody(status: number, message: string, extra: ErrorExtra): string {
  const stackTrace = `${EXCEPTION} [HTTP Status:${String(status)}]: ${message.slice(0, TRACE_LENGTH)}`;
  return JSON.stringify({ exceptionClass: EXCEPTION, stackTrace, message, status, ...extra });
}
