import { setTimeout } from 'node:timers/promises';
import { entryDigest } from '../../../src/change-log/entry-digest.js';
import { Client } from 'pg';
import { CommitUnknown, StoreUnavailable } from '../../../src/kernel/failures.js';
import { upsert, wombat, write } from '../../conformance/primary-store.builder.js';
import { increment, lastJson, storeAt, useSharedStores } from './shared-store.js';

/** Ends connections of services, those that write in the middle of it among them. */
const BREAK = `
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE application_name = 'cadastre' AND (query LIKE '%write_group%' OR query LIKE '%writer%')`;
const BREAK_ALL = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'cadastre'`;
const CONNECTED = `SELECT pid FROM pg_stat_activity WHERE application_name = 'cadastre'`;
const WAITING = `${CONNECTED} AND wait_event_type = 'Lock'`;
/** Those that join the store, or could not. */
const JOINING = `${CONNECTED} AND query LIKE 'SELECT id FROM opening%'`;

describe('a store whose connections break', () => {
  const { location, stores } = useSharedStores(2);
  const a = wombat('a');

  it('says of each write truthfully whether it is stored', async () => {
    await storeAt(stores(), 0).store.commit([write(a, [upsert('counter', '0')])]);
    const work = { isRunning: true };
    const breaking = (async () => {
      let broken = 0;
      while (work.isRunning) {
        broken += (await location().query(BREAK)).length;
        await setTimeout(15);
      }
      return broken;
    })();
    const values: (string | undefined)[] = [];
    const failed: unknown[] = [];
    const writing = stores().map(async ({ store }) => {
      for (let at = 0; at < 150; at++) {
        try {
          values.push(lastJson(await store.commit([increment(a)])));
        } catch (error) {
          failed.push(error);
        }
      }
    });
    await Promise.all(writing);
    work.isRunning = false;
    expect(await breaking).toBeGreaterThan(0);
    expect(failed.filter((error) => !(error instanceof StoreUnavailable) || error instanceof CommitUnknown)).toEqual(
      [],
    );
    const stored = (await storeAt(stores(), 0).store.latest([a], ['counter'])).get(a)?.[0]?.json;
    expect(Number(stored)).toBe(values.length);
    expect(new Set(values).size).toBe(values.length);
  });

  it('reads, writes and hears again after all of them broke, in the same opening', async () => {
    const [first, second] = [storeAt(stores(), 0), storeAt(stores(), 1)];
    await first.store.commit([write(a, [upsert('status', '{"n":1}')])]);
    const opening = await first.log.opening();
    let heard = 0;
    const watch = second.log.watch(() => heard++);
    await location().query(BREAK_ALL);
    expect((await second.store.latest([a], ['status'])).get(a)?.[0]?.json).toBe('{"n":1}');
    expect(await first.store.commit([write(a, [upsert('status', '{"n":2}')])])).toMatchObject([{ kind: 'written' }]);
    while (heard === 0) await setTimeout(5);
    watch.close();
    expect([await first.log.opening(), await second.log.opening()]).toEqual([opening, opening]);
  });

  it('refuses positions of entries that a server lost which failed over', async () => {
    const { store, log } = storeAt(stores(), 0);
    await store.commit([write(a, [upsert('status', '{"n":1}')])]);
    const backup = await location().save();
    await store.commit([write(a, [upsert('status', '{"n":2}')])]);
    const [entry] = await log.read(2, 1);
    const digest = entry === undefined ? '' : entryDigest(entry);
    const proof = { digest, opening: await log.opening() };
    const position = { storeId: await log.storeId(), seq: 3, proof };
    expect(await log.continues(position)).toBe(true);
    await location().restore(backup);
    await location().query(BREAK_ALL);
    while ((await log.opening()) === proof.opening) await setTimeout(20);
    await store.commit([write(a, [upsert('status', '{"n":3}'), upsert('other', '{}')])]);
    const unread = { ...position, proof: { ...proof, digest: '' } };
    expect([await log.head(), await log.continues(position), await log.continues(unread)]).toEqual([4, false, false]);
  });

  it('leaves no connection behind with which it could not join the store again', async () => {
    await location().query('ALTER TABLE opening RENAME TO renamed');
    await location().query(BREAK_ALL);
    // Each of the two stores tries twice a second.
    await setTimeout(2500);
    expect((await location().query(JOINING)).length).toBeLessThanOrEqual(stores().length);
    await location().query('ALTER TABLE renamed RENAME TO opening');
    expect(await storeAt(stores(), 0).log.opening()).toBe(await storeAt(stores(), 1).log.opening());
  });

  it('leaves no connection behind when it is closed while it joins again', async () => {
    const other = new Client({ connectionString: location().url });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE opening IN ACCESS EXCLUSIVE MODE');
    await location().query(BREAK_ALL);
    while ((await location().query(WAITING)).length < stores().length) await setTimeout(20);
    for (const store of stores()) await store.close();
    await other.query('ROLLBACK');
    await other.end();
    const deadline = performance.now() + 10_000;
    while ((await location().query(CONNECTED)).length > 0 && performance.now() < deadline) await setTimeout(20);
    expect(await location().query(CONNECTED)).toEqual([]);
  });
});
