import { didYouMean } from './nearest-name.js';

describe('didYouMean', () => {
  it.each([
    ['datset', ' Did you mean "dataset"?'],
    ['DATASET', ' Did you mean "dataset"?'],
    ['crpuser', ' Did you mean "corpuser"?'],
    ['wombat', ''],
    ['x'.repeat(100_000), ''],
  ])('answers %j with %j', (name, sentence) => {
    expect(didYouMean(name, ['corpuser', 'dataset', 'chart'])).toBe(sentence);
  });

  it('prefers the first in code-unit order among equals', () => {
    expect(didYouMean('aspectx', ['aspectz', 'aspectb'])).toBe(' Did you mean "aspectb"?');
  });
});
