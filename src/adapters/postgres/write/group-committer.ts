import { setTimeout } from 'node:timers/promises';
import type { HistoryLimitOf, WriteOutcome, WriteRequest } from '../../../aspects/aspect-store.port.js';
import { asStoreFault, isBroken, isRepeatable, sqlState, unknownCommit } from '../postgres-fault.js';
import type { Session } from '../postgres-connections.js';
import type { PostgresDatabase } from '../postgres-database.js';
import { CarriedProposals, NOTHING } from './carried-proposals.js';
import { deleteEntitiesOnly, removeEntities } from './entity-removals.js';
import { ChangedMeanwhile, needsOf, readCells, readPoints, readSurvivors } from './group-reader.js';
import { number, type WriterStamp, writePending } from './group-statement.js';
import { GroupWriter, type RequestResult } from './group-writer.js';
import { changeEntry } from './pending-writes.js';
import { serve, type StoreAccess } from './store-access.js';
import type { WriterNeed, Writing } from './writer-needs.js';

/** Attempts that look first and lock last; after them a group locks the log first, and cannot be overtaken. */
const FREE_ATTEMPTS = 3;
/** Attempts of a group that fails because others write. */
const ATTEMPTS = 20;
/** Milliseconds for which a commit is looked for whose connection broke, and between two looks. */
const LOOK_LIMIT = 10_000;
const LOOK_AGAIN = 200;

const REGISTER = {
  name: 'register-writer',
  text: `INSERT INTO writer AS w (id, fence, committed, base) VALUES ($1, 1, 0, 0)
    ON CONFLICT (id) DO UPDATE SET fence = w.fence + 1 RETURNING fence, committed, base`,
};
/** What processes left that ended long ago. */
const FORGET_WRITERS = { name: 'forget-writers', text: `DELETE FROM writer WHERE seen < now() - interval '30 days'` };
/** Begins a transaction that locks the log, in one round trip. */
export const BEGIN_LOCKED = 'BEGIN; SELECT head FROM store FOR UPDATE';

interface WrittenGroup {
  readonly requests: readonly WriteRequest[];
  readonly limitOf: HistoryLimitOf;
}

/** Only a transaction of several statements can do it. */
class NeedsTransaction extends Error {}

/** The group was not stored, and may be tried again. */
class NotCommitted extends Error {}

/**
 * Commits groups of requests, one after another.
 *
 * A group takes two round trips: one statement reads what its requests touch, they are carried out in memory, and one
 * call of a function writes the result, which is a transaction of its own. Nothing is locked between the two: a process
 * that is paused there keeps nobody waiting. The function finds out by the revisions of the entities whether what was
 * read has changed, and then the group begins again (D-135). The call numbers the entries under the lock of the one row
 * with the head, until its commit: entries become visible in the order of their numbers, and no reader skips one that
 * is committed late (D-134). Groups that remove something or carry out waiting proposals, and those that others have
 * overtaken a few times, lock that row first, in a transaction of several statements.
 *
 * When the connection breaks during a commit, the group is looked for by its number in the row of this writer, on
 * another connection. The look fences the writer off under its old number: a call that was still on its way finds that
 * and fails. So the answer is true for ever: stored, or not stored, and then the group is tried again (D-136).
 */
export class GroupCommitter {
  private last: Promise<unknown> = Promise.resolve();
  private commits = 0;
  private fence: number | undefined;

  constructor(private readonly database: PostgresDatabase) {}

  /** See AspectStore.commit. */
  commit(requests: readonly WriteRequest[], limitOf: HistoryLimitOf): Promise<readonly WriteOutcome[]> {
    const own = this.last.then(() => this.attempts({ requests, limitOf }));
    this.last = own.catch(() => undefined);
    return own;
  }

  private async attempts(group: WrittenGroup): Promise<readonly WriteOutcome[]> {
    let inTransaction = group.requests.some(needsLock);
    for (let attempt = 1; ; attempt++) {
      try {
        const stamp = { id: this.database.writerId, fence: await this.registered(), commit: ++this.commits };
        return inTransaction || attempt > FREE_ATTEMPTS
          ? await this.lockFirst(group, stamp)
          : await this.lockLast(group, stamp);
      } catch (error) {
        if (error instanceof NeedsTransaction) inTransaction = true;
        else if (sqlState(error) === 'CA002') this.fence = undefined;
        else if (!isWorthRepeating(error)) throw asStoreFault(error);
        if (attempt === ATTEMPTS) throw asStoreFault(error);
      }
    }
  }

  private async lockLast({ requests, limitOf }: WrittenGroup, stamp: WriterStamp): Promise<readonly WriteOutcome[]> {
    const { connections } = this.database;
    const writer = new GroupWriter(limitOf);
    const needs = needsOf(requests);
    await readCells(connections, writer.set, needs.cells);
    await readPoints(connections, writer.set, needs.points);
    await readSurvivors(connections, writer.set, needs.survivors);
    const access: StoreAccess = { runner: connections, writer, flush: undefined };
    const results: RequestResult[] = [];
    for (const request of requests) results.push(await drive(writer.write(request), access));
    if (!writer.pending.isEmpty) {
      let isSent = false;
      await this.resolving(
        stamp,
        () => isSent,
        writer,
        () =>
          connections.session(async (session) => {
            isSent = true;
            await writePending(session, writer, stamp);
          }),
      );
    }
    return this.outcomes(results);
  }

