import type { Database, Statement } from 'better-sqlite3';
import type { AspectRow, RowScan, ScannedRow } from '../../../aspects/aspect-store.port.js';
import type { Urn } from '../../../kernel/urn.js';
import { aspectOfCell } from './cell.js';
import type { StoredValue } from './change-table.js';
import type { SystemColumns } from './system-columns.js';
import { systemOf } from './system-columns.js';
import type { TruthDatabase } from './truth-database.js';
import { urnPattern } from './urn-pattern.js';

/** One version as it is read. `place`: index of its URN in the question. */
interface RowRecord extends SystemColumns {
  readonly place: number;
  readonly cell: number;
  readonly version: number;
  readonly seq: number;
  readonly json: string;
  readonly time: number;
  readonly actor: number;
}

/** A row that a scan found. `stored`: what a log entry needs to name its value. */
export interface FoundRow {
  readonly row: ScannedRow;
  readonly stored: StoredValue;
  readonly cell: number;
}

type ScanRecord = RowRecord & { readonly urn: Urn; readonly type: number };

const LATEST = `l.cell, 0 AS version, l.seq, l.observed, l.last_run AS lastRun,
  c.run, c.extras, c.json, c.time, c.actor`;
const OF_ENTITY = 'l.cell BETWEEN (e.id << 12) AND (e.id << 12) + 4095';

const ONE = `
SELECT 0 AS place, ${LATEST}
FROM entity e CROSS JOIN latest l ON ${OF_ENTITY} CROSS JOIN change c ON c.seq = l.seq
WHERE e.urn = ?`;

const MANY = `
SELECT u.key AS place, ${LATEST}
FROM json_each(?) u CROSS JOIN entity e ON e.urn = u.value
CROSS JOIN latest l ON ${OF_ENTITY} CROSS JOIN change c ON c.seq = l.seq`;

const MANY_SOME = `
SELECT u.key AS place, ${LATEST}
FROM json_each(?) u CROSS JOIN entity e ON e.urn = u.value CROSS JOIN json_each(?) a
CROSS JOIN latest l ON l.cell = (e.id << 12) + a.value CROSS JOIN change c ON c.seq = l.seq`;

const REPLACED = `
SELECT 0 AS place, h.cell, h.version, h.seq, h.observed, h.last_run AS lastRun, c.run, c.extras, c.json, c.time, c.actor
FROM entity e CROSS JOIN aspect a ON a.text = :aspect
CROSS JOIN history h ON h.cell = (e.id << 12) + a.id CROSS JOIN change c ON c.seq = h.seq
WHERE e.urn = :urn`;

/** Reads rows of the versioned aspects. */
export class RowTable {
  private readonly one: Statement<[Urn], RowRecord>;
  private readonly many: Statement<[string], RowRecord>;
  private readonly manySome: Statement<[string, string], RowRecord>;
  private readonly numbered: Statement<[{ urn: Urn; aspect: string; version: number }], RowRecord>;
  private readonly counted: Statement<[{ urn: Urn; aspect: string; back: number }], RowRecord>;
  private readonly windows = new Map<string, Statement<[ReturnType<typeof scanValues>], ScanRecord>>();
  private readonly database: Database;

  constructor(private readonly truth: TruthDatabase) {
    this.database = truth.database;
    this.one = this.database.prepare(ONE);
    this.many = this.database.prepare(MANY);
    this.manySome = this.database.prepare(MANY_SOME);
    this.numbered = this.database.prepare(`${REPLACED} AND h.version = :version`);
    this.counted = this.database.prepare(`${REPLACED} ORDER BY h.version DESC LIMIT 1 OFFSET :back`);
  }

  /** Latest rows of entities, as the port's `latest`. */
  latest(urns: readonly Urn[], aspects: readonly string[]): Map<Urn, AspectRow[]> {
    const found = new Map<Urn, AspectRow[]>();
    const wanted = [...new Set(urns)];
    for (const record of this.records(wanted, aspects)) {
      const urn = wanted[record.place];
      if (urn === undefined) continue;
      const rows = found.get(urn);
      const row = this.row(urn, record);
      if (rows === undefined) found.set(urn, [row]);
      else rows.push(row);
    }
    for (const rows of found.values()) rows.sort(byAspect);
    return found;
  }

