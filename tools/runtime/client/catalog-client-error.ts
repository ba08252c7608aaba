/** What is known of a refusal, beside its message. */
export interface RefusalDetails {
  readonly code: string;
  readonly status: number;
  readonly field?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** The service refused a call, or could not be reached. */
export class CatalogClientError extends Error {
  override readonly name: string = 'CatalogClientError';
  /** Which failure it is, such as `ASPECT_INVALID`. Of the client: `SERVER_UNREACHABLE`, `ANSWER_UNEXPECTED`. */
  readonly code: string;
  /** HTTP status; 0 when nothing came back. */
  readonly status: number;
  /** The parameter, the field of a filter or the path of a value that is wrong; absent when it is none of them. */
  readonly field: string | undefined;
  /** Milliseconds after which the service wants to be asked again; absent when it does not say. */
  readonly retryAfter: number | undefined;

  constructor(message: string, { code, status, field, retryAfter, cause }: RefusalDetails) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.status = status;
    this.field = field;
    this.retryAfter = retryAfter;
  }
}

/** An answer of GraphQL with errors. `errors`: as the service made them. `data`: what there is beside them. */
export class GraphqlError extends CatalogClientError {
  override readonly name = 'GraphqlError';

  constructor(
    message: string,
    details: RefusalDetails,
    readonly errors: readonly unknown[],
    readonly data: unknown,
  ) {
    super(message, details);
  }
}

/** What an answer says of why a call was refused. */
export function refusalOf(response: Response, text: string): CatalogClientError {
  const { status } = response;
  const body = objectIn(text);
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new CatalogClientError(textIn(body, 'message') ?? `The service answered ${String(status)}.`, {
    status,
    code: textIn(body, 'code') ?? 'ANSWER_UNEXPECTED',
    field: textIn(body, 'field'),
    retryAfter: Number.isFinite(seconds) ? seconds * 1000 : undefined,
  });
}

/** The first of the errors of an answer of GraphQL; `undefined` when there are none. */
export function graphqlErrorIn(answer: object): GraphqlError | undefined {
  const errors = listIn(answer, 'errors');
  const [first] = errors;
  if (first === undefined) return undefined;
  const extensions = memberOf(first, 'extensions');
  const status = memberOf(extensions, 'code');
  const path = listIn(first, 'path').map(String).join('.');
  const details = {
    code: textIn(extensions, 'type') ?? 'ANSWER_UNEXPECTED',
    status: typeof status === 'number' ? status : 200,
    field: path === '' ? undefined : path,
  };
  return new GraphqlError(textIn(first, 'message') ?? 'unknown', details, errors, memberOf(answer, 'data'));
}

/** A proxy in between answers with text of its own: its status says enough. */
function objectIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function listIn(value: unknown, name: string): readonly unknown[] {
  const member = memberOf(value, name);
  return Array.isArray(member) ? member : [];
}

function textIn(value: unknown, name: string): string | undefined {
  const member = memberOf(value, name);
  return typeof member === 'string' ? member : undefined;
}
