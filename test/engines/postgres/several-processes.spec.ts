import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { SecretRotation } from '../../../src/access/index.js';
import { AspectStore, WaitingProposals } from '../../../src/aspects/index.js';
import { Clock } from '../../../src/kernel/clock.js';
import type { Settings } from '../../../src/platform/config/index.js';
import { ProjectionRunner } from '../../../src/projections/index.js';
import { urn } from '../../conformance/primary-store.builder.js';
import { PostgresLocation } from '../../conformance/postgres-location.js';
import { cadastre } from '../../cli/command-line.builder.js';
import { type WireApp, wireApp } from '../../wire/app.builder.js';
import { ingest, proposal, put } from '../../wire/proposal.builder.js';
import { bearer, givePolicies, tokenFor, writeUser } from '../../wire/tokens.builder.js';

const EVE = 'urn:li:corpuser:eve';
const DATABASE = env['TEST_DATABASE_URL'] ?? '';
const TOKEN = 'x-consistency-token';

/** Each service has indexes of its own. */
describe('several services over one PostgreSQL', () => {
  let location: PostgresLocation;
  let folder: string;
  let apps: WireApp[];
  beforeEach(async () => {
    location = new PostgresLocation(DATABASE);
    await location.make();
    folder = mkdtempSync(join(tmpdir(), 'cadastre-several-'));
    apps = [];
  });
  afterEach(async () => {
    for (const app of apps) await app.close();
    await location.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A service whose indexes answer. */
  async function service(name: string, change: Partial<Settings> = {}): Promise<WireApp> {
    const app = await wireApp({ dataDir: join(folder, name), databaseUrl: location.url, ...change });
    apps.push(app);
    while (app.find(ProjectionRunner).waiting().length > 0) await sleep(20);
    return app;
  }

  function tag(name: string): object {
    return proposal('tagProperties', { name }, { entityType: 'tag', entityUrn: `urn:li:tag:${name}` });
  }

  it('keep history by policies that another one wrote, from a second later on', async () => {
    const [one, two] = [await service('one'), await service('two')];
    const versions = async (written: number): Promise<number> => {
      for (let at = 0; at < written; at++) {
        const value = { name: 'x', description: `${String(Date.now())} ${String(at)}` };
        await put(two, 'urn:li:tag:x', 'tagProperties', value);
      }
      const rows = await two
        .find(AspectStore)
        .history(urn('urn:li:tag:x'), ['tagProperties'], { startTime: undefined, endTime: undefined });
      return rows.length - 1;
    };
    expect(await versions(6)).toBe(5);
    const retention = { version: { maxVersions: 2 } };
    await put(one, 'urn:li:dataHubRetention:(tag,*)', 'dataHubRetentionConfig', { retention });
    await sleep(1100);
    await versions(1);
    await sleep(100);
    expect(await versions(1)).toBe(2);
  });

  it('refuse the tokens of a user whom another one has suspended, a second later at most', async () => {
    const authSecretFile = join(folder, 'secret');
    writeFileSync(authSecretFile, 'x'.repeat(40));
    const guarded = { auth: 'on', authSecretFile } as const;
    const [one, two] = [await service('one', guarded), await service('two', guarded)];
    await givePolicies(one, EVE);
    const headers = bearer((await tokenFor(one, EVE)).token);
    const statuses = async (): Promise<readonly number[]> => {
      const answers = [one, two].map(
        async (app) => (await app.get('/entitiesV2/urn%3Ali%3Atag%3Ax', { headers })).status,
      );
      return Promise.all(answers);
    };
    const setState = (status: string): Promise<void> =>
      writeUser(one, EVE, 'corpUserStatus', { status, lastModified: { time: 0, actor: EVE } });
    expect(await statuses()).toEqual([200, 200]);
    await setState('SUSPENDED');
    expect((await statuses())[0]).toBe(401);
    await sleep(1000);
    expect(await statuses()).toEqual([401, 401]);
    await setState('ACTIVE');
    await sleep(1000);
    expect(await statuses()).toEqual([200, 200]);
  });

  it('encrypt secrets again by a new key, each value once', async () => {
    const authSecretFile = join(folder, 'secrets');
    const [older, newer] = ['o'.repeat(40), 'n'.repeat(40)];
    writeFileSync(authSecretFile, `${older}\n`);
    const first = await service('first', { authSecretFile });
    const names = Array.from({ length: 60 }, (_, at) => `s${String(at)}`);
    for (const name of names)
      await put(first, `urn:li:dataHubSecret:${name}`, 'dataHubSecretValue', { name, value: name });
    writeFileSync(authSecretFile, `${newer}\n${older}\n`);
    const both = [await service('one', { authSecretFile }), await service('two', { authSecretFile })];
    const outcomes = await Promise.all(both.map((app) => app.find(SecretRotation).run()));
    expect(outcomes.reduce((sum, { renewed }) => sum + renewed, 0)).toBe(names.length);
    writeFileSync(authSecretFile, `${newer}\n`);
    const last = await service('last', { authSecretFile });
    const query = 'query get($input: GetSecretValuesInput!) { getSecretValues(input: $input) { name value } }';
    const answer = await last.post('/api/graphql', { query, variables: { input: { secrets: names } } });
    expect(answer.json()).toMatchObject({ data: { getSecretValues: names.map((name) => ({ name, value: name })) } });
  });

  it('have one of them carry out the proposals that any has accepted, and another one when it ends', async () => {
    const [one, two] = [await service('one'), await service('two')];
    const later = async (app: WireApp, name: string): Promise<number> =>
      (await app.post('/aspects?action=ingestProposal', { proposal: tag(name), async: 'true' })).status;
    const carriedOut = async (): Promise<void> => {
      while ((await two.find(WaitingProposals).count()).waiting > 0) await sleep(20);
    };
    const names = Array.from({ length: 40 }, (_, at) => `later${String(at)}`);
    expect(await Promise.all(names.map((name, at) => later(at % 2 === 0 ? one : two, name)))).toEqual(
      names.map(() => 200),
    );
    await carriedOut();
    const urns = names.map((name) => urn(`urn:li:tag:${name}`));
    expect([...(await two.find(AspectStore).existing(urns))].toSorted()).toEqual(urns.toSorted());
    await one.close();
    apps = [two];
    await later(two, 'last');
    await carriedOut();
    expect(await two.find(AspectStore).existing([urn('urn:li:tag:last')])).toEqual(new Set(['urn:li:tag:last']));
  });

  it('have a transaction of the timeline for each request, of one millisecond too', async () => {
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,shared,PROD)';
    const [one, two] = [await service('one'), await service('two')];
    await put(one, urn, 'status', { removed: false });
    const now = one.find(Clock).now() + 1;
    for (const app of apps) app.find(Clock).now = () => now;
    const owners = [{ owner: EVE, type: 'DATAOWNER' }];
    await put(one, urn, 'globalTags', { tags: [{ tag: 'urn:li:tag:a' }] });
    await put(two, urn, 'ownership', { owners, lastModified: { time: 0, actor: EVE } });
    const { text } = await one.get(`/openapi/timeline/v1/${encodeURIComponent(urn)}?categories=TAG,OWNER`);
    const transactions: unknown = JSON.parse(text);
    expect(transactions).toMatchObject([
      { timestamp: now, changeEvents: [{ category: 'TAG' }] },
      { timestamp: now, changeEvents: [{ category: 'OWNER' }] },
    ]);
  });

  it('find in each what was written in any, by its token', async () => {
    const [one, two] = [await service('one'), await service('two')];
    const found = Array.from({ length: 40 }, async (_, at) => {
      const [writer, reader] = at % 2 === 0 ? [one, two] : [two, one];
      const token = String((await ingest(writer, tag(`t${String(at)}`))).headers[TOKEN]);
      const body = { entity: 'tag', input: `t${String(at)}`, start: 0, count: 1 };
      return (await reader.post('/entities?action=search', body, { headers: { [TOKEN]: token } })).text;
    });
    for (const [at, text] of (await Promise.all(found)).entries())
      expect(text).toContain(`"urn:li:tag:t${String(at)}"`);
    await one.close();
    await two.close();
    apps = [];
    for (const name of ['one', 'two']) {
      const place = ['--data-dir', join(folder, name)];
      expect(await cadastre(['audit', ...place], { DATABASE_URL: location.url })).toMatchObject({ code: 0 });
    }
  });

  it('carry a catalog from the embedded store to PostgreSQL and back', async () => {
    const embedded = await wireApp({ dataDir: join(folder, 'embedded') });
    for (const name of ['a', 'b', 'a']) await put(embedded, 'urn:li:tag:x', 'tagProperties', { name });
    await embedded.close();
    const steps: (readonly [string, string, string, string | undefined])[] = [
      ['export', 'embedded', 'first.gz', undefined],
      ['import', 'server', 'first.gz', location.url],
      ['export', 'server', 'second.gz', location.url],
      ['import', 'back', 'second.gz', undefined],
    ];
    for (const [command, data, file, url] of steps) {
      const args = [command, '--data-dir', join(folder, data), join(folder, file)];
      const { code, out } = await cadastre(args, url === undefined ? {} : { DATABASE_URL: url });
      expect([command, code, out]).toEqual([command, 0, expect.stringMatching(/ 1 entity, \d+ versions, 0 points\.$/)]);
    }
  });
});
