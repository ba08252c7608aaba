import type { IncomingHttpHeaders } from 'node:http';
import { failures, type CatalogError } from '../../kernel/failures.js';

/**
 * Refuse what a page of another site sends. Without authentication, whoever makes a person's browser send a request to
 * a loopback address would act as that person.
 * @returns why the request is refused; `undefined` when it may pass
 */
export function findCrossOrigin({ origin, host }: IncomingHttpHeaders): CatalogError | undefined {
  if (origin === undefined) return undefined;
  if (host !== undefined && hostOf(origin) === host.toLowerCase()) return undefined;
  return failures.requestRefused({ origin });
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
