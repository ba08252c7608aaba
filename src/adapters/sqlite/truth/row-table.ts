import type { Database, Statement } from 'better-sqlite3';
import type { AspectRow, RowScan, ScannedRow } from '../../../aspects/aspect-store.port.js';
import type { Urn } from '../../../kernel/urn.js';
import { aspectOfCell } from './cell.js';
import type { StoredValue } from './change-table.js';
import { SystemReader } from './system-columns.js';
import type { TruthDatabase } from './truth-database.js';
import { urnPattern } from './urn-pattern.js';

/**
 * One version as it is read: a list in the order of LATEST, which the driver hands over a third faster than an object.
 * `place`: index of its URN in the question.
 */
type RowRecord = readonly [
  place: number,
  cell: number,
  version: number,
  seq: number,
  json: string,
  time: number,
  actor: number,
  observed: number,
  run: number,
  lastRun: number,
  extras: string | null,
];

/** A row that a scan found. `stored`: what a log entry needs to name its value. */
export interface FoundRow {
  readonly row: ScannedRow;
  readonly stored: StoredValue;
  readonly cell: number;
}

interface Numbered {
  readonly urn: Urn;
  readonly aspect: string;
  readonly version: number;
}

/** `back`: how many newer replaced versions to pass over. */
interface Counted {
  readonly urn: Urn;
  readonly aspect: string;
  readonly back: number;
}

type ScanRecord = readonly [...row: RowRecord, urn: Urn, type: number];

const LATEST = 'l.cell, 0, l.seq, c.json, c.time, c.actor, l.observed, c.run, l.last_run, c.extras';
const REPLACED_ROW = '0, h.cell, h.version, h.seq, c.json, c.time, c.actor, h.observed, c.run, h.last_run, c.extras';
const OF_ENTITY = 'l.cell BETWEEN (e.id << 12) AND (e.id << 12) + 4095';

const ONE = `
SELECT 0, ${LATEST}
FROM entity e CROSS JOIN latest l ON ${OF_ENTITY} CROSS JOIN change c ON c.seq = l.seq
WHERE e.urn = ?`;

const MANY = `
SELECT u.key, ${LATEST}
FROM json_each(?) u CROSS JOIN entity e ON e.urn = u.value
CROSS JOIN latest l ON ${OF_ENTITY} CROSS JOIN change c ON c.seq = l.seq`;

const MANY_SOME = `
SELECT u.key, ${LATEST}
FROM json_each(?) u CROSS JOIN entity e ON e.urn = u.value CROSS JOIN json_each(?) a
CROSS JOIN latest l ON l.cell = (e.id << 12) + a.value CROSS JOIN change c ON c.seq = l.seq`;

/** Entities without rows take no place, so that an empty answer means the end. */
const WALK = `
SELECT 0, ${LATEST}, e.urn, e.type
FROM (
  SELECT id, urn, type FROM entity e
  WHERE urn > ? AND EXISTS (SELECT 1 FROM latest l WHERE ${OF_ENTITY}) ORDER BY urn LIMIT ?
) e
CROSS JOIN latest l ON ${OF_ENTITY} CROSS JOIN change c ON c.seq = l.seq`;

const REPLACED = `
SELECT ${REPLACED_ROW}
FROM entity e CROSS JOIN aspect a ON a.text = :aspect
CROSS JOIN history h ON h.cell = (e.id << 12) + a.id CROSS JOIN change c ON c.seq = h.seq
WHERE e.urn = :urn`;

/** Reads rows of the versioned aspects. */
export class RowTable {
  private readonly one: Statement<[Urn], RowRecord>;
  private readonly many: Statement<[string], RowRecord>;
  private readonly manySome: Statement<[string, string], RowRecord>;
  private readonly numbered: Statement<[Numbered], RowRecord>;
  private readonly counted: Statement<[Counted], RowRecord>;
  private readonly following: Statement<[string, number], ScanRecord>;
  private readonly windows = new Map<string, Statement<[ReturnType<typeof scanValues>], ScanRecord>>();
  private readonly database: Database;

