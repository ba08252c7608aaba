import {
  CatalogError,
  failures,
  IndexNotReady,
  ServiceBusy,
  shownOutage,
  StoreUnavailable,
} from '../../kernel/failures.js';

/** What a caller gets to see of something that was thrown. `blame`: what is the service's own fault is to be logged. */
export interface ErrorAnswer {
  readonly status: number;
  readonly body: string;
  readonly blame: 'caller' | 'service';
  readonly headers: Readonly<Record<string, string>>;
}

const EXCEPTION = 'com.linkedin.restli.server.RestLiServiceException';
const RETRY_AFTER_SECONDS = '1';

/** @param bodyLimit bytes that a body may have, for saying so */
export function answerError(error: unknown, requestId: string, bodyLimit: number): ErrorAnswer {
  const known = asFailure(error, bodyLimit);
  if (known !== undefined) {
    const { status, code } = known.row;
    return { status, body: errorBody(status, known.message, { code }), blame: 'caller', headers: {} };
  }
  if (error instanceof IndexNotReady) {
    const body = errorBody(503, error.message, { code: 'INDEX_NOT_READY' });
    // Nobody is to blame: the log has the progress of what is missing.
    return { status: 503, body, blame: 'caller', headers: { 'retry-after': String(error.retryAfter) } };
  }
  if (error instanceof ServiceBusy) {
    const body = errorBody(503, error.message, { code: 'SERVICE_BUSY' });
    return { status: 503, body, blame: 'caller', headers: { 'retry-after': RETRY_AFTER_SECONDS } };
  }
  if (error instanceof StoreUnavailable) {
    const body = errorBody(503, shownOutage(error), {
      code: 'STORE_UNAVAILABLE',
      requestId,
    });
    return { status: 503, body, blame: 'service', headers: { 'retry-after': RETRY_AFTER_SECONDS } };
  }
  const body = errorBody(500, 'INTERNAL SERVER ERROR', { code: 'INTERNAL', requestId });
  return { status: 500, body, blame: 'service', headers: {} };
}

/** The failure itself, or the one that says the same as an error of the HTTP server. */
function asFailure(error: unknown, bodyLimit: number): CatalogError | undefined {
  if (error instanceof CatalogError) return error;
  switch (codeOf(error)) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return failures.bodyTooLarge({ limit: bodyLimit });
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return failures.bodyMalformed({ reason: 'it is shorter than its announced length' });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return failures.bodyTypeUnsupported({ contentType: 'unknown' });
    case 'FST_ERR_BAD_URL':
      return failures.pathMalformed({ reason: 'its percent-encoding is broken' });
    default:
      return undefined;
  }
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

/** Characters of the message that `stackTrace` repeats: readers of the protocol take its first lines alone. */
const TRACE_LENGTH = 200;

/** `stackTrace` is there because clients show it; it says nothing of our insides. */
function errorBody(
  status: number,
  message: string,
  extra: { readonly code: string; readonly requestId?: string },
): string {
  const stackTrace = `${EXCEPTION} [HTTP Status:${String(status)}]: ${message.slice(0, TRACE_LENGTH)}`;
  return JSON.stringify({ exceptionClass: EXCEPTION, stackTrace, message, status, ...extra });
}
