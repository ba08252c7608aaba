import { shownText } from './shown-text.js';

/** What all failures of a kind have in common. `about`: which of their parameters is a value as the caller sent it. */
export interface FailureRow {
  readonly code: string;
  readonly status: number;
  readonly about?: string;
}

/** A failure that the caller can see and fix. Anything else that is thrown is an operational fault or a bug. */
export class CatalogError extends Error {
  override readonly name = 'CatalogError';

  constructor(
    readonly row: FailureRow,
    message: string,
    readonly params: object,
    cause?: unknown,
  ) {
    super(shownText(message), cause === undefined ? undefined : { cause });
  }
}

/** An engine could not be reached or did not answer in time. Safe to retry; answered with 503. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable';
}

/** No space is left for what an engine writes: nothing was written. Safe to retry when somebody has made space. */
export class StoreFull extends StoreUnavailable {
  override readonly name = 'StoreFull';
}

/** The connection was lost during a commit, and whether that took effect is not known. Read before repeating it. */
export class CommitUnknown extends StoreUnavailable {
  override readonly name = 'CommitUnknown';
}

/** An operator has stopped writes: nothing was written. Safe to retry when they are accepted again. */
export class WritesStopped extends StoreUnavailable {
  override readonly name = 'WritesStopped';
}

/** What callers get to see of an engine that is away: nothing of paths and addresses, which are in the log. */
export function shownOutage(error: StoreUnavailable): string {
  if (error instanceof CommitUnknown)
    return 'The service lost its store while it wrote: whether the write was stored is not known. Read it before you try again.';
  if (error instanceof WritesStopped) return 'Writes are stopped for now; try again later.';
  return error instanceof StoreFull
    ? 'The service has no space left to write to its store; try again when there is some.'
    : 'The service cannot reach its store; try again.';
}

/**
 * The engine is there, but what it answers from is not complete yet. Safe to retry; answered with 503 and the message,
 * which says what is missing and how far it is.
 */
export class IndexNotReady extends StoreUnavailable {
  override readonly name = 'IndexNotReady';

  /** @param retryAfter whole seconds after which another attempt is worth it */
  constructor(
    message: string,
    readonly retryAfter: number,
  ) {
    super(message);
  }
}

/**
 * There is no room for the request: the memory for requests, or the queue of proposals, is full. Answered with 503
 * before anything was done; safe to retry.
 */
export class ServiceBusy extends Error {
  override readonly name = 'ServiceBusy';
}

/** A request took longer than any may, mostly because many others were carried out beside it; answered with 503. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';
}

/** Nobody waits for the answer any more: there is nobody to tell, and nothing went wrong. */
export class CallerGone extends Error {
  override readonly name = 'CallerGone';
}

/** The engine is there, but another process uses it. */
export class StoreInUse extends StoreUnavailable {
  override readonly name = 'StoreInUse';

  /** @param address where that process serves; `undefined` when it does not, or not yet */
  constructor(
    message: string,
    readonly address: string | undefined,
    cause: unknown,
  ) {
    super(message);
    this.cause = cause;
  }
}

/**
 * A row of the table: called, it makes the failure; `is` recognises it.
 * @param about the parameter that is a value as the caller sent it: whoever knows where it came from says so
 */
function define<P extends object>(code: string, status: number, text: (params: P) => string, about?: keyof P & string) {
  const row = about === undefined ? { code, status } : { code, status, about };
  return Object.assign(
    (params: P, cause?: unknown): CatalogError => new CatalogError(row, text(params), params, cause),
    { is: (error: unknown): boolean => error instanceof CatalogError && error.row.code === code },
  );
}

/**
 * Every failure that a caller can see. `status` is the HTTP status on the RPC surface; GraphQL carries it in
 * `extensions.code`.
 */