  /** One version, as the port's `version`. */
  version(urn: Urn, aspect: string, version: number): AspectRow | undefined {
    if (version === 0) return this.latest([urn], [aspect]).get(urn)?.[0];
    const record =
      version > 0 ? this.numbered.get({ urn, aspect, version }) : this.counted.get({ urn, aspect, back: -version - 1 });
    return record === undefined ? undefined : this.row(urn, record);
  }

  /** Latest rows in a window, as the port's `scan`. */
  scan(scan: RowScan): FoundRow[] {
    return this.window(scan)
      .all(scanValues(scan))
      .map((record) => ({
        row: { ...this.row(record.urn, record), entityType: this.truth.types.textOf(record.type) },
        stored: record,
        cell: record.cell,
      }));
  }

  private records(urns: readonly Urn[], aspects: readonly string[]): RowRecord[] {
    const [first] = urns;
    if (aspects.length > 0) {
      const ids = aspects.flatMap((aspect) => this.truth.aspects.find(aspect) ?? []);
      return this.manySome.all(JSON.stringify(urns), JSON.stringify([...new Set(ids)]));
    }
    if (urns.length === 1 && first !== undefined) return this.one.all(first);
    return this.many.all(JSON.stringify(urns));
  }

  private row(urn: Urn, record: RowRecord): AspectRow {
    return {
      urn,
      aspect: this.truth.aspects.textOf(aspectOfCell(record.cell)),
      version: record.version,
      json: record.json,
      system: systemOf(record, this.truth.runs),
      createdOn: record.time,
      createdBy: this.truth.actors.textOf(record.actor),
      seq: record.seq,
    };
  }

  /** The statement for the conditions which a scan has: a condition that is not there costs nothing. */
  private window(scan: RowScan): Statement<[ReturnType<typeof scanValues>], ScanRecord> {
    const sql = scanSql(scan);
    const prepared = this.windows.get(sql) ?? this.database.prepare<[ReturnType<typeof scanValues>], ScanRecord>(sql);
    this.windows.set(sql, prepared);
    return prepared;
  }
}

function scanSql(scan: RowScan): string {
  const conditions = [
    ...(scan.urn === undefined ? [] : ['e.urn = :urn']),
    ...(scan.aspect === undefined ? [] : ['a.text = :aspect']),
    ...(scan.urnLike === undefined ? [] : ['e.urn >= :from AND e.urn < :before AND e.urn GLOB :glob']),
    ...(scan.after === undefined ? [] : ['e.urn >= :afterUrn AND (e.urn > :afterUrn OR a.text > :afterAspect)']),
  ];
  const cells =
    scan.aspect === undefined
      ? `CROSS JOIN latest l ON ${OF_ENTITY} CROSS JOIN aspect a ON a.id = l.cell & 4095`
      : 'CROSS JOIN aspect a CROSS JOIN latest l ON l.cell = (e.id << 12) + a.id';
  // Values are fetched for the window alone, not for what is passed over or sorted.
  return `
WITH page AS MATERIALIZED (
  SELECT e.urn, e.type, a.text AS name, l.cell, l.seq, l.observed, l.last_run
  FROM entity e ${cells}
  ${conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`}
  ORDER BY e.urn, a.text LIMIT :count OFFSET :start
)
SELECT 0 AS place, l.urn, l.type, ${LATEST}
FROM page l CROSS JOIN change c ON c.seq = l.seq ORDER BY l.urn, l.name`;
}

function scanValues({ urn, aspect, urnLike, after, start, count }: RowScan) {
  return {
    start,
    count,
    ...(urn === undefined ? {} : { urn }),
    ...(aspect === undefined ? {} : { aspect }),
    ...(urnLike === undefined ? {} : urnPattern(urnLike)),
    ...(after === undefined ? {} : { afterUrn: after.urn, afterAspect: after.aspect }),
  };
}

function byAspect(a: AspectRow, b: AspectRow): number {
  return a.aspect < b.aspect ? -1 : a.aspect > b.aspect ? 1 : 0;
}
