import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Makes browsers load what a page needs from this service alone, run no script that stands in the page, and show it in
 * no frame of another one. Styles may stand in it: editors of code set them.
 */
const PAGE_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "connect-src 'self'",
    "font-src 'self' data:",
    "img-src 'self' data:",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
} as const;

const HTML = 'text/html; charset=utf-8';

/** What is sent as it is, as often as it is asked for. */
export interface StoredContent {
  readonly type: string;
  readonly body: Buffer;
  /** Names the bytes: others have another one. */
  readonly etag: string;
}

/** @param type of the content, with its charset */
export function storedContent(type: string, body: Buffer | string): StoredContent {
  const bytes = Buffer.from(body);
  return { type, body: bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` };
}

/** A page, from its text. */
export function storedPage(text: string): StoredContent {
  return storedContent(HTML, text);
}

/**
 * Answer with content that changes with the release or the models alone: browsers keep it, and ask each time whether
 * it is still the same. The answer to that is 304 without a body.
 */
export function sendStored(request: FastifyRequest, reply: FastifyReply, content: StoredContent): FastifyReply {
  if (content.type === HTML) reply.headers(PAGE_HEADERS);
  reply.header('etag', content.etag).header('cache-control', 'no-cache').header('x-content-type-options', 'nosniff');
  if (isKnown(request.headers['if-none-match'], content.etag)) return reply.code(304).send();
  return reply.header('content-type', content.type).send(content.body);
}

/** Answer with a page that is another one each time. */
export function sendUnstored(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .headers(PAGE_HEADERS)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-type', HTML)
    .send(Buffer.from(text));
}

/** Proxies that pack an answer mark its name as weak. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((name) => name.trim().replace(/^W\//, '') === etag);
}
