import { asGrowthTable, growthOf } from './growth.js';
import { asSizesTable, type ReportRow, type SizedRows } from './report.js';

function sized(entities: number, ...rows: readonly ReportRow[]): SizedRows {
  return { entities, rows };
}

function rate(name: string, figure: number, budget?: number): ReportRow {
  return { name, unit: '/s', figure, ...(budget === undefined ? {} : { budget }) };
}

describe('Figures of catalogs of several sizes', () => {
  it('compare rates of the sizes that a limit of growth names', () => {
    const sizes = [
      sized(
        10_000,
        rate('batches of 100 new datasets, 4 clients, datasets', 3_000),
        rate('entity read, 32 clients', 9_000),
      ),
      sized(100_000, rate('entity read, 32 clients', 8_000)),
      sized(
        200_000,
        rate('batches of 100 new datasets, 4 clients, datasets', 2_500),
        rate('entity read, 32 clients', 1),
      ),
      sized(1_000_000, rate('entity read, 32 clients', 2_000), rate('a new row', 1)),
    ];
    expect(growthOf(sizes)).toEqual([
      {
        limit: { says: 'writes', from: 10_000, to: 200_000, most: 1.5 },
        name: 'batches of 100 new datasets, 4 clients, datasets',
        factor: 1.2,
        verdict: 'met',
      },
      {
        limit: { says: 'reads, searches and lineage', from: 100_000, to: 1_000_000, most: 2 },
        name: 'entity read, 32 clients',
        factor: 4,
        verdict: 'missed',
      },
    ]);
  });

  it('say which sizes measure a limit that was not measured', () => {
    const text = asGrowthTable([sized(10_000, rate('entity read, 32 clients', 1)), sized(50_000)]);
    expect(text).toContain('--entities 10000,200000 measures it');
    expect(text).toContain('--entities 100000,1000000 measures it');
  });

  it('are judged by the budget of their own size', () => {
    const text = asSizesTable([
      sized(10_000, rate('filter', 4_000, 3_000), rate('read', 10)),
      sized(200_000, rate('filter', 1_400, 1_500), rate('read', 10)),
    ]);
    expect(text).toMatch(/filter .* 4,000\/s .* 1,400\/s .* 0\.35 .* >= 3,000\/s; >= 1,500\/s .* near at 200,000/);
    expect(text).toMatch(/read .* 1\.00 .* no budget/);
  });

  it('have one verdict where all sizes have the same', () => {
    expect(asSizesTable([sized(1, rate('a', 1, 2)), sized(2, rate('a', 1, 2))])).toMatch(/>= 2\.00\/s .* missed *│/);
  });
});
