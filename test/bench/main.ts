/**
 * `npm run bench [-- --entities 10000 --seconds 3 --only NAME --data DIR --json]`: how fast the built service is,
 * beside what its
 * engines allow and what the design asks for. `--only` runs the scenarios whose names hold the text; the catalog is
 * loaded when one of them needs it, or taken from the folder `--data`, which keeps it from the first run on. `--flags`
 * goes to the service's node, such as `--flags=--cpu-prof`.
 */
import { stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { BareRoute } from './bare-route.js';
import type { Aside, Bench } from './bench.js';
import { Expectation } from './expectation.js';
import { KeptCatalog } from './kept-catalog.js';
import { RawEngine } from './raw-engine.js';
import { autocomplete, datasetPage, facetedSearch, lineage, readEntities, search } from './read-scenarios.js';
import { firstPageOfWideLineage, searchWithFacets, tenthOfAll, wideLineage } from './large-result-scenarios.js';
import { generator } from './generator-scenarios.js';
import { rebuildAtStart, rebuildWithReads } from './rebuild-scenarios.js';
import { asJson, asTable, type ReportRow } from './report.js';
import { SampleCatalog } from './sample-catalog.js';
import { ServiceProcess } from '../process/service-process.js';
import { validation } from './validator-scenarios.js';
import { bulkLoad, changedAspects, checkLoaded, newDatasets, visibility } from './write-scenarios.js';

/** In an order in which each finds what it needs: what reads the catalog comes before what changes it. */
const SCENARIOS: readonly { readonly name: string; readonly run: (bench: Bench) => Promise<void> | void }[] = [
  { name: 'read', run: readEntities },
  { name: 'search', run: search },
  { name: 'facets', run: facetedSearch },
  { name: 'autocomplete', run: autocomplete },
  { name: 'search-facets', run: searchWithFacets },
  { name: 'tenth', run: tenthOfAll },
  { name: 'lineage', run: lineage },
  { name: 'lineage-wide', run: wideLineage },
  { name: 'lineage-page', run: firstPageOfWideLineage },
  { name: 'graphql', run: datasetPage },
  { name: 'visibility', run: visibility },
  { name: 'proposals', run: changedAspects },
  { name: 'snapshots', run: newDatasets },
  { name: 'rebuild', run: rebuildAtStart },
  { name: 'restore', run: rebuildWithReads },
];

/** What needs no service. */
const ASIDE: readonly { readonly name: string; readonly run: (bench: Aside) => Promise<void> | void }[] = [
  { name: 'generator', run: generator },
  { name: 'validators', run: validation },
];
const STARTS = 5;

const { values } = parseArgs({
  options: {
    entities: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    data: { type: 'string' },
    flags: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const rows: ReportRow[] = [];
const failed: string[] = [];
const catalog = new SampleCatalog(Number(values.entities));
const service = new ServiceProcess(values.flags === undefined ? [] : [values.flags]);
const kept = values.data === undefined ? undefined : new KeptCatalog(values.data, catalog);
const raw = RawEngine.begin(kept);
const bare = await BareRoute.start();
const bench: Bench = {
  service,
  bare,
  raw,
  catalog,
  expectation: new Expectation(catalog),
  seconds: Number(values.seconds),
  report: (...more) => {
    rows.push(...more);
  },
};
try {
  if (!SCENARIOS.some(isWanted)) stderr.write('nothing wanted needs the service\n');
  else if (kept?.isFilled === true) await takeKept(kept);
  else await fill();
  for (const { name, run } of [...SCENARIOS, ...ASIDE].filter(isWanted)) await attempt(name, () => run(bench));
} finally {
  await service.dispose();
  await bare.stop();
  raw.close();
}
stdout.write(`${values.json ? asJson(rows) : asTable(rows)}\n`);
for (const failure of failed) stderr.write(`${failure}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;

function isWanted({ name }: { readonly name: string }): boolean {
  return name.includes(values.only);
}

async function fill(): Promise<void> {
  await starts();
  await attempt('bulk load', () => bulkLoad(bench));
  memory(`with ${String(catalog.size)} datasets`, catalog.size <= 10_000 ? 200 : undefined);
  stderr.write('filling the engine alone ...\n');
  raw.fill(catalog);
  if (kept === undefined) return;
  await service.stop();
  kept.keep('service', service.dataDir);
  raw.keep(kept);
  await service.start();
}

async function takeKept(from: KeptCatalog): Promise<void> {
  from.take('service', service.dataDir);
  const milliseconds = await service.start();
  rows.push({ name: 'start to first answer, filled', unit: 's', figure: milliseconds / 1000 });
  memory('after start, filled', undefined);
  await checkLoaded(bench);
}

/** Start a few times on an empty folder; the last one keeps running. */
async function starts(): Promise<void> {
  const times: number[] = [];
  // The first start may have to build.
  await service.start();
  await service.stop();
  for (let at = 0; at < STARTS; at++) {
    times.push(await service.start());
    if (at < STARTS - 1) await service.stop();
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(STARTS / 2)] ?? 0;
  rows.push({ name: 'start to first answer', unit: 's', figure: median / 1000, budget: 0.5 });
  memory('when empty', 120);
}

function memory(when: string, budget: number | undefined): void {
  const figure = service.memory();
  if (figure === undefined) return;
  rows.push({ name: `memory ${when}`, unit: 'MB', figure, ...(budget === undefined ? {} : { budget }) });
}

/** A scenario that fails is named in the end; the others run. */
async function attempt(name: string, run: () => Promise<void> | void): Promise<void> {
  stderr.write(`${name} ...\n`);
  try {
    await run();
  } catch (error) {
    failed.push(`${name} failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}
