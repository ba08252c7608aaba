import { checkLimit, checkPage } from './page-check.js';

describe('checkPage', () => {
  it.each([
    [0, 0],
    [0, 10_000],
    [9_999, 1],
    [10_000, 0],
  ])('lets start %d and count %d pass', (start, count) => {
    expect(() => {
      checkPage({ start, count }, 'count');
    }).not.toThrow();
  });

  it.each([
    [-1, 10, "Parameter 'start' is invalid: it must not be negative."],
    [0, -1, "Parameter 'count' is invalid: it must not be negative."],
    [0.5, 1, "Parameter 'start' is invalid: it must be an integer."],
    [0, Number.NaN, "Parameter 'count' is invalid: it must be an integer."],
    [0, 10_001, "Parameter 'count' is invalid: start and count together must not be greater than 10000."],
    [10_000, 1, "Parameter 'start' is invalid: start and count together must not be greater than 10000."],
    [
      1,
      Number.MAX_SAFE_INTEGER,
      "Parameter 'count' is invalid: start and count together must not be greater than 10000.",
    ],
  ])('refuses start %d with count %d', (start, count, message) => {
    expect(() => {
      checkPage({ start, count }, 'count');
    }).toThrow(message);
  });

  it('names the size as the wire does', () => {
    expect(() => {
      checkLimit(-1);
    }).toThrow("Parameter 'limit' is invalid: it must not be negative.");
  });
});
