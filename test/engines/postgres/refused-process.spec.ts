import { PostgresLocation } from '../../conformance/postgres-location.js';
import { endOf } from '../../process/ended-process.js';
import { SERVER } from './shared-store.js';

describe('the process of a service over PostgreSQL', () => {
  let location: PostgresLocation;
  let reader: string;
  beforeEach(async () => {
    location = new PostgresLocation(SERVER);
    await location.make();
    reader = `${location.schema}_reader`;
    await location.query(
      `CREATE ROLE ${reader} LOGIN PASSWORD 'wombat-4711'; GRANT USAGE ON SCHEMA ${location.schema} TO ${reader}`,
    );
  });
  afterEach(async () => {
    await location.query(`REVOKE USAGE ON SCHEMA ${location.schema} FROM ${reader}; DROP ROLE ${reader}`);
    await location.remove();
  });

  /** The address of the test's schema for the reader. */
  const asReader = (password: string): string => {
    const url = new URL(location.url);
    [url.username, url.password] = [reader, password];
    return url.href;
  };
  const tables = (): Promise<unknown> =>
    location.query(`SELECT relname FROM pg_class WHERE relnamespace = '${location.schema}'::regnamespace ORDER BY 1`);

  it.each<readonly [string, () => string | Promise<string>, string]>([
    ['a wrong password', () => asReader('wrong-4712'), 'the server refuses the password'],
    [
      'a database that does not exist',
      () => {
        const url = new URL(location.url);
        url.pathname = '/nowhere';
        return url.href;
      },
      'the server has no such database',
    ],
    ['a user without rights', () => asReader('wombat-4711'), 'the user may not do what the service needs'],
    [
      'a database of a newer version',
      async () => {
        await (await location.open()).close();
        await location.query(`INSERT INTO schema_step (name, batch, migration_time) VALUES ('999-later', 9, now())`);
        return location.url;
      },
      'it was written by a newer version of the service (step 999-later of its schema)',
    ],
    [
      'tables of another program',
      async () => {
        await location.query('CREATE TABLE entity (name text)');
        return location.url;
      },
      'its schema has tables of another program',
    ],
  ])('ends with 78 over %s: one sentence that names the variable, and nothing changed', async (_what, make, reason) => {
    const url = await make();
    const before = await tables();
    const { code, lines, data } = await endOf({ DATABASE_URL: url });
    expect({ code, lines, data }).toEqual({ code: 78, lines: [expect.stringContaining(reason)], data: 'none' });
    expect(lines[0]).toMatch(/DATABASE_URL \([^@]*\) cannot be used/);
    expect(lines[0]).not.toMatch(/471[12]/);
    expect(await tables()).toEqual(before);
  });
});
