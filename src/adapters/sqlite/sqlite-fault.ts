import { StoreUnavailable } from '../../kernel/failures.js';

/** Result codes which say that the file could not be used now; everything else that SQLite reports is a bug of ours. */
const OPERATIONAL =
  /^SQLITE_(?:BUSY|CANTOPEN|CORRUPT|FULL|IOERR|LOCKED|NOLFS|NOMEM|NOTADB|PERM|PROTOCOL|READONLY)(?:_|$)/;
const CLOSED = 'The database connection is not open';

/** Result code of an error of SQLite such as `SQLITE_IOERR_READ`; `undefined` for any other error. */
export function sqliteCode(error: unknown): string | undefined {
  // Recognised by shape: the native module keeps the error class of whoever loaded it first, so `instanceof` may fail.
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' && error.code.startsWith('SQLITE_') ? error.code : undefined;
}

/** Whether the error says that the file is damaged or is no database at all. */
export function isCorruption(error: unknown): boolean {
  return /^SQLITE_(?:CORRUPT|NOTADB)(?:_|$)/.test(sqliteCode(error) ?? '');
}

/** What a port may throw for an error of the engine: StoreUnavailable for faults of operation, the error itself otherwise. */
export function asStoreFault(error: unknown): unknown {
  const code = sqliteCode(error);
  if (code !== undefined && OPERATIONAL.test(code)) {
    return new StoreUnavailable(`The embedded database cannot be used now (${code}).`, { cause: error });
  }
  if (isSystemFault(error)) {
    return new StoreUnavailable(`The embedded database cannot be used: ${error.message}.`, { cause: error });
  }
  if (error instanceof TypeError && error.message === CLOSED) {
    return new StoreUnavailable('The embedded database is closed.', { cause: error });
  }
  return error;
}

/** An error that the operating system reported through a call on a file. */
function isSystemFault(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

/** Run work of the synchronous driver behind an asynchronous port: at once, with its errors mapped. */
export function attempt<T>(work: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    try {
      resolve(work());
    } catch (error) {
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- what the driver threw is handed on
      reject(asStoreFault(error));
    }
  });
}
