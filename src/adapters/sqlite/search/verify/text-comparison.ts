/**
 * Compares the full-text table with the documents that it was made from.
 *
 * The problem: the table keeps no texts, only for each term where it occurs, in the order of the terms. FTS5's own
 * `integrity-check` compares a table with its texts, so for this one it only sees whether the tree is well formed. And
 * looking up the terms of a document finds those that are missing, but not those that it should not have.
 *
 * The idea: one pass over all occurrences adds up, for each row, a number that depends on term, column and place. The
 * sum does not depend on the order, so it can be compared with the sum over the terms that the writer would write for
 * the document as it is stored. Rows that are left with a sum belong to no document.
 *
 *   row 14: "pets", plain, 0 -> 81   "of", plain, 1 -> 17    sum 98, as expected of document 7
 *
 * Sums have 64 bits: that two different rows agree by chance is one in 2^64. The cost: two microseconds for each
 * occurrence, 16 bytes for each document, the analysis of all texts, and a snapshot of the file, which keeps its
 * write-ahead log from restarting meanwhile. It reads over a connection of its own, in slices of some milliseconds.
 */
import { nextTurn } from '../../../../kernel/event-loop-turn.js';
import type { Urn } from '../../../../kernel/urn.js';
import type { SearchFields } from '../../../../registry/search-fields.js';
import type { TextFindings } from '../../../../search/document-store.port.js';
import { Database } from '../../database.js';
import { wordTablesIn } from '../storage/word-tables.js';
import { columnTexts, gatherTexts, TEXT_COLUMNS } from '../../../../text-search/index-text.js';
import { joinStored, readStored } from '../../../../text-search/stored-fields.js';

/** Milliseconds of one slice, and occurrences or documents after which the clock is read. */
const SLICE = 5;
const STRIDE = 64;
/** Bytes that FTS5 keeps of a term. */
const TERM_BYTES = 32_768;

type Occurrence = readonly [term: string, row: number, column: string, place: number];
type IndexedTexts = readonly [id: number, urn: Urn, keywords: string, texts: string];

/** Compare the committed content of a file; `limits`: see DocumentStore. @throws what the driver throws */
export async function compareTexts(
  path: string,
  fields: SearchFields,
  limits: { readonly most: number; readonly signal: AbortSignal },
): Promise<TextFindings> {
  const database = new Database(path, { mode: 'read' });
  try {
    const comparison = new TextComparison(database, fields, limits.most);
    let end = performance.now() + SLICE;
    for (const steps = comparison.steps(); steps.next().done !== true;) {
      if (performance.now() < end) continue;
      await nextTurn();
      if (limits.signal.aborted) break;
      end = performance.now() + SLICE;
    }
    return comparison.findings();
  } finally {
    database.close();
  }
}

class TextComparison {
  private readonly sums: RowSums;
  private readonly different: Urn[] = [];
  private differences = 0;
  private unowned = 0;
  private readonly tables: readonly string[];

  constructor(
    private readonly database: Database,
    private readonly fields: SearchFields,
    private readonly most: number,
  ) {
    this.tables = wordTablesIn(database);
    for (const table of this.tables) {
      database.exec(`CREATE VIRTUAL TABLE temp.in_${table} USING fts5vocab('main', '${table}', 'instance')`);
    }
    database.exec('BEGIN');
    const last = [
      'SELECT 2 * max(id) + 1 FROM document',
      ...this.tables.map((table) => `SELECT max(id) FROM ${table}_docsize`),
    ].map((sql) => database.prepareValues<[], number | null>(sql).get() ?? 0);
    this.sums = new RowSums(last.reduce((most, row) => Math.max(most, row)) + 1);
  }

  findings(): TextFindings {
    return { differences: this.differences, different: this.different, unowned: this.unowned };
  }

  *steps(): Generator<void> {
    yield* this.addOccurrences();
    yield* this.compareDocuments();
    for (let row = 0; row < this.sums.rows; row++) if (this.sums.has(row)) this.unowned++;
  }

