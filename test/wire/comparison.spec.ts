import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { ChangeLog } from '../../src/change-log/index.js';
import { EdgeStore } from '../../src/lineage/index.js';
import { BackgroundComparison, ProjectionRunner, randomUrn } from '../../src/projections/index.js';
import { DocumentStore } from '../../src/search/index.js';
import { urn } from '../conformance/primary-store.builder.js';
import { cadastre } from '../cli/command-line.builder.js';
import { type WireApp, wireApp } from './app.builder.js';
import { put } from './proposal.builder.js';

const SAMPLE = fileURLToPath(new URL('../samples/petshop.json', import.meta.url));
const PETS = urn('urn:li:dataset:(urn:li:dataPlatform:postgres,petshop.mart.adoptions,PROD)');
const STRANGER = urn('urn:li:tag:zzz');

let app: WireApp;
let runner: ProjectionRunner;
let comparison: BackgroundComparison;
let lines: string[];
beforeEach(async () => {
  lines = [];
  const note = (line: string): void => void lines.push(line);
  Logger.overrideLogger({ log: () => undefined, warn: note, error: note });
  app = await wireApp();
  Logger.overrideLogger({ log: () => undefined, warn: note, error: note });
  const server = await app.listen();
  expect((await cadastre(['ingest', SAMPLE], { CADASTRE_SERVER: server })).code).toBe(0);
  runner = app.find(ProjectionRunner);
  const log = app.find(ChangeLog);
  const pauses = { sample: 1, firstPass: 1, away: 1 };
  comparison = new BackgroundComparison(runner, () => randomUrn(log, Math.random()), pauses);
});
afterEach(async () => {
  await comparison.close();
  await app.close();
  Logger.overrideLogger(['error', 'warn', 'log']);
});

/** URNs that differ in a projection, over all entities. */
async function differing(name: string): Promise<readonly string[]> {
  const window = await runner.compare(name, { after: undefined, limit: 1000 }, 'report');
  expect(window?.entities).toBeGreaterThan(10);
  return window?.different.map(({ urn: one }) => one) ?? [];
}

/** Make the documents and the edges say what the primary store does not. */
async function spoil(): Promise<void> {
  const documents = app.find(DocumentStore);
  const edges = app.find(EdgeStore);
  const position = await documents.position();
  const further = await edges.position();
  if (position === undefined || further === undefined) throw new RangeError('nothing is stored');
  await documents.apply(
    [
      { urn: PETS, entityType: 'dataset', set: new Map(), clear: ['datasetProperties'], dropsFirst: false },
      { urn: STRANGER, entityType: 'tag', set: new Map([['tagKey', new Map()]]), clear: [], dropsFirst: false },
    ],
    position,
  );
  await edges.apply([{ kind: 'drop', owner: PETS }], further);
}

describe('a comparison of indexes with the primary store', () => {
  it('finds no difference where there is none', async () => {
    expect([await differing('documents'), await differing('edges'), lines]).toEqual([[], [], []]);
  });

  it('counts the newest points of time series among what should be there', async () => {
    for (const [timestampMillis, rowCount] of [
      [1000, 5],
      [3000, 7],
      [2000, 6],
    ]) {
      await put(app, PETS, 'datasetProfile', { timestampMillis, rowCount });
    }
    expect(await differing('documents')).toEqual([]);
  });

  it('finds what differs, is missing, or should not be there', async () => {
    await spoil();
    expect([await differing('documents'), await differing('edges')]).toEqual([[PETS, STRANGER], [PETS]]);
  });

  it('says of each which of these it is', async () => {
    await spoil();
    await app
      .find(DocumentStore)
      .apply(
        [{ urn: PETS, entityType: 'dataset', set: new Map(), clear: [], dropsFirst: true }],
        (await app.find(DocumentStore).position()) ?? { storeId: '', seq: 0 },
      );
    const window = await runner.compare('documents', { after: undefined, limit: 1000 }, 'report');
    expect(window?.different).toEqual([
      { urn: PETS, kind: 'missing' },
      { urn: STRANGER, kind: 'surplus' },
    ]);
  });

  it('goes through all entities, whatever the size of a window', async () => {
    await spoil();
    for (const [name, expected] of [
      ['documents', [PETS, STRANGER]],
      ['edges', [PETS]],
    ] as const) {
      for (const limit of [1, 2, 7]) {
        const found: string[] = [];
        let window = await runner.compare(name, { after: undefined, limit }, 'report');
        while (window !== undefined) {
          found.push(...window.different.map(({ urn: one }) => one));
          window = window.next && (await runner.compare(name, { after: window.next, limit }, 'report'));
        }
        expect(found).toEqual(expected);
      }
    }
  });

  it('repairs what samples find, tells it and counts it', async () => {
    await spoil();
    comparison.start('documents', 'samples');
    comparison.start('edges', 'samples');
    while (comparison.differences('documents') < 2 || comparison.differences('edges') < 1) await sleep(5);
    while ((await differing('documents')).length > 0 || (await differing('edges')).length > 0) await sleep(5);
    expect([comparison.differences('documents'), comparison.differences('edges')]).toEqual([2, 1]);
    expect(lines).toContain(`Projection "edges" differs from the primary store: ${PETS}.`);
  });

  it('has a projection rebuilt when a pass over all finds a difference, and ends without one otherwise', async () => {
    await spoil();
    comparison.start('documents', 'all');
    while ((await differing('documents')).length > 0) await sleep(5);
    expect(comparison.differences('documents')).toBeGreaterThan(0);
    expect(lines.at(-1)).toBe('Projection "documents" is rebuilt: storage has lost what a killed process had written.');
    expect(await differing('edges')).toEqual([PETS]);
  });
});
