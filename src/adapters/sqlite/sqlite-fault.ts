import { codeOf, errorMember, messageOf } from '../../kernel/caught-error.js';
import { StoreFull, StoreUnavailable } from '../../kernel/failures.js';

/**
 * Primary result codes which say that the file cannot be used now; everything else that SQLite reports is a bug in this
 * code.
 */
const OPERATIONAL: ReadonlyMap<number, string> = new Map([
  [3, 'SQLITE_PERM'],
  [5, 'SQLITE_BUSY'],
  [6, 'SQLITE_LOCKED'],
  [7, 'SQLITE_NOMEM'],
  [8, 'SQLITE_READONLY'],
  [10, 'SQLITE_IOERR'],
  [11, 'SQLITE_CORRUPT'],
  [13, 'SQLITE_FULL'],
  [14, 'SQLITE_CANTOPEN'],
  [15, 'SQLITE_PROTOCOL'],
  [22, 'SQLITE_NOLFS'],
  [26, 'SQLITE_NOTADB'],
]);
/** The primary code is the low byte of a result code. */
const PRIMARY = 0xff;
/** What the system says of a disk that is full, and of a user who may not use more of it. */
const NO_SPACE: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);
/** What the driver throws for a connection, or a statement of one, that is closed. */
const CLOSED = /^(?:database is not open|statement has been finalized)$/;

/** The result code that SQLite gave; `undefined` for an error that is none of SQLite's. */
function resultCode(error: unknown): number | undefined {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'errcode') : undefined;
  return typeof code === 'number' ? code : undefined;
}

/**
 * Name of the primary result code of an operational fault of SQLite, such as `SQLITE_IOERR`; `undefined` for any other
 * error.
 */
export function sqliteCode(error: unknown): string | undefined {
  const code = resultCode(error);
  return code === undefined ? undefined : OPERATIONAL.get(code & PRIMARY);
}

/** Whether the error says that the file is damaged or is not a database. */
export function isCorruption(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === 'SQLITE_CORRUPT' || code === 'SQLITE_NOTADB';
}

/** What a port throws for an error of the engine: StoreUnavailable for operational faults, else the error itself. */
export function asStoreFault(error: unknown): unknown {
  const code = sqliteCode(error);
  if (code === 'SQLITE_FULL' || NO_SPACE.has(codeOf(error)))
    return new StoreFull(`No space is left on the disk of the embedded database (${messageOf(error)}).`, {
      cause: error,
    });
  if (code !== undefined) {
    const detail = `${code} ${String(resultCode(error))}: ${messageOf(error)}`;
    return new StoreUnavailable(`The embedded database cannot be used now (${detail}).`, { cause: error });
  }
  if (errorMember(error, 'syscall') !== undefined) {
    return new StoreUnavailable(`The embedded database cannot be used: ${messageOf(error)}.`, { cause: error });
  }
  if (CLOSED.test(messageOf(error))) {
    return new StoreUnavailable('The embedded database is closed.', { cause: error });
  }
  return error;
}

/** The engine has ended a transaction of a generation in the making by itself: what was in it is missing. */
export function lostGeneration(): StoreUnavailable {
  return new StoreUnavailable('The index that is being made has lost writes and must be made from the beginning.');
}

/** Run driver calls behind an asynchronous port: the first ones immediately, all of them with their errors mapped. */
export async function attempt<T>(calls: () => Promise<T> | T): Promise<T> {
  try {
    return await calls();
  } catch (error) {
    throw asStoreFault(error);
  }
}
