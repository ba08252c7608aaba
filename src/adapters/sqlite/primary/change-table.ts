import type { Database, Statement } from '../database.js';
import type { ChangeEntry, NewestPoint, TimeRange } from '../../../change-log/change-log.port.js';
import { storedRange } from '../../../change-log/stored-range.js';
import { invariant } from '../../../kernel/assert-never.js';
import type { AuditStamp, SystemMetadata } from '../../../kernel/audit-stamp.js';
import type { Urn } from '../../../kernel/urn.js';
import { aspectOfCell } from './cell.js';
import type { Dictionary } from './dictionary.js';
import type { SystemColumns } from './system-columns.js';
import { systemColumns, systemOf } from './system-columns.js';

/** A stored value with its current system metadata. */
export interface StoredValue extends SystemColumns {
  readonly seq: number;
  readonly json: string;
}

/** What the entries of one request have in common. */
export interface Origin {
  readonly stamp: AuditStamp;
  readonly system: SystemMetadata;
}

interface Cell {
  readonly urn: Urn;
  readonly entityType: string;
  readonly cell: number;
}

/** An entry to append. `parsed`: see ChangeEntry. */
export interface NewChange extends Cell {
  readonly kind: ChangeEntry['kind'];
  readonly change: Exclude<ChangeEntry['change'], 'RESTATE'>;
  readonly json: string | undefined;
  readonly parsed?: unknown;
  readonly previous: StoredValue | undefined;
  /** For a deletion of points. */
  readonly range?: TimeRange | undefined;
  readonly newest?: NewestPoint | undefined;
}

/** A stored value to append again. */
export interface Restatement extends Cell {
  readonly kind: ChangeEntry['kind'];
  readonly value: StoredValue;
}

interface ChangeRecord extends SystemColumns {
  readonly seq: number;
  readonly cell: number;
  readonly kind: number;
  readonly code: number;
  readonly value: number | null;
  readonly time: number;
  readonly actor: number;
  readonly urn: Urn;
  readonly type: number;
  readonly json: string | null;
  readonly previousJson: string | null;
  readonly previousRun: number | null;
  readonly previousExtras: string | null;
  readonly previousObserved: number | null;
  readonly previousLastRun: number | null;
}

/** System metadata in three forms: as given by the writer, as columns, and as entries have it. */
interface EncodedSystem {
  readonly given: SystemMetadata;
  readonly columns: SystemColumns;
  readonly system: SystemMetadata;
}

interface Dictionaries {
  readonly actors: Dictionary<Urn>;
  readonly aspects: Dictionary;
  readonly runs: Dictionary;
  readonly types: Dictionary;
}

/** Their indexes are part of the file format. */
const KINDS = ['versioned', 'timeseries'] as const;
const CHANGES = ['UPSERT', 'DELETE', 'RESTATE'] as const;

const READ = `
SELECT c.seq, c.cell, c.kind, c.code, c.value, c.time, c.actor, c.observed, c.run, c.last_run AS lastRun, c.extras,
  e.urn, e.type, coalesce(c.json, v.json) AS json,
  p.json AS previousJson, p.run AS previousRun, p.extras AS previousExtras,
  c.previous_observed AS previousObserved, c.previous_last_run AS previousLastRun
FROM change c CROSS JOIN entity e ON e.id = c.cell >> 12
LEFT JOIN change v ON v.seq = c.value
LEFT JOIN change p ON p.seq = c.previous
WHERE c.seq > ? ORDER BY c.seq LIMIT ?`;

const NEWEST = `
SELECT c.seq, c.json, c.observed, c.run, c.last_run AS lastRun, c.extras
FROM point p CROSS JOIN change c ON c.seq = p.seq
WHERE p.cell = :cell AND p.time = (SELECT max(time) FROM point WHERE cell = :cell) ORDER BY p.message LIMIT 1`;

/** The change log: appends entries with increasing numbers and reads them. */
export class ChangeTable {
  private readonly insert: Statement<(number | string | null)[]>;
  private readonly insertRestatement: Statement<(number | string | null)[]>;
  private readonly page: Statement<[number, number], ChangeRecord>;
  private readonly newestPoints: Statement<[{ readonly cell: number }], StoredValue>;

  private lastEncoded: EncodedSystem | undefined;

