import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { upsert, wombat, write } from '../../conformance/primary-store.builder.js';
import { increment, lastJson, storeAt, useSharedStores } from './shared-store.js';

describe('two processes on one database', () => {
  const { location, stores } = useSharedStores(2);
  const a = wombat('a');

  it('lose no edit of the same aspect, and log each after the one that it was made of', async () => {
    await storeAt(stores(), 0).store.commit([write(a, [upsert('counter', '0')])]);
    const edits = Array.from({ length: 300 }, (_, at) => storeAt(stores(), at).store.commit([increment(a)]));
    const written = (await Promise.all(edits)).map(lastJson).map(Number);
    expect(written.sort((left, right) => left - right)).toEqual(Array.from({ length: 300 }, (_, at) => at + 1));
    const entries = await storeAt(stores(), 1).log.read(2, 1000);
    expect(entries.map(({ json, previousJson }) => [previousJson, json])).toEqual(
      Array.from({ length: 300 }, (_, at) => [String(at), String(at + 1)]),
    );
  });

  it('create an aspect once, and a new entity with its key once', async () => {
    const names = Array.from({ length: 40 }, (_, at) => wombat(`n${String(at)}`));
    const create = { aspect: 'status', change: 'CREATE', json: '{}' } as const;
    const outcomes = await Promise.all(
      names.map((one) => Promise.all(stores().map(({ store }) => store.commit([write(one, [create])])))),
    );
    const kinds = outcomes.map((pair) => pair.map(([outcome]) => outcome?.kind).sort());
    expect(kinds).toEqual(names.map(() => ['refused', 'written']));
    expect(await storeAt(stores(), 0).log.head()).toBe(names.length * 2);
  });

  it('write the same entities in opposite orders without a fault', async () => {
    const names = Array.from({ length: 20 }, (_, at) => wombat(`n${String(at)}`));
    const rounds = Array.from({ length: 30 }, (_, at) => {
      const order = at % 2 === 0 ? names : [...names].reverse();
      return storeAt(stores(), at).store.commit(order.map((one) => write(one, [upsert('status', String(at))])));
    });
    expect((await Promise.all(rounds)).flat().map(({ kind }) => kind)).toEqual(
      Array.from({ length: 600 }, () => 'written'),
    );
  });

  it('show no entry before those with lower numbers, although one of these is committed late', async () => {
    const [first, second] = [storeAt(stores(), 0), storeAt(stores(), 1)];
    await first.store.commit([write(a, [upsert('status', '{"n":1}')])]);
    const late = new Client({ connectionString: location().url });
    await late.connect();
    await late.query('BEGIN');
    await late.query(
      `SELECT * FROM restate_rows(ARRAY(SELECT id FROM entity), ARRAY['status'], 1, 'urn:li:wombat:x', 'late')`,
    );
    let isCommitted = false;
    const commit = second.store.commit([write(a, [upsert('status', '{"n":2}')])]).then(() => (isCommitted = true));
    while (
      (
        await location().query(
          `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%write_group%'`,
        )
      ).length === 0
    )
      await setTimeout(10);
    expect([isCommitted, await first.log.head(), await first.log.read(2, 10)]).toEqual([false, 2, []]);
    await late.query('COMMIT');
    await late.end();
    await commit;
    expect((await first.log.read(2, 10)).map(({ seq, change, json }) => [seq, change, json])).toEqual([
      [3, 'RESTATE', '{"n":1}'],
      [4, 'UPSERT', '{"n":2}'],
    ]);
  });

  it('hear of the entries of each other, and not of their own', async () => {
    let heard = 0;
    const watch = storeAt(stores(), 0).log.watch(() => heard++);
    await storeAt(stores(), 1).store.commit([write(a, [upsert('status', '{}')])]);
    while (heard === 0) await setTimeout(5);
    watch.close();
    expect(storeAt(stores(), 0).log.writers).toBe('several');
  });

  it('give a lease to one of them', async () => {
    const given = await Promise.all(
      stores().map(({ leases }, at) => leases.acquire('documents', `p${String(at)}`, 60_000)),
    );
    expect(given.filter((lease) => lease !== undefined)).toHaveLength(1);
  });

  it('share an opening, which ends with the last of them', async () => {
    const opening = await storeAt(stores(), 0).log.opening();
    expect(await storeAt(stores(), 1).log.opening()).toBe(opening);
    await storeAt(stores(), 0).close();
    const joined = await location().open();
    expect(await joined.log.opening()).toBe(opening);
    await joined.close();
    await storeAt(stores(), 1).close();
    const alone = await location().open();
    expect(await alone.log.opening()).not.toBe(opening);
    await alone.close();
  });
});
