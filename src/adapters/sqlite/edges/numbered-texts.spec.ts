import { Database } from '../database.js';
import { NumberedTexts } from './numbered-texts.js';

/** Bytes of two texts of a letter, each with its length. */
const TWO = 2 * 5;

describe('Numbered texts', () => {
  let database: Database;
  beforeEach(() => {
    database = new Database(':memory:');
    database.exec('CREATE TABLE name (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE)');
    database.exec("INSERT INTO name VALUES (1, 'a'), (2, 'b'), (3, 'c'), (4, 'd'), (5, 'e')");
  });
  afterEach(() => {
    database.close();
  });

  /** What a number means without the file, after texts of others were asked for. */
  const knownOf = (id: number, asked: readonly number[]): string | undefined => {
    const texts = new NumberedTexts(database, 'name', 'text', TWO);
    for (const each of asked) texts.textOf(each);
    database.exec('DELETE FROM name');
    return texts.textIfAny(id);
  };

  it.each([
    [
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ],
    [
      [1, 2, 3, 4, 5],
      [3, 4, 5],
    ],
    [
      [1, 2, 3, 1, 4],
      [1, 3, 4],
    ],
  ])('of which %j were asked for keep %j', (asked, kept) => {
    const known = [1, 2, 3, 4, 5].filter((id) => {
      database.exec('SAVEPOINT whole');
      const text = knownOf(id, asked);
      database.exec('ROLLBACK TO whole');
      return text !== undefined;
    });
    expect(known).toEqual(kept);
  });

  it('know nothing after they are to forget', () => {
    const texts = new NumberedTexts(database, 'name', 'text', TWO);
    for (const id of [1, 2, 3]) texts.textOf(id);
    texts.forget();
    database.exec('DELETE FROM name');
    expect([1, 2, 3].map((id) => texts.textIfAny(id))).toEqual([undefined, undefined, undefined]);
  });
});
