import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ReportRow } from '../bench/report.js';
import { send } from '../process/service-requests.js';
import { LIMITS, memoryRow, type Scale } from './scale.js';
import { Standstill } from './standstill.js';

const MAPPING = fileURLToPath(new URL('../../generated/contract/search/dataset.index.json', import.meta.url));

interface Mapping {
  readonly mappings: { readonly properties: Readonly<Record<string, { readonly type?: string }>> };
}

interface FirstUse {
  readonly field: string;
  readonly milliseconds: number;
  readonly standstill: number;
}

/** The fields of documents of datasets, and values with which they can be filtered. */
function fields(): readonly (readonly [name: string, value: string])[] {
  const { mappings }: Mapping = JSON.parse(readFileSync(MAPPING, 'utf8'));
  return Object.entries(mappings.properties)
    .filter(([, { type }]) => type !== 'alias')
    .map(([name, { type }]) => [name, type === 'boolean' ? 'true' : type === 'long' || type === 'date' ? '1' : 'a']);
}

/** The first search after a start, which reads the facts of all documents. */
export async function firstSearch(scale: Scale): Promise<void> {
  await scale.service.start();
  const { words } = scale.catalog.dataset(5);
  const [use] = await tryAll(scale, [['all', words.slice(0, 2).join(' ')]], (_, input) => ({ input }));
  if (use !== undefined) scale.report(...rowsOf('first search', [use]));
}

/** Filter by every field, each for the first time since the start. */
export async function firstFilters(scale: Scale): Promise<void> {
  await run(scale, 'first filter', (field, value) => {
    const condition = value === 'a' ? 'CONTAIN' : 'EQUAL';
    return { input: '*', filter: { or: [{ and: [{ field, value, values: [value], condition }] }] } };
  });
}

/** Sort all datasets by every field, each for the first time since the start. */
export async function firstSorts(scale: Scale): Promise<void> {
  await run(scale, 'first sort', (field) => ({ input: '*', sort: { field, order: 'DESCENDING' } }));
}

/** The facets of all datasets, all for the first time since the start. */
export async function firstFacets(scale: Scale): Promise<void> {
  const { service, report } = scale;
  await service.start();
  const facets = await tryAll(scale, [['all facets of all datasets', '*']], (_, input) => ({ input }));
  report(...rowsOf('first facets', facets));
}

async function run(scale: Scale, name: string, question: (field: string, value: string) => object): Promise<void> {
  await scale.service.start();
  // The facts of documents are read by the first search, whatever it asks for.
  await ask(scale, { input: 'warmup' });
  scale.report(...rowsOf(name, await tryAll(scale, fields(), question)), ...memoryRow(`after each ${name}`, scale));
}

async function tryAll(
  scale: Scale,
  all: readonly (readonly [string, string])[],
  question: (field: string, value: string) => object,
): Promise<readonly FirstUse[]> {
  const standstill = Standstill.begin(scale.service.port);
  const uses: FirstUse[] = [];
  for (const [field, value] of all) {
    await standstill.longest();
    const began = performance.now();
    await ask(scale, question(field, value));
    const milliseconds = performance.now() - began;
    uses.push({ field, milliseconds, standstill: await standstill.longest() });
    scale.say(`  ${field}: ${milliseconds.toFixed(0)} ms, standstill ${String(uses.at(-1)?.standstill.toFixed(0))} ms`);
  }
  await standstill.end();
  return uses;
}

async function ask({ service }: Scale, question: object): Promise<void> {
  const asked = { entity: 'dataset', start: 0, count: 10, ...question };
  const { status, text } = await send(service, '/entities?action=search', asked);
  if (status !== 200) throw new RangeError(`${String(status)} to ${JSON.stringify(asked)}: ${text}`);
}

/** The slowest, and the one that kept others waiting longest. */
function rowsOf(name: string, uses: readonly FirstUse[]): readonly ReportRow[] {
  const slowest = uses.toSorted((a, b) => b.milliseconds - a.milliseconds)[0];
  const worst = uses.toSorted((a, b) => b.standstill - a.standstill)[0];
  if (slowest === undefined || worst === undefined) return [];
  return [
    { name: `${name}, slowest: ${slowest.field}`, unit: 'ms', figure: slowest.milliseconds, budget: LIMITS.firstUse },
    { name: `${name}, standstill: ${worst.field}`, unit: 'ms', figure: worst.standstill, budget: LIMITS.standstill },
  ];
}
