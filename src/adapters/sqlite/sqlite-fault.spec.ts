import { StoreFull, StoreUnavailable } from '../../kernel/failures.js';
import { Database } from './database.js';
import { asStoreFault, attempt, isCorruption, lostGeneration, sqliteCode } from './sqlite-fault.js';

/** An error as the driver throws it. */
function driverError(errcode: number): Error {
  return Object.assign(new Error('of the driver'), { code: 'ERR_SQLITE_ERROR', errcode });
}

/** Result codes of SQLite: those that say something of the file, or of the machine. */
const OPERATIONAL: readonly (readonly [errcode: number, name: string])[] = [
  [3, 'SQLITE_PERM'],
  [5, 'SQLITE_BUSY'],
  [6, 'SQLITE_LOCKED'],
  [7, 'SQLITE_NOMEM'],
  [8, 'SQLITE_READONLY'],
  [10, 'SQLITE_IOERR'],
  [11, 'SQLITE_CORRUPT'],
  [14, 'SQLITE_CANTOPEN'],
  [15, 'SQLITE_PROTOCOL'],
  [22, 'SQLITE_NOLFS'],
  [26, 'SQLITE_NOTADB'],
  // A short read, which is an IOERR.
  [522, 'SQLITE_IOERR'],
];
/** Those that only a wrong statement, or a wrong use of the driver, can lead to. */
const MISTAKES = [1, 2, 4, 9, 12, 17, 18, 19, 20, 21, 23, 25, 100, 101, 19 | (8 << 8)];

describe('a fault of the embedded engine', () => {
  it.each(OPERATIONAL)('%i is an engine that is away: %s', (errcode, name) => {
    const error = driverError(errcode);
    expect(sqliteCode(error)).toBe(name);
    const fault = asStoreFault(error);
    expect(fault).toEqual(
      new StoreUnavailable(`The embedded database cannot be used now (${name} ${String(errcode)}: of the driver).`),
    );
    expect(fault).toHaveProperty('cause', error);
    expect(fault).not.toBeInstanceOf(StoreFull);
  });

  it.each(MISTAKES)('%i is a bug, and stays what it is', (errcode) => {
    const error = driverError(errcode);
    expect([sqliteCode(error), asStoreFault(error)]).toEqual([undefined, error]);
  });

  it.each<[string, Error]>([
    ['the engine', driverError(13)],
    ['the system', Object.assign(new Error('of the driver'), { code: 'ENOSPC', syscall: 'write' })],
    ['the quota of the user', Object.assign(new Error('of the driver'), { code: 'EDQUOT', syscall: 'write' })],
  ])('says that no space is left when %s does', (_who, error) => {
    const fault = asStoreFault(error);
    expect(fault).toBeInstanceOf(StoreFull);
    expect(fault).toHaveProperty('message', 'No space is left on the disk of the embedded database (of the driver).');
    expect(fault).toHaveProperty('cause', error);
  });

  it('is a file that the system does not let us use', () => {
    const error = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', syscall: 'open' });
    expect(asStoreFault(error)).toEqual(
      new StoreUnavailable('The embedded database cannot be used: EACCES: permission denied.'),
    );
    expect(asStoreFault(error)).toHaveProperty('cause', error);
  });

  it.each([3, 5, 6, 7, 8, 10, 13, 14, 15, 22])('is no damage: %i', (errcode) => {
    expect(isCorruption(driverError(errcode))).toBe(false);
  });

  it.each([11, 26, 11 | (1 << 8)])('is damage: %i', (errcode) => {
    expect(isCorruption(driverError(errcode))).toBe(true);
  });

  it('is a closed connection, and a statement of one', () => {
    const database = new Database(':memory:');
    const statement = database.prepare('SELECT 1');
    statement.get();
    database.close();
    const uses = [() => database.prepare('SELECT 1').get(), () => statement.get()];
    for (const use of uses) {
      const thrown = errorOf(use);
      expect(asStoreFault(thrown)).toEqual(new StoreUnavailable('The embedded database is closed.'));
      expect(asStoreFault(thrown)).toHaveProperty('cause', thrown);
    }
    expect(asStoreFault(new Error('the database is not open'))).toEqual(new Error('the database is not open'));
  });

  it('is nothing that has no code', () => {
    for (const other of [undefined, null, 'text', new Error('else'), { errcode: '5' }]) {
      expect([sqliteCode(other), asStoreFault(other)]).toEqual([undefined, other]);
    }
  });

  it('is reported to who asks behind a port, whether the call is synchronous or not', async () => {
    const error = driverError(10);
    const reported = { message: 'The embedded database cannot be used now (SQLITE_IOERR 10: of the driver).' };
    const failing = (): never => {
      throw error;
    };
    await expect(attempt(failing)).rejects.toMatchObject(reported);
    await expect(attempt(() => Promise.reject(error))).rejects.toMatchObject(reported);
    expect(await attempt(() => 5)).toBe(5);
  });

  it('of a generation in the making is an engine that is away', () => {
    expect(lostGeneration()).toBeInstanceOf(StoreUnavailable);
    expect(lostGeneration().message).toMatch(/^The index that is being made has lost writes and must be made/);
  });
});

function errorOf(use: () => unknown): unknown {
  try {
    use();
  } catch (error) {
    return error;
  }
  return undefined;
}
