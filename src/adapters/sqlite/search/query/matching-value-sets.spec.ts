import { Column } from '../memory/column.js';
import { passingBags } from './matching-value-sets.js';

/** A column with so many bags beside the empty one: each document has a text of its own. */
function filled(bags: number): Column {
  const column = new Column(bags);
  for (let id = 0; id < bags; id++) column.set(id, [`value ${String(id)}`]);
  return column;
}

describe('Bags that pass a test', () => {
  it.each([10, 5000])('are found among %d, and among those that come later', (bags) => {
    const column = filled(bags);
    const passing = (): readonly number[] => {
      const passes = passingBags(
        column,
        ([value]) => String(value).endsWith('7'),
        () => 'ends with 7',
      );
      return Array.from(passes.entries()).flatMap(([bag, passed]) => (passed === 1 ? [bag] : []));
    };
    const right = Array.from({ length: bags }, (_, id) => id + 1).filter((bag) => (bag - 1) % 10 === 7);
    expect(passing()).toEqual(right);
    column.set(3, ['new 7']);
    column.set(4, ['new 8']);
    expect(passing()).toEqual([...right, bags + 1]);
    expect(passing()).toEqual([...right, bags + 1]);
  });

  it('are kept apart by the name of the test', () => {
    const column = filled(2000);
    const count = (ending: string): number =>
      passingBags(
        column,
        ([value]) => String(value).endsWith(ending),
        () => ending,
      ).reduce((sum, one) => sum + one, 0);
    expect([count('1'), count('11'), count('1'), count('0')]).toEqual([200, 20, 200, 200]);
  });
});
