/**
 * How much of `datahub ingest` is the service's: the samples of this project, and records for many tables, sent one by
 * one as its SYNC mode does. Time spent on requests is printed; processor time is judged, since on a machine with other
 * work to do a request also waits for that, and for its disk.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { type CommandLine, dataset, openCommandLine } from './command-line.builder.js';
import { sampleRecords } from './sample-records.js';

const SAMPLES = fileURLToPath(new URL('../samples/', import.meta.url));
/** Files of one's own to be measured instead. */
const OTHERS = env['INGESTED_FILES'];
/**
 * Of the time of the command. Records that are made here are short and all alike, so that the client has less to do for
 * each than for those of real sources, and the service as much.
 */
const MOST = OTHERS === undefined ? 0.4 : 0.2;
const TABLES = 250;
const PARTS = 5;

let on: CommandLine;
beforeAll(async () => {
  on = await openCommandLine('0.11.0.5');
});
afterAll(() => on.close());

function files(): readonly string[] {
  const folder = OTHERS ?? SAMPLES;
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name));
  if (OTHERS !== undefined) return found;
  const tables = Array.from({ length: PARTS }, (_, part) => {
    const records = Array.from({ length: TABLES }, (__, at) => sampleRecords(dataset(`${String(part)}.${String(at)}`)));
    return on.client.file(`tables-${String(part)}.json`, records.flat());
  });
  return [...found, ...tables];
}

/** Seconds that the service has spent on requests so far, of all routes but that of the figures. */
async function spent(): Promise<number> {
  const text = await (await fetch(`${on.catalog.url}/metrics`)).text();
  return text
    .split('\n')
    .filter((line) => line.startsWith('cadastre_http_request_duration_seconds_sum{') && !line.includes('"/metrics"'))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}

it('ingest: takes a part of its time alone of the service', async () => {
  const recipes = files().map((filename, at) =>
    on.client.file(`share-${String(at)}.yml`, {
      run_id: `share-${String(at)}`,
      source: { type: 'file', config: { path: filename } },
      sink: { type: 'datahub-rest', config: { server: on.catalog.url, mode: 'SYNC' } },
    }),
  );
  expect(recipes.filter((recipe) => existsSync(recipe)).length).toBeGreaterThan(PARTS - 1);
  const before = await spent();
  const worked = on.catalog.processorSeconds();
  const began = performance.now();
  for (const recipe of recipes) await on.done('ingest', '-c', recipe);
  const seconds = (performance.now() - began) / 1000;
  const served = (await spent()) - before;
  const processor = on.catalog.processorSeconds() - worked;
  process.stderr.write(
    `${String(recipes.length)} files in ${seconds.toFixed(2)} s: requests took ${served.toFixed(2)} s, and ${processor.toFixed(2)} s of processor time\n`,
  );
  expect(served).toBeGreaterThan(0);
  expect(processor / seconds).toBeLessThan(MOST);
});