  constructor(
    database: Database,
    private readonly dictionaries: Dictionaries,
    private newest: number,
  ) {
    this.insert = database.prepare<(number | string | null)[]>(`
      INSERT INTO change (seq, cell, kind, code, time, actor, observed, run, last_run, extras,
        previous, previous_observed, previous_last_run, json)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
    this.insertRestatement = database.prepare<(number | string | null)[]>(`
      INSERT INTO change (seq, cell, kind, code, time, actor, observed, run, last_run, extras, value)
      VALUES (?, ?, ?, ${String(CHANGES.indexOf('RESTATE'))}, ?, ?, ?, ?, ?, ?, ?)`);
    this.page = database.prepare(READ);
    this.newestPoints = database.prepare(NEWEST);
  }

  /** Number of the newest entry. */
  get head(): number {
    return this.newest;
  }

  /**
   * Call after a rollback: entries after this number are gone, and so are dictionary entries that were added with them.
   */
  resume(head: number): void {
    this.newest = head;
    this.lastEncoded = undefined;
  }

  /** Append one entry. Only inside a transaction. */
  append(change: NewChange, origin: Origin): ChangeEntry {
    const { kind, cell, json, parsed, previous, range, newest } = change;
    const { stamp } = origin;
    const { columns, system } = this.encoded(origin.system);
    this.newest += 1;
    this.insert.run(
      this.newest,
      cell,
      KINDS.indexOf(kind),
      CHANGES.indexOf(change.change),
      stamp.time,
      this.dictionaries.actors.idOf(stamp.actor),
      columns.observed,
      columns.run,
      columns.lastRun,
      columns.extras,
      previous?.seq ?? null,
      previous?.observed ?? null,
      previous?.lastRun ?? null,
      json ?? (range === undefined ? null : JSON.stringify(range)),
    );
    return {
      seq: this.newest,
      kind,
      urn: change.urn,
      entityType: change.entityType,
      aspect: this.dictionaries.aspects.textOf(aspectOfCell(cell)),
      change: change.change,
      json,
      parsed,
      previousJson: previous?.json,
      system,
      previousSystem: previous === undefined ? undefined : systemOf(previous, this.dictionaries.runs),
      actor: stamp.actor,
      time: stamp.time,
      ...ofPoints(range, newest),
    };
  }

  /** The value of the newest point of a cell; `undefined` when it has no points. */
  newestPoint(cell: number): StoredValue | undefined {
    return this.newestPoints.get({ cell });
  }

  /** What is the newest point of a cell after points of it were deleted. */
  newestOf(cell: number): NewestPoint {
    const point = this.newestPoint(cell);
    if (point === undefined) return { kind: 'none' };
    return { kind: 'another', json: point.json, system: systemOf(point, this.dictionaries.runs) };
  }

  /** Append a RESTATE entry. Only inside a transaction. `system`: that of the value. */
  restate({ kind, urn, entityType, cell, value }: Restatement, { stamp, system }: Origin): ChangeEntry {
    const { seq, json, observed, run, lastRun, extras } = value;
    const { time, actor } = stamp;
    this.newest += 1;
    this.insertRestatement.run(
      this.newest,
      cell,
      KINDS.indexOf(kind),
      time,
      this.dictionaries.actors.idOf(actor),
      observed,
      run,
      lastRun,
      extras,
      seq,
    );
    return {
      seq: this.newest,
      kind,
      urn,
      entityType,
      aspect: this.dictionaries.aspects.textOf(aspectOfCell(cell)),
      change: 'RESTATE',
      json,
      previousJson: undefined,
      system,
      previousSystem: undefined,
      actor,
      time,
      // Only the newest point of a series is restated.
      ...(kind === 'timeseries' ? { newest: { kind: 'this' } } : {}),
    };
  }

  /** Entries after a number, in order. */
  read(after: number, limit: number): ChangeEntry[] {
    return this.page.all(after, limit).map((record) => this.entry(record));
  }

  /** Caches the last result: all aspects of an entity are written with the same metadata. */
  private encoded(given: SystemMetadata): EncodedSystem {
    if (this.lastEncoded?.given !== given) {
      const columns = systemColumns(given, this.dictionaries.runs);
      this.lastEncoded = { given, columns, system: systemOf(columns, this.dictionaries.runs) };
    }
    return this.lastEncoded;
  }

  private entry(record: ChangeRecord): ChangeEntry {
    const kind = KINDS[record.kind];
    const change = CHANGES[record.code];
    invariant(kind !== undefined && change !== undefined, `the log entry ${String(record.seq)} has no known kind`);
    return {
      seq: record.seq,
      kind,
      urn: record.urn,
      entityType: this.dictionaries.types.textOf(record.type),
      aspect: this.dictionaries.aspects.textOf(aspectOfCell(record.cell)),
      change,
      json: change === 'DELETE' ? undefined : (record.json ?? undefined),
      previousJson: record.previousJson ?? undefined,
      system: systemOf(record, this.dictionaries.runs),
      previousSystem: this.previousSystem(record),
      actor: this.dictionaries.actors.textOf(record.actor),
      time: record.time,
      ...(change === 'DELETE' && record.json !== null ? { range: storedRange(record.json) } : {}),
      ...(kind === 'timeseries' ? { newest: this.newestNow(record) } : {}),
    };
  }

  /** See NewestPoint. */
  private newestNow({ seq, cell, code, value }: ChangeRecord): NewestPoint {
    if (CHANGES[code] === 'DELETE') return this.newestOf(cell);
    return { kind: this.newestPoint(cell)?.seq === (value ?? seq) ? 'this' : 'earlier' };
  }

  private previousSystem(record: ChangeRecord): SystemMetadata | undefined {
    const { previousObserved: observed, previousRun: run, previousLastRun: lastRun, previousExtras: extras } = record;
    if (observed === null || run === null || lastRun === null) return undefined;
    return systemOf({ observed, run, lastRun, extras }, this.dictionaries.runs);
  }
}

const NO_MEMBERS = {};

/** Members that only entries for points have. */
function ofPoints(
  range: TimeRange | undefined,
  newest: NewestPoint | undefined,
): Pick<ChangeEntry, 'newest' | 'range'> {
  if (range === undefined && newest === undefined) return NO_MEMBERS;
  return { ...(range === undefined ? {} : { range }), ...(newest === undefined ? {} : { newest }) };
}
