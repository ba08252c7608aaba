import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WriteRequest } from '../../src/aspects/index.js';
import { SYSTEM_ACTOR } from '../../src/kernel/actors.js';
import { tableUrn } from '../conformance/document.builder.js';
import { openSqlitePrimary } from '../conformance/primary-store-adapters.js';
import { sampleSize } from '../sample-size.js';
import { SOURCE_LOADER } from '../source-process.builder.js';
import { storedAndRebuiltIndex } from './store-and-index.js';

const KILLS = sampleSize(2, 12);
/** Entities that each process reads before it is killed, at least. */
const STEP = 300;
const ENTITIES = (KILLS + 2) * STEP;
const PROCESS = fileURLToPath(new URL('./rebuilding-process.ts', import.meta.url));
/** Ends what hangs; many starts take long on a machine with other work. */
const LIMIT = 1_800_000;

describe('a rebuild whose process is killed', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cadastre-rebuild-crash-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    'is continued by the next one, and gives what one in one go gives',
    async () => {
      await fill(folder);
      let done = 0;
      const said: string[] = [];
      for (let kill = 0; kill < KILLS; kill++) {
        const { begins, ends, ...others } = await rebuildUntil(folder, done + STEP);
        // A checkpoint is taken every hundred entities, and what was read after the last one is lost.
        expect(begins).toBeGreaterThanOrEqual(Math.max(done - STEP, 0));
        done = ends;
        for (const line of others.said) said.push(line);
      }
      const last = await rebuildUntil(folder, Number.POSITIVE_INFINITY);
      expect(last.begins).toBeGreaterThan(STEP);
      // The edges may have been done before.
      const ofDocuments = last.said.filter((line) => line.startsWith('Projection "documents"'));
      expect(ofDocuments).toEqual([
        expect.stringMatching(/ is rebuilt further, from where an earlier process has stopped: /),
        `Projection "documents" is rebuilt: ${ENTITIES.toLocaleString('en-US')} entities.`,
      ]);
      expect([...said, ...last.said].filter((line) => /one by one|in the making/.test(line))).toEqual([]);
      const { stored, rebuilt } = await storedAndRebuiltIndex(folder);
      expect([stored.documents.length, stored.edges.length]).toEqual([ENTITIES, ENTITIES - 1]);
      expect(stored.documents).toEqual(rebuilt.documents);
      expect(stored.edges).toEqual(rebuilt.edges);
    },
    LIMIT,
  );
});

function nameOf(at: number): string {
  return `t${String(at).padStart(6, '0')}`;
}

/** Tables, each with the one before as its upstream. */
async function fill(path: string): Promise<void> {
  const primary = openSqlitePrimary(join(path, 'truth.db'));
  const requests = Array.from({ length: ENTITIES }, (_, at): WriteRequest => {
    const upstreams = [
      { dataset: tableUrn(nameOf(at - 1)), type: 'TRANSFORMED', auditStamp: { time: at, actor: SYSTEM_ACTOR } },
    ];
    const values = {
      datasetProperties: {
        name: nameOf(at),
        description: `The table with the number ${String(at)}`,
        customProperties: {},
      },
      ...(at === 0 ? {} : { upstreamLineage: { upstreams } }),
    };
    const writes = Object.entries(values).map(([aspect, value]) => {
      return { aspect, change: 'UPSERT', json: JSON.stringify(value) } as const;
    });
    const entity = { urn: tableUrn(nameOf(at)), entityType: 'dataset', keyAspect: 'datasetKey', defaults: [], writes };
    const system = { lastObserved: 1, runId: 'run' };
    return { entities: [entity], stamp: { time: 1, actor: SYSTEM_ACTOR }, system };
  });
  for (let from = 0; from < requests.length; from += STEP)
    await primary.store.commit(requests.slice(from, from + STEP));
  await primary.close();
}

/**
 * Let a process rebuild, and kill it when it has read so many entities of the documents.
 * @returns with how many it began, with how many it ended, and what it said else
 */
function rebuildUntil(
  path: string,
  entities: number,
): Promise<{ readonly begins: number; readonly ends: number; readonly said: readonly string[] }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...SOURCE_LOADER, PROCESS, path], { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    const counts = (): readonly number[] =>
      [...output.matchAll(/^documents (\d+)$/gm)].map(([, count]) => Number(count));
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (text: string) => {
      output += text;
      if ((counts().at(-1) ?? 0) >= entities) child.kill('SIGKILL');
    });
    child.on('error', reject);
    child.on('close', () => {
      const said = output.split('\n').filter((line) => line !== '' && !/^\w+ \d+$/.test(line));
      resolve({ begins: counts()[0] ?? 0, ends: counts().at(-1) ?? 0, said });
    });
  });
}
