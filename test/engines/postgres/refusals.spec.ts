import { PostgresDatabase } from '../../../src/adapters/postgres/postgres-database.js';
import { PostgresLocation } from '../../conformance/postgres-location.js';
import { SERVER } from './shared-store.js';
import { messageOf } from '../../../src/kernel/caught-error.js';

/** What a start says of a database; `opened` when it says nothing. */
async function refusalOf(url: string): Promise<string> {
  try {
    await (await PostgresDatabase.open(url)).close();
    return 'opened';
  } catch (error) {
    expect(error).toMatchObject({ name: 'StoreUnavailable' });
    return messageOf(error);
  }
}

function changed(change: (url: URL) => void): string {
  const url = new URL(SERVER);
  change(url);
  return url.href;
}

describe('DATABASE_URL', () => {
  let location: PostgresLocation;
  beforeEach(async () => {
    location = new PostgresLocation(SERVER);
    await location.make();
  });
  afterEach(() => location.remove());

  it.each([
    ['a port where nothing listens', (url: URL) => (url.port = '1'), 'nothing listens there'],
    ['a host that does not exist', (url: URL) => (url.hostname = 'nowhere.invalid'), 'the host is not known'],
    ['another password', (url: URL) => (url.password = 'wrong-4712'), 'the server refuses the password'],
    ['a database that does not exist', (url: URL) => (url.pathname = '/nowhere'), 'the server has no such database'],
    [
      'a schema that does not exist',
      (url: URL) => {
        url.searchParams.set('options', '-c search_path=nowhere');
      },
      'there is no schema to make tables in',
    ],
  ])('is refused in a sentence with %s', async (_what, change, reason) => {
    const sentence = await refusalOf(changed(change));
    expect(sentence).toMatch(/^The PostgreSQL database of DATABASE_URL \([^@]*\) cannot be used: .*\.$/);
    expect(sentence).toContain(reason);
    expect(sentence).not.toMatch(/wrong-4712|wombat-4711/);
  });

  it('is refused for a user who may make no tables, and nothing is changed', async () => {
    const role = `${location.schema}_reader`;
    await location.query(
      `CREATE ROLE ${role} LOGIN PASSWORD 'reader'; GRANT USAGE ON SCHEMA ${location.schema} TO ${role}`,
    );
    const url = new URL(location.url);
    [url.username, url.password] = [role, 'reader'];
    const sentence = await refusalOf(url.href);
    await location.query(`REVOKE USAGE ON SCHEMA ${location.schema} FROM ${role}; DROP ROLE ${role}`);
    expect(sentence).toContain('the user may not do what the service needs');
    expect(
      await location.query(`SELECT relname FROM pg_class WHERE relnamespace = '${location.schema}'::regnamespace`),
    ).toEqual([]);
  });

  it('is refused for a database of a newer version', async () => {
    expect(await refusalOf(location.url)).toBe('opened');
    await location.query(`INSERT INTO schema_step (name, batch, migration_time) VALUES ('999-later', 9, now())`);
    expect(await refusalOf(location.url)).toContain('it was written by a newer version of the service (step 999-later');
  });

  it('is refused for a schema with tables of another program', async () => {
    await location.query('CREATE TABLE entity (name text)');
    expect(await refusalOf(location.url)).toContain('tables of another program');
    expect(await location.query('SELECT * FROM entity')).toEqual([]);
  });

  it('is opened by several processes that start at once with an empty database', async () => {
    const opened = await Promise.all(Array.from({ length: 4 }, () => PostgresDatabase.open(location.url)));
    expect(new Set(opened.map(({ storeId }) => storeId)).size).toBe(1);
    for (const database of opened) await database.close();
  });
});
