import type { RunRow, RunSeries, RunSummary } from '../../../aspects/index.js';
import { RunIndex } from '../../../aspects/index.js';
import type { Page } from '../../../kernel/page.js';
import type { Urn } from '../../../kernel/urn.js';
import type { Work } from '../../../kernel/work.js';
import type { Statement } from '../database.js';
import { attempt } from '../sqlite-fault.js';
import { aspectOfCell } from './cell.js';
import type { PrimaryDatabase } from './primary-database.js';

type RunRowColumns = readonly [urn: Urn, type: number, cell: number, seq: number, observed: number];
type SeriesColumns = readonly [urn: Urn, type: number, cell: number];

const RUNS = `
SELECT text AS runId, observed AS timestamp, row_count AS rows FROM run
WHERE row_count > 0 ORDER BY observed DESC, text LIMIT ? OFFSET ?`;

/** The entries of a run that wrote a value, along their index, and of these the ones whose value is the latest. */
const ROWS = `
SELECT e.urn, e.type, c.cell, c.seq, l.observed
FROM change c CROSS JOIN latest l ON l.cell = c.cell AND l.seq = c.seq CROSS JOIN entity e ON e.id = c.cell >> 12
WHERE c.run = ? AND c.seq > ? AND c.kind = 0 AND c.code = 0 ORDER BY c.seq LIMIT ?`;

const SERIES = `
SELECT e.urn, e.type, s.cell
FROM (SELECT DISTINCT cell FROM change INDEXED BY change_by_run WHERE run = ? AND kind = 1 AND code = 0) s
CROSS JOIN entity e ON e.id = s.cell >> 12`;

/** What each run has written, from the log entries of the primary store. */
export class SqliteRunIndex extends RunIndex {
  private readonly summaries: Statement<[number, number], RunSummary>;
  private readonly rows: Statement<[number, number, number], RunRowColumns>;
  private readonly series: Statement<[number], SeriesColumns>;

  constructor(private readonly primary: PrimaryDatabase) {
    super();
    const { database } = primary;
    this.summaries = database.prepare(RUNS);
    this.rows = database.prepareArrays(ROWS);
    this.series = database.prepareArrays(SERIES);
  }

  override async runs({ start, count }: Page, work: Work): Promise<readonly RunSummary[]> {
    await this.primary.runCounts.complete(work);
    return attempt(() => this.summaries.all(count, start).map((summary) => ({ ...summary })));
  }

  override rowsOf(runId: string, after: number, count: number): Promise<readonly RunRow[]> {
    return attempt(() => {
      const run = this.primary.runs.find(runId);
      if (run === undefined) return [];
      return this.rows
        .all(run, after, count)
        .map(([urn, type, cell, seq, observed]) => ({ ...this.place(urn, type, cell), seq, observed }));
    });
  }

  override seriesOf(runId: string): Promise<readonly RunSeries[]> {
    return attempt(() => {
      const run = this.primary.runs.find(runId);
      return run === undefined ? [] : this.series.all(run).map(([urn, type, cell]) => this.place(urn, type, cell));
    });
  }

  private place(urn: Urn, type: number, cell: number): RunSeries {
    return {
      urn,
      entityType: this.primary.types.textOf(type),
      aspect: this.primary.aspects.textOf(aspectOfCell(cell)),
    };
  }
}
