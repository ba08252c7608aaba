import { codeOf, errorMember, messageOf } from '../../kernel/caught-error.js';
import { CommitUnknown, StoreFull, StoreUnavailable } from '../../kernel/failures.js';

const SQLSTATE = /^[0-9A-Z]{5}$/;

/** The SQLSTATE that the server answered with; `undefined` when the error is none of the server's. */
export function sqlState(error: unknown): string | undefined {
  const code = codeOf(error) ?? '';
  return SQLSTATE.test(code) && errorMember(error, 'syscall') === undefined && !code.startsWith('E') ? code : undefined;
}

/** What the driver says of a connection that ended, or that it ended itself; it has no codes for these. */
const BROKEN =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout exceeded|timeout expired|Cannot use a pool after|The connection is closed|connection timeout|Called end on pool)/i;

/** Whether the connection broke, so that nothing is known of what was asked last. */
export function isBroken(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return state.startsWith('08') || state.startsWith('57P');
  return errorMember(error, 'syscall') !== undefined || codeOf(error) === 'ECONNRESET' || BROKEN.test(messageOf(error));
}

/** Whether the same work may succeed at once: serialization failures, and deadlocks, of which one side was chosen. */
export function isRepeatable(error: unknown): boolean {
  const state = sqlState(error);
  return state === '40001' || state === '40P01';
}

/** Of the server: resources, operators, internal trouble; and cancelled or refused because something takes too long. */
const OPERATIONAL = /^(?:08|25006|40|53|54000|55P03|57|58|XX|28|3D000)/;

/** What a port throws for an error of the engine: StoreUnavailable for operational faults, else the error itself. */
export function asStoreFault(error: unknown): unknown {
  if (error instanceof StoreUnavailable) return error;
  const state = sqlState(error);
  if (state === '53100')
    return new StoreFull(`No space is left on the disk of PostgreSQL (${messageOf(error)}).`, { cause: error });
  if (isBroken(error) || (state !== undefined && OPERATIONAL.test(state))) {
    const detail = state === undefined ? messageOf(error) : `${state}: ${messageOf(error)}`;
    return new StoreUnavailable(`PostgreSQL cannot be used now (${detail}).`, { cause: error });
  }
  return error;
}

/** What a write rejects with when nobody could learn whether it was committed. */
export function unknownCommit(cause: unknown): CommitUnknown {
  return new CommitUnknown(
    `The connection to PostgreSQL broke while a transaction was being committed, and whether it was is not known (${messageOf(cause)}).`,
    { cause },
  );
}

/** Run driver calls behind an asynchronous port, with their errors mapped. */
export async function attempt<T>(calls: () => Promise<T>): Promise<T> {
  try {
    return await calls();
  } catch (error) {
    throw asStoreFault(error);
  }
}
