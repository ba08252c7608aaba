import type { CriterionDto, FilterDto } from '../../search/index.js';
import { type Degree, degreeBranches, hopLimit } from './degree-filter.js';

const NAME: CriterionDto = { field: 'name', value: 'a' };
const ALL: readonly Degree[] = ['1', '2', '3+'];

/** Degrees that each branch lets pass. */
function degreesOf(filter: FilterDto | undefined): readonly (readonly Degree[] | undefined)[] {
  return degreeBranches(filter).map(({ degrees }) => degrees && [...degrees]);
}

describe('degreeBranches', () => {
  it.each<[Partial<CriterionDto>, readonly Degree[]]>([
    [{ value: '1' }, ['1']],
    [{ value: '2, 3+' }, ['2', '3+']],
    [{ values: ['3+', '1'] }, ['1', '3+']],
    [{ values: [], value: '2' }, ['2']],
    [{ values: ['1'], condition: 'IN' }, ['1']],
    [{ values: ['1'], condition: null }, ['1']],
    [{ values: ['1'], negated: true }, ['2', '3+']],
    [{ values: ['1', '2', '3+'], negated: true }, []],
    [{ field: 'degree.keyword', value: '1' }, ['1']],
  ])('reads %j', (criterion, degrees) => {
    const criteria = [NAME, { field: 'degree', ...criterion }];
    expect(degreeBranches({ criteria })).toEqual([{ degrees: new Set(degrees), rest: [NAME] }]);
  });

  it.each(['degrees', 'in_degree', 'degree.keywords'])('leaves the field %s to the index', (field) => {
    const criterion = { field, value: '7' };
    expect(degreeBranches({ criteria: [criterion] })).toEqual([{ degrees: undefined, rest: [criterion] }]);
  });

  it('wants every test of a branch, and keeps branches apart', () => {
    const test = (...values: readonly string[]): CriterionDto => ({ field: 'degree', values });
    expect(degreesOf({ or: [{ and: [test('1', '2'), test('2', '3+')] }, { and: [NAME] }, {}] })).toEqual([
      ['2'],
      undefined,
      undefined,
    ]);
    expect(degreeBranches({ or: [{}, { and: null }] }).map(({ rest }) => rest)).toEqual([[], []]);
    expect(() => degreeBranches({ criteria: [{ field: 'degree' }] })).toThrow('"" is no degree');
  });

  it('refuses the disjunction beside the older form, and finds no degree in no filter', () => {
    expect([degreesOf(undefined), degreesOf({}), degreesOf({ or: [] })]).toEqual([[], [], []]);
    const criteria = [{ field: 'degree', value: '2' }];
    expect(() => degreesOf({ or: [{ and: criteria }], criteria })).toThrow('it has both "or" and "criteria"');
  });

  it.each(['0', '3', '4', '1+', ''])('refuses the degree "%s"', (value) => {
    expect(() => degreesOf({ criteria: [{ field: 'degree', value }] })).toThrow(
      `"${value}" is no degree; the degrees are 1, 2, 3+`,
    );
  });

  it.each(['CONTAIN', 'EXISTS', 'GREATER_THAN', 'equal'])('refuses the condition %s', (condition) => {
    expect(() => degreesOf({ criteria: [{ field: 'degree', value: '1', condition }] })).toThrow(
      'degrees are compared with EQUAL or IN',
    );
  });
});

describe('hopLimit', () => {
  it.each<[readonly (readonly Degree[] | undefined)[], number | undefined]>([
    [[], undefined],
    [[undefined], undefined],
    [[['1']], 1],
    [[['2']], 2],
    [[['1'], ['1', '2']], 2],
    [[['1'], ['3+']], undefined],
    [[['1'], undefined], undefined],
    [[[]], 0],
    [[ALL], undefined],
  ])('of %j is %s', (branches, limit) => {
    expect(hopLimit(branches.map((degrees) => ({ degrees: degrees && new Set(degrees), rest: [] })))).toBe(limit);
  });
});
