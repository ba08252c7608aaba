import { randomUUID } from 'node:crypto';
import type { Database, Statement } from '../database.js';
import { StoreUnavailable } from '../../../kernel/failures.js';
import type { Urn } from '../../../kernel/urn.js';
import { type BeginCheckpointThread, beginCheckpointThread } from '../checkpoint-copier.js';
import { type CheckpointLimits, Checkpoints, type StoreReport } from '../checkpoints.js';
import { asStoreFault, attempt, isCorruption } from '../sqlite-fault.js';
import { messageOf } from '../../../kernel/caught-error.js';
import { purgeFile } from '../purge-file.js';
import type { PurgePace } from '../../../change-log/purge-pace.js';
import type { SqliteFile } from '../sqlite-file.js';
import type { LogLength } from '../wal-index.js';
import { openSqliteFile } from '../sqlite-file.js';
import { MAX_ASPECT_ID } from './cell.js';
import { ChangeTable } from './change-table.js';
import { Dictionary } from './dictionary.js';
import { EntityTable } from './entity-table.js';
import { Openings } from './openings.js';
import { MIGRATIONS } from './primary-schema.js';
import { RunCounts } from './run-counts.js';
import { TRIAL_AFTER, WriteHealth } from './write-health.js';

const CACHE_BYTES = 10 * 1024 * 1024;

/** Setting that a trial writes, and its length: what a small request makes the log longer by. */
const TRIAL = 'write-trial';
const TRIAL_LENGTH = 65_536;

/**
 * `report`: nothing is said by default. `beginThread` and `limits`: for tests, which run uncompiled code and write
 * little. `trialAfter`: milliseconds after which a file that refused a write is tried.
 */
export interface PrimarySettings {
  readonly report?: StoreReport;
  readonly beginThread?: BeginCheckpointThread;
  readonly limits?: CheckpointLimits;
  readonly trialAfter?: number;
}

const NO_REPORT: StoreReport = { log: () => undefined, warn: () => undefined, error: () => undefined };

/** The open file of the primary store: the tables that its ports share, and transactions. */
export class PrimaryDatabase {
  readonly database: Database;
  readonly actors: Dictionary<Urn>;
  readonly aspects: Dictionary;
  readonly runs: Dictionary;
  readonly types: Dictionary;
  readonly entities: EntityTable;
  readonly changes: ChangeTable;
  readonly runCounts: RunCounts;
  /** Identity of the store, created with it. */
  readonly storeId: string;
  readonly openings: Openings;
  private closed: Promise<void> | undefined;
  private readonly health: WriteHealth;
  private readonly transactionControl: Readonly<
    Record<'begin' | 'commit' | 'release' | 'rollback' | 'savepoint' | 'undo', Statement>
  >;

  private constructor(
    readonly file: SqliteFile,
    private readonly checkpoints: Checkpoints,
    { report = NO_REPORT, trialAfter = TRIAL_AFTER }: PrimarySettings,
  ) {
    const { database } = file;
    this.health = new WriteHealth(report, () => this.tryWriting(), trialAfter);
    this.database = database;
    this.actors = new Dictionary(database, 'actor');
    this.aspects = new Dictionary(database, 'aspect', MAX_ASPECT_ID);
    this.runs = new Dictionary(database, 'run');
    this.types = new Dictionary(database, 'entity_type');
    this.entities = new EntityTable(database, this.types);
    this.changes = new ChangeTable(database, this, this.findHead());
    this.runCounts = new RunCounts(this);
    this.transactionControl = {
      begin: database.prepare('BEGIN IMMEDIATE'),
      commit: database.prepare('COMMIT'),
      rollback: database.prepare('ROLLBACK'),
      savepoint: database.prepare('SAVEPOINT request'),
      release: database.prepare('RELEASE request'),
      undo: database.prepare('ROLLBACK TO request'),
    };
    this.storeId = this.setting('store-id') ?? this.makeStoreId();
    this.openings = Openings.next(this.setting('openings'), this.changes.head);
    this.setSetting('openings', this.openings.text);
  }

  /**
   * Open the file. A missing one is created, an older one is migrated to the newest schema.
   * @throws StoreUnavailable when it cannot be reached, is damaged, or was written by a newer version
   */
  static open(path: string, settings: PrimarySettings = {}): PrimaryDatabase {
    const opening = openSqliteFile({ path, durability: 'commit', cacheBytes: CACHE_BYTES });
    if (opening.kind === 'corrupt') throw damaged(path, opening.reason);
    let checkpoints: Checkpoints | undefined;
    try {
      migrate(opening.file.database, path);
      const { report = NO_REPORT, beginThread = beginCheckpointThread, limits } = settings;
      checkpoints = new Checkpoints(path, report, beginThread, limits);
      return new PrimaryDatabase(opening.file, checkpoints, settings);
    } catch (error) {
      opening.file.abandon();
      checkpoints?.release();
      throw isCorruption(error) ? damaged(path, messageOf(error)) : asStoreFault(error);
    }
  }