  private async lockFirst({ requests, limitOf }: WrittenGroup, stamp: WriterStamp): Promise<readonly WriteOutcome[]> {
    const results: RequestResult[] = [];
    let isSent = false;
    await this.resolving(
      stamp,
      () => isSent,
      undefined,
      () =>
        this.database.connections.session(async (session) => {
          try {
            await session.run(BEGIN_LOCKED);
            const proposals = await CarriedProposals.lock(session, requests);
            const writer = new GroupWriter(limitOf);
            const flush = async (): Promise<void> => {
              if (!writer.pending.isEmpty) await writePending(session, writer, stamp);
              writer.pending.clear();
              writer.set.clear();
            };
            const access: StoreAccess = { runner: session, writer, flush };
            if (deleteEntitiesOnly(requests)) {
              for (const result of await removeEntities(requests, { runner: session, writer, flush }))
                results.push(result);
            } else {
              for (const request of requests)
                results.push(
                  proposals.mayWrite(request) ? await this.inTransaction(request, session, access) : NOTHING,
                );
            }
            await flush();
            await proposals.remove(session, results);
          } catch (error) {
            if (!isBroken(error)) await session.run('ROLLBACK');
            throw error;
          }
          isSent = true;
          await session.run('COMMIT');
        }),
    );
    return this.outcomes(results);
  }

  /** A request that may remove something is written before it is known whether it is refused. */
  private async inTransaction(request: WriteRequest, session: Session, access: StoreAccess): Promise<RequestResult> {
    const { writer, flush } = access;
    const { cells } = needsOf([request]);
    await readCells(
      session,
      writer.set,
      cells.filter(({ urn, aspect }) => !writer.set.knows(urn, aspect)),
    );
    if (!mayRemove(request) && typeof request.entities !== 'function') return drive(writer.write(request), access);
    await flush?.();
    await session.run('SAVEPOINT request');
    const result = await drive(writer.write(request), access);
    if (result.kind === 'refused') {
      writer.pending.clear();
      writer.set.clear();
      await session.run('ROLLBACK TO request');
    }
    return result;
  }

  private outcomes(results: readonly RequestResult[]): readonly WriteOutcome[] {
    const outcomes = results.map((result): WriteOutcome => {
      if (result.kind === 'refused') return result;
      const { entries, removed } = result;
      const changes = entries.map(changeEntry);
      return removed.rows + removed.points === 0 ? { kind: 'written', changes } : { kind: 'written', changes, removed };
    });
    for (const outcome of outcomes)
      if (outcome.kind === 'written') this.database.membership.seen(outcome.changes.at(-1)?.seq ?? 0);
    return outcomes;
  }

  /**
   * Do what commits, and find out whether it did when its connection broke.
   * @param isSent whether the commit may have reached the server
   * @param writer whose entries get their numbers, where the broken call would have answered them
   */
  private async resolving(
    stamp: WriterStamp,
    isSent: () => boolean,
    writer: GroupWriter | undefined,
    work: () => Promise<void>,
  ): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isBroken(error) || !isSent()) throw error;
      const base = await this.look(stamp.commit, error);
      if (base === undefined) throw new NotCommitted('The connection broke before the commit.', { cause: error });
      if (writer !== undefined) number(writer, base);
    }
  }

  /** @returns the head before the group; `undefined` when it is not stored and never will be */
  private async look(commit: number, cause: unknown): Promise<number | undefined> {
    this.fence = undefined;
    const end = performance.now() + LOOK_LIMIT;
    while (performance.now() < end) {
      try {
        const { committed, base } = await this.register();
        return committed === commit ? base : undefined;
      } catch (error) {
        if (!isBroken(error) && sqlState(error) !== '55P03') break;
      }
      await setTimeout(LOOK_AGAIN);
    }
    throw unknownCommit(cause);
  }

  private async registered(): Promise<number> {
    if (this.fence !== undefined) return this.fence;
    await this.database.connections.write(FORGET_WRITERS);
    return (await this.register()).fence;
  }

  private async register(): Promise<Readonly<Record<'base' | 'committed' | 'fence', number>>> {
    const { connections, writerId } = this.database;
    const [row] = await connections.session((session) => session.rows<[number, number, number]>(REGISTER, [writerId]));
    const [fence, committed, base] = row ?? [1, 0, 0];
    this.fence = fence;
    return { fence, committed, base };
  }
}

/** Carry out work, with what it waits for. */
async function drive<T>(work: Writing<T>, access: StoreAccess): Promise<T> {
  let step = work.next();
  while (step.done !== true) {
    if (access.flush === undefined && !isRead(step.value)) throw new NeedsTransaction();
    step = work.next(await serve(step.value, access));
  }
  return step.value;
}

function isRead({ kind }: WriterNeed): boolean {
  return kind === 'cell' || kind === 'entity' || kind === 'point' || kind === 'survivor';
}

function mayRemove({ entities }: WriteRequest): boolean {
  return (
    typeof entities !== 'function' &&
    entities.some(({ writes }) => writes.some(({ change }) => change === 'DELETE' || change === 'REMOVE_POINTS'))
  );
}

/** Whether the log is to be locked from the beginning of its group. */
function needsLock(request: WriteRequest): boolean {
  return request.waiting !== undefined || mayRemove(request);
}

function isWorthRepeating(error: unknown): boolean {
  return (
    error instanceof ChangedMeanwhile ||
    error instanceof NotCommitted ||
    sqlState(error) === 'CA001' ||
    isRepeatable(error)
  );
}
