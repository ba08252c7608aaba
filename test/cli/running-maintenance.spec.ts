import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ProjectionRunner } from '../../src/projections/index.js';
import { DocumentStore } from '../../src/search/index.js';
import { startService } from '../../src/server/service.js';
import { urn } from '../conformance/primary-store.builder.js';
import { cadastre, type CommandRun, startServer } from './command-line.builder.js';

const TAG = urn('urn:li:tag:gluten');
const NOTHING_LISTENS = 'http://127.0.0.1:9';

let dataDir: string;
let service: NestFastifyApplication;
let address: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'cadastre-running-'));
  const settings = { port: 0, host: '127.0.0.1', dataDir, logLevel: 'silent', maxBodyBytes: 1e6 } as const;
  const { app, ready } = await startService(settings, false);
  service = app;
  await ready;
  address = await service.getUrl();
  const records = ['gluten', 'nuts', 'soy'].map((name) => ({
    entityType: 'tag',
    entityUrn: `urn:li:tag:${name}`,
    changeType: 'UPSERT',
    aspectName: 'tagProperties',
    aspect: { json: { name } },
  }));
  const file = join(dataDir, 'records.json');
  writeFileSync(file, JSON.stringify(records));
  expect((await cadastre(['ingest', file], { CADASTRE_SERVER: address })).code).toBe(0);
});
afterEach(async () => {
  await service.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function run(...args: readonly string[]): Promise<CommandRun> {
  return cadastre([...args, '--data-dir', dataDir], {}, { audience: 'person' });
}

/** Make the documents say what the primary store does not. */
async function spoil(): Promise<void> {
  const documents = service.get(DocumentStore, { strict: false });
  const position = await documents.position();
  if (position === undefined) throw new RangeError('nothing is stored');
  await documents.apply([{ urn: TAG, entityType: 'tag', set: new Map(), clear: [], dropsFirst: true }], position);
}

function documentFiles(): readonly string[] {
  return readdirSync(dataDir).filter((name) => /^documents-\d+\.db$/.test(name));
}

describe('while a service uses the data directory', () => {
  it('audit compares its indexes', async () => {
    expect((await run('audit')).out).toBe(
      'documents: no differences in 3 entities.\nedges: no differences in 3 entities.',
    );
    await spoil();
    const { code, out, err } = await run('audit');
    expect([code, out]).toEqual([
      1,
      `documents: ${TAG} is missing.\ndocuments: 1 difference in 3 entities (1 missing).\nedges: no differences in 3 entities.`,
    ]);
    expect(err).toContain('entities compared');
  });

  it('audit corrects what differs, and writes that follow are applied', async () => {
    await spoil();
    const { code, out } = await run('audit', '--repair');
    expect([code, out.split('\n').slice(0, 2)]).toEqual([
      0,
      [`documents: ${TAG} is missing.`, 'documents: 1 difference in 3 entities (1 missing), repaired.'],
    ]);
    expect((await run('audit')).code).toBe(0);
  });

  it('rebuild makes a new generation, and what was wrong is right', async () => {
    await spoil();
    const before = documentFiles();
    expect(await run('rebuild')).toMatchObject({ code: 0, out: 'All indexes are rebuilt.' });
    expect(documentFiles()).not.toEqual(before);
    expect((await run('audit')).code).toBe(0);
  });

  it('compact purges, and says what it has not done', async () => {
    const { code, out, err } = await run('compact');
    expect([code, out, err.split('\n')]).toEqual([
      0,
      'What was deleted is removed from the files.',
      [
        expect.stringMatching(/^The change log is trimmed: (\d+) of \1 entries\.$/),
        'The index of documents is purged of what was deleted.',
        'The index of edges is purged of what was deleted.',
        'The primary store is purged of what was deleted.',
        expect.stringMatching(/^The files were not rewritten\./),
      ],
    ]);
    expect(statSync(join(dataDir, 'truth.db-wal')).size).toBeLessThan(20_000);
  });

  it('ends compact with 1 when an index is behind', async () => {
    await service.get(ProjectionRunner, { strict: false }).stop();
    const { code, err } = await run('compact');
    expect([code, err.split('\n').at(-1)]).toEqual([
      1,
      'An index or what is published is behind, and still needs entries of the change log: repeat this later.',
    ]);
    expect((await run('audit')).out).toContain('documents: not up with the change log');
  });

  it('asks the server that is named, and the one of a directory that is named before it', async () => {
    const named = await cadastre(['--server', address, 'audit'], { DATA_DIR: join(dataDir, 'none') });
    expect([named.code, named.out]).toEqual([0, expect.stringContaining('no differences in 3 entities')]);
    expect((await cadastre(['audit'], { CADASTRE_SERVER: address, DATA_DIR: join(dataDir, 'none') })).code).toBe(0);
    expect((await cadastre(['--server', NOTHING_LISTENS, 'audit', '--data-dir', dataDir])).code).toBe(0);
    expect((await cadastre(['--server', NOTHING_LISTENS, 'audit'], { DATA_DIR: dataDir })).code).toBe(1);
  });

  it('works on the files again once the service has stopped', async () => {
    await service.close();
    expect(readdirSync(dataDir)).not.toContain('address');
    expect((await run('compact')).out).toBe('Nothing that was deleted is left in the files.');
  });
});

describe('a task that a server does not complete', () => {
  it.each([
    ['fails', { task: 1, kind: 'rebuild', state: 'failed', reason: 'the disk is full' }, 'the disk is full'],
    ['is answered with something else', 'x', 'did not answer with a report: x'],
  ])('ends with 1 and says why: it %s', async (_what, report, reason) => {
    const value = typeof report === 'string' ? report : JSON.stringify(report);
    const server = await startServer((_request, response) => response.end(JSON.stringify({ value })));
    const { code, err } = await server.command('rebuild');
    await server.close();
    expect([code, err]).toEqual([1, expect.stringContaining(reason)]);
  });
});
