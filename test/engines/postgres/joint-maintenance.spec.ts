import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { ProjectionRunner } from '../../../src/projections/index.js';
import { DocumentStore } from '../../../src/search/index.js';
import { PostgresLocation } from '../../conformance/postgres-location.js';
import { urn } from '../../conformance/primary-store.builder.js';
import { type WireApp, wireApp } from '../../wire/app.builder.js';
import { put } from '../../wire/proposal.builder.js';

interface Report {
  readonly task: number;
  readonly kind: string;
  readonly state: string;
  readonly reason?: string;
  readonly indexes?: readonly { readonly name: string; readonly entities: number; readonly missing: number }[];
}

/** Two services, each with indexes of its own, as a balancer or one port has them. */
describe('maintenance of a store that several services share', () => {
  let location: PostgresLocation;
  let folder: string;
  let apps: WireApp[];
  beforeEach(async () => {
    location = new PostgresLocation(env['TEST_DATABASE_URL'] ?? '');
    await location.make();
    folder = mkdtempSync(join(tmpdir(), 'cadastre-joint-'));
    apps = [await service('one'), await service('two')];
  });
  afterEach(async () => {
    for (const app of apps) await app.close();
    await location.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  async function service(name: string): Promise<WireApp> {
    const app = await wireApp({ dataDir: join(folder, name), databaseUrl: location.url });
    while (app.find(ProjectionRunner).waiting().length > 0) await sleep(20);
    return app;
  }

  async function operate(at: number, action: string, body: object = {}): Promise<Report & { readonly status: number }> {
    const answer = await apps[at]?.post(`/operations?action=${action}`, body);
    const { value }: { readonly value?: string } = JSON.parse(answer?.text ?? '{}');
    const report: Report = JSON.parse(value ?? '{}');
    return { ...report, status: answer?.status ?? 0 };
  }

  /** Asks one service after the other, as a balancer does. */
  async function ended(task: number): Promise<Report> {
    for (let time = 0; ; time++) {
      const report = await operate(time % 2, 'maintenance', { task });
      if (report.state !== 'running') return report;
      await sleep(50);
    }
  }

  it('is carried out by all of them, and reported by each', async () => {
    const [one, two] = apps;
    if (one === undefined || two === undefined) throw new RangeError('two were started');
    await put(one, 'urn:li:tag:gluten', 'tagProperties', { name: 'gluten' });
    await two.find(ProjectionRunner).until(2, 60_000);
    const documents = two.find(DocumentStore);
    const position = await documents.position();
    if (position === undefined) throw new RangeError('nothing is stored');
    const none = { entityType: 'tag', set: new Map(), clear: [], dropsFirst: true };
    await documents.apply([{ urn: urn('urn:li:tag:gluten'), ...none }], position);

    const begun = await operate(0, 'audit');
    expect([begun.status, begun.state]).toEqual([200, 'running']);
    expect((await operate(1, 'rebuild')).status).toBe(409);
    const found = await ended(begun.task);
    expect(found.indexes?.map(({ entities, missing }) => [entities, missing]).sort()).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
      [1, 1],
    ]);
    expect(found.indexes?.map(({ name }) => name.split(' ').slice(0, 2).join(' ')).sort()).toEqual([
      'documents of',
      'documents of',
      'edges of',
      'edges of',
    ]);

    const repaired = await ended((await operate(1, 'audit', { repair: true })).task);
    expect([repaired.state, repaired.kind]).toEqual(['done', 'repair']);
    const again = await ended((await operate(0, 'audit')).task);
    expect(again.indexes?.map(({ missing }) => missing)).toEqual([0, 0, 0, 0]);
    expect(await ended((await operate(1, 'rebuild')).task)).toMatchObject({ state: 'done' });
    expect(await ended((await operate(0, 'compact')).task)).toMatchObject({ state: 'done', outcome: 'done' });
    // Each remembers what all of them have done.
    expect(await ended(begun.task)).toEqual(found);
    expect((await operate(0, 'maintenance', { task: begun.task + 9 })).status).toBe(404);
  });
});