  private *addOccurrences(): Generator<void> {
    for (const table of this.tables) yield* this.addOccurrencesIn(table);
  }

  private *addOccurrencesIn(table: string): Generator<void> {
    const all = this.database.prepareArrays<[], Occurrence>(`SELECT term, doc, col, offset FROM temp.in_${table}`);
    const columns = new Map<string, number>(TEXT_COLUMNS.map((column, at) => [column, at]));
    let read = 0;
    let term = '';
    let hash = hashOf(term);
    for (const [text, row, column, place] of all.iterate()) {
      if (text !== term) {
        term = text;
        hash = hashOf(term);
      }
      this.sums.add(row, hash, (columns.get(column) ?? TEXT_COLUMNS.length) + place * COLUMNS);
      if (++read % STRIDE === 0) yield;
    }
  }

  private *compareDocuments(): Generator<void> {
    const all = this.database.prepareArrays<[], IndexedTexts>(
      'SELECT id, urn, keywords, texts FROM document ORDER BY id',
    );
    for (const [id, urn, keywords, texts] of all.iterate()) {
      const rows = gatherTexts(this.fields, urn, joinStored(readStored(keywords), readStored(texts)));
      rows.forEach((raw, at) => {
        columnTexts(raw).forEach((text, number) => {
          termsOf(decoder.decode(text)).forEach((term, place) => {
            this.sums.subtract(2 * id + at, hashOf(term), number + place * COLUMNS);
          });
        });
      });
      // Both sums are read, so that both are cleared.
      if ([this.sums.take(2 * id), this.sums.take(2 * id + 1)].includes('rest')) this.note(urn);
      yield;
    }
  }

  private note(urn: Urn): void {
    this.differences++;
    if (this.different.length < this.most) this.different.push(urn);
  }
}

const COLUMNS = TEXT_COLUMNS.length + 1;
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** What FTS5's tokenizer `ascii` makes of a text: runs of letters, digits and characters beyond ASCII. */
function termsOf(text: string): readonly string[] {
  const found = text.match(/[0-9A-Za-z\u0080-\uffff]+/g) ?? [];
  return found.map((token) => cut(token.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())));
}

function cut(token: string): string {
  if (token.length * 3 <= TERM_BYTES) return token;
  return Buffer.from(token).subarray(0, TERM_BYTES).toString();
}

type Hash = readonly [low: number, high: number];

/** Two numbers of 32 bits, as FNV-1a makes them from two beginnings. */
function hashOf(term: string): Hash {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let at = 0; at < term.length; at++) {
    const code = term.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x5bd1e995);
  }
  return [low, high];
}

/** A sum for each row, of 64 bits in two halves. */
class RowSums {
  private readonly low: Uint32Array;
  private readonly high: Uint32Array;

  constructor(readonly rows: number) {
    this.low = new Uint32Array(rows);
    this.high = new Uint32Array(rows);
  }

  add(row: number, [low, high]: Hash, place: number): void {
    this.low[row] = (this.low[row] ?? 0) + mixed(low, place);
    this.high[row] = (this.high[row] ?? 0) + mixed(high, place);
  }

  subtract(row: number, [low, high]: Hash, place: number): void {
    this.low[row] = (this.low[row] ?? 0) - mixed(low, place);
    this.high[row] = (this.high[row] ?? 0) - mixed(high, place);
  }

  has(row: number): boolean {
    return this.low[row] !== 0 || this.high[row] !== 0;
  }

  /** Whether something is left of a row, which is cleared. */
  take(row: number): 'nothing' | 'rest' {
    const found = this.has(row) ? 'rest' : 'nothing';
    this.low[row] = 0;
    this.high[row] = 0;
    return found;
  }
}

/** The last step of MurmurHash3: each bit of both depends on each. */
function mixed(hash: number, place: number): number {
  let mix = hash ^ Math.imul(place + 1, 0x9e3779b1);
  mix = Math.imul(mix ^ (mix >>> 16), 0x85ebca6b);
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35);
  return (mix ^ (mix >>> 16)) >>> 0;
}
