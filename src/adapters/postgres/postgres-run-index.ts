import { RunIndex, type RunRow, type RunSeries, type RunSummary } from '../../aspects/index.js';
import type { Page } from '../../kernel/page.js';
import type { Urn } from '../../kernel/urn.js';
import type { PostgresConnections } from './postgres-connections.js';
import type { PostgresDatabase } from './postgres-database.js';
import { storable } from './system-columns.js';

const RUNS = {
  name: 'runs',
  text: `SELECT id, observed, row_count FROM run WHERE row_count > 0 ORDER BY observed DESC, id LIMIT $1 OFFSET $2`,
};
/** The entries of a run that wrote a value, along their index, and of these the ones whose value is the latest. */
const ROWS = {
  name: 'rows-of-run',
  text: `
SELECT e.urn, e.type, c.aspect, c.seq, l.observed FROM change c
JOIN latest l ON l.entity = c.entity AND l.aspect = c.aspect AND l.seq = c.seq JOIN entity e ON e.id = c.entity
WHERE c.run = $1 AND c.seq > $2 AND c.code = 0 AND c.kind = 0 ORDER BY c.seq LIMIT $3`,
};
const SERIES = {
  name: 'series-of-run',
  text: `
SELECT e.urn, e.type, s.aspect
FROM (SELECT DISTINCT entity, aspect FROM change WHERE run = $1 AND code = 0 AND kind = 1) s
JOIN entity e ON e.id = s.entity`,
};

/** What each run has written, from the database of the primary store. */
export class PostgresRunIndex extends RunIndex {
  private readonly connections: PostgresConnections;

  constructor({ connections }: PostgresDatabase) {
    super();
    this.connections = connections;
  }

  override async runs({ start, count }: Page): Promise<readonly RunSummary[]> {
    const rows = await this.connections.rows<[string, number, number]>(RUNS, [count, start]);
    return rows.map(([runId, timestamp, total]) => ({ runId, timestamp, rows: total }));
  }

  override async rowsOf(runId: string, after: number, count: number): Promise<readonly RunRow[]> {
    const values = [storable(runId), after, count];
    const rows = await this.connections.rows<[Urn, string, string, number, number]>(ROWS, values);
    return rows.map(([urn, entityType, aspect, seq, observed]) => ({ urn, entityType, aspect, seq, observed }));
  }

  override async seriesOf(runId: string): Promise<readonly RunSeries[]> {
    const rows = await this.connections.rows<[Urn, string, string]>(SERIES, [storable(runId)]);
    return rows.map(([urn, entityType, aspect]) => ({ urn, entityType, aspect }));
  }
}
