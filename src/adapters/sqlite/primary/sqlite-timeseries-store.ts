import type { Statement } from '../database.js';
import { passesFilter } from '../../../kernel/criterion-match.js';
import type { Filter } from '../../../kernel/filter.js';
import type { Urn } from '../../../kernel/urn.js';
import type { TimeseriesPoint, TimeseriesQuery } from '../../../timeseries/timeseries-store.port.js';
import { TimeseriesStore } from '../../../timeseries/timeseries-store.port.js';
import { attempt } from '../sqlite-fault.js';
import { aspectOfCell, cellOf } from './cell.js';
import type { EntityRecord } from './entity-table.js';
import { memberPath } from './member-path.js';
import { timeBounds } from './point-table.js';
import type { SystemColumns } from './system-columns.js';
import { systemOf } from './system-columns.js';
import type { PrimaryDatabase } from './primary-database.js';

/** `urnIndex`: index of its URN in the list of URNs. */
interface PointRecord extends SystemColumns {
  readonly urnIndex: number;
  readonly cell: number;
  readonly timestamp: number;
  readonly identity: string;
  readonly seq: number;
  readonly json: string;
}

type CellTimes = [cell: number, startTime: number, endTime: number];

const COLUMNS = `p.cell, p.time AS timestamp, p.message AS identity, p.seq, c.json, c.observed, c.run, c.last_run AS lastRun, c.extras`;
const WINDOW = `
SELECT 0 AS urnIndex, ${COLUMNS} FROM point p CROSS JOIN change c ON c.seq = p.seq WHERE p.cell = ? AND p.time BETWEEN ? AND ?`;
const NEWEST = `
SELECT u.key AS urnIndex, ${COLUMNS}
FROM json_each(?) u CROSS JOIN entity e ON e.urn = u.value
CROSS JOIN point p ON p.cell = (e.id << 12) + ? AND p.seq = (
  SELECT n.seq FROM point n WHERE n.cell = (e.id << 12) + ? ORDER BY n.time DESC, n.message LIMIT 1
)
CROSS JOIN change c ON c.seq = p.seq`;

/** Time series in the file of the primary store; the value of a point is that of the log entry which added it. */
export class SqliteTimeseriesStore extends TimeseriesStore {
  private readonly byTime: Statement<CellTimes, PointRecord>;
  private readonly ascending: Statement<[...CellTimes, string], PointRecord>;
  private readonly descending: Statement<[...CellTimes, string], PointRecord>;
  private readonly newestOf: Statement<[string, number, number], PointRecord>;

  constructor(private readonly primary: PrimaryDatabase) {
    super();
    const { database } = primary;
    this.byTime = database.prepare(`${WINDOW} ORDER BY p.time DESC, p.message`);
    const byMember = `${WINDOW} ORDER BY json_extract(c.json, ?)`;
    this.ascending = database.prepare(`${byMember} ASC NULLS LAST, p.time DESC, p.message`);
    this.descending = database.prepare(`${byMember} DESC NULLS LAST, p.time DESC, p.message`);
    this.newestOf = database.prepare(NEWEST);
  }

  override query(query: TimeseriesQuery): Promise<readonly TimeseriesPoint[]> {
    return attempt(() => {
      const entity = this.primary.entities.find(query.urn);
      const aspect = this.primary.aspects.find(query.aspect);
      if (entity === undefined || aspect === undefined || query.limit === 0) return [];
      const rows = this.rows(query, [cellOf(entity.id, aspect), ...timeBounds(query)]);
      return firstPassing(rows, query).map((record) => this.point(entity, record));
    });
  }

  override newest(urns: readonly Urn[], aspect: string): Promise<ReadonlyMap<Urn, TimeseriesPoint>> {
    return attempt(() => {
      const id = this.primary.aspects.find(aspect);
      const found = new Map<Urn, TimeseriesPoint>();
      if (id === undefined) return found;
      for (const record of this.newestOf.all(JSON.stringify(urns), id, id)) {
        const urn = urns[record.urnIndex];
        const entity = urn === undefined ? undefined : this.primary.entities.find(urn);
        if (entity !== undefined) found.set(entity.urn, this.point(entity, record));
      }
      return found;
    });
  }

  private rows({ sort }: TimeseriesQuery, times: CellTimes): Iterable<PointRecord> {
    const path = sort === undefined ? undefined : memberPath(sort.field);
    if (sort === undefined || path === undefined) return this.byTime.iterate(...times);
    return (sort.order === 'ASCENDING' ? this.ascending : this.descending).iterate(...times, path);
  }

  private point(entity: EntityRecord, record: PointRecord): TimeseriesPoint {
    return {
      urn: entity.urn,
      entityType: this.primary.entities.typeOf(entity),
      aspect: this.primary.aspects.textOf(aspectOfCell(record.cell)),
      timestamp: record.timestamp,
      identity: record.identity,
      json: record.json,
      system: systemOf(record, this.primary.runs),
    };
  }
}

/** Stops reading as soon as it can: a series may be long, and mostly its newest points are asked for. */
function firstPassing(rows: Iterable<PointRecord>, { filter, limit }: TimeseriesQuery): PointRecord[] {
  const passing: PointRecord[] = [];
  for (const row of rows) {
    if (!passes(row.json, filter)) continue;
    passing.push(row);
    if (passing.length >= limit) break;
  }
  return passing;
}

function passes(json: string, filter: Filter): boolean {
  if (filter.or.length === 0) return true;
  const value: unknown = JSON.parse(json);
  return passesFilter(value, filter);
}