export const failures = {
  urnInvalid: define(
    'URN_INVALID',
    400,
    (p: { urn: string; reason: string }) => `Invalid urn: "${p.urn}": ${p.reason}.`,
    'urn',
  ),
  entityTypeUnknown: define(
    'ENTITY_TYPE_UNKNOWN',
    400,
    (p: { entityType: string; hint: string }) => `Unknown entity type "${p.entityType}".${p.hint}`,
    'entityType',
  ),
  entityTypeMismatch: define(
    'ENTITY_TYPE_MISMATCH',
    400,
    (p: { urn: string; entityType: string }) => `The urn "${p.urn}" does not name an entity of type "${p.entityType}".`,
    'urn',
  ),
  keyInvalid: define(
    'KEY_INVALID',
    400,
    (p: { urn: string; reason: string }) => `Invalid key in urn "${p.urn}": ${p.reason}.`,
    'urn',
  ),
  aspectUnknown: define(
    'ASPECT_UNKNOWN',
    400,
    (p: { aspect: string; entityType: string; hint: string }) =>
      `Unknown aspect "${p.aspect}" for entity "${p.entityType}".${p.hint}`,
    'aspect',
  ),
  snapshotUnknown: define(
    'SNAPSHOT_UNKNOWN',
    400,
    (p: { record: string }) => `Unknown entity type: no entity has a snapshot record "${p.record}".`,
  ),
  snapshotMissing: define(
    'SNAPSHOT_MISSING',
    400,
    (p: { entityType: string }) => `Entities of type "${p.entityType}" have no snapshot; read them at /entitiesV2.`,
  ),
  aspectMalformed: define(
    'ASPECT_MALFORMED',
    400,
    (p: { aspect: string; reason: string }) => `The value of aspect "${p.aspect}" cannot be read: ${p.reason}.`,
  ),
  aspectInvalid: define(
    'ASPECT_INVALID',
    422,
    (p: { record: string; issues: string }) => `Failed to validate record with class ${p.record}: ${p.issues}`,
  ),
  aspectTooLarge: define(
    'ASPECT_TOO_LARGE',
    400,
    (p: { aspect: string; limit: number }) =>
      `The value of aspect "${p.aspect}" is longer than ${String(p.limit)} characters.`,
  ),
  patchMalformed: define(
    'PATCH_MALFORMED',
    400,
    (p: { aspect: string; reason: string }) => `The patch of aspect "${p.aspect}" cannot be read: ${p.reason}.`,
  ),
  patchFailed: define(
    'PATCH_FAILED',
    422,
    (p: { aspect: string; operation: string; reason: string }) =>
      `Operation ${p.operation} of the patch of aspect "${p.aspect}" cannot be applied: ${p.reason}.`,
  ),
  contentTypeUnsupported: define(
    'CONTENT_TYPE_UNSUPPORTED',
    400,
    (p: { contentType: string }) => `Unsupported aspect content type "${p.contentType}"; use "application/json".`,
    'contentType',
  ),
  changeTypeUnsupported: define(
    'CHANGE_TYPE_UNSUPPORTED',
    400,
    (p: { changeType: string; aspect: string }) =>
      `Change type ${p.changeType} is not supported for aspect "${p.aspect}".`,
    'changeType',
  ),
  aspectExists: define(
    'ASPECT_EXISTS',
    400,
    (p: { urn: string; aspect: string }) => `Cannot CREATE: ${p.urn} already has an aspect "${p.aspect}".`,
  ),
  entityExists: define(
    'ENTITY_EXISTS',
    400,
    (p: { urn: string; doing?: string }) => `${p.doing ?? 'Cannot CREATE_ENTITY'}: ${p.urn} already exists.`,
  ),
  entityMissing: define(
    'ENTITY_MISSING',
    404,
    (p: { urn: string; doing: string }) => `${p.doing}: ${p.urn} does not exist.`,
    'urn',
  ),
  aspectMissing: define(
    'ASPECT_MISSING',
    404,
    (p: { urn: string; aspect: string; version: number }) =>
      `Did not find urn: ${p.urn} aspect: ${p.aspect} version: ${String(p.version)}`,
    'aspect',
  ),
  parameterMissing: define('PARAMETER_MISSING', 400, (p: { name: string }) => `Parameter '${p.name}' is required`),
  parameterInvalid: define(
    'PARAMETER_INVALID',
    400,
    (p: { name: string; reason: string; value?: string }) => `Parameter '${p.name}' is invalid: ${p.reason}.`,
    'value',
  ),
  brokerMissing: define(
    'BROKER_MISSING',
    400,
    (p: { doing: string }) => `Cannot ${p.doing}: the service has no message broker. Start it with KAFKA_BROKERS.`,
  ),
  filterInvalid: define(
    'FILTER_INVALID',
    400,
    (p: { field: string; reason: string }) => `The filter on field "${p.field}" is invalid: ${p.reason}.`,
  ),
  queryInvalid: define(
    'QUERY_INVALID',
    400,
    (p: { reason: string; words?: string }) => `The query cannot be read: ${p.reason}.`,
    'words',
  ),
  queryFieldUnknown: define(
    'QUERY_FIELD_UNKNOWN',
    400,
    (p: { field: string; position: number; hint: string; words?: string }) =>
      `The query names a field "${p.field}" that does not exist, at character ${String(p.position)}.${p.hint} ` +
      'Text with a colon is put in quotation marks.',
    'words',
  ),
  pageInvalid: define(
    'PAGE_INVALID',
    400,
    (p: { name: string; reason: string; value?: number }) => `Parameter '${p.name}' is invalid: ${p.reason}.`,
    'value',
  ),
  editInvalid: define('EDIT_INVALID', 400, (p: { reason: string; value?: string }) => p.reason, 'value'),
  countsDiffer: define(
    'COUNTS_DIFFER',
    412,
    (p: { left: string; right: string }) => `"${p.left}" and "${p.right}" must have the same length.`,
  ),
  maintenanceRunning: define(
    'MAINTENANCE_RUNNING',
    409,
    (p: { kind: string; task: number }) =>
      `Task ${String(p.task)} of maintenance (${p.kind}) is under way; repeat this when it has ended.`,
  ),
  taskUnknown: define(
    'TASK_UNKNOWN',
    404,
    (p: { task: number }) => `There is no task ${String(p.task)} of maintenance.`,
  ),
  unauthenticated: define('UNAUTHENTICATED', 401, () => 'Unauthorized to perform this action.'),
  tokenExpired: define('TOKEN_EXPIRED', 401, () => 'The access token has expired.'),
  userSuspended: define('USER_SUSPENDED', 401, () => 'The user of the access token is suspended.'),
  attemptsLimited: define(
    'ATTEMPTS_LIMITED',
    429,
    () => 'Too many access tokens from this address were refused; try again in a minute.',
  ),
  forbidden: define('FORBIDDEN', 403, () => 'Unauthorized to perform this action. Please contact your administrator.'),
  secretUnreadable: define(
    'SECRET_UNREADABLE',
    422,
    (p: { name: string }) =>
      `The secret "${p.name}" was encrypted with a key that this service does not have (AUTH_SECRET_FILE); write it again.`,
  ),
  requestRefused: define(
    'REQUEST_REFUSED',
    403,
    (p: { origin: string }) => `A page of ${p.origin} may not call this service.`,
  ),
  requestTooCostly: define(
    'REQUEST_TOO_COSTLY',
    400,
    (p: { units: number; cause: string }) =>
      `The request needs more than the ${String(p.units)} units of work that one may take (REQUEST_WORK). ${p.cause}`,
  ),
  hostRefused: define(
    'HOST_REFUSED',
    421,
    (p: { host: string }) => `This service is not reached under the name '${p.host}'; ALLOWED_HOSTS can allow it.`,
  ),
  hostAmbiguous: define('HOST_AMBIGUOUS', 400, () => 'The request has more than one Host header.'),
  requestMalformed: define('REQUEST_MALFORMED', 400, () => 'The request is not HTTP.'),
  requestTimedOut: define('REQUEST_TIMED_OUT', 408, () => 'The request did not arrive in time.'),
  headersTooLarge: define('HEADERS_TOO_LARGE', 431, () => 'The address and the headers are too long.'),
  pathMalformed: define(
    'PATH_MALFORMED',
    400,
    (p: { reason: string }) => `The request path cannot be read: ${p.reason}.`,
  ),
  queryStringMalformed: define(
    'QUERY_STRING_MALFORMED',
    400,
    (p: { name: string; reason: string }) => `The query parameter '${p.name}' cannot be read: ${p.reason}.`,
  ),
  resourceUnknown: define(
    'RESOURCE_UNKNOWN',
    404,
    (p: { path: string; hint: string }) => `No root resource defined for path '${p.path}'.${p.hint}`,
  ),
  pathTooDeep: define(
    'PATH_TOO_DEEP',
    404,
    (p: { path: string }) => `Nothing is served below a key, as in '${p.path}'.`,
  ),
  methodUnsupported: define(
    'METHOD_UNSUPPORTED',
    400,
    (p: { method: string; resource: string; hint: string }) =>
      `${p.method} operation not supported on resource ${p.resource}.${p.hint}`,
  ),
  actionUnknown: define(
    'ACTION_UNKNOWN',
    400,
    (p: { action: string; resource: string; hint: string }) =>
      `POST operation named ${p.action} not supported on resource ${p.resource}.${p.hint}`,
  ),
  methodMismatch: define(
    'METHOD_MISMATCH',
    400,
    (p: { header: string; method: string }) =>
      `X-RestLi-Method is '${p.header}', but the request has the form of ${p.method}.`,
  ),
  protocolUnsupported: define(
    'PROTOCOL_UNSUPPORTED',
    400,
    (p: { header: string }) => `Protocol version '${p.header}' is not supported; supported are 1.0.0 to 2.0.0.`,
  ),
  answerTypeUnsupported: define(
    'ANSWER_TYPE_UNSUPPORTED',
    406,
    (p: { accept: string }) => `No answer can be given as '${p.accept}'; only application/json.`,
  ),
  bodyTypeUnsupported: define(
    'BODY_TYPE_UNSUPPORTED',
    415,
    (p: { contentType: string }) => `A body of type '${p.contentType}' is not supported; only application/json.`,
  ),
  bodyEncodingUnsupported: define(
    'BODY_ENCODING_UNSUPPORTED',
    415,
    (p: { encoding: string }) => `A body with the content encoding '${p.encoding}' is not supported; send it as it is.`,
  ),
  bodyMalformed: define('BODY_MALFORMED', 400, (p: { reason: string }) => `Cannot parse request entity: ${p.reason}.`),
  bodyTooLarge: define(
    'BODY_TOO_LARGE',
    413,
    (p: { limit: number }) => `The body is longer than ${String(p.limit)} bytes.`,
  ),
  parametersInvalid: define(
    'PARAMETERS_INVALID',
    400,
    (p: { method: string; issues: string }) =>
      `Parameters of method '${p.method}' failed validation with error '${p.issues}'`,
  ),
} as const;
