/**
 * `npm run test:scale [-- --entities 1000000 --only NAME --data DIR --json]`: what the README promises of a catalog of
 * this size, tried on the built service: filling it, the first use of every field, returning after a stop, a kill and a
 * loss of power, a week of changes. Takes about an hour for a million datasets, and ends with a table and with exit
 * code 1 when a limit is exceeded. `--data` fills a folder that is kept, so that later runs need not fill it; its
 * datasets stay the same, and the last phases change their values.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { asJson, asTable, verdictOf, type ReportRow } from '../bench/report.js';
import { SampleCatalog } from '../bench/sample-catalog.js';
import { ServiceProcess } from '../process/service-process.js';
import { fill } from './fill.js';
import { firstFacets, firstFilters, firstSearch, firstSorts } from './first-uses.js';
import { afterKill, afterPowerLoss, afterStop } from './returns.js';
import type { Scale } from './scale.js';
import { week } from './week.js';

/** Each begins with the filled catalog and a service that is stopped, and leaves them so. */
const PHASES: readonly { readonly name: string; readonly run: (scale: Scale) => Promise<void> }[] = [
  { name: 'stop', run: afterStop },
  { name: 'search', run: firstSearch },
  { name: 'filters', run: firstFilters },
  { name: 'facets', run: firstFacets },
  { name: 'sorts', run: firstSorts },
  { name: 'kill', run: afterKill },
  { name: 'power', run: afterPowerLoss },
  { name: 'week', run: week },
];

const { values } = parseArgs({
  options: {
    entities: { type: 'string', default: '1000000' },
    only: { type: 'string', default: '' },
    data: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const rows: ReportRow[] = [];
const failed: string[] = [];
const catalog = new SampleCatalog(Number(values.entities));
const directory = values.data ?? mkdtempSync(join(tmpdir(), 'cadastre-scale-'));

function scaleOf(service: ServiceProcess): Scale {
  return {
    service,
    catalog,
    say: (text) => stderr.write(`${text}\n`),
    report: (...more) => {
      rows.push(...more);
    },
  };
}

/** A phase that fails is named in the end; the others run. */
async function attempt(name: string, run: (scale: Scale) => Promise<void>): Promise<void> {
  stderr.write(`${name} ...\n`);
  const service = new ServiceProcess([], undefined, directory);
  try {
    await run(scaleOf(service));
  } catch (error) {
    failed.push(`${name} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  } finally {
    await service.stop();
  }
}

mkdirSync(directory, { recursive: true });
if (!existsSync(join(directory, 'truth.db'))) await attempt('fill', fill);
if (failed.length === 0) {
  for (const { name, run } of PHASES) if (name.includes(values.only)) await attempt(name, run);
}
if (values.data === undefined) rmSync(directory, { recursive: true, force: true });
stdout.write(`${values.json ? asJson(rows) : asTable(rows)}\n`);
for (const failure of failed) stderr.write(`${failure}\n`);
const exceeded = rows.filter((row) => row.budget !== undefined && verdictOf(row) !== 'met');
for (const { name } of exceeded) stderr.write(`limit exceeded: ${name}\n`);
process.exitCode = failed.length + exceeded.length === 0 ? 0 : 1;
