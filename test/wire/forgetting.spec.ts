import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_VERSIONS } from '../../src/aspects/aspect-store.port.js';
import { ChangeLog } from '../../src/change-log/index.js';
import { Clock } from '../../src/kernel/clock.js';
import { ProjectionRunner, Retention } from '../../src/projections/index.js';
import { compact } from '../../src/server/compact.js';
import { type WireApp, wireApp } from './app.builder.js';
import { ingest, proposal, put } from './proposal.builder.js';

const HOUR = 3_600_000;
/** No text of the models begins like it, so that no index abbreviates it to less than what is searched for. */
const MARKER = 'qzjxvkw';
/** What any trace of it would contain: an index may leave out a beginning that terms share. */
const TRACE = /zjxvkw\w*/gi;

let app: WireApp;
let next = 0;
beforeEach(async () => {
  app = await wireApp();
});
afterEach(() => app.close());

/** A text with a word that is in no other text; about so many characters. */
function secret(length = 0): string {
  return `${MARKER}${String(next++)} ${'and then some more text '.repeat(Math.ceil(length / 24))}`;
}

const dataset = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;

/** Where traces are left, by file. */
function traces(dataDir = app.dataDir): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  for (const file of readdirSync(dataDir)) {
    const words = readFileSync(join(dataDir, file)).toString('latin1').match(TRACE);
    if (words !== null) found[file] = [...new Set(words)];
  }
  return found;
}

async function remove(urn: string, aspectName: string): Promise<void> {
  const dto = proposal(aspectName, {}, { entityUrn: urn, changeType: 'DELETE', aspect: undefined });
  expect((await ingest(app, dto)).status).toBe(200);
}

/** Values of several sizes, among those of other entities, so that pages are divided and joined. */
async function fill(write: (at: number) => Promise<void>): Promise<void> {
  for (let at = 0; at < 16; at++) {
    await write(at);
    const properties = {
      description: `plain ${'words and words '.repeat((at * 37) % 300)}`,
      customProperties: { at: 'x' },
    };
    await put(app, dataset(`plain.${String(at)}`), 'datasetProperties', properties);
  }
}

/** One day later. */
async function nextDay(): Promise<void> {
  const clock = app.find(Clock);
  const now = clock.now() + 25 * HOUR;
  clock.now = () => now;
  await app.find(Retention).round();
}

/** Each puts values with the marker, and deletes them. */
const DELETIONS: Readonly<Record<string, () => Promise<void>>> = {
  'an entity': async () => {
    await fill(async (at) => {
      const urn = dataset(
        secret(at * 20)
          .replaceAll(' ', '.')
          .slice(0, 400),
      );
      await put(app, urn, 'datasetProperties', { name: secret(), description: secret(at * 400) });
      await put(app, urn, 'globalTags', { tags: [{ tag: `urn:li:tag:${secret().trim()}` }] });
      const upstream = {
        dataset: dataset(secret().trim()),
        type: 'COPY',
        auditStamp: { time: 0, actor: 'urn:li:corpuser:a' },
      };
      await put(app, urn, 'upstreamLineage', { upstreams: [upstream] });
      if (at % 3 > 0) await remove(urn, 'datasetKey');
      else {
        await remove(urn, 'upstreamLineage');
        await remove(urn, 'datasetKey');
      }
    });
  },
  'an aspect': async () => {
    await fill(async (at) => {
      const urn = dataset(`kept.${String(at)}`);
      await put(app, urn, 'status', { removed: false });
      await put(app, urn, 'datasetProperties', {
        description: secret(at * 500),
        customProperties: { [secret()]: secret() },
      });
      await put(app, urn, 'institutionalMemory', {
        elements: [{ url: 'https://x', description: secret(), createStamp: { time: 0, actor: 'urn:li:corpuser:a' } }],
      });
      await remove(urn, 'datasetProperties');
      await remove(urn, 'institutionalMemory');
    });
  },
  points: async () => {
    const urn = dataset('kept');
    await fill((at) => put(app, urn, 'datasetProfile', { timestampMillis: at, messageId: secret(at * 300) }));
    await remove(urn, 'datasetProfile');
  },
  'points that were written again': async () => {
    const urn = dataset('kept');
    await fill((at) =>
      put(app, urn, 'datasetProfile', { timestampMillis: at, fieldProfiles: [{ fieldPath: secret(at * 300) }] }),
    );
    await fill((at) => put(app, urn, 'datasetProfile', { timestampMillis: at, rowCount: at }));
  },
  'what a run wrote, once it is rolled back': async () => {
    await fill(async (at) => {
      const urn = dataset(`kept.${String(at)}`);
      const bring = async (aspectName: string, value: object): Promise<void> => {
        const systemMetadata = { lastObserved: at, runId: 'wrong' };
        const answer = await ingest(app, proposal(aspectName, value, { entityUrn: urn, systemMetadata }));
        expect(answer.status).toBe(200);
      };
      await put(app, urn, 'datasetProperties', { description: 'right' });
      await put(app, urn, 'datasetProfile', { timestampMillis: at });
      for (let time = 0; time < 2; time++) await bring('datasetProperties', { description: secret(at * 300) });
      await bring('datasetProfile', { timestampMillis: 100 + at, messageId: secret(at * 300) });
    });
    expect((await app.post('/runs?action=rollback', { runId: 'wrong' })).status).toBe(200);
  },
  'overwritten versions beyond those that are kept': async () => {
    const urn = dataset('kept');
    await fill((at) => put(app, urn, 'datasetProperties', { description: secret(at * 500), name: secret() }));
    for (let n = 0; n <= MAX_VERSIONS; n++) await put(app, urn, 'datasetProperties', { description: `n${String(n)}` });
  },
};

