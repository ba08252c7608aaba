import type { Statement } from 'better-sqlite3';
import type { ChangeEntry } from '../../../change-log/change-log.port.js';
import type { AuditStamp } from '../../../kernel/audit-stamp.js';
import { passesFilter } from '../../../kernel/criterion-match.js';
import type { Filter } from '../../../kernel/filter.js';
import type { Urn } from '../../../kernel/urn.js';
import type { TimeseriesPoint, TimeseriesQuery } from '../../../timeseries/timeseries-store.port.js';
import { TimeseriesStore } from '../../../timeseries/timeseries-store.port.js';
import { attempt } from '../sqlite-fault.js';
import { aspectOfCell, cellOf, MAX_ASPECT_ID } from './cell.js';
import type { StoredValue } from './change-table.js';
import type { EntityRecord } from './entity-table.js';
import { memberPath } from './member-path.js';
import type { SystemColumns } from './system-columns.js';
import { systemOf } from './system-columns.js';
import type { PrimaryDatabase } from './primary-database.js';

/** `place`: index of its URN in the question. */
interface PointRecord extends SystemColumns {
  readonly place: number;
  readonly cell: number;
  readonly timestamp: number;
  readonly identity: string;
  readonly seq: number;
  readonly json: string;
}

type Range = [first: number, last: number, startTime: number, endTime: number];

const COLUMNS = `p.cell, p.time AS timestamp, p.message AS identity, p.seq, c.json, c.observed, c.run, c.last_run AS lastRun, c.extras`;
const IN_RANGE = 'cell BETWEEN ? AND ? AND time BETWEEN ? AND ?';
const WINDOW = `
SELECT 0 AS place, ${COLUMNS} FROM point p CROSS JOIN change c ON c.seq = p.seq WHERE p.${IN_RANGE.replace('time', 'p.time')}`;
const NEWEST = `
SELECT u.key AS place, ${COLUMNS}
FROM json_each(?) u CROSS JOIN entity e ON e.urn = u.value
CROSS JOIN point p ON p.cell = (e.id << 12) + ? AND p.seq = (
  SELECT n.seq FROM point n WHERE n.cell = (e.id << 12) + ? ORDER BY n.time DESC, n.message LIMIT 1
)
CROSS JOIN change c ON c.seq = p.seq`;

/** Ends of an open range: the greatest times that a double holds exactly. */
const EVER = Number.MAX_SAFE_INTEGER;

/** Time series in the truth's own file; a point's value stands in the log entry that brought it. */
export class SqliteTimeseriesStore extends TimeseriesStore {
  private readonly find: Statement<[number, number, string], StoredValue>;
  private readonly put: Statement<[number, number, string, number]>;
  private readonly release: Statement<[number, number]>;
  private readonly byTime: Statement<Range, PointRecord>;
  private readonly ascending: Statement<[...Range, string], PointRecord>;
  private readonly descending: Statement<[...Range, string], PointRecord>;
  private readonly newestOf: Statement<[string, number, number], PointRecord>;
  private readonly releaseRange: Statement<[number, ...Range]>;
  private readonly removeRange: Statement<Range>;

  constructor(private readonly primary: PrimaryDatabase) {
    super();
    const { database } = primary;
    this.find = database.prepare(`
      SELECT p.seq, c.json, c.observed, c.run, c.last_run AS lastRun, c.extras
      FROM point p CROSS JOIN change c ON c.seq = p.seq WHERE p.cell = ? AND p.time = ? AND p.message = ?`);
    this.put = database.prepare('INSERT OR REPLACE INTO point (cell, time, message, seq) VALUES (?, ?, ?, ?)');
    this.release = database.prepare('INSERT INTO released (until, seq) VALUES (?, ?)');
    this.byTime = database.prepare(`${WINDOW} ORDER BY p.time DESC, p.message`);
    const byMember = `${WINDOW} ORDER BY json_extract(c.json, ?)`;
    this.ascending = database.prepare(`${byMember} ASC NULLS LAST, p.time DESC, p.message`);
    this.descending = database.prepare(`${byMember} DESC NULLS LAST, p.time DESC, p.message`);
    this.newestOf = database.prepare(NEWEST);
    this.releaseRange = database.prepare(
      `INSERT OR IGNORE INTO released (until, seq) SELECT ?, seq FROM point WHERE ${IN_RANGE}`,
    );
    this.removeRange = database.prepare(`DELETE FROM point WHERE ${IN_RANGE}`);
  }

