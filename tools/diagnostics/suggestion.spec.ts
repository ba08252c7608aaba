import { array, assert, integer, property, stringMatching } from 'fast-check';
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

const word = stringMatching(/^[abc]{0,9}$/);

/** The whole table of distances, without any limit. */
function plainDistance(left: string, right: string): number {
  const rows: number[][] = [];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 0; row <= left.length; row++) {
    const cells: number[] = [];
    rows.push(cells);
    for (let column = 0; column <= right.length; column++) {
      const isSame = left[row - 1] === right[column - 1];
      const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const changed = Math.min(at(row - 1, column), at(row, column - 1)) + 1;
      const replaced = at(row - 1, column - 1) + (isSame ? 0 : 1);
      const swapped = isSwap ? at(row - 2, column - 2) + 1 : changed;
      cells.push(row === 0 ? column : column === 0 ? row : Math.min(changed, replaced, swapped));
    }
  }
  return at(left.length, right.length);
}

describe('editDistance', () => {
  it.each(distances)('of %j and %j is %i', (left, right, distance) => {
    expect(editDistance(left, right, 10)).toBe(distance);
    expect(editDistance(right, left, 10)).toBe(distance);
  });

  it('is that of the whole table of distances, or above the limit', () => {
    assert(
      property(word, word, integer({ min: 0, max: 9 }), (left, right, limit) => {
        const [found, plain] = [editDistance(left, right, limit), plainDistance(left, right)];
        expect(Math.min(found, limit + 1)).toBe(Math.min(plain, limit + 1));
      }),
      { numRuns: 500 },
    );
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

describe('the nearest candidate', () => {
  it('is never missed', () => {
    assert(
      property(word, array(word), (name, candidates) => {
        const limit = Math.max(1, Math.floor(name.length / 3));
        const near = candidates.filter((one) => one !== name && plainDistance(name, one) <= limit);
        const least = Math.min(...near.map((one) => plainDistance(name, one)));
        const found = findSuggestion(name, candidates);
        expect(found === undefined ? [] : [plainDistance(name, found)]).toEqual(near.length === 0 ? [] : [least]);
      }),
      { numRuns: 300 },
    );
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
