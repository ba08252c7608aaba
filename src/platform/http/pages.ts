import type { FastifyReply } from 'fastify';

/**
 * Makes browsers load what a page needs from this service alone, run no script that stands in the page, and show it in
 * no frame of another one. Styles may stand in it: editors of code set them.
 */
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
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
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** Answer a request of a browser with a page. */
export function sendPage(reply: FastifyReply, text: string): FastifyReply {
  return reply.headers(PAGE_HEADERS).send(Buffer.from(text));
}
