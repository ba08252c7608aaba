import type { MethodSpec } from '../../model/catalog-model.js';
import type { Json } from '../json-file.js';

type ErrorObject = { readonly [key: string]: Json };

export const ERROR_SCHEMA_NAME = 'ErrorResponse';

/** Address of a definition within the document. */
export function schemaReference(name: string): string {
  return `#/components/schemas/${name}`;
}

/** Body of every refusal, whatever the resource. */
export const ERROR_SCHEMA: ErrorObject = {
  description: 'Why a request was not carried out.',
  type: 'object',
  properties: {
    status: { description: 'Status of the answer.', type: 'integer' },
    message: { description: 'What is wrong, for people.', type: 'string' },
    code: { description: 'What is wrong, for programs.', type: 'string' },
    field: {
      description: 'The parameter, field of a filter or path of a value that is wrong; absent when it is none of them.',
      type: 'string',
    },
    exceptionClass: { description: 'For readers of the older protocol.', type: 'string' },
    stackTrace: { description: 'For readers of the older protocol; one line.', type: 'string' },
    requestId: { description: 'Names the request in the log; only where the service is at fault.', type: 'string' },
  },
  required: ['status', 'message'],
  examples: [
    {
      status: 400,
      message: "Parameter 'count' is invalid: it must not be negative.",
      code: 'PAGE_INVALID',
      field: 'count',
    },
  ],
};

/** Refusals that any request may meet. */
const COMMON = [
  { status: 400, when: 'The request breaks the protocol, or a parameter is missing or wrongly typed.' },
  { status: 503, when: 'The store cannot be reached; the request may be repeated.' },
] as const;

/** Responses of a method by status, the successful one first. Several reasons for a status are joined. */
export function addErrorResponses(method: MethodSpec, success: ErrorObject): ErrorObject {
  const reasons = new Map<number, string[]>();
  for (const { status, when } of [...method.errors, ...COMMON]) {
    reasons.set(status, [...(reasons.get(status) ?? []), when]);
  }
  const schema = { $ref: schemaReference(ERROR_SCHEMA_NAME) };
  const refusals = [...reasons]
    .sort(([a], [b]) => a - b)
    .map(([status, texts]): [string, Json] => [
      String(status),
      { description: texts.join(' '), content: { 'application/json': { schema } } },
    ]);
  return { '200': success, ...Object.fromEntries(refusals) };
}
