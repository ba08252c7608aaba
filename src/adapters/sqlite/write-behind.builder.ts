import type { Position } from '../../change-log/position.js';
import type { Database } from './database.js';
import type { SqliteFile } from './sqlite-file.js';
import { WriteBehind, type WriteBehindOwner } from './write-behind.js';

const STORE = 'store';

/** A file of words; some are pending in memory until a flush, which may be made to fail. */
export class Words implements WriteBehindOwner {
  readonly writes: WriteBehind;
  readonly pending: string[] = [];
  flushing: 'broken' | 'sound' = 'sound';
  rollbacks = 0;
  compactions = 0;
  /** Those of them within a transaction. */
  compactionsInside = 0;
  /** For how long pending words were to be written, by call. */
  readonly milliseconds: number[] = [];
  /** Slices of compaction until nothing is left to do. */
  slices = 3;

  readonly database: Database;
  copying: 'broken' | 'sound' = 'sound';

  constructor(readonly file: SqliteFile) {
    this.database = file.database;
    for (const table of ['word (text TEXT NOT NULL)', 'cursor (seq INTEGER NOT NULL)'])
      this.database.exec(`CREATE TABLE IF NOT EXISTS ${table}`);
    const written = {
      database: this.database,
      copyLogApart: () => {
        file.copyLogApart();
      },
      copyLog: () => {
        if (this.copying === 'broken') throw new TypeError('a bad copy');
        file.copyLog();
      },
      get isLogLong() {
        return file.isLogLong;
      },
    };
    this.writes = new WriteBehind(written, this, () => this.durable());
  }

  put(seq: number, text: string): void {
    this.writes.apply({ storeId: STORE, seq }, () => {
      if (text === 'bad') throw new TypeError('a bad word');
      this.database.prepare('INSERT INTO word VALUES (?)').run(text);
      return 1;
    });
  }

  putLater(seq: number, text: string): void {
    this.writes.apply({ storeId: STORE, seq }, () => {
      this.pending.push(text);
      return 1;
    });
  }

  /** An entry that changes nothing. */
  pass(seq: number): void {
    this.writes.apply({ storeId: STORE, seq }, () => 0);
  }

  /** As a read of what may be pending sees them. */
  all(): readonly string[] {
    this.writes.check();
    this.writes.flushPending(Number.POSITIVE_INFINITY);
    return this.database.prepareValues<[], string>('SELECT text FROM word ORDER BY rowid').all();
  }

  durable(): Position | undefined {
    const seq = this.database.prepareValues<[], number>('SELECT max(seq) FROM cursor').get();
    return typeof seq === 'number' ? { storeId: STORE, seq } : undefined;
  }

  writePending(milliseconds: number): 'done' {
    this.milliseconds.push(milliseconds);
    if (this.flushing === 'broken') throw new TypeError('a bad flush');
    for (const text of this.pending) this.database.prepare('INSERT INTO word VALUES (?)').run(text);
    this.pending.length = 0;
    return 'done';
  }

  compact(): 'done' | 'more' {
    this.compactions++;
    if (this.database.inTransaction) this.compactionsInside++;
    return this.compactions % this.slices === 0 ? 'done' : 'more';
  }

  writePosition({ seq }: Position): void {
    this.database.prepare('INSERT INTO cursor VALUES (?)').run(seq);
  }

  onRollback(): void {
    this.pending.length = 0;
    this.rollbacks++;
  }
}
