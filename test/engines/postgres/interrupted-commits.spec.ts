import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import type { WriteOutcome } from '../../../src/aspects/aspect-store.port.js';
import { CommitUnknown } from '../../../src/kernel/failures.js';
import { PostgresLocation } from '../../conformance/postgres-location.js';
import { upsert, wombat, write } from '../../conformance/primary-store.builder.js';
import type { PrimaryStore } from '../../conformance/primary-store-location.js';
import { DatabaseDoor } from './database-door.js';
import { SERVER } from './shared-store.js';

/** Any number: the advisory lock that keeps a commit from its end. */
const LOCK = 4711;
const PAUSE = 20;

/** Commits stop before they are done while the lock is held. */
const WAIT_FOR_LOCK = `
CREATE FUNCTION wait_for_lock() RETURNS trigger LANGUAGE plpgsql SET lock_timeout = 0 AS $$ BEGIN
  PERFORM pg_advisory_xact_lock_shared(${String(LOCK)}); RETURN NULL; END $$;
CREATE TRIGGER waiting AFTER INSERT ON change FOR EACH STATEMENT EXECUTE FUNCTION wait_for_lock();`;

describe('a store', () => {
  const a = wombat('a');
  let door: DatabaseDoor;
  let location: PostgresLocation;
  let opened: PrimaryStore;
  let operator: Client;

  beforeEach(async () => {
    door = await DatabaseDoor.before(SERVER);
    location = new PostgresLocation(door.url);
    opened = await location.open();
    await opened.store.commit([write(a, [upsert('counter', '0')])]);
    operator = new Client({ connectionString: location.urlAt(SERVER) });
    await operator.connect();
  });
  afterEach(async () => {
    await operator.end();
    await opened.close();
    await location.remove();
    await door.cut();
  });

  /** Resolves when a connection of the store waits for a lock. */
  async function untilItWaits(): Promise<void> {
    for (;;) {
      const { rows } = await operator.query(
        `SELECT 1 FROM pg_stat_activity WHERE application_name = 'cadastre' AND wait_event_type = 'Lock'
         AND query LIKE '%write_group%'`,
      );
      if (rows.length > 0) return;
      await setTimeout(PAUSE);
    }
  }

  async function stored(): Promise<readonly [json: string | undefined, head: number]> {
    return [(await opened.store.latest([a], ['counter'])).get(a)?.[0]?.json, await opened.log.head()];
  }

  /** Have the server refuse the first writes with an error. */
  async function refuseTwice(state: string): Promise<void> {
    await operator.query(`
      CREATE SEQUENCE attempt;
      CREATE FUNCTION conflict() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF nextval('attempt') < 3 THEN RAISE EXCEPTION 'a conflict' USING ERRCODE = '${state}'; END IF;
        RETURN NULL; END $$;
      CREATE TRIGGER conflicting BEFORE INSERT ON change FOR EACH STATEMENT EXECUTE FUNCTION conflict();`);
  }

  it.each([
    ['serialization failures', '40001'],
    ['deadlocks', '40P01'],
  ])('repeats what fails by %s, and writes it once', async (_name, state) => {
    await refuseTwice(state);
    expect(await opened.store.commit([write(a, [upsert('counter', '1')])])).toMatchObject([{ kind: 'written' }]);
    const { rows } = await operator.query('SELECT last_value::int AS attempts FROM attempt');
    expect([await stored(), rows]).toEqual([['1', 3], [{ attempts: 3 }]]);
  });

  it('gives up its side of a deadlock with somebody else, and writes when that one is done', async () => {
    let [value, wasOthers] = [0, true];
    while (wasOthers) {
      wasOthers = false;
      await operator.query('BEGIN');
      await operator.query('SELECT 1 FROM entity FOR UPDATE');
      const writing = opened.store.commit([write(a, [upsert('counter', String(++value))])]);
      await untilItWaits();
      // The server ends the side that notices first; where that is the other one, the store had no reason to repeat.
      await operator.query('SELECT head FROM store FOR UPDATE').catch(() => (wasOthers = true));
      await operator.query('ROLLBACK');
      expect(await writing).toMatchObject([{ kind: 'written' }]);
    }
    expect(await stored()).toEqual([String(value), 2 + value]);
  });

  /** Cut the connections while a commit is under way; the server then carries it out. */
  async function cutInCommit(): Promise<{ readonly writing: Promise<readonly WriteOutcome[]> }> {
    await operator.query(WAIT_FOR_LOCK);
    await operator.query(`SELECT pg_advisory_lock(${String(LOCK)})`);
    const writing = opened.store.commit([write(a, [upsert('counter', '1')])]);
    await untilItWaits();
    await door.cut();
    await operator.query(`SELECT pg_advisory_unlock(${String(LOCK)})`);
    return { writing };
  }

  it('answers what was stored although the connection broke in its commit', async () => {
    const { writing } = await cutInCommit();
    await door.open();
    expect(await writing).toMatchObject([{ kind: 'written', changes: [{ seq: 3, aspect: 'counter', json: '1' }] }]);
    expect(await stored()).toEqual(['1', 3]);
  });

  it('says that it does not know whether a commit happened when the database stays away', async () => {
    const { writing } = await cutInCommit();
    await expect(writing).rejects.toThrow(CommitUnknown);
    await door.open();
    expect(await stored()).toEqual(['1', 3]);
    expect(await opened.store.commit([write(a, [upsert('counter', '2')])])).toMatchObject([
      { kind: 'written', changes: [{ seq: 4 }] },
    ]);
  });
});
