import { Column } from '../memory/column.js';
import { matchingValueSets } from './matching-value-sets.js';

/** A column with so many value sets beside the empty one: each document has a text of its own. */
function filled(valueSets: number): Column {
  const column = new Column(valueSets);
  for (let id = 0; id < valueSets; id++) column.set(id, [`value ${String(id)}`]);
  return column;
}

describe('Value sets that pass a test', () => {
  it.each([10, 5000])('are found among %d, and among those that come later', (valueSets) => {
    const column = filled(valueSets);
    const passing = (): readonly number[] => {
      const passes = matchingValueSets(
        column,
        ([value]) => String(value).endsWith('7'),
        () => 'ends with 7',
      );
      return Array.from(passes.entries()).flatMap(([valueSet, passed]) => (passed === 1 ? [valueSet] : []));
    };
    const right = Array.from({ length: valueSets }, (_, id) => id + 1).filter((valueSet) => (valueSet - 1) % 10 === 7);
    expect(passing()).toEqual(right);
    column.set(3, ['new 7']);
    column.set(4, ['new 8']);
    expect(passing()).toEqual([...right, valueSets + 1]);
    expect(passing()).toEqual([...right, valueSets + 1]);
  });

  it('are kept apart by the name of the test', () => {
    const column = filled(2000);
    const count = (ending: string): number =>
      matchingValueSets(
        column,
        ([value]) => String(value).endsWith(ending),
        () => ending,
      ).reduce((sum, one) => sum + one, 0);
    expect([count('1'), count('11'), count('1'), count('0')]).toEqual([200, 20, 200, 200]);
  });
});
