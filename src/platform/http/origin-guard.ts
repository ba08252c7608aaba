import type { IncomingHttpHeaders } from 'node:http';
import { failures } from '../../kernel/failures.js';

/**
 * Refuse what a page of another site sends. Without authentication, whoever makes a person's browser send a request to
 * a loopback address would act as that person.
 * @throws failures.requestRefused
 */
export function requireOwnOrigin(headers: IncomingHttpHeaders): void {
  const { origin } = headers;
  if (origin === undefined) return;
  if (hostOf(origin) !== headers.host?.toLowerCase()) throw failures.requestRefused({ origin });
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
