import { didYouMean, editDistance, findSuggestion } from './suggestion.js';

const distances: readonly (readonly [left: string, right: string, distance: number])[] = [
  ['', '', 0],
  ['abc', 'abc', 0],
  ['abc', 'abd', 1],
  ['abc', 'ab', 1],
  ['abc', 'xabc', 1],
  ['Statsu', 'Status', 1],
  ['kitten', 'sitting', 3],
];

const suggestions: readonly (readonly [name: string, candidates: readonly string[], found: string | undefined])[] = [
  ['Statsu', ['Ownership', 'Status', 'Stats'], 'Status'],
  ['queryByDefalt', ['queryByDefault', 'addToFilters'], 'queryByDefault'],
  ['fieldname', ['fieldType', 'fieldName'], 'fieldName'],
  ['deprecated', ['Deprecated'], 'Deprecated'],
  ['cat', ['dog', 'bird'], undefined],
  ['cat', ['hat', 'bat'], 'bat'],
  ['cat', ['cat'], undefined],
  ['cat', [], undefined],
];

describe('editDistance', () => {
  it.each(distances)('of %j and %j is %i', (left, right, distance) => {
    expect(editDistance(left, right, 10)).toBe(distance);
    expect(editDistance(right, left, 10)).toBe(distance);
  });

  it('stops counting above the limit', () => {
    expect(editDistance('a', 'abcdef', 2)).toBeGreaterThan(2);
  });
});

describe('findSuggestion', () => {
  it.each(suggestions)('for %j among %j is %j', (name, candidates, found) => {
    expect(findSuggestion(name, candidates)).toBe(found);
    expect(findSuggestion(name, [...candidates].reverse())).toBe(found);
  });
});

describe('didYouMean', () => {
  it('falls back to the general advice', () => {
    expect(didYouMean('Statsu', ['Status'], 'Declare it.')).toEqual({
      sentence: 'Did you mean "Status"?',
      instead: { word: 'Statsu', meant: 'Status' },
    });
    expect(didYouMean('Statsu', [], 'Declare it.')).toBe('Declare it.');
  });
});
