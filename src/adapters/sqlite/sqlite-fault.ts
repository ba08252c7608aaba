import { StoreUnavailable } from '../../kernel/failures.js';

/**
 * Result codes which say that the file cannot be used now; everything else that SQLite reports is a bug in this code.
 */
const OPERATIONAL =
  /^SQLITE_(?:BUSY|CANTOPEN|CORRUPT|FULL|IOERR|LOCKED|NOLFS|NOMEM|NOTADB|PERM|PROTOCOL|READONLY)(?:_|$)/;
const CLOSED = 'The database connection is not open';

// Errors are recognised by shape throughout, since `instanceof` fails: the native module keeps the error class of the
// realm that loaded it first, and errors of the runtime may come from another realm too.
function memberOf(error: unknown, name: 'code' | 'message' | 'syscall'): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : undefined;
}

/** Result code of an error of SQLite such as `SQLITE_IOERR_READ`; `undefined` for any other error. */
export function sqliteCode(error: unknown): string | undefined {
  const code = memberOf(error, 'code');
  return code?.startsWith('SQLITE_') === true ? code : undefined;
}

/** The message of an error, or its text when it has none. */
export function messageOf(error: unknown): string {
  return memberOf(error, 'message') ?? String(error);
}

/** Whether the error says that the file is damaged or is not a database. */
export function isCorruption(error: unknown): boolean {
  return /^SQLITE_(?:CORRUPT|NOTADB)(?:_|$)/.test(sqliteCode(error) ?? '');
}

/** What a port throws for an error of the engine: StoreUnavailable for operational faults, else the error itself. */
export function asStoreFault(error: unknown): unknown {
  const code = sqliteCode(error);
  if (code !== undefined && OPERATIONAL.test(code)) {
    return new StoreUnavailable(`The embedded database cannot be used now (${code}).`, { cause: error });
  }
  if (memberOf(error, 'syscall') !== undefined) {
    return new StoreUnavailable(`The embedded database cannot be used: ${messageOf(error)}.`, { cause: error });
  }
  if (messageOf(error) === CLOSED) return new StoreUnavailable('The embedded database is closed.', { cause: error });
  return error;
}

/** The engine has ended a transaction of a generation in the making by itself: what was in it is missing. */
export function lostGeneration(): StoreUnavailable {
  return new StoreUnavailable('The index that is being made has lost writes and must be made from the beginning.');
}

/** Run synchronous driver calls behind an asynchronous port: immediately, with their errors mapped. */
export function attempt<T>(work: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    try {
      resolve(work());
    } catch (error) {
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- the driver's own error is passed on
      reject(asStoreFault(error));
    }
  });
}
