import { failures } from '../kernel/failures.js';
import type { Page } from '../kernel/page.js';

/** Hits beyond this place are not served; a caller who wants them all narrows the search or reads the primary store. */
const MAX_WINDOW = 10_000;

/**
 * Check a page that a caller asks for. `sizeName`: how the wire calls the size.
 * @throws failures.pageInvalid naming the parameter
 */
export function checkPage({ start, count }: Page, sizeName: 'count' | 'limit'): void {
  checkNumber('start', start);
  checkNumber(sizeName, count);
  if (start + count <= MAX_WINDOW) return;
  // The parameter that is too large by itself is the one to mend.
  const name = start >= MAX_WINDOW ? 'start' : sizeName;
  throw failures.pageInvalid({
    name,
    reason: `start and ${sizeName} together must not be greater than ${String(MAX_WINDOW)}`,
  });
}

/** @throws failures.pageInvalid */
export function checkLimit(limit: number): void {
  checkPage({ start: 0, count: limit }, 'limit');
}

function checkNumber(name: string, value: number): void {
  if (!Number.isInteger(value)) throw failures.pageInvalid({ name, reason: 'it must be an integer' });
  if (value < 0) throw failures.pageInvalid({ name, reason: 'it must not be negative' });
}
