import { requireLimit, requirePage, type Page, type PageLimits } from './page.js';

const SEARCH: PageLimits = { sizeName: 'count', reach: 'first' };
const LISTING: PageLimits = { sizeName: 'batchSize', reach: 'all', most: 100 };

/** The message of the refusal; `undefined` when the page is served. */
function refusalOf(page: Page, limits: PageLimits): unknown {
  try {
    requirePage(page, limits);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
}

describe('requirePage', () => {
  it.each([
    [0, 0, SEARCH],
    [0, 10_000, SEARCH],
    [9_999, 1, SEARCH],
    [10_000, 0, SEARCH],
    [0, 100, LISTING],
    [1_000_000, 100, LISTING],
  ])('serves start %d and size %d of %j', (start, count, limits) => {
    expect(refusalOf({ start, count }, limits)).toBeUndefined();
  });

  it.each([
    [-1, 10, SEARCH, "Parameter 'start' is invalid: it must not be negative."],
    [0, -1, SEARCH, "Parameter 'count' is invalid: it must not be negative."],
    [0.5, 1, SEARCH, "Parameter 'start' is invalid: it must be an integer."],
    [1e300, 1, SEARCH, "Parameter 'start' is invalid: it must be an integer."],
    [0, Number.NaN, SEARCH, "Parameter 'count' is invalid: it must be an integer."],
    [0, 10_001, SEARCH, "Parameter 'count' is invalid: start and count together must not be greater than 10000."],
    [9_999, 2, SEARCH, "Parameter 'count' is invalid: start and count together must not be greater than 10000."],
    [10_000, 1, SEARCH, "Parameter 'start' is invalid: start and count together must not be greater than 10000."],
    [
      1,
      Number.MAX_SAFE_INTEGER,
      SEARCH,
      "Parameter 'count' is invalid: start and count together must not be greater than 10000.",
    ],
    [-1, 10, LISTING, "Parameter 'start' is invalid: it must not be negative."],
    [0, -1, LISTING, "Parameter 'batchSize' is invalid: it must not be negative."],
    [0, 101, LISTING, "Parameter 'batchSize' is invalid: it must not be greater than 100."],
  ])('refuses start %d and size %d of %j', (start, count, limits, message) => {
    expect(refusalOf({ start, count }, limits)).toBe(message);
  });
});

describe('requireLimit', () => {
  it('serves up to 10000 items', () => {
    expect(() => {
      requireLimit(10_000);
    }).not.toThrow();
    expect(() => {
      requireLimit(10_001);
    }).toThrow("Parameter 'limit' is invalid: it must not be greater than 10000.");
  });
});
