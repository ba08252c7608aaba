import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MAX_VERSIONS } from '../../src/aspects/aspect-store.port.js';
import type { Urn } from '../../src/kernel/urn.js';
import type { PrimaryStore } from '../conformance/primary-store-location.js';
import { openSqlitePrimary } from '../conformance/primary-store-adapters.js';
import { sampleSize } from '../sample-size.js';
import { wombat } from '../conformance/primary-store.builder.js';
import { SOURCE_LOADER } from '../source-process.builder.js';

const ROUNDS = sampleSize(4, 40);
const WRITER = fileURLToPath(new URL('./store-writer.ts', import.meta.url));

describe('a primary store whose writer is killed', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-crash-'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  it('has everything that was acknowledged, and no batch in part', async () => {
    const path = join(directory, 'truth.db');
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const batches = await writeUntilKilled(path, round);
      expect(batches).toBeGreaterThan(0);
      for (let batch = 0; batch < batches; batch++) acknowledged.push(`${String(round)}-${String(batch)}`);
      const primary = openSqlitePrimary(path);
      try {
        await expectSound(primary, round);
        if (round === ROUNDS - 1) await expectAll(primary, acknowledged);
      } finally {
        await primary.close();
      }
    }
  });
});

/** Let a process write and kill it meanwhile. @returns how many batches it had acknowledged */
function writeUntilKilled(path: string, round: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...SOURCE_LOADER, WRITER, path, String(round)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (text: string) => {
      output += text;
      // Another number of batches in each round; the earliest is right after the first one.
      if (output.split('\n').length - 1 > (round * 13) % 70) child.kill('SIGKILL');
    });
    child.on('error', reject);
    child.on('close', () => resolve(output.split('\n').length - 1));
  });
}

/** The log has no gap, its end agrees with the rows, and every batch is complete. */
async function expectSound({ store, log, timeseries }: PrimaryStore, round: number): Promise<void> {
  const [tail, head] = await Promise.all([log.tail(), log.head()]);
  const entries = await log.read(0, 1_000_000);
  expect(entries.map((entry) => entry.seq)).toEqual(Array.from({ length: head - tail + 1 }, (_, at) => tail + at));
  for (const { urn, aspect, seq, json, kind } of entries) {
    if (kind === 'timeseries') continue;
    const row = await store.version(urn, aspect, 0);
    if (row?.seq === seq) expect(row.json).toBe(json);
  }
  const shared = await store.version(wombat('shared'), 'status', 0);
  const { batch }: { batch: number } = JSON.parse(shared?.json ?? '');
  const last = wombat(`${String(round)}-${String(batch)}`);
  expect((await store.version(last, 'status', 0))?.json).toBe(shared?.json);
  expect(await store.existing([wombat('passing')])).toEqual(batch % 2 === 0 ? new Set([wombat('passing')]) : new Set());
  const newest = (await store.version(wombat('shared'), 'status', -1))?.version ?? 0;
  const kept = Array.from({ length: Math.min(newest, MAX_VERSIONS) }, (_, at) => newest - at);
  const versions = await Promise.all(kept.map((version) => store.version(wombat('shared'), 'status', version)));
  expect(versions.map((row) => row?.version)).toEqual(kept);
  const points = await timeseries.newest([last], 'profile');
  expect(points.size).toBeLessThanOrEqual(1);
}

async function expectAll({ store, timeseries }: PrimaryStore, names: readonly string[]): Promise<void> {
  const urns: Urn[] = names.map(wombat);
  const rows = await store.latest(urns, ['status', 'text', 'wombatKey']);
  const marks = names.map((name) => {
    const [round, batch] = name.split('-');
    return `{"round":${String(round)},"batch":${String(batch)}}`;
  });
  expect(urns.map((of) => rows.get(of)?.map((row) => row.aspect))).toEqual(
    urns.map(() => ['status', 'text', 'wombatKey']),
  );
  expect(urns.map((of) => rows.get(of)?.[0]?.json)).toEqual(marks);
  const points = await timeseries.newest(urns, 'profile');
  expect(urns.map((of) => points.get(of)?.json)).toEqual(marks);
}
