import Table from 'cli-table3';

/**
 * `limit`: of the engines, measured in the same run. `budget`: of the design. Both in the unit of the figure. `share`:
 * of the limit, which is enough where the machine is too slow for the budget.
 */
export interface ReportRow {
  readonly name: string;
  readonly unit: '/s' | 'MB' | 'entities' | 'ms' | 's';
  readonly figure: number;
  readonly limit?: { readonly figure: number; readonly of: string };
  readonly budget?: number;
  readonly share?: number;
}

/** How a figure stands to its budget. `near`: within a factor of 1.5. */
export type Verdict = 'met' | 'missed' | 'near' | 'no budget';

const NEAR = 1.5;

/** How the figure of a row stands to its budget. */
export function verdictOf(row: ReportRow): Verdict {
  const { unit, figure, budget, share } = row;
  const ratio = ratioOf(row);
  const excesses = [
    ...(budget === undefined ? [] : [unit === '/s' ? budget / figure : figure / budget]),
    ...(share === undefined || ratio === undefined ? [] : [share / ratio]),
  ];
  if (excesses.length === 0) return 'no budget';
  const excess = Math.min(...excesses);
  return excess <= 1 ? 'met' : excess <= NEAR ? 'near' : 'missed';
}

/** Our share of what the engines allow, 1 being all of it. */
function ratioOf({ unit, figure, limit }: ReportRow): number | undefined {
  if (limit === undefined) return undefined;
  return unit === '/s' ? figure / limit.figure : limit.figure / figure;
}

/** An empty table in the style of all of them. */
export function tableOf(head: string[], colAligns: Table.HorizontalAlignment[]): Table.Table {
  return new Table({ head, colAligns, style: { head: [], border: [], compact: true } });
}

export function asTable(rows: readonly ReportRow[]): string {
  const head = ['what', 'ours', 'the engines', 'ratio', 'budget', ''];
  const table = tableOf(head, ['left', 'right', 'left', 'right', 'right', 'left']);
  for (const row of rows) {
    const { name, unit, figure, limit } = row;
    const ratio = ratioOf(row);
    table.push([
      name,
      written(figure, unit),
      limit === undefined ? '' : `${written(limit.figure, unit)}  ${limit.of}`,
      ratio === undefined ? '' : ratio.toFixed(2),
      budgetText(row),
      verdictOf(row),
    ]);
  }
  return table.toString();
}

/** What was measured with a catalog of so many entities. */
export interface SizedRows {
  readonly entities: number;
  readonly rows: readonly ReportRow[];
}

/**
 * Figures of catalogs of several sizes side by side, with what the last one is as a part or multiple of the first, and
 * how each stands to its budget, which may differ from size to size.
 */
export function asSizesTable(sizes: readonly SizedRows[]): string {
  const names = new Set(sizes.flatMap(({ rows }) => rows.map(({ name }) => name)));
  const titles = sizes.map(({ entities }) => entities.toLocaleString('en'));
  const head = ['what', ...titles, 'last / first', 'budget', ''];
  const table = tableOf(head, ['left', ...titles.map(() => 'right' as const), 'right', 'right', 'left']);
  for (const name of names) {
    const found = sizes.map(({ rows }) => rows.find((row) => row.name === name));
    const [first, last] = [found[0], found.at(-1)];
    table.push([
      name,
      ...found.map((row) => (row === undefined ? '' : written(row.figure, row.unit))),
      first === undefined || last === undefined || first.figure === 0 ? '' : (last.figure / first.figure).toFixed(2),
      [...new Set(found.flatMap((row) => (row?.budget === undefined ? [] : [budgetText(row)])))].join('; '),
      verdictsOf(found, titles),
    ]);
  }
  return table.toString();
}

/** One word when all sizes have the same verdict, otherwise the sizes whose budget is exceeded. */
function verdictsOf(found: readonly (ReportRow | undefined)[], titles: readonly string[]): string {
  const verdicts = found.map((row) => (row === undefined ? 'no budget' : verdictOf(row)));
  if (verdicts.every((verdict) => verdict === verdicts[0])) return verdicts[0] ?? 'no budget';
  const exceeded = verdicts.flatMap((verdict, at) =>
    verdict === 'near' || verdict === 'missed' ? [`${verdict} at ${titles[at] ?? ''}`] : [],
  );
  return exceeded.length === 0 ? 'met' : exceeded.join(', ');
}

function budgetText({ unit, budget, share }: ReportRow): string {
  const wanted = [
    ...(budget === undefined ? [] : [`${unit === '/s' ? '>=' : '<'} ${written(budget, unit)}`]),
    ...(share === undefined ? [] : [`ratio ${share.toFixed(2)}`]),
  ];
  return wanted.join(' or ');
}

export function asJson(rows: readonly ReportRow[]): string {
  return JSON.stringify(
    rows.map((row) => ({ ...row, ratio: ratioOf(row), verdict: verdictOf(row) })),
    undefined,
    2,
  );
}

function written(figure: number, unit: ReportRow['unit']): string {
  const digits = unit === 'entities' || figure >= 100 ? 0 : figure >= 10 ? 1 : 2;
  const text = figure.toFixed(digits).replace(/\B(?=(\d{3})+(?!\d))/g, (_, __, at: number, all: string) => {
    const point = all.indexOf('.');
    return point >= 0 && at > point ? '' : ',';
  });
  return unit === '/s' ? `${text}/s` : `${text} ${unit}`;
}
