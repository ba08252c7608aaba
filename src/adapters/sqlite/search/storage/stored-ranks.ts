/**
 * The order of URNs, stored.
 *
 * The problem: documents with equal scores are ordered by their URNs, often all of a million. To read the URNs in order
 * takes a second, which the first search after a start would wait for. The idea: the place of each document is computed
 * when many were added, and stored with the index. What is stored need not be up to date: a document that has no place,
 * because it came later, is compared by its URN. Only a document that took the id of one that was removed would have
 * the place of the other, so ids that are taken again are noted until places are stored next.
 *
 *   stored  b 1  c 2  d 3     removed c, added a, which takes its id: noted     b 1  a (no place)  d 3
 *
 * Places are written page by page beside those that count, which they replace in the end.
 * The cost: four bytes a document, written again when a twentieth of the documents is new. It does not know when that
 * is, see DocumentDirectory.
 */
import type { Database, Statement } from '../../database.js';

/**
 * `ranks`: places of the documents of a page as 32-bit numbers, by version and place of the page. `ranked`: the version
 * that counts. `reused`: documents whose stored place is not theirs.
 */
export const RANK_SCHEMA = `
  CREATE TABLE ranks (key INTEGER PRIMARY KEY, data BLOB NOT NULL);
  CREATE TABLE ranked (version INTEGER NOT NULL);
  CREATE TABLE reused (id INTEGER PRIMARY KEY);
`;

/** Keys of a version: its number times this, and the place of the page. */
const PLACES = 2 ** 24;

/** Places of documents in the order of their URNs, from 1, by id; 0 for those without one. */
export class StoredRanks {
  private readonly selectVersion: Statement<[], number>;
  private readonly select: Statement<[number], Uint8Array>;
  private readonly selectReused: Statement<[], number>;
  private readonly insert: Statement<[number, Uint8Array]>;
  private readonly removePages: Statement<[number, number]>;
  private readonly setVersion: Statement<[number]>;
  private readonly addReused: Statement<[number]>;

  constructor(private readonly database: Database) {
    this.selectVersion = database.prepareValues('SELECT version FROM ranked');
    this.select = database.prepareValues('SELECT data FROM ranks WHERE key = ?');
    this.selectReused = database.prepareValues('SELECT id FROM reused');
    this.insert = database.prepare('INSERT OR REPLACE INTO ranks VALUES (?, ?)');
    this.removePages = database.prepare('DELETE FROM ranks WHERE key >= ? AND key < ?');
    this.setVersion = database.prepare('INSERT INTO ranked VALUES (?)');
    this.addReused = database.prepare('INSERT INTO reused VALUES (?)');
  }

  /** `undefined` when none were stored yet. */
  get version(): number | undefined {
    return this.selectVersion.get();
  }

  /** Places of the documents of a page; shorter than the page, or empty, when the last ones came later. */
  page(version: number, place: number): Int32Array {
    const data = this.select.get(version * PLACES + place);
    return data === undefined ? new Int32Array(0) : new Int32Array(Uint8Array.from(data).buffer);
  }

  /** Documents whose stored place is not theirs. */
  reused(): ReadonlySet<number> {
    return new Set(this.selectReused.all());
  }

  /** Write a page of a version that does not count yet. */
  writePage(version: number, place: number, ranks: Int32Array): void {
    this.insert.run(version * PLACES + place, new Uint8Array(ranks.buffer, ranks.byteOffset, ranks.byteLength));
  }

  /** Let a version count, and remove the other ones. @param added documents that came since it was begun */
  switchTo(version: number, added: Iterable<number>): void {
    this.removePages.run(0, version * PLACES);
    this.removePages.run((version + 1) * PLACES, Number.MAX_SAFE_INTEGER);
    this.database.exec('DELETE FROM ranked; DELETE FROM reused');
    this.setVersion.run(version);
    for (const id of added) this.addReused.run(id);
  }
}
