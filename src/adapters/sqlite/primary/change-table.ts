import type { Database, Statement } from 'better-sqlite3';
import type { ChangeEntry, TimeRange } from '../../../change-log/change-log.port.js';
import { invariant } from '../../../kernel/assert-never.js';
import type { AuditStamp, SystemMetadata } from '../../../kernel/audit-stamp.js';
import { isMembers } from '../../../kernel/members.js';
import type { Urn } from '../../../kernel/urn.js';
import { aspectOfCell } from './cell.js';
import type { Dictionary } from './dictionary.js';
import type { SystemColumns } from './system-columns.js';
import { systemColumns, systemOf } from './system-columns.js';

/** A value that is stored, with its bookkeeping as it is now. */
export interface StoredValue extends SystemColumns {
  readonly seq: number;
  readonly json: string;
}

/** What is common to the entries of one request. */
export interface Origin {
  readonly stamp: AuditStamp;
  readonly system: SystemMetadata;
}

interface Cell {
  readonly urn: Urn;
  readonly entityType: string;
  readonly cell: number;
}

/** An entry to append. `parsed`: as that of ChangeEntry. */
export interface NewChange extends Cell {
  readonly kind: ChangeEntry['kind'];
  readonly change: Exclude<ChangeEntry['change'], 'RESTATE'>;
  readonly json: string | undefined;
  readonly parsed?: unknown;
  readonly previous: StoredValue | undefined;
  /** Of a deletion of points. */
  readonly range?: TimeRange | undefined;
}

/** A stored value to repeat. */
export interface Repetition extends Cell {
  readonly value: StoredValue;
}

interface ChangeRecord extends SystemColumns {
  readonly seq: number;
  readonly cell: number;
  readonly kind: number;
  readonly code: number;
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

/** System metadata as it was sent, as columns, and as entries carry it. */
interface EncodedSystem {
  readonly sent: SystemMetadata;
  readonly columns: SystemColumns;
  readonly system: SystemMetadata;
}

interface Dictionaries {
  readonly actors: Dictionary<Urn>;
  readonly aspects: Dictionary;
  readonly runs: Dictionary;
  readonly types: Dictionary;
}

/** Numbers of the file format. */
const KINDS = ['versioned', 'timeseries'] as const;
const CHANGES = ['UPSERT', 'DELETE', 'RESTATE'] as const;

const READ = `
SELECT c.seq, c.cell, c.kind, c.code, c.time, c.actor, c.observed, c.run, c.last_run AS lastRun, c.extras,
  e.urn, e.type, coalesce(c.json, v.json) AS json,
  p.json AS previousJson, p.run AS previousRun, p.extras AS previousExtras,
  c.previous_observed AS previousObserved, c.previous_last_run AS previousLastRun
FROM change c CROSS JOIN entity e ON e.id = c.cell >> 12
LEFT JOIN change v ON v.seq = c.value
LEFT JOIN change p ON p.seq = c.previous
WHERE c.seq > ? ORDER BY c.seq LIMIT ?`;

/** The log: appends entries under growing numbers and reads them back. */
export class ChangeTable {
  private readonly insert: Statement<(number | string | null)[]>;
  private readonly insertRepetition: Statement<(number | string | null)[]>;
  private readonly page: Statement<[number, number], ChangeRecord>;

  private written: EncodedSystem | undefined;

  constructor(
    database: Database,
    private readonly dictionaries: Dictionaries,
    private newest: number,
  ) {
    this.insert = database.prepare<(number | string | null)[]>(`
      INSERT INTO change (seq, cell, kind, code, time, actor, observed, run, last_run, extras,
        previous, previous_observed, previous_last_run, json)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
    this.insertRepetition = database.prepare<(number | string | null)[]>(`
      INSERT INTO change (seq, cell, kind, code, time, actor, observed, run, last_run, extras, value)
      VALUES (?, ?, ${String(KINDS.indexOf('versioned'))}, ${String(CHANGES.indexOf('RESTATE'))}, ?, ?, ?, ?, ?, ?, ?)`);
    this.page = database.prepare(READ);
  }

  /** Number of the newest entry. */
  get head(): number {
    return this.newest;
  }

  /** After a rollback: entries after this number are no longer there, nor are words that came with them. */
  resume(head: number): void {
    this.newest = head;
    this.written = undefined;
  }

  /** Append one entry. Only inside a transaction. */
  append(change: NewChange, origin: Origin): ChangeEntry {
    const { kind, cell, json, parsed, previous, range } = change;
    const { stamp } = origin;
    const { columns, system } = this.asWritten(origin.system);
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
      ...(range === undefined ? {} : { range }),
    };
  }

  /** Append a RESTATE entry. Only inside a transaction. @param system that of the value */
  restate({ urn, entityType, cell, value }: Repetition, { stamp, system }: Origin): ChangeEntry {
    const { seq, json, observed, run, lastRun, extras } = value;
    const { time, actor } = stamp;
    this.newest += 1;
    this.insertRepetition.run(
      this.newest,
      cell,
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
      kind: 'versioned',
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
    };
  }

  /** Entries after a number, in order. */
  read(after: number, limit: number): ChangeEntry[] {
    return this.page.all(after, limit).map((record) => this.entry(record));
  }

  /** All aspects of an entity come with the same metadata. */
  private asWritten(sent: SystemMetadata): EncodedSystem {
    if (this.written?.sent !== sent) {
      const columns = systemColumns(sent, this.dictionaries.runs);
      this.written = { sent, columns, system: systemOf(columns, this.dictionaries.runs) };
    }
    return this.written;
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
      ...(change === 'DELETE' && record.json !== null ? { range: rangeOf(record.json) } : {}),
    };
  }

  private previousSystem(record: ChangeRecord): SystemMetadata | undefined {
    const { previousObserved: observed, previousRun: run, previousLastRun: lastRun, previousExtras: extras } = record;
    if (observed === null || run === null || lastRun === null) return undefined;
    return systemOf({ observed, run, lastRun, extras }, this.dictionaries.runs);
  }
}

/** The range of a deletion of points, as `append` wrote it. */
function rangeOf(json: string): TimeRange {
  const range: unknown = JSON.parse(json);
  const { startTime, endTime } = isMembers(range) ? range : {};
  return {
    startTime: typeof startTime === 'number' ? startTime : undefined,
    endTime: typeof endTime === 'number' ? endTime : undefined,
  };
}
