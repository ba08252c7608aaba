import type { ConnectionError } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type CatalogError, failures } from '../../kernel/failures.js';
import { answerError } from '../rpc/index.js';

/**
 * Answer bytes that never became a request, and hang up: where the next request would begin is unknown. The answer has
 * the form of every other refusal.
 */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  // A caller who has gone reads no answer.
  if (socket.destroyed || error.code === 'ECONNRESET') return;
  const { status, body } = answerError(failureOf(error), '', 0);
  const head = [
    `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json',
    `Content-Length: ${String(Buffer.byteLength(body))}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}

function failureOf({ code }: ConnectionError): CatalogError {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return failures.headersTooLarge({});
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return failures.requestTimedOut({});
    default:
      return failures.requestMalformed({});
  }
}
