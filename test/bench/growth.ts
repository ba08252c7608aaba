import { type ReportRow, type SizedRows, tableOf, type Verdict, verdictOf } from './report.js';

/**
 * How much worse figures may be with a larger catalog. `says`: of what. `rows`: names of those that are compared, as
 * far as they are rates. `most`: how many times fewer a second.
 */
interface GrowthLimit {
  readonly says: string;
  readonly rows: RegExp;
  readonly from: number;
  readonly to: number;
  readonly most: number;
}

/** Two measurements of one thing differ by so much on a machine that does nothing else. */
const NOISE = 1.15;

const LIMITS: readonly GrowthLimit[] = [
  {
    says: 'lineage, for each entity that is reached',
    rows: /^lineage, entities reached a second/,
    from: 10_000,
    to: 200_000,
    most: NOISE,
  },
  {
    says: 'writes',
    rows: /^(whole new dataset|batches|proposal)/,
    from: 10_000,
    to: 200_000,
    most: 1.5,
  },
  {
    says: 'reads, searches and lineage',
    rows: /^(entity read|search|autocomplete|filter|lineage|GraphQL)/,
    from: 100_000,
    to: 1_000_000,
    most: 2,
  },
];

/** One figure of two sizes. `factor`: how many times fewer a second it is with the larger one. */
export interface Growth {
  readonly limit: Pick<GrowthLimit, 'from' | 'most' | 'says' | 'to'>;
  readonly name: string;
  readonly factor: number;
  readonly verdict: Verdict;
}

/** What is measured of the limits of growth: those of which both sizes were run. */
export function growthOf(sizes: readonly SizedRows[]): readonly Growth[] {
  return LIMITS.flatMap(({ rows, ...limit }) => {
    const [smaller, larger] = [limit.from, limit.to].map((size) => sizes.find(({ entities }) => entities === size));
    return (smaller?.rows ?? []).flatMap((row) => {
      const other = larger?.rows.find(({ name }) => name === row.name);
      if (row.unit !== '/s' || !rows.test(row.name) || other === undefined) return [];
      const factor = row.figure / other.figure;
      return [{ limit, name: row.name, factor, verdict: verdictOf({ ...other, budget: row.figure / limit.most }) }];
    });
  });
}

/** Every limit, with what was measured of it, or with what would measure it. */
export function asGrowthTable(sizes: readonly SizedRows[]): string {
  const measured = growthOf(sizes);
  const table = tableOf(['growth of', 'what', 'times fewer', 'limit', ''], ['left', 'left', 'right', 'right', 'left']);
  for (const { says, from, to, most } of LIMITS) {
    const title = `${says}, ${from.toLocaleString('en')} to ${to.toLocaleString('en')}`;
    const own = measured.filter(({ limit }) => limit.says === says);
    if (own.length === 0) table.push([title, `--entities ${String(from)},${String(to)} measures it`, '', '', '']);
    for (const { name, factor, verdict } of own)
      table.push([title, name, factor.toFixed(2), `< ${String(most)}`, verdict]);
  }
  return table.toString();
}

/** A row of what one walk costs by what it reaches: walks of catalogs of two sizes do not reach the same number. */
export function reachRow(name: string, walks: number, reach: number): ReportRow {
  return { name: `lineage, entities reached a second, ${name}`, unit: '/s', figure: walks * reach };
}
