import { readFileSync } from 'node:fs';
import { type Client, createClient } from '../../generated/contract/client/index.js';
import type { WireApp } from '../wire/app.builder.js';
import { wireApp } from '../wire/app.builder.js';

/** The typed client against the service that it was generated with. */
let app: WireApp;
let client: Client;
let url: string;
beforeAll(async () => {
  app = await wireApp();
  url = await app.listen();
  client = createClient({ url, token: 'ignored', retries: 0 });
});
afterAll(() => app.close());

const ORDERS = 'urn:li:dataset:(urn:li:dataPlatform:hive,client.orders,PROD)';
const CLEAN = 'urn:li:dataset:(urn:li:dataPlatform:hive,client.clean,PROD)';
const CHART = 'urn:li:chart:(looker,client)';
const ANN = 'urn:li:corpuser:ann';
const OWNERSHIP = { owners: [{ owner: ANN, type: 'DATAOWNER' }] } as const;
/** Methods that its type does not have. */
const HIDDEN: ReadonlySet<string> = new Set(['act', 'constructor', 'mark', 'page', 'pages', 'propose', 'withAspects']);
const STAMP = { time: 0, actor: ANN };

/** What an iterator gives. */
async function listed<T>(items: AsyncIterable<T>): Promise<readonly T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

function refused(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => 'accepted',
    (error: unknown) => error,
  );
}

describe('aspects', () => {
  it('are written and read, one or several', async () => {
    await client.upsert(ORDERS, 'datasetProperties', { name: 'orders' });
    await client.upsert(ORDERS, 'status', { removed: false });
    await client.upsert(ORDERS, 'ownership', { owners: [...OWNERSHIP.owners] });
    expect((await client.get(ORDERS, 'ownership'))?.owners[0]?.owner).toBe(ANN);
    const { datasetProperties, status, siblings } = await client.get(ORDERS, [
      'datasetProperties',
      'siblings',
      'status',
    ]);
    expect([datasetProperties?.name, status?.removed, siblings]).toEqual(['orders', false, undefined]);
    expect(await client.get(ORDERS, [])).toEqual({});
  });

  it('are absent when they are not stored', async () => {
    expect(await client.get(CHART, 'chartInfo')).toBeUndefined();
    expect(await client.get(CHART, ['ownership', 'chartInfo'])).toEqual({});
  });

  it('are written together, all or none', async () => {
    const good = { urn: CLEAN, aspect: 'datasetProperties', value: { name: 'clean' } } as const;
    await client.upsertAll([good, { urn: CLEAN, aspect: 'subTypes', value: { typeNames: ['View'] } }]);
    expect((await client.get(CLEAN, 'subTypes'))?.typeNames).toEqual(['View']);
    const other = CLEAN.replace('clean', 'other');
    const bad = { urn: 'urn:li:nonsense:x', aspect: 'status', value: {} } as const;
    expect(await refused(client.upsertAll([{ ...good, urn: other }, bad]))).toMatchObject({
      code: 'ENTITY_TYPE_UNKNOWN',
    });
    expect(await client.exists(other)).toBe(false);
  });

  it('are patched where they are', async () => {
    await client.upsert(CLEAN, 'globalTags', { tags: [{ tag: 'urn:li:tag:a' }] });
    await client.patch(CLEAN, 'globalTags', [
      { op: 'add', path: '/tags/urn:li:tag:b', value: { tag: 'urn:li:tag:b' } },
      { op: 'remove', path: '/tags/urn:li:tag:a' },
    ]);
    expect(await client.get(CLEAN, 'globalTags')).toEqual({ tags: [{ tag: 'urn:li:tag:b' }] });
  });

  it('are points when they are time series, the newest first', async () => {
    for (const time of [1000, 2000, 3000]) {
      await client.upsert(ORDERS, 'datasetProfile', { timestampMillis: time, rowCount: time / 10 });
    }
    const points = await client.points(ORDERS, 'datasetProfile', { from: 1500, limit: 5 });
    expect(points.map(({ timestampMillis, rowCount }) => [timestampMillis, rowCount])).toEqual([
      [3000, 300],
      [2000, 200],
    ]);
  });

  it('are deleted one by one', async () => {
    await client.deleteAspect(CLEAN, 'globalTags');
    expect([await client.get(CLEAN, 'globalTags'), await client.exists(CLEAN)]).toEqual([undefined, true]);
  });
});

