import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database, type Statement } from '../../src/adapters/sqlite/database.js';
import type { KeptCatalog } from './kept-catalog.js';
import type { SampleCatalog } from './sample-catalog.js';

/** Rows of one write: aspects as JSON. `document`: its number in the index. `text`: what the full-text table takes. */
export interface RawWrite {
  readonly document: number;
  readonly aspects: readonly string[];
  readonly text: string;
  readonly edges: number;
}

const PRIMARY_SCHEMA = `
CREATE TABLE IF NOT EXISTS change (seq INTEGER PRIMARY KEY, cell INTEGER NOT NULL, time INTEGER NOT NULL, actor INTEGER NOT NULL, json TEXT);
CREATE TABLE IF NOT EXISTS latest (cell INTEGER PRIMARY KEY, seq INTEGER NOT NULL, versions INTEGER NOT NULL);
`;
const INDEX = `
CREATE TABLE IF NOT EXISTS document (id INTEGER PRIMARY KEY, fields TEXT NOT NULL);
CREATE VIRTUAL TABLE IF NOT EXISTS word USING fts5(text, name, content='', contentless_delete=1, prefix='2 3');
CREATE TABLE IF NOT EXISTS facet (id INTEGER PRIMARY KEY, platform TEXT, owner TEXT, tag TEXT);
CREATE TABLE IF NOT EXISTS edge (lower INTEGER NOT NULL, upper INTEGER NOT NULL, PRIMARY KEY (lower, upper)) WITHOUT ROWID;
`;
const TWO_WORDS = 'SELECT rowid FROM word WHERE word MATCH ? ORDER BY rank LIMIT 10';
const COUNT = 'SELECT count(*) FROM word WHERE word MATCH ?';

/**
 * SQLite alone, with statements as plain as they can be: what the engine gives to a program that does nothing else. The
 * files stand beside those of the service, on the same disk.
 */
export class RawEngine {
  private readonly primary: Database;
  private readonly index: Database;
  private readonly addChange: Statement<readonly (string | number)[], number>;
  private readonly addLatest: Statement;
  private readonly addDocument: Statement;
  private readonly addWords: Statement;
  private readonly addEdge: Statement;
  private cell = 0;

  private constructor(private readonly directory: string) {
    this.primary = this.open('truth.db', 'FULL', PRIMARY_SCHEMA);
    this.index = this.open('index.db', 'NORMAL', INDEX);
    this.addChange = this.primary.prepareValues(
      'INSERT INTO change (cell, time, actor, json) VALUES (?, 0, 0, ?) RETURNING seq',
    );
    this.addLatest = this.primary.prepare('INSERT OR REPLACE INTO latest VALUES (?, ?, 0)');
    this.addDocument = this.index.prepare('INSERT OR REPLACE INTO document VALUES (?, ?)');
    this.addWords = this.index.prepare('INSERT OR REPLACE INTO word (rowid, text, name) VALUES (?, ?, ?)');
    this.addEdge = this.index.prepare('INSERT OR IGNORE INTO edge VALUES (?, ?)');
  }

  /** An empty engine, or one that holds what was kept. */
  static begin(kept: KeptCatalog | undefined): RawEngine {
    const directory = mkdtempSync(join(tmpdir(), 'cadastre-raw-'));
    if (kept?.isFilled === true) kept.take('raw', directory);
    return new RawEngine(directory);
  }

  keep(kept: KeptCatalog): void {
    for (const database of [this.primary, this.index]) database.pragma('wal_checkpoint(TRUNCATE)');
    kept.keep('raw', this.directory);
  }

  /** Writes a second with so many writes in each transaction, truth first, then index. */
  writes(group: number, seconds: number, write: (number: number) => RawWrite): number {
    return ratePerSecond(seconds, group, (begin) => {
      const writes = Array.from({ length: group }, (_, at) => write(begin + at));
      transaction(this.primary, () => {
        for (const { aspects } of writes) for (const json of aspects) this.writeAspect(json);
      });
      transaction(this.index, () => {
        for (const one of writes) this.writeDocument(one);
      });
    });
  }

