import { randomUUID } from 'node:crypto';
import type { Client, Notification } from 'pg';
import type { DatabaseReport } from './database-report.js';
import { isBroken } from './postgres-fault.js';
import { messageOf } from '../../kernel/caught-error.js';

/** Class of the advisory lock; its object is the table `store`, so that each schema has its own. */
const LOCK = "1128351810, 'store'::regclass::oid::int";
/** Milliseconds between two attempts to connect again. */
const RETRY = 500;
/** Openings that are remembered; a derived store is written at every start, so it knows one of the last few. */
const REMEMBERED = 100;

/** An opening of the store; see ChangeLog.opening. */
interface CurrentOpening {
  readonly id: string;
}

/**
 * The connection by which this process is one of those that have the store open: it hears of what the others append,
 * and its shared lock says that the store is open.
 *
 * An opening of a shared store is a time without a break in which some process had it open (D-137): the first one that
 * comes begins it, others join it, and it ends with the last. What is lost while it is open, by a server that failed
 * over, begins another one, as soon as a process finds fewer entries than it has seen. A dump that is put back while
 * nobody has it open begins one when it is opened next. Positions of an earlier opening are then good up to the entry
 * with which the next one began, and no further.
 */
export class StoreMembership {
  private opening: Promise<CurrentOpening>;
  private client: Client;
  private isClosed = false;
  private greatestSeen = 0;
  private readonly listeners = new Set<() => void>();

  private constructor(
    client: Client,
    opening: CurrentOpening,
    private readonly settings: {
      readonly writer: string;
      readonly connect: () => Promise<Client>;
      readonly report: DatabaseReport;
    },
  ) {
    this.client = client;
    this.opening = Promise.resolve(opening);
    this.attend(client, opening);
  }

  static async begin(settings: {
    readonly writer: string;
    readonly connect: () => Promise<Client>;
    readonly report: DatabaseReport;
  }): Promise<StoreMembership> {
    const client = await settings.connect();
    const id = await joinOrEnd(client);
    return new StoreMembership(client, { id }, settings);
  }

  /** Id of the opening, as soon as it is known again. */
  async current(): Promise<string> {
    return (await this.opening).id;
  }

  /** An entry of this number was seen to be stored. */
  seen(seq: number): void {
    if (seq > this.greatestSeen) this.greatestSeen = seq;
  }

  /** Call back when another process appended entries, and after a time without connection. */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.listeners.clear();
    await this.client.end();
  }

  private attend(client: Client, opening: CurrentOpening): void {
    client.on('notification', ({ payload }: Notification) => {
      if (payload !== this.settings.writer) this.wake();
    });
    client.once('end', () => {
      if (!this.isClosed) this.opening = this.rejoin(opening);
    });
  }

  private wake(): void {
    for (const listener of this.listeners) listener();
  }

  private async rejoin(before: CurrentOpening): Promise<CurrentOpening> {
    this.settings.report.warn('The connection to PostgreSQL that hears of changes has ended; connecting again.');
    for (;;) {
      if (this.isClosed) return { id: '' };
      const joined = await this.tryRejoin(before);
      if (joined !== undefined) return joined;
      await new Promise((done) => setTimeout(done, RETRY).unref());
    }
  }

  /** `undefined` when that failed, which is reported, or when the store was closed meanwhile. */
  private async tryRejoin(before: CurrentOpening): Promise<CurrentOpening | undefined> {
    try {
      const client = await this.settings.connect();
      const opening = { id: await joinOrEnd(client, { ...before, seen: this.greatestSeen }) };
      if (this.isClosed) {
        await client.end();
        return undefined;
      }
      if (opening.id !== before.id) this.greatestSeen = 0;
      this.client = client;
      this.attend(client, opening);
      this.wake();
      this.settings.report.log('Connected to PostgreSQL again.');
      return opening;
    } catch (error) {
      if (!isBroken(error)) this.settings.report.error(`Cannot join the store: ${messageOf(error)}`);
      return undefined;
    }
  }
}

/** What a process knows that had the store open before: its opening, and the number of an entry that was stored. */
interface EarlierMembership extends CurrentOpening {
  readonly seen: number;
}

/** As `join`; a connection that could not join is ended, with its locks. */
async function joinOrEnd(client: Client, earlier?: EarlierMembership): Promise<string> {
  try {
    return await join(client, earlier);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/**
 * Become one of the processes that have the store open.
 * @param earlier absent for a process that begins: where nobody has the store open, an opening begins with it
 */
async function join(client: Client, earlier?: EarlierMembership): Promise<string> {
  const channel = await client.query<{ readonly name: string }>("SELECT 'cadastre_' || 'store'::regclass::oid AS name");
  await client.query(`LISTEN ${channel.rows[0]?.name ?? ''}`);
  const isFirst = earlier === undefined && (await tryLock(client));
  await client.query(`SELECT pg_advisory_lock_shared(${LOCK})`);
  await client.query('BEGIN');
  const id = await joinOpening(client, isFirst ? 'first' : earlier);
  await client.query('COMMIT');
  if (isFirst) await client.query(`SELECT pg_advisory_unlock(${LOCK})`);
  return id;
}

async function joinOpening(client: Client, who: EarlierMembership | 'first' | undefined): Promise<string> {
  // Nothing is appended between the look at the head and the opening.
  const store = await client.query<{ readonly head: string }>('SELECT head FROM store FOR UPDATE');
  const head = Number(store.rows[0]?.head ?? 0);
  const latest = await client.query<CurrentOpening>('SELECT id FROM opening ORDER BY number DESC LIMIT 1');
  const [found] = latest.rows;
  if (found === undefined || who === 'first') return beginOpening(client, head);
  // Of several that find entries lost, the first begins the opening that the others join.
  const isLost = who !== undefined && head < who.seen && found.id === who.id;
  return isLost ? beginOpening(client, head) : found.id;
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ readonly answer: boolean }>(`SELECT pg_try_advisory_lock(${LOCK}) AS answer`);
  return rows[0]?.answer === true;
}

async function beginOpening(client: Client, head: number): Promise<string> {
  const id = randomUUID();
  await client.query('INSERT INTO opening (id, head) VALUES ($1, $2)', [id, head]);
  await client.query(`DELETE FROM opening WHERE number <= (SELECT max(number) FROM opening) - ${String(REMEMBERED)}`);
  return id;
}
