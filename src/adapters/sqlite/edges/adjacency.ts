import type { Database, Statement } from '../database.js';
import { enlarged } from '../enlarged.js';

/** Elements of lists before the cache is cleared: 8 million numbers are 32 MB. */
const MAX_CACHED = 8_000_000;
/** Memory of the neighbours in both directions before they are cleared. */
export const LINEAGE_CACHE_BYTES = 2 * MAX_CACHED * Int32Array.BYTES_PER_ELEMENT;
/** Elements of obsolete lists from which on they are removed when they are half of all. */
const UNUSED = 65_536;
/** Lists begin at 1, so that 0 says that a node has none. */
const FIRST_LIST = 1;
/** Neighbours that one statement reads. */
const PAGE = 2048;

/** Neighbours of a node that lie in `numbers`, after their count at `at`. */
export interface CachedNeighbours {
  readonly numbers: Int32Array;
  /** By node: where its count stands; 0 or nothing when they are not cached. */
  readonly places: Int32Array;
}

/**
 * Lineage neighbours by node in one direction, ascending: read when a walk first comes to the node, and cached until an
 * edge of the node changes. A walk over cached nodes runs no statement, and follows numbers in two arrays alone.
 */
export class Adjacency {
  private places = new Int32Array(1024);
  private lists = new Int32Array(4096);
  private end = FIRST_LIST;
  private unused = 0;
  /** Grows with every change, so that what was read in several turns is known to be of one state. */
  private version = 0;
  private readonly page: Statement<[number, number], number>;

  constructor(database: Database, direction: 'DOWNSTREAM' | 'UPSTREAM') {
    const [from, to] = direction === 'UPSTREAM' ? ['lower', 'upper'] : ['upper', 'lower'];
    this.page = database.prepareValues(
      `SELECT DISTINCT ${to} FROM edge WHERE ${from} = ? AND ${to} > ? ORDER BY 1 LIMIT ${String(PAGE)}`,
    );
  }

  /** Memory of the lists and of the places where they are. */
  get bytes(): number {
    return this.lists.byteLength + this.places.byteLength;
  }

  /** Valid until the next call of another method. */
  cached(): CachedNeighbours {
    return { numbers: this.lists, places: this.places };
  }

  /** Neighbours of a node, some in each step, between which others may run. Cached if no edge changed meanwhile. */
  *read(node: number): Generator<Int32Array> {
    const { version } = this;
    const pages: Int32Array[] = [];
    for (let after = 0, more = true; more;) {
      const page = Int32Array.from(this.page.all(node, after));
      pages.push(page);
      more = page.length === PAGE;
      after = page.at(-1) ?? after;
      if (!more && version === this.version) this.keep(node, pages);
      yield page;
    }
  }

  forget(nodes: ReadonlySet<number>): void {
    if (nodes.size === 0) return;
    this.version++;
    for (const node of nodes) {
      const place = this.places[node] ?? 0;
      if (place === 0) continue;
      this.unused += 1 + (this.lists[place] ?? 0);
      this.places[node] = 0;
    }
    if (this.unused > UNUSED && 2 * this.unused > this.end) this.removeUnused();
  }

  forgetAll(): void {
    this.version++;
    this.places.fill(0);
    this.end = FIRST_LIST;
    this.unused = 0;
  }

  private keep(node: number, pages: readonly Int32Array[]): void {
    if ((this.places[node] ?? 0) !== 0) return;
    const count = pages.reduce((sum, page) => sum + page.length, 0);
    if (this.end + count > MAX_CACHED) this.forgetAll();
    if (node >= this.places.length) this.places = enlarged(this.places, node + 1);
    const place = this.end;
    this.end += 1 + count;
    if (this.end > this.lists.length) this.lists = enlarged(this.lists, this.end);
    this.lists[place] = count;
    let at = place + 1;
    for (const page of pages) {
      this.lists.set(page, at);
      at += page.length;
    }
    this.places[node] = place;
  }

  private removeUnused(): void {
    const { places, lists } = this;
    const kept = new Int32Array(this.end - this.unused);
    let end = FIRST_LIST;
    for (let node = 0; node < places.length; node++) {
      const place = places[node] ?? 0;
      if (place === 0) continue;
      const next = place + 1 + (lists[place] ?? 0);
      kept.set(lists.subarray(place, next), end);
      places[node] = end;
      end += next - place;
    }
    this.lists = kept;
    this.end = end;
    this.unused = 0;
  }
}