  /** Documents a second into the index alone. Leaves the whole catalog in it. */
  fill(catalog: SampleCatalog): number {
    const began = performance.now();
    const facets = this.index.prepare('INSERT OR REPLACE INTO facet VALUES (?, ?, ?, ?)');
    for (let begin = 0; begin < catalog.size; begin += 500) {
      transaction(this.index, () => {
        for (let number = begin; number < Math.min(begin + 500, catalog.size); number++) {
          const { name, platform, owners, tags, upstreams } = catalog.dataset(number);
          this.addDocument.run(number, JSON.stringify(catalog.snapshot(number)));
          this.addWords.run(number, catalog.text(number), name.replaceAll(/[._]/g, ' '));
          facets.run(number, platform, owners[0], tags[0]);
          for (const upper of upstreams) this.addEdge.run(number, upper);
        }
      });
    }
    return (catalog.size * 1000) / (performance.now() - began);
  }

  /** Ranked page and exact total, a second. */
  searches(pairs: readonly (readonly [string, string])[], seconds: number): number {
    const page = this.index.prepareValues(TWO_WORDS);
    const count = this.index.prepareValues(COUNT);
    return ratePerSecond(seconds, 1, (at) => {
      const match = (pairs[at % pairs.length] ?? []).join(' ');
      page.all(match);
      count.get(match);
    });
  }

  /** The same within one platform, with three facets over all hits. */
  facetedSearches(pairs: readonly (readonly [string, string])[], platform: string, seconds: number): number {
    const from = 'FROM word JOIN facet ON facet.id = word.rowid WHERE word MATCH ? AND platform = ?';
    const page = this.index.prepareValues(`SELECT word.rowid ${from} ORDER BY rank LIMIT 10`);
    const facets = ['platform', 'owner', 'tag'].map((name) =>
      this.index.prepare(`SELECT ${name}, count(*) ${from} GROUP BY 1 ORDER BY 2 DESC LIMIT 20`),
    );
    return ratePerSecond(seconds, 1, (at) => {
      const match = (pairs[at % pairs.length] ?? []).join(' ');
      page.all(match, platform);
      for (const facet of facets) facet.all(match, platform);
    });
  }

  /** The best ten names with a word that begins so, a second. */
  completions(texts: readonly string[], seconds: number): number {
    const page = this.index.prepareValues(TWO_WORDS);
    return ratePerSecond(seconds, 1, (at) => page.all(`name : "${texts[at % texts.length] ?? ''}"*`));
  }

  /** Walks a second: one statement a level, with the frontier as JSON. */
  walks(roots: readonly number[], hops: number, seconds: number): number {
    const level = this.index.prepareValues<[string], number>(
      'SELECT DISTINCT e.upper FROM json_each(?) f JOIN edge e ON e.lower = f.value',
    );
    return ratePerSecond(seconds, 1, (at) => {
      const seen = new Set<number>();
      let frontier = [roots[at % roots.length] ?? 0];
      for (let hop = 0; hop < hops && frontier.length > 0; hop++) {
        frontier = level.all(JSON.stringify(frontier)).filter((node) => !seen.has(node));
        for (const node of frontier) seen.add(node);
      }
    });
  }

  close(): void {
    this.primary.close();
    this.index.close();
    rmSync(this.directory, { recursive: true, force: true });
  }

  private open(name: string, synchronous: 'FULL' | 'NORMAL', schema: string): Database {
    const database = new Database(join(this.directory, name));
    database.pragma('journal_mode = WAL');
    database.pragma(`synchronous = ${synchronous}`);
    database.exec(schema);
    return database;
  }

  private writeAspect(json: string): void {
    this.addLatest.run(this.cell, this.addChange.get(this.cell, json) ?? null);
    this.cell++;
  }

  private writeDocument({ document, aspects, text, edges }: RawWrite): void {
    this.addDocument.run(document, aspects.join(''));
    this.addWords.run(document, text, '');
    for (let at = 0; at < edges; at++) this.addEdge.run(document, at);
  }
}

function transaction(database: Database, work: () => void): void {
  database.exec('BEGIN');
  work();
  database.exec('COMMIT');
}

/** Runs work over and over; it gets the amount of previous work. */
function ratePerSecond(seconds: number, step: number, work: (done: number) => unknown): number {
  const began = performance.now();
  let done = 0;
  while (performance.now() - began < seconds * 1000) {
    work(done);
    done += step;
  }
  return (done * 1000) / (performance.now() - began);
}