  /**
   * Its stores cannot be used afterwards.
   * @throws StoreUnavailable when what was committed could not be copied into the file: the log beside it has it
   */
  close(): Promise<void> {
    this.closed ??= this.closeFile();
    return this.closed;
  }

  /**
   * @throws StoreUnavailable with the reason why writes fail, or why commits are durable in the log only, which must
   * not grow for ever
   */
  check(): void {
    this.health.check();
    this.checkpoints.check();
  }

  /** How long the write-ahead log is; `undefined` once the file is being closed. */
  logLength(): LogLength | undefined {
    return this.closed === undefined ? this.checkpoints.length() : undefined;
  }

  /**
   * Run work as one transaction as soon as the log may grow, which is mostly now: durable when it resolves,
   * rolled back when it rejects.
   * @throws StoreUnavailable
   */
  async write<T>(work: () => T): Promise<T> {
    for (let wait = this.checkpoints.whenWritable(); wait !== undefined; wait = this.checkpoints.whenWritable())
      await wait;
    try {
      return await attempt(() => this.transaction(work));
    } catch (error) {
      this.health.failed(error);
      throw error;
    }
  }

  /** Commits, since only that makes the log longer, and removes what it wrote. */
  private async tryWriting(): Promise<void> {
    await this.checkpoints.whenWritable();
    this.transaction(() => {
      this.setSetting(TRIAL, ' '.repeat(TRIAL_LENGTH));
    });
    this.transaction(() => {
      this.database.prepare('DELETE FROM setting WHERE name = ?').run(TRIAL);
    });
  }

  /** Run work as one transaction: durable when it returns, rolled back when it throws. */
  private transaction<T>(work: () => T): T {
    const { head } = this.changes;
    this.transactionControl.begin.run();
    try {
      const result = work();
      this.transactionControl.commit.run();
      this.checkpoints.committed();
      return result;
    } catch (error) {
      if (this.database.inTransaction) this.transactionControl.rollback.run();
      this.resume(head);
      throw error;
    }
  }

  /** Run work under a savepoint inside a transaction: it is rolled back unless `keep` is true for its result. */
  provisional<T>(work: () => T, keep: (result: T) => boolean): T {
    const { head } = this.changes;
    this.transactionControl.savepoint.run();
    const result = work();
    if (!keep(result)) {
      this.transactionControl.undo.run();
      this.resume(head);
    }
    this.transactionControl.release.run();
    return result;
  }

  /** Resolves when nothing that was deleted before the call is left in the file or its WAL. @throws StoreUnavailable */
  purge(pace: PurgePace): Promise<void> {
    return purgeFile(this.file, pace, undefined, () => this.checkpoints.copyNow());
  }

  setting(name: string): string | undefined {
    const find = this.database.prepare<[string], { readonly value: string }>(
      'SELECT value FROM setting WHERE name = ?',
    );
    return find.get(name)?.value;
  }

  setSetting(name: string, value: string): void {
    this.database.prepare('INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)').run(name, value);
  }

  private async closeFile(): Promise<void> {
    this.health.stop();
    await this.checkpoints.stop();
    try {
      await attempt(() => {
        this.file.close();
      });
    } finally {
      this.checkpoints.release();
    }
  }

  /** Drop cached state of work that was rolled back. Nobody has seen its numbers; they are assigned again. */
  private resume(head: number): void {
    this.changes.resume(head);
    for (const dictionary of [this.actors, this.aspects, this.runs, this.types]) dictionary.clearCache();
  }

  /** The newest entry may have been deleted; its number is not assigned again. */
  private findHead(): number {
    const newest = this.database.prepareValues<[], number | null>('SELECT max(seq) FROM change').get() ?? 0;
    return Math.max(newest, Number(this.setting('trimmed') ?? 0), Number(this.setting('restated') ?? 0));
  }

  private makeStoreId(): string {
    const id = randomUUID();
    this.setSetting('store-id', id);
    return id;
  }
}

function damaged(path: string, reason: string): StoreUnavailable {
  return new StoreUnavailable(`The data file ${path} is damaged (${reason}). Restore it from a backup.`);
}

function migrate(database: Database, path: string): void {
  const version = Number(database.pragma('user_version'));
  if (version > MIGRATIONS.length) {
    throw new StoreUnavailable(
      `The data file ${path} was written by a newer version of the service (schema ${String(version)}, known up to ${String(MIGRATIONS.length)}).`,
    );
  }
  for (const [step, { sql, whenEmpty }] of MIGRATIONS.entries()) {
    if (step < version) continue;
    const change = whenEmpty === true && hasEntities(database) ? '' : sql;
    database.exec(`BEGIN IMMEDIATE; ${change} PRAGMA user_version = ${String(step + 1)}; COMMIT;`);
  }
}

function hasEntities(database: Database): boolean {
  return database.prepareValues('SELECT id FROM entity LIMIT 1').get() !== undefined;
}