describe('entities', () => {
  const GONE = 'urn:li:tag:gone';

  it('are marked as removed, shown again and deleted for good', async () => {
    await client.upsert(GONE, 'tagProperties', { name: 'gone' });
    await client.delete(GONE, 'soft');
    expect([await client.exists(GONE), (await client.get(GONE, 'status'))?.removed]).toEqual([true, true]);
    expect(await client.count({ entity: 'tag' })).toBe(0);
    expect(await client.count({ entity: 'tag', includeRemoved: true })).toBe(1);
    await client.undelete(GONE);
    expect(await client.count({ entity: 'tag' })).toBe(1);
    await client.delete(GONE, 'hard');
    expect([await client.exists(GONE), await client.count({ entity: 'tag' })]).toEqual([false, 0]);
  });

  it('are not created by a mark, and have none where the models do not know it', async () => {
    expect(await refused(client.delete(GONE, 'soft'))).toMatchObject({ code: 'ENTITY_MISSING', status: 404 });
    expect(await client.exists(GONE)).toBe(false);
    const refusal = await refused(client.delete('urn:li:domain:x', 'soft'));
    expect(refusal).toMatchObject({ code: 'CHANGE_TYPE_UNSUPPORTED', status: 0 });
  });
});

describe('what is found', () => {
  const HERRINGS = Array.from({ length: 25 }, (_, at) => `urn:li:container:herring-${String(at).padStart(2, '0')}`);
  beforeAll(async () => {
    const properties = { name: 'A herring net', description: 'Baltic' };
    await client.upsertAll(HERRINGS.map((urn) => ({ urn, aspect: 'containerProperties', value: properties })));
  });

  it('comes page after page, with the aspects that are wanted', async () => {
    const ranked = await listed(
      client.search({ entity: 'container', input: 'herring', aspects: ['containerProperties'], pageSize: 10 }),
    );
    const all = await listed(client.scroll({ entity: ['container'], filter: { name: 'A herring net' }, pageSize: 7 }));
    expect(ranked.map(({ urn }) => urn).sort()).toEqual(HERRINGS);
    expect(new Set(ranked.map(({ aspects }) => aspects.containerProperties?.description))).toEqual(new Set(['Baltic']));
    expect([ranked[0]?.score, ranked[0]?.matchedFields.length]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(all.map(({ urn, aspects }) => [urn, aspects])).toEqual(HERRINGS.map((urn) => [urn, {}]));
    expect(await client.count({ entity: 'container', input: 'herring' })).toBe(25);
  });

  it('ends where the reader stops', async () => {
    let seen = 0;
    for await (const { urn } of client.search({ entity: 'container', pageSize: 5 })) {
      expect(urn).toMatch(/^urn:li:container:/);
      seen++;
      if (seen === 7) break;
    }
    expect(seen).toBe(7);
  });

  it('passes every form of test, and is sorted by a field', async () => {
    const sort = { field: 'urn', order: 'DESCENDING' } as const;
    const some = { urn: { condition: 'IN', values: HERRINGS.slice(3, 6) } } as const;
    const chosen = await listed(client.search({ entity: 'container', filter: some, sort }));
    expect(chosen.map(({ urn }) => urn)).toEqual([...HERRINGS.slice(3, 6)].reverse());
    const count = (filter: NonNullable<Parameters<Client['count']>[0]>['filter'] & object): Promise<number> =>
      client.count({ entity: 'container', filter });
    await client.upsert('urn:li:container:herring-07', 'status', { removed: false });
    expect(await count({ removed: false })).toBe(1);
    expect(await count({ urn: HERRINGS.slice(0, 2) })).toBe(2);
    expect(await count({ description: { condition: 'EXISTS', negated: true } })).toBe(0);
  });

  it('is refused by name where a filter is wrong', async () => {
    const refusal = await refused(listed(client.search({ entity: 'tag', filter: { nonsense: 'x' } })));
    expect(refusal).toMatchObject({ code: 'FILTER_INVALID', status: 400, field: 'nonsense' });
  });

  it('is everything along lineage, with the way to it', async () => {
    const upstreams = [{ dataset: ORDERS, type: 'TRANSFORMED', auditStamp: STAMP }] as const;
    await client.upsert(CLEAN, 'upstreamLineage', { upstreams: [...upstreams] });
    const reached = await listed(
      client.lineage(ORDERS, { direction: 'DOWNSTREAM', entity: 'dataset', aspects: ['datasetProperties'] }),
    );
    expect(reached.map(({ urn, degree, paths, aspects }) => [urn, degree, paths, aspects])).toEqual([
      [CLEAN, 1, [[ORDERS, CLEAN]], { datasetProperties: expect.objectContaining({ name: 'clean' }) }],
    ]);
    expect(await listed(client.lineage(ORDERS, { direction: 'UPSTREAM', maxHops: 1 }))).toEqual([]);
  });

  it('may be more than an address can name', async () => {
    const names = Array.from({ length: 120 }, (_, at) => `${'long (name), '.repeat(12)}${String(at)}`);
    const urns = names.map((name) => `urn:li:tag:${name}`);
    await client.upsertAll(urns.map((urn, at) => ({ urn, aspect: 'tagProperties', value: { name: String(at) } })));
    const hits = await listed(client.scroll({ entity: 'tag', aspects: ['tagProperties'] }));
    expect(hits.map(({ urn, aspects }) => [urn, aspects.tagProperties?.name]).sort()).toEqual(
      urns.map((urn, at) => [urn, String(at)]).sort(),
    );
  });
});

describe('operations of GraphQL', () => {
  it('have a method each, beside the others', async () => {
    const { dataset } = await client.graphql.datasetPage({ urn: ORDERS });
    expect(dataset?.properties?.name).toBe('orders');
  });

  it('reject with the code of the first error', async () => {
    const refusal = await refused(client.graphql.datasetPage({ urn: 'nonsense' }));
    expect(refusal).toMatchObject({ name: 'GraphqlError', code: 'BAD_REQUEST', status: 400, field: 'dataset' });
    expect(refusal).toHaveProperty('errors', [expect.objectContaining({ path: ['dataset'] })]);
  });
});

describe('a refusal', () => {
  it('has code, status, message and field', async () => {
    // @ts-expect-error a mark is a boolean
    const refusal = await refused(client.upsert(ORDERS, 'status', { removed: 'certainly' }));
    expect(refusal).toMatchObject({
      name: 'CatalogClientError',
      code: 'ASPECT_INVALID',
      status: 422,
      field: '/removed',
      message: expect.stringContaining('/removed'),
    });
  });

  it('of a URN that is none comes from the service', async () => {
    expect(await refused(client.exists('nonsense'))).toMatchObject({ code: 'URN_INVALID', status: 400 });
    const text: string = 'nonsense';
    expect(await refused(client.upsert(text, 'status', {}))).toMatchObject({ status: 400 });
  });
});

describe('a consistency token', () => {
  it('is that of the latest write, and is given to reads', async () => {
    const tokens: (string | null)[] = [];
    const listening = createClient({
      url,
      fetch: (request) => {
        tokens.push(request.headers.get('x-consistency-token'));
        return fetch(request);
      },
    });
    await listening.exists(ORDERS);
    await listening.upsert(ORDERS, 'status', { removed: false });
    const { consistencyToken } = listening;
    await listening.exists(ORDERS);
    await listening.graphql.datasetPage({ urn: ORDERS });
    expect(consistencyToken).toMatch(/^[0-9a-z]+-[0-9a-f]{12}$/);
    expect(tokens).toEqual([null, null, consistencyToken, consistencyToken]);
    const next = createClient({ url, consistencyToken: consistencyToken ?? '' });
    expect([await next.exists(ORDERS), next.consistencyToken]).toEqual([true, consistencyToken]);
  });

  it('of a store that is no longer there is forgotten', async () => {
    const stale = createClient({ url, consistencyToken: '1-0123456789ab', retries: 0 });
    expect([await stale.exists(ORDERS), stale.consistencyToken]).toEqual([true, undefined]);
    const { dataset } = await createClient({ url, consistencyToken: '1-0123456789ab' }).graphql.datasetPage({
      urn: ORDERS,
    });
    expect(dataset?.exists).toBe(true);
  });
});

describe('the page of the client', () => {
  it('has every method, and no others', () => {
    const page = readFileSync(new URL('../../src/typed-client.md', import.meta.url), 'utf8');
    const cells = page.split('\n').flatMap((line) => /^\| (`.*?`) +\|/.exec(line)?.[1] ?? []);
    const named = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)[(.]/g)].map(([, name]) => name));
    const prototype: unknown = Object.getPrototypeOf(client);
    const methods = Object.entries(Object.getOwnPropertyDescriptors(prototype))
      .filter(([name, { value }]) => typeof value === 'function' && !HIDDEN.has(name))
      .map(([name]) => name);
    expect([...new Set(named)].sort()).toEqual([...methods, 'graphql'].sort());
  });
});
