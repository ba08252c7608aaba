import { failures } from './failures.js';

/** A window of a listing. `start`: zero-based offset. `count`: most items to return; 0 asks for totals only. */
export interface Page {
  readonly start: number;
  readonly count: number;
}

/** Most items of one answer, unless the listing says otherwise: what it can hold in memory without harm to others. */
const MAX_ITEMS = 10_000;

/**
 * What a listing serves. `sizeName`: how callers name the size of the page. `reach`: `all` where every item can be
 * reached, `first` where `start` and the size together may not exceed `most`, since ranking gets dearer with each item
 * that is skipped. `most`: greatest size; absent means `MAX_ITEMS`.
 */
export interface PageLimits {
  readonly sizeName: string;
  readonly reach: 'all' | 'first';
  readonly most?: number;
}

/**
 * Check the page that a caller asks for. Only handlers call this, so that every wire gives the same answer.
 * @throws failures.pageInvalid naming the parameter
 */
export function requirePage({ start, count }: Page, { sizeName, reach, most = MAX_ITEMS }: PageLimits): void {
  requireCount('start', start);
  requireCount(sizeName, count);
  if (reach === 'all') {
    if (count > most)
      throw failures.pageInvalid({
        name: sizeName,
        reason: `it must not be greater than ${String(most)}`,
        value: count,
      });
  } else if (start + count > most) {
    // The parameter that is too large by itself is the one to correct.
    const name = start >= most ? 'start' : sizeName;
    throw failures.pageInvalid({
      name,
      reason: `start and ${sizeName} together must not be greater than ${String(most)}`,
      value: start >= most ? start : count,
    });
  }
}

/** Check the size of an answer that has no pages. @throws failures.pageInvalid */
export function requireLimit(limit: number): void {
  requirePage({ start: 0, count: limit }, { sizeName: 'limit', reach: 'all' });
}

function requireCount(name: string, value: number): void {
  if (!Number.isSafeInteger(value)) throw failures.pageInvalid({ name, reason: 'it must be an integer', value });
  if (value < 0) throw failures.pageInvalid({ name, reason: 'it must not be negative', value });
}