  constructor(private readonly truth: TruthDatabase) {
    this.database = truth.database;
    this.one = this.database.prepare<[Urn], RowRecord>(ONE).raw();
    this.many = this.database.prepare<[string], RowRecord>(MANY).raw();
    this.manySome = this.database.prepare<[string, string], RowRecord>(MANY_SOME).raw();
    this.following = this.database.prepare<[string, number], ScanRecord>(WALK).raw();
    this.numbered = this.database.prepare<[Numbered], RowRecord>(`${REPLACED} AND h.version = :version`).raw();
    this.counted = this.database
      .prepare<[Counted], RowRecord>(`${REPLACED} ORDER BY h.version DESC LIMIT 1 OFFSET :back`)
      .raw();
  }

  /** Latest rows of entities, as the port's `latest`. */
  latest(urns: readonly Urn[], aspects: readonly string[]): Map<Urn, AspectRow[]> {
    const found = new Map<Urn, AspectRow[]>();
    const wanted = [...new Set(urns)];
    const systems = new SystemReader(this.truth.runs);
    for (const record of this.records(wanted, aspects)) {
      const urn = wanted[record[0]];
      if (urn === undefined) continue;
      const rows = found.get(urn);
      const row = this.row(urn, record, systems);
      if (rows === undefined) found.set(urn, [row]);
      else rows.push(row);
    }
    for (const rows of found.values()) rows.sort(byAspect);
    return found;
  }

  /** One version, as the port's `version`. */
  version(urn: Urn, aspect: string, version: number): AspectRow | undefined {
    // Numbers so large reach the engine as another type.
    if (!Number.isSafeInteger(version)) return undefined;
    if (version === 0) return this.latest([urn], [aspect]).get(urn)?.[0];
    const record =
      version > 0 ? this.numbered.get({ urn, aspect, version }) : this.counted.get({ urn, aspect, back: -version - 1 });
    return record === undefined ? undefined : this.row(urn, record, new SystemReader(this.truth.runs));
  }

  /** Latest rows in a window, as the port's `scan`. */
  scan(scan: RowScan): FoundRow[] {
    const systems = new SystemReader(this.truth.runs);
    return this.window(scan)
      .all(scanValues(scan))
      .map((record) => this.found(record, systems));
  }

  /** All latest rows of the next entities, as the port's `walk`. */
  walk(after: string, count: number): ScannedRow[] {
    const systems = new SystemReader(this.truth.runs);
    return this.following.all(after, count).map((record) => this.scannedRow(record, systems));
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

  private row(urn: Urn, record: RowRecord | ScanRecord, systems: SystemReader): AspectRow {
    const [, cell, version, seq, json, time, actor, observed, run, lastRun, extras] = record;
    return {
      urn,
      aspect: this.truth.aspects.textOf(aspectOfCell(cell)),
      version,
      json,
      system: systems.read({ observed, run, lastRun, extras }),
      createdOn: time,
      createdBy: this.truth.actors.textOf(actor),
      seq,
    };
  }

  private found(record: ScanRecord, systems: SystemReader): FoundRow {
    const [, cell, , seq, json, , , observed, run, lastRun, extras] = record;
    return {
      row: this.scannedRow(record, systems),
      stored: { seq, json, observed, run, lastRun, extras },
      cell,
    };
  }

  private scannedRow(record: ScanRecord, systems: SystemReader): ScannedRow {
    const [urn, type] = [record[11], record[12]];
    return { ...this.row(urn, record, systems), entityType: this.truth.types.textOf(type) };
  }

  /** The statement for the conditions which a scan has: a condition that is not there costs nothing. */
  private window(scan: RowScan): Statement<[ReturnType<typeof scanValues>], ScanRecord> {
    const sql = scanSql(scan);
    const prepared =
      this.windows.get(sql) ?? this.database.prepare<[ReturnType<typeof scanValues>], ScanRecord>(sql).raw();
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
SELECT 0, ${LATEST}, l.urn, l.type
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
