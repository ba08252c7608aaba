import type { FastifyReply } from 'fastify';
import { CallerGone, CatalogError, DeadlinePassed } from '../../kernel/failures.js';

/** Gets what is no fault of the caller. */
export type FaultReport = (error: unknown) => void;

/** Answer a request that could not be read, or not be carried out at all. */
export function sendRefusal(error: unknown, reply: FastifyReply, report: FaultReport): FastifyReply {
  if (error instanceof CatalogError) return refuse(reply, error.row.status, error.message);
  if (error instanceof DeadlinePassed || error instanceof CallerGone) return refuse(reply, 503, error.message);
  const status = statusOf(error);
  if (status !== undefined && status < 500) {
    const { bodyLimit } = reply.server.initialConfig;
    const tooLong = `The body is longer than ${String(bodyLimit)} bytes.`;
    return refuse(reply, status, status === 413 ? tooLong : 'The request cannot be read.');
  }
  report(error);
  return refuse(reply, 500, 'An unknown error occurred.');
}

/** @param code of HTTP, which the body repeats */
export function refuse(reply: FastifyReply, code: number, message: string): FastifyReply {
  const type = code === 401 || code === 403 ? 'UNAUTHORIZED' : code < 500 ? 'BAD_REQUEST' : 'SERVER_ERROR';
  const errors = [{ message, extensions: { code, type, classification: 'BadRequest' } }];
  return reply
    .code(code)
    .header('content-type', 'application/json')
    .send(Buffer.from(JSON.stringify({ errors })));
}

function statusOf(error: unknown): number | undefined {
  return typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;
}
