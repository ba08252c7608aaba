import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '../database.js';
import { Dictionary } from './dictionary.js';

describe('Dictionary', () => {
  let directory: string;
  let database: Database;
  let runs: Dictionary;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-dictionary-'));
    database = new Database(join(directory, 'x.db'));
    database.exec('CREATE TABLE run (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE)');
    runs = new Dictionary(database, 'run', 2);
  });
  afterEach(() => {
    database.close();
    rmSync(directory, { recursive: true, force: true });
  });

  it('numbers texts as they come, as long as there are numbers', () => {
    expect(['a', 'b', 'a'].map((text) => runs.idOf(text))).toEqual([1, 2, 1]);
    expect([runs.find('b'), runs.find('c'), runs.textOf(2)]).toEqual([2, undefined, 'b']);
    expect(() => runs.idOf('c')).toThrow('no number is left for "c"');
  });

  it('knows nothing of what was rolled back', () => {
    database.exec('BEGIN');
    runs.idOf('a');
    database.exec('ROLLBACK');
    runs.clearCache();
    expect(runs.find('a')).toBeUndefined();
    expect(() => runs.textOf(1)).toThrow('no text has the number 1');
  });
});
