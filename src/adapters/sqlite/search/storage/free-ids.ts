import type { Database, Statement } from '../../database.js';

/**
 * Ids of removed documents, which new documents take: columns have a place for every id below the highest, so that they
 * would grow for ever where documents come and go. Each of them is noted in `reused`, since the stored place in the
 * order of URNs is that of the document before. Only inside a transaction.
 */
export class FreeIds {
  private readonly add: Statement<[number]>;
  private readonly takeLowest: Statement<[], number>;
  private readonly countAll: Statement<[], number>;
  private readonly note: Statement<[number]>;
  private count: number | undefined;

  constructor(database: Database) {
    this.add = database.prepare('INSERT INTO free VALUES (?)');
    this.takeLowest = database.prepareValues('DELETE FROM free WHERE id = (SELECT min(id) FROM free) RETURNING id');
    this.countAll = database.prepareValues('SELECT count(*) FROM free');
    this.note = database.prepare('INSERT OR IGNORE INTO reused VALUES (?)');
  }

  /** The lowest; `undefined` when there is none. */
  take(): number | undefined {
    const count = this.known();
    if (count === 0) return undefined;
    this.count = count - 1;
    const id = this.takeLowest.get();
    if (id !== undefined) this.note.run(id);
    return id;
  }

  free(id: number): void {
    this.count = this.known() + 1;
    this.add.run(id);
  }

  /** Call when the transaction was rolled back. */
  forget(): void {
    this.count = undefined;
  }

  private known(): number {
    return (this.count ??= this.countAll.get() ?? 0);
  }
}
