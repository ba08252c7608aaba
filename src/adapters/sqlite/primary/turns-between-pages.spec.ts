import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CellTable } from './cell-table.js';
import { HistoryTrimmer } from './history-trimmer.js';
import { PrimaryDatabase } from './primary-database.js';
import { SqliteChangeLog } from './sqlite-change-log.js';

/** Work in several transactions, after each of which others have a turn. */
describe('the primary store', () => {
  let directory: string;
  let primary: PrimaryDatabase;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-turns-'));
    primary = PrimaryDatabase.open(join(directory, 'truth.db'));
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await primary.close();
    rmSync(directory, { recursive: true, force: true });
  });

  /** How many transactions there were in each turn of the event loop. */
  const transactions = async (
    results: readonly unknown[],
    work: () => Promise<unknown>,
  ): Promise<readonly number[]> => {
    const turns = [0];
    const write = jest.spyOn(primary, 'write').mockImplementation(() => Promise.reject(new RangeError('no more')));
    for (const result of results)
      write.mockImplementationOnce(() => {
        turns[turns.length - 1] = (turns.at(-1) ?? 0) + 1;
        return Promise.resolve(result);
      });
    let immediate = setImmediate(function next() {
      turns.push(0);
      immediate = setImmediate(next);
    });
    await work();
    clearImmediate(immediate);
    return turns.filter((count) => count > 0);
  };

  it('has one for each slice of what it sweeps', async () => {
    const log = new SqliteChangeLog(primary);
    expect(await transactions(['more', 'more', 'done'], () => log.trim(0))).toEqual([1, 1, 1]);
  });

  it('has one for each page of history that it trims', async () => {
    const trimmer = new HistoryTrimmer(primary, new CellTable(primary.database));
    const page = { end: [1, 1, 1], removed: 0 };
    const trim = async (): Promise<void> => {
      const limitOf = () => ({ versions: 1 });
      for await (const removed of trimmer.pages({}, limitOf, 0)) expect(removed).toBe(0);
    };
    expect(await transactions([page, page, { end: undefined, removed: 0 }], trim)).toEqual([1, 1, 1]);
  });
});
