import { PostgresLocation } from '../../conformance/postgres-location.js';
import { CLIENT_HEADERS, type WireApp, wireApp } from '../../wire/app.builder.js';
import { until } from '../kafka/until.js';
import { EnginePool } from './deployment.js';

const TAG = (name: string): string => `urn:li:tag:${name}`;
/** Milliseconds: a service that was fenced for good would still be. */
const RECOVERY_LIMIT = 90_000;

async function write(app: WireApp, name: string): Promise<number> {
  const aspect = { value: JSON.stringify({ name }), contentType: 'application/json' };
  const proposal = {
    ...{ entityType: 'tag', entityUrn: TAG(name), changeType: 'UPSERT' },
    ...{ aspectName: 'tagProperties', aspect },
  };
  return (await app.post('/aspects?action=ingestProposal', { proposal }, { headers: CLIENT_HEADERS })).status;
}

async function found(app: WireApp): Promise<readonly string[]> {
  const body = { entity: 'tag', input: '*', start: 0, count: 10 };
  const { text } = await app.post('/entities?action=search', body, { headers: CLIENT_HEADERS });
  return [...text.matchAll(/"entity":"urn:li:tag:(\w+)"/g)].map(([, name = '']) => name).sort();
}

describe('a PostgreSQL store and its index on a search server', () => {
  const pool = new EnginePool();
  const locations: PostgresLocation[] = [];
  let searchUrl: string;
  let location: PostgresLocation;
  beforeAll(async () => {
    const [database, search] = [await pool.get('postgres'), await pool.get('opensearch')];
    searchUrl = search.found['TEST_SEARCH_URL'] ?? '';
    locations.push(...[0, 1].map(() => new PostgresLocation(database.found['TEST_DATABASE_URL'] ?? '')));
  });
  afterAll(async () => {
    for (const one of locations) await one.remove();
    await pool.close();
  });
  beforeEach(async () => {
    [location = location] = locations;
    await location.make();
  });

  /** Serve, have the work done when the index is up, and stop. */
  async function serve(at: PostgresLocation, work: (app: WireApp) => Promise<void>): Promise<void> {
    const app = await wireApp({ databaseUrl: at.url, searchUrl, searchPrefix: 'restored' });
    try {
      await until(async () => {
        expect((await app.get('/health')).text).toBe('{"status":"UP"}');
      }, RECOVERY_LIMIT);
      await work(app);
    } finally {
      await app.close();
    }
  }

  /** Write, and wait until exactly these are found. */
  function writing(name: string, names: readonly string[]): (app: WireApp) => Promise<void> {
    return async (app) => {
      expect(await write(app, name)).toBe(200);
      await until(async () => {
        expect(await found(app)).toEqual(names);
      }, RECOVERY_LIMIT);
    };
  }

  it('agree again after a backup of the store was put back, whose leases have lower numbers', async () => {
    await serve(location, writing('one', ['one']));
    const backup = await location.save();
    const [{ last_value: lease } = { last_value: '0' }] = await location.query<{ last_value: string }>(
      'SELECT last_value FROM lease_fence',
    );
    await serve(location, writing('two', ['one', 'two']));
    await serve(location, writing('three', ['one', 'three', 'two']));
    await location.restore(backup);
    await location.query(`SELECT setval('lease_fence', ${lease})`);
    await serve(location, writing('four', ['four', 'one']));
    await serve(location, writing('five', ['five', 'four', 'one']));
  });

  it('agree after the catalog moved to another store, with the prefix of the one before', async () => {
    const [, other] = locations;
    await other?.make();
    if (other !== undefined) await serve(other, writing('six', ['six']));
  });
});
