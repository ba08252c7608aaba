import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from './database.js';
import { WalIndex } from './wal-index.js';

/** A database in WAL mode that checkpoints only when it is asked to, with a table of numbered texts. */
export class WalDatabase {
  readonly database: Database;
  readonly index: WalIndex;

  constructor(readonly path: string) {
    this.database = new Database(path);
    this.database.pragma('journal_mode = WAL');
    this.database.pragma('wal_autocheckpoint = 0');
    this.database.exec('CREATE TABLE IF NOT EXISTS t (id INTEGER PRIMARY KEY, value TEXT)');
    this.index = new WalIndex(path);
  }

  /** Write a row of several pages. */
  write(id: number): void {
    this.database.prepare<[number, string]>('INSERT OR REPLACE INTO t VALUES (?, ?)').run(id, 'x'.repeat(9000));
  }

  /** A connection that keeps on reading what there is now. */
  reader(): Database {
    const reader = new Database(this.path, { mode: 'read' });
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM t').get();
    return reader;
  }

  close(): void {
    this.database.close();
    this.index.close();
  }
}

/** A new one for each test, in a folder of its own, which is removed after it. */
export function useWalDatabase(): () => WalDatabase {
  let directory: string;
  let wal: WalDatabase;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-wal-'));
    wal = new WalDatabase(join(directory, 'x.db'));
  });
  afterEach(() => {
    wal.close();
    rmSync(directory, { recursive: true, force: true });
  });
  return () => wal;
}