  override record(points: readonly TimeseriesPoint[], stamp: AuditStamp): Promise<readonly ChangeEntry[]> {
    return attempt(() => this.primary.transaction(() => points.map((point) => this.recordOne(point, stamp))));
  }

  override query(query: TimeseriesQuery): Promise<readonly TimeseriesPoint[]> {
    return attempt(() => {
      const entity = this.primary.entities.find(query.urn);
      const aspect = this.primary.aspects.find(query.aspect);
      if (entity === undefined || aspect === undefined || query.limit === 0) return [];
      const cell = cellOf(entity.id, aspect);
      const rows = this.rows(query, [cell, cell, query.startTime ?? -EVER, query.endTime ?? EVER]);
      return firstPassing(rows, query).map((record) => this.point(entity, record));
    });
  }

  override newest(urns: readonly Urn[], aspect: string): Promise<ReadonlyMap<Urn, TimeseriesPoint>> {
    return attempt(() => {
      const id = this.primary.aspects.find(aspect);
      const found = new Map<Urn, TimeseriesPoint>();
      if (id === undefined) return found;
      for (const record of this.newestOf.all(JSON.stringify(urns), id, id)) {
        const urn = urns[record.place];
        const entity = urn === undefined ? undefined : this.primary.entities.find(urn);
        if (entity !== undefined) found.set(entity.urn, this.point(entity, record));
      }
      return found;
    });
  }

  override remove(
    urn: Urn,
    scope: { readonly aspect?: string; readonly startTime?: number; readonly endTime?: number },
  ): Promise<number> {
    return attempt(() => {
      const entity = this.primary.entities.find(urn);
      const aspect = scope.aspect === undefined ? undefined : this.primary.aspects.find(scope.aspect);
      if (entity === undefined || (scope.aspect !== undefined && aspect === undefined)) return 0;
      const range: Range = [
        cellOf(entity.id, aspect ?? 0),
        cellOf(entity.id, aspect ?? MAX_ASPECT_ID),
        scope.startTime ?? -EVER,
        scope.endTime ?? EVER,
      ];
      return this.primary.transaction(() => {
        this.releaseRange.run(this.primary.changes.head, ...range);
        return this.removeRange.run(...range).changes;
      });
    });
  }

  private rows({ sort }: TimeseriesQuery, range: Range): Iterable<PointRecord> {
    const path = sort === undefined ? undefined : memberPath(sort.field);
    if (sort === undefined || path === undefined) return this.byTime.iterate(...range);
    return (sort.order === 'ASCENDING' ? this.ascending : this.descending).iterate(...range, path);
  }

  private recordOne(point: TimeseriesPoint, stamp: AuditStamp): ChangeEntry {
    const { urn, entityType, json, system } = point;
    const entity = this.primary.entities.find(urn) ?? this.primary.entities.make(urn, entityType);
    const cell = cellOf(entity.id, this.primary.aspects.idOf(point.aspect));
    const previous = this.find.get(cell, point.timestamp, point.identity);
    const entry = this.primary.changes.append(
      { kind: 'timeseries', change: 'UPSERT', urn, entityType, cell, json, previous },
      { stamp, system },
    );
    this.put.run(cell, point.timestamp, point.identity, entry.seq);
    if (previous !== undefined) this.release.run(entry.seq, previous.seq);
    return entry;
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

/** Reads no further than it must: a series may be long and its newest points are what is asked for. */
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
