import { failures } from '../../kernel/failures.js';

/** Versions of the protocol whose answers differ; what lies between is answered as the older one. */
export type Protocol = '1.0.0' | '2.0.0';

export const PROTOCOL_HEADER = 'x-restli-protocol-version';

/** @throws failures.protocolUnsupported for a version outside 1.0.0 to 2.0.0, or for something that is no version */
export function readProtocol(header: string | readonly string[] | undefined): Protocol {
  if (header === '2.0.0') return '2.0.0';
  if (header === undefined) return '1.0.0';
  const version = String(header).trim();
  if (version === '2.0.0') return '2.0.0';
  if (/^1\.\d{1,9}\.\d{1,9}$/.test(version)) return '1.0.0';
  throw failures.protocolUnsupported({ header: version });
}

const JSON_RANGES: ReadonlySet<string> = new Set(['*/*', 'application/*', 'application/json']);

/** @throws failures.answerTypeUnsupported when the caller takes no JSON */
export function requireJsonAccepted(accept: string | undefined): void {
  if (accept === undefined || accept === '*/*' || accept === 'application/json' || accept.trim() === '') return;
  const ranges = accept.split(',').map((range) => range.split(';', 1)[0]?.trim().toLowerCase() ?? '');
  if (!ranges.some((range) => JSON_RANGES.has(range))) throw failures.answerTypeUnsupported({ accept });
}

/** Types under which JSON is sent: the standard one, or the default label of some tools. */
const BODY_TYPES: ReadonlySet<string> = new Set([
  'application/json',
  'application/octet-stream',
  'application/x-www-form-urlencoded',
  'text/plain',
]);

/** @throws failures.bodyTypeUnsupported */
export function requireJsonBody(contentType: string | undefined): void {
  if (contentType === undefined || contentType === 'application/json') return;
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type !== '' && !BODY_TYPES.has(type)) throw failures.bodyTypeUnsupported({ contentType });
}
