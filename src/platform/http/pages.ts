import { createHash, randomBytes } from 'node:crypto';
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

/**
 * The policy of the application: as above, and styles stand in files or carry a number that only this answer names.
 * Its scripts set no style otherwise than through the object model, which no policy concerns.
 */
function applicationPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

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

/** What stands in the page of the application where the number of the answer belongs. */
const NONCE_MARK = '__NONCE__';
/** Random bytes of such a number. */
const NONCE_BYTES = 16;

/** Answer with the page of the application: the same bytes but for a number, so nobody keeps it. */
export function sendPage(reply: FastifyReply, page: string): FastifyReply {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  return reply
    .headers({ ...PAGE_HEADERS, 'content-security-policy': applicationPolicy(nonce) })
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-type', HTML)
    .send(Buffer.from(page.replaceAll(NONCE_MARK, nonce)));
}

/**
 * Content in several forms. `packings`: the same bytes, smaller, by content-encoding; the best first. `lasts`:
 * `forever` when its address names its bytes, so that browsers never ask again; `checked` when they ask each time.
 */
export interface PackedContent {
  readonly plain: StoredContent;
  readonly packings: readonly { readonly encoding: string; readonly body: Buffer }[];
  readonly lasts: 'checked' | 'forever';
}

/** Answer with the smallest form that the caller can unpack. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, content: PackedContent): FastifyReply {
  const { plain, packings, lasts } = content;
  const accepted = request.headers['accept-encoding'] ?? '';
  const packing = packings.find(({ encoding }) => accepts(accepted, encoding));
  // Each form of the content has a name of its own.
  const etag = packing === undefined ? plain.etag : plain.etag.replace(/"$/, `-${packing.encoding}"`);
  reply.headers({
    etag,
    'cache-control': lasts === 'forever' ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.header('content-type', plain.type);
  if (packing === undefined) return reply.send(plain.body);
  return reply.header('content-encoding', packing.encoding).send(packing.body);
}

/** Whether a header names an encoding, and does not refuse it by a weight of nothing. */
function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((text) => /^q=0(?:\.0*)?$/.test(text));
  });
}

/** Proxies that pack an answer mark its name as weak. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((name) => name.trim().replace(/^W\//, '') === etag);
}
