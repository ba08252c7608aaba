/** `npm run bench`: how fast the built service is; `npm run bench -- --help` says what it measures. */
import { stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { asGrowthTable, growthOf } from './growth.js';
import { ENGINE_SCENARIOS, runOverEngines } from './engines/engine-run.js';
import { asJson, asSizesTable, asTable, type ReportRow, type SizedRows } from './report.js';
import { ASIDE, SCENARIOS } from './scenarios.js';
import { runSize } from './size-run.js';

const { values } = parseArgs({
  options: {
    entities: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    data: { type: 'string' },
    flags: { type: 'string' },
    engines: { type: 'boolean', default: false },
    edges: { type: 'string', default: '1000000' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const HELP = `npm run bench [-- OPTIONS]

How fast the built service is, beside what its engines do when they do nothing else (SQLite with plain statements, a
route that answers the same bytes), and beside what the design asks for. Every scenario checks its answers: a wrong one
fails it. The load comes from a thread of this process, over connections that stay open; "p50" and "p99" are the times
from a request to its whole answer, in milliseconds. Loads are measured after three seconds of the same (D-239), and
after each distinct request was sent once where there are few (D-453). A search is asked for with pages of twenty sizes,
for which the service keeps what was found (D-461); search-writes shows what searches cost where nothing can be kept.

  --entities N[,N...]  datasets of the catalog (10000), each with 20 columns, 2 owners, 2 tags and 2 upstreams; of
                       several sizes, the figures are printed side by side, and what is promised of growth from
                       10,000 to 200,000 and from 100,000 to 1,000,000 is judged
  --seconds N          length of one measurement (3)
  --only TEXT          scenarios whose names contain the text
  --data DIR           keeps filled catalogs in a folder, so that later runs need not fill them
  --flags FLAG         for the service's node, such as --flags=--cpu-prof
  --json               figures as JSON
  --engines            over PostgreSQL (fsync on) and OpenSearch, which it starts, in place of the embedded engines:
                       the scenarios at the end, each beside what the engine does alone
  --edges N            edges of the graph for walks with --engines (1000000)

Before all of them: the bulk load, memory, the size of all files, and how long starts take. Scenarios:

${listOf([...SCENARIOS, ...ASIDE])}

With --engines, after batches of new datasets into PostgreSQL:

${listOf(ENGINE_SCENARIOS)}
`;

if (values.help) stdout.write(HELP);
else await (values.engines ? runEngines() : run());

function isWanted({ name }: { readonly name: string }): boolean {
  return name.includes(values.only);
}

async function runEngines(): Promise<void> {
  const [entities = 0, ...more] = sizesIn(values.entities);
  const [edges = 0] = sizesIn(values.edges);
  if (more.length > 0) throw new RangeError('--engines takes one size of --entities');
  const settings = { entities, edges, seconds: Number(values.seconds), flags: flagsOf(values) };
  const { rows, failed } = await runOverEngines(settings, isWanted);
  finish(values.json ? asJson(rows) : asTable(rows), failed);
}

function finish(text: string, failed: readonly string[]): void {
  stdout.write(`${text}\n`);
  for (const failure of failed) stderr.write(`${failure}\n`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

function flagsOf({ flags }: { readonly flags?: string | undefined }): readonly string[] {
  return flags === undefined ? [] : [flags];
}

function listOf(scenarios: readonly { readonly name: string; readonly says: string }[]): string {
  return scenarios.map(({ name, says }) => `  ${name.padEnd(14)} ${says}`).join('\n');
}

async function run(): Promise<void> {
  const seconds = Number(values.seconds);
  const scenarios = SCENARIOS.filter(isWanted);
  const failed: string[] = [];
  const tables: SizedRows[] = [];
  if (scenarios.length === 0) stderr.write('nothing wanted needs the service\n');
  for (const entities of scenarios.length === 0 ? [] : sizesIn(values.entities)) {
    stderr.write(`${entities.toLocaleString('en')} datasets\n`);
    const result = await runSize({ entities, seconds, data: values.data, flags: flagsOf(values) }, scenarios);
    for (const sentence of result.failed) failed.push(sentence);
    tables.push({ entities, rows: result.rows });
  }
  const aside: ReportRow[] = [];
  const report = (...rows: readonly ReportRow[]): void => {
    for (const row of rows) aside.push(row);
  };
  for (const { run: measured } of ASIDE.filter(isWanted)) await measured({ seconds, report });
  finish(textOf(tables, aside), failed);
}

function sizesIn(text: string): readonly number[] {
  const sizes = text.split(',').map(Number);
  if (sizes.every((size) => Number.isSafeInteger(size) && size > 0)) return sizes;
  throw new RangeError(`sizes are whole numbers, not "${text}"`);
}

function textOf(sizes: readonly SizedRows[], aside: readonly ReportRow[]): string {
  if (sizes.length > 1) {
    if (values.json) return JSON.stringify({ sizes, growth: growthOf(sizes), aside }, undefined, 2);
    return [asSizesTable(sizes), asGrowthTable(sizes), ...(aside.length > 0 ? [asTable(aside)] : [])].join('\n');
  }
  const rows = [...(sizes[0]?.rows ?? []), ...aside];
  return values.json ? asJson(rows) : asTable(rows);
}
