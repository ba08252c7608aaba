import { requireLikePattern } from './like-pattern.js';

describe('requireLikePattern', () => {
  it.each([undefined, '', '%', 'x'.repeat(2048)])('lets a pattern pass', (pattern) => {
    expect(() => {
      requireLikePattern('urnLike', pattern);
    }).not.toThrow();
  });

  it('refuses the first length beyond the limit', () => {
    expect(() => {
      requireLikePattern('urnLike', 'x'.repeat(2049));
    }).toThrow("Parameter 'urnLike' is invalid: it is longer than 2048 characters.");
  });
});
