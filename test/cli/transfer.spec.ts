import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { AspectStore, WaitingProposals } from '../../src/aspects/index.js';
import { ProposalWork } from '../../src/engines/proposal-work.js';
import { readSettings } from '../../src/platform/config/read-settings.js';
import { readEntity } from '../../src/operations/transfer/exported-entity.js';
import { PartFile } from '../../src/cli/files/part-file.js';
import { exportCatalog, type ExportFile, importLines } from '../../src/server/transfer.js';
import { entityWrite, KEY_ASPECT, request, urn } from '../conformance/primary-store.builder.js';
import { type WireApp, wireApp } from '../wire/app.builder.js';
import { proposal, put } from '../wire/proposal.builder.js';
import { cadastre, type CommandRun } from './command-line.builder.js';

/** More than one transaction of an import takes. */
const TAGS = 70;
const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,sales.orders,PROD)';

const WOMBAT = 'urn:li:wombat:bruce';

let folder: string;
let source: string;
let target: string;
let file: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cadastre-transfer-'));
  [source, file] = [join(folder, 'source'), join(folder, 'catalog.gz')];
  const app = await wireApp({ dataDir: source });
  for (let at = 0; at < TAGS; at++)
    await put(app, `urn:li:tag:t${String(at)}`, 'tagProperties', { name: `t${String(at)}` });
  for (const [name, actor] of [
    ['one', 'urn:li:corpuser:a'],
    ['two "quoted"\n', 'urn:li:corpuser:b'],
    ['three é 😀', 'urn:li:corpuser:a'],
    ['one', 'urn:li:corpuser:c'],
  ] as const)
    await writeAs(app, actor, { name }, 'run-1');
  // The same value again: its last run is another one.
  await writeAs(app, 'urn:li:corpuser:d', { name: 'one' }, 'run-2');
  for (const [timestampMillis, rowCount] of [
    [3000, 7],
    [1000, 5],
    [2000, 6],
  ])
    await put(app, DATASET, 'datasetProfile', { timestampMillis, rowCount });
  // Of an aspect that earlier models had.
  const change = 'ADD_POINT' as const;
  const earlier = { aspect: 'datasetSpeed', change, timestamp: 4000, identity: '', json: '{"knots":7}' };
  await app.find(AspectStore).commit([request([entityWrite(urn(DATASET), [earlier])])]);
  // Of a type that earlier models had.
  const upsert = { aspect: 'wombatInfo', change: 'UPSERT' as const, json: '{"weight":20}' };
  await app.find(AspectStore).commit([request([entityWrite(urn(WOMBAT), [upsert])])]);
  // Of the requests of one millisecond, the export keeps which value is of which.
  const tags = Array.from({ length: 10 }, (_, at) => `urn:li:tag:t${String(at)}`);
  const owned = { owners: [], lastModified: { time: 1, actor: 'urn:li:corpuser:a' } };
  await Promise.all(
    tags.flatMap((tag) => [put(app, tag, 'ownership', owned), put(app, tag, 'status', { removed: false })]),
  );
  await app.close();
  expect(await run('export', source)).toMatchObject({ code: 0, out: expect.stringMatching(/^Exported: 7\d entities/) });
});
beforeEach(() => {
  expect(linesIn(file).join()).toContain('"ordinal":1');
  target = mkdtempSync(join(folder, 'target-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function writeAs(app: WireApp, actor: string, value: object, runId: string): Promise<void> {
  const json = { contentType: 'application/json', value: JSON.stringify(value) };
  const proposal = {
    ...{ entityType: 'dataset', entityUrn: DATASET, changeType: 'UPSERT', aspectName: 'datasetProperties' },
    ...{ aspect: json, systemMetadata: { lastObserved: 42, runId } },
  };
  const headers = { 'x-datahub-actor': actor };
  expect((await app.post('/aspects?action=ingestProposal', { proposal }, { headers })).status).toBe(200);
}

function run(name: 'export' | 'import', dataDir: string, path = file): Promise<CommandRun> {
  return cadastre([name, '--data-dir', dataDir, path]);
}

/** Lines of an export; the first one says what it begins with. */
function linesIn(path: string): readonly string[] {
  return gunzipSync(readFileSync(path)).toString('utf8').trimEnd().split('\n');
}

async function* linesUntil(count: number): AsyncGenerator<string> {
  for (const line of linesIn(file).slice(0, count)) yield await Promise.resolve(line);
  throw new RangeError('killed');
}

function settingsOf(dataDir: string) {
  const reading = readSettings({ DATA_DIR: dataDir });
  if (reading.kind === 'problems') throw new RangeError(reading.problems.join());
  return reading.settings;
}

/** Members of a few lines, and the end of the process after so many lines of this attempt. */
function fileThatEnds(path: string, after: number): { readonly file: ExportFile; readonly taken: () => number } {
  const part = new PartFile(path, 400);
  let taken = 0;
  const file: ExportFile = {
    earlier: (mark) => part.earlier(mark),
    append: (lines) =>
      part.append(
        (async function* () {
          for await (const line of lines) {
            if (taken === after) throw new RangeError('killed');
            taken++;
            yield line;
          }
        })(),
      ),
    written: () => part.written(),
    complete: () => part.complete(),
    discard: () => part.discard(),
  };
  return { file, taken: () => taken };
}

function nothing(): void {
  // Nobody wants to know.
}

describe('an export that was interrupted', () => {
  it('is continued where it was durable, wherever that was, and is the same as one in one go', async () => {
    const path = join(target, 'parts.gz');
    const before = linesIn(file);
    for (const [attempt, after] of [0, 1, 20, 30].entries()) {
      const { file: ending } = fileThatEnds(path, after);
      await expect(exportCatalog(settingsOf(source), ending, nothing)).rejects.toThrow('killed');
      // The end of a member that was being written.
      if (attempt % 2 === 0) appendFileSync(`${path}.part`, Buffer.from([0x1f, 0x8b, 8, 0, 1, 2]));
      expect(existsSync(path)).toBe(false);
    }
    const last = fileThatEnds(path, Number.POSITIVE_INFINITY);
    expect(await exportCatalog(settingsOf(source), last.file, nothing)).toMatchObject({ points: 4 });
    expect(linesIn(path)).toEqual(before);
    expect(last.taken()).toBeLessThan(before.length - 30);
    expect([existsSync(`${path}.part`), existsSync(`${path}.part.json`)]).toEqual([false, false]);
    expect(await run('import', target, path)).toMatchObject({ code: 0 });
  });

  it('begins again when something was written meanwhile', async () => {
    const path = join(target, 'parts.gz');
    const copy = join(target, 'copy');
    expect(await run('import', copy)).toMatchObject({ code: 0 });
    const { file: ending } = fileThatEnds(path, 30);
    await expect(exportCatalog(settingsOf(copy), ending, nothing)).rejects.toThrow('killed');
    const app = await wireApp({ dataDir: copy });
    await put(app, 'urn:li:tag:t0', 'tagProperties', { name: 'changed' });
    await app.close();
    expect(await run('export', copy, path)).toMatchObject({ code: 0 });
    expect(linesIn(path).filter((line) => line.includes('changed')).length).toBe(1);
    expect(linesIn(path).length).toBe(linesIn(file).length);
  });

  it('is refused when the file is not what was written, and makes no file', async () => {
    const path = join(target, 'parts.gz');
    const { file: whole } = fileThatEnds(path, Number.POSITIVE_INFINITY);
    const damaged: ExportFile = {
      ...whole,
      written: async function* () {
        for await (const line of whole.written()) yield line.replace('t11"', 't99"');
      },
    };
    expect(await exportCatalog(settingsOf(source), damaged, nothing)).toMatch(/is not what the catalog has/);
    expect(readdirSync(target)).toEqual([]);
  });
});

describe('a catalog that is exported and imported', () => {
  it('has every version and point, with times, actors and runs', async () => {
    const { code, out } = await run('import', target);
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/^Imported and compared: 7\d entities, \d+ versions, 4 points\.$/),
    ]);
    const again = join(target, 'again.gz');
    await run('export', target, again);
    expect(linesIn(again)).toEqual(linesIn(file));
    expect(readFileSync(again).equals(readFileSync(file))).toBe(true);
    const app = await wireApp({ dataDir: target });
    const read = await app.get(`/aspects/${encodeURIComponent(DATASET)}?aspect=datasetProperties&version=2`);
    expect(read.text).toContain('two');
    const search = await app.post('/entities?action=search', { entity: 'tag', input: '*', start: 0, count: 1 });
    expect(search.text).toContain(`"numEntities":${String(TAGS)}`);
    await app.close();
  });

  it('has the points of aspects that the models no longer have', () => {
    const line = linesIn(file).find((one) => one.includes(`"${DATASET}"`)) ?? '';
    const points = readEntity(line)?.points.map(({ aspect, time, json }) => [aspect, time, json]) ?? [];
    expect(points.at(-1)).toEqual(['datasetSpeed', 4000, '{"knots":7}']);
  });

  it('has the entities of types that the models no longer have', async () => {
    expect(await run('import', target)).toMatchObject({ code: 0 });
    const app = await wireApp({ dataDir: target });
    const rows = await app.find(AspectStore).walk(urn(WOMBAT.slice(0, -1)), 1);
    expect(rows.map(({ urn, entityType, aspect, isKey }) => [urn, entityType, aspect, isKey]).sort()).toEqual([
      [WOMBAT, 'wombat', 'wombatInfo', false],
      [WOMBAT, 'wombat', KEY_ASPECT, true],
    ]);
    await app.close();
  });

  it('has the runs and actors of the lines', () => {
    const line = linesIn(file).find((one) => one.includes(`"${DATASET}"`)) ?? '';
    const versions = readEntity(line)?.versions.filter(({ aspect }) => aspect === 'datasetProperties') ?? [];
    expect(versions.map(({ json, system, by }) => [json, system.lastRunId, by])).toEqual([
      ['{"name":"one"}', 'run-1', 'urn:li:corpuser:a'],
      [expect.stringContaining('quoted'), 'run-1', 'urn:li:corpuser:b'],
      [expect.stringContaining('three é 😀'), 'run-1', 'urn:li:corpuser:a'],
      ['{"name":"one"}', 'run-2', 'urn:li:corpuser:c'],
    ]);
  });

  it('is continued after it was interrupted, wherever that was', async () => {
    for (const count of [1, 51, 60])
      await expect(importLines(settingsOf(target), linesUntil(count), () => undefined)).rejects.toThrow('killed');
    expect(await run('import', target)).toMatchObject({ code: 0 });
  });

  it('is refused by a store that is not empty, and changes nothing there', async () => {
    const { code, err } = await run('import', source);
    expect([code, err]).toEqual([1, 'The store is not empty. A catalog is imported into an empty one.']);
    await run('import', target);
    expect((await run('import', target)).err).toContain('The store is not empty.');
  });

  it('is not mixed with another export that was interrupted', async () => {
    await expect(importLines(settingsOf(target), linesUntil(60), () => undefined)).rejects.toThrow('killed');
    const other = join(target, 'other.gz');
    const [header = '', ...lines] = linesIn(file);
    writeFileSync(other, gzipSync([header.replace(/"id":"./, '"id":"x'), ...lines, ''].join('\n')));
    expect((await run('import', target, other)).err).toContain('The store is not empty.');
  });

  it.each([
    ['cut off', (path: string) => truncateSync(path, readFileSync(path).length - 200), 'is not complete'],
    [
      'changed',
      (path: string) =>
        writeFileSync(path, gzipSync(gunzipSync(readFileSync(path)).toString().replace('t11"', 't99"'))),
      'is not complete',
    ],
    ['no export', (path: string) => writeFileSync(path, gzipSync('{"a":1}\n')), 'no export of a catalog'],
    ['not compressed', (path: string) => writeFileSync(path, 'text'), 'no export of a catalog'],
  ])('is refused from a file that is %s', async (_what, change, reason) => {
    const path = join(target, 'broken.gz');
    writeFileSync(path, readFileSync(file));
    change(path);
    const { code, err } = await run('import', target, path);
    expect([code, err]).toEqual([1, expect.stringContaining(reason)]);
  });

  it.each([
    ['is no export', 'no.gz', 1, 'The file is no export of a catalog.'],
    ['does not exist', 'missing.gz', 2, 'missing.gz cannot be used: ENOENT.'],
  ])('makes no catalog of a file that %s', async (_what, name, code, sentence) => {
    writeFileSync(join(target, 'no.gz'), gzipSync('{"a":1}\n'));
    const data = join(target, 'data');
    expect(await run('import', data, join(target, name))).toMatchObject({
      code,
      err: expect.stringContaining(sentence),
    });
    expect(existsSync(data)).toBe(false);
  });

  it('replaces nothing but files', async () => {
    const { code, err } = await run('export', source, target);
    expect([code, err]).toEqual([2, expect.stringContaining(`${target} cannot be written: it is not a file.`)]);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('waits for accepted proposals to be carried out', async () => {
    const [path, waiting] = [join(target, 'x.gz'), join(target, 'waiting')];
    const app = await wireApp({ dataDir: waiting });
    await app.find(ProposalWork).finish();
    const later = proposal('tagProperties', { name: 'later' }, { entityType: 'tag', entityUrn: 'urn:li:tag:later' });
    await app.post('/aspects?action=ingestProposal', { proposal: later, async: 'true' });
    await app.close();
    const { code, err } = await run('export', waiting, path);
    expect([code, err, existsSync(path)]).toEqual([
      1,
      expect.stringContaining('1 proposal that the service has accepted would be missing'),
      false,
    ]);
    const again = await wireApp({ dataDir: waiting });
    while ((await again.find(WaitingProposals).count()).waiting > 0) await sleep(5);
    await again.close();
    expect(await run('export', waiting, path)).toMatchObject({ code: 0 });
    expect(linesIn(path).filter((line) => line.includes('urn:li:tag:later')).length).toBe(1);
  });

  it('names a file that is missing, and leaves no file when an export cannot be made', async () => {
    expect(await run('import', target, join(folder, 'none.gz'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('ENOENT'),
    });
    const app = await wireApp({ dataDir: source });
    const path = join(target, 'x.gz');
    expect(await run('export', source, path)).toMatchObject({ code: 78, err: expect.stringContaining('in use') });
    expect(existsSync(path)).toBe(false);
    await app.close();
  });
});