describe('what was deleted', () => {
  it.each(Object.entries(DELETIONS))('is in no file after its time: %s', async (_what, deletion) => {
    await deletion();
    await app.find(Retention).round();
    expect(Object.keys(traces())).toContainEqual(expect.stringMatching(/^truth/));
    await nextDay();
    expect(traces()).toEqual({});
  });

  it.each(Object.entries(DELETIONS))('is in no file after compact: %s', async (_what, deletion) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'cadastre-forget-'));
    try {
      await app.close();
      app = await wireApp({ dataDir });
      await deletion();
      await app.close();
      expect(traces(dataDir)).not.toEqual({});
      const steps: string[] = [];
      const settings = { port: 0, host: '127.0.0.1', dataDir, logLevel: 'silent', maxBodyBytes: 1024 } as const;
      expect(await compact(settings, false, (step) => void steps.push(step))).toBe('done');
      expect(steps).toEqual([
        expect.stringMatching(/^The change log is trimmed: (\d+) of \1 entries\.$/),
        'The index of documents is compact.',
        'The index of edges is compact.',
        'The primary store is compact.',
      ]);
      expect(traces(dataDir)).toEqual({});
      app = await wireApp({ dataDir });
      expect((await app.get('/health')).status).toBe(200);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});

describe('the change log', () => {
  const urn = dataset('changing');
  const bytes = (): number => statSync(join(app.dataDir, 'truth.db')).size;

  it('is trimmed by age behind the followers, and restatements at once', async () => {
    const log = app.find(ChangeLog);
    for (let n = 0; n < 50; n++) await put(app, urn, 'datasetProperties', { description: `n${String(n)}` });
    await app.post('/operations?action=restoreIndices', { batchSize: 100 });
    const head = await log.head();
    await app.find(Retention).round();
    const kept = await log.read(0, 1000);
    expect(new Set(kept.map(({ change }) => change))).toEqual(new Set(['UPSERT']));
    expect([await log.tail(), await log.head()]).toEqual([1, head]);
    await nextDay();
    expect([await log.tail(), await log.head()]).toEqual([head + 1, head]);
    await put(app, urn, 'datasetProperties', { description: 'after' });
    expect(await log.read(0, 10)).toHaveLength(1);
  });

  it('is trimmed by size, before its time', async () => {
    await app.close();
    app = await wireApp({ changeLogBytes: 1_048_576 });
    for (let n = 0; n < 30; n++) {
      await put(app, urn, 'datasetProperties', { description: `${String(n)}${'x'.repeat(100_000)}` });
    }
    const log = app.find(ChangeLog);
    const head = await log.head();
    await app.find(Retention).round();
    const tail = await log.tail();
    expect(tail).toBeGreaterThan(head - 15);
    expect(tail).toBeLessThan(head - 8);
  });

  it('gives its space back', async () => {
    const text = 'y'.repeat(8000);
    for (let n = 0; n < 500; n++) await put(app, urn, 'datasetProperties', { description: `${String(n)}${text}` });
    await app.find(Retention).round();
    const before = bytes();
    await remove(urn, 'datasetKey');
    await nextDay();
    expect(before).toBeGreaterThan(4_000_000);
    expect(bytes()).toBeLessThan(1_700_000);
  });

  it('is kept while a projection does not follow it', async () => {
    const log = app.find(ChangeLog);
    await put(app, urn, 'datasetProperties', { description: 'x' });
    await app.find(ProjectionRunner).stop();
    await put(app, urn, 'datasetProperties', { description: 'y' });
    await nextDay();
    expect(await log.tail()).toBe(1);
    await app.find(ProjectionRunner).start();
    await nextDay();
    expect(await log.tail()).toBe((await log.head()) + 1);
  });
});
