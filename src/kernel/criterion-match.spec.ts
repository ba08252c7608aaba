import { passesFilter } from './criterion-match.js';
import { type Condition, CONDITIONS, type Criterion } from './filter.js';

const OBJECT = { size: 5, name: 'Anna', tags: [{ id: 'x' }, { id: 'y' }], done: true, none: null };

function passes(change: Partial<Criterion>): boolean {
  const criterion: Criterion = { field: 'size', condition: 'EQUAL', values: [], negated: false, ...change };
  return passesFilter(OBJECT, { or: [{ and: [criterion] }] });
}

/** By condition: a field, what it is compared with, and whether it passes. */
const ROWS: Readonly<Record<Condition, readonly (readonly [string, readonly string[], boolean])[]>> = {
  CONTAIN: [
    ['name', ['nn'], true],
    ['name', ['nA'], false],
  ],
  END_WITH: [
    ['name', ['na'], true],
    ['name', ['An'], false],
  ],
  EQUAL: [
    ['size', ['5.0'], true],
    ['size', ['4', '5'], true],
    ['size', [''], false],
    ['name', ['Anna'], true],
    ['name', ['Ann'], false],
    ['done', ['true'], true],
    ['tags.id', ['y'], true],
  ],
  EXISTS: [
    ['tags.id', [], true],
    ['none', [], false],
    ['tags', [], false],
  ],
  GREATER_THAN: [
    ['size', ['4'], true],
    ['size', ['5'], false],
  ],
  GREATER_THAN_OR_EQUAL_TO: [
    ['size', ['5'], true],
    ['size', ['6'], false],
  ],
  IN: [
    ['size', ['4', '5'], true],
    ['size', ['4'], false],
  ],
  IS_NULL: [
    ['none', [], true],
    ['size', [], false],
  ],
  LESS_THAN: [
    ['size', ['6'], true],
    ['size', ['5'], false],
    ['size', ['many'], false],
  ],
  LESS_THAN_OR_EQUAL_TO: [
    ['size', ['5'], true],
    ['size', ['4'], false],
  ],
  START_WITH: [
    ['name', ['An'], true],
    ['name', ['na'], false],
  ],
};

describe('passesFilter', () => {
  it('knows every condition by the name of the wire', () => {
    expect(CONDITIONS).toEqual(Object.keys(ROWS));
  });

  describe.each(CONDITIONS)('%s', (condition) => {
    it.each(ROWS[condition])('of %s with %j is %s', (field, values, expected) => {
      const criterion = { field, condition, values };
      expect([passes(criterion), passes({ ...criterion, negated: true })]).toEqual([expected, !expected]);
    });
  });

  it('is a disjunction of conjunctions, and empty lets everything pass', () => {
    const size = (value: string): Criterion => ({ field: 'size', condition: 'EQUAL', values: [value], negated: false });
    expect([
      passesFilter(OBJECT, { or: [] }),
      passesFilter(OBJECT, { or: [{ and: [] }] }),
      passesFilter(OBJECT, { or: [{ and: [size('5'), size('4')] }] }),
      passesFilter(OBJECT, { or: [{ and: [size('4')] }, { and: [size('5')] }] }),
    ]).toEqual([true, true, false, true]);
  });
});
