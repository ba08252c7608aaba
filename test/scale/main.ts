/** `npm run test:scale`: what is promised of a large catalog; `npm run test:scale -- --help` says what it tries. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, stderr, stdout } from 'node:process';
import { asJson, asTable, verdictOf, type ReportRow } from '../bench/report.js';
import { SampleCatalog } from '../bench/sample-catalog.js';
import { ServiceProcess } from '../process/service-process.js';
import { fill } from './fill.js';
import { firstFacets, firstFilters, firstSearch, firstSorts } from './first-uses.js';
import { afterKill, afterPowerLoss, afterStop } from './returns.js';
import type { Scale } from './scale.js';
import { helpText, parseOptions, type ScaleOptions } from './scale-options.js';
import { SmallCatalog } from './small-catalog.js';
import { week } from './week.js';

interface Phase {
  readonly name: string;
  readonly says: string;
  readonly run: (scale: Scale) => Promise<void>;
}

/** Each begins with the filled catalog and a service that is stopped, and leaves them so. */
const PHASES: readonly Phase[] = [
  { name: 'stop', says: 'start after a stop, until the first read, and until all can be asked for', run: afterStop },
  { name: 'search', says: 'the first search after a start', run: firstSearch },
  { name: 'filters', says: 'the first filter by every field', run: firstFilters },
  { name: 'facets', says: 'the first facets of all datasets, and the first by every field', run: firstFacets },
  { name: 'sorts', says: 'the first sort of all datasets by every field', run: firstSorts },
  { name: 'kill', says: 'start after a kill under writes', run: afterKill },
  { name: 'power', says: 'start after a loss of power, with a rebuild', run: afterPowerLoss },
  { name: 'week', says: 'a week of changes: growth of the files and of the log, standstill', run: week },
];
/** Datasets up to which times have limits. */
const PROMISED = 1_000_000;
/** Exit code for wrong use. */
const WRONG_USE = 2;

const parsed = parseOptions(
  argv.slice(2),
  PHASES.map(({ name }) => name),
);
const rows: ReportRow[] = [];
const failed: string[] = [];

if (parsed.kind === 'help') stdout.write(helpText(PHASES));
else if (parsed.kind === 'run') await runAll(parsed.options);
else {
  stderr.write(`${parsed.message}\n`);
  process.exitCode = WRONG_USE;
}

async function runAll({ entities, only, data, documents, form }: ScaleOptions): Promise<void> {
  const catalog = documents === 'small' ? new SmallCatalog(entities) : new SampleCatalog(entities);
  const directory = data ?? mkdtempSync(join(tmpdir(), 'cadastre-scale-'));
  mkdirSync(directory, { recursive: true });
  await buildService();
  await attempt('fill', fill, { catalog, directory });
  if (failed.length === 0) {
    for (const { name, run } of PHASES) if (name.includes(only)) await attempt(name, run, { catalog, directory });
  }
  if (data === undefined) rmSync(directory, { recursive: true, force: true });
  stdout.write(`${form === 'json' ? asJson(rows) : asTable(rows)}\n`);
  for (const failure of failed) stderr.write(`${failure}\n`);
  const exceeded = rows.filter((row) => row.budget !== undefined && verdictOf(row) !== 'met');
  for (const { name } of exceeded) stderr.write(`limit exceeded: ${name}\n`);
  process.exitCode = failed.length + exceeded.length === 0 ? 0 : 1;
}

/** Of a larger catalog no times are promised; memory and logs stay as they are. */
function withoutTimeLimit(row: ReportRow): ReportRow {
  const { budget: _, ...rest } = row;
  return row.unit === 'ms' ? rest : row;
}

/** So that no start is measured that builds first. */
async function buildService(): Promise<void> {
  const service = new ServiceProcess();
  try {
    await service.listen();
  } finally {
    await service.dispose();
  }
}

interface FilledCatalog {
  readonly catalog: SampleCatalog;
  readonly directory: string;
}

/** A phase that fails is named in the end; the others run. */
async function attempt(name: string, run: Phase['run'], { catalog, directory }: FilledCatalog): Promise<void> {
  stderr.write(`${name} ...\n`);
  const service = new ServiceProcess([], undefined, directory);
  try {
    await run({
      service,
      catalog,
      say: (text) => stderr.write(`${text}\n`),
      report: (...more) => {
        rows.push(...(catalog.size > PROMISED ? more.map(withoutTimeLimit) : more));
      },
    });
  } catch (error) {
    failed.push(`${name} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  } finally {
    await service.stop();
  }
}
