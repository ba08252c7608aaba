import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ReportRow } from '../bench/report.js';
import { graphql, send } from '../process/service-requests.js';
import { LIMITS, memoryRow, type Scale } from './scale.js';
import { Standstill, type StandstillReport, standstillRows } from './standstill.js';

const MAPPING = fileURLToPath(new URL('../../generated/contract/search/dataset.index.json', import.meta.url));

interface Mapping {
  readonly mappings: { readonly properties: Readonly<Record<string, { readonly type?: string }>> };
}

interface FirstUse {
  readonly field: string;
  readonly milliseconds: number;
  readonly standstill: StandstillReport;
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
  const [use] = await tryAll(scale, [['all', words.slice(0, 2).join(' ')]], (_, input) => search(scale, { input }));
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

/** The default facets of all datasets in the moment of a start, then a facet of each field for the first time. */
export async function firstFacets(scale: Scale): Promise<void> {
  const { service, report } = scale;
  await service.start();
  const facets = await tryAll(scale, [['all facets of all datasets', '*']], (_, input) => search(scale, { input }));
  // It loads what serves all others.
  const operation = await tryAll(scale, [['over GraphQL', '{ __typename }']], async (_, query) => {
    await graphql(service, query);
  });
  const others = await tryAll(scale, fields(), (field) => facet(scale, field));
  report(...rowsOf('first facets', facets), ...rowsOf('first operation', operation), ...rowsOf('first facet', others));
}

async function run(scale: Scale, name: string, question: (field: string, value: string) => object): Promise<void> {
  await scale.service.start();
  // The facts of documents are read by the first search, whatever it asks for.
  await search(scale, { input: 'warmup' });
  const uses = await tryAll(scale, fields(), (field, value) => search(scale, question(field, value)));
  scale.report(...rowsOf(name, uses), ...memoryRow(`after each ${name}`, scale));
}

async function tryAll(
  scale: Scale,
  all: readonly (readonly [string, string])[],
  use: (field: string, value: string) => Promise<void>,
): Promise<readonly FirstUse[]> {
  const standstill = Standstill.begin(scale.service);
  const uses: FirstUse[] = [];
  for (const [field, value] of all) {
    await standstill.longest();
    const used = usedBy(scale);
    const began = performance.now();
    await use(field, value);
    const milliseconds = performance.now() - began;
    const resources = used();
    const longest = await standstill.longest();
    uses.push({ field, milliseconds, standstill: longest });
    const processor =
      longest.processor === undefined ? '' : `, ${longest.processor.toFixed(0)} ms of it on a processor`;
    const standing = `standstill ${longest.milliseconds.toFixed(0)} ms${processor}`;
    scale.say(`  ${field}: ${milliseconds.toFixed(0)} ms${resources}, ${standing}`);
  }
  await standstill.end();
  return uses;
}

/** What all threads of the service use from now on, for who reads along: a busy machine takes longer. */
function usedBy({ service }: Scale): () => string {
  const [seconds, megabytes] = [service.processorSeconds(), service.megabytesRead()];
  return () => {
    if (seconds === undefined || megabytes === undefined) return '';
    const processor = 1000 * ((service.processorSeconds() ?? seconds) - seconds);
    const read = (service.megabytesRead() ?? megabytes) - megabytes;
    return `, ${processor.toFixed(0)} ms of all threads, ${read.toFixed(0)} MB read`;
  };
}

async function search({ service }: Scale, question: object): Promise<void> {
  const asked = { entity: 'dataset', start: 0, count: 10, ...question };
  const { status, text } = await send(service, '/entities?action=search', asked);
  if (status !== 200) throw new RangeError(`${String(status)} to ${JSON.stringify(asked)}: ${text}`);
}

async function facet({ service }: Scale, field: string): Promise<void> {
  const input = `{ types: [DATASET], query: "*", facets: ["${field}"] }`;
  const body = await graphql(service, `{ aggregateAcrossEntities(input: ${input}) { facets { field } } }`);
  if ('errors' in body) throw new RangeError(`the facet ${field}: ${JSON.stringify(body)}`);
}

/** The slowest, and those that kept others waiting longest, by the clock and by the time of a processor. */
function rowsOf(name: string, uses: readonly FirstUse[]): readonly ReportRow[] {
  const slowest = highest(uses, ({ milliseconds }) => milliseconds);
  const longest = highest(uses, ({ standstill }) => standstill.milliseconds);
  const most = highest(uses, ({ standstill }) => standstill.processor ?? 0);
  if (slowest === undefined || longest === undefined || most === undefined) return [];
  const { milliseconds } = longest.standstill;
  const { processor } = most.standstill;
  return [
    { name: `${name}, slowest: ${slowest.field}`, unit: 'ms', figure: slowest.milliseconds, budget: LIMITS.firstUse },
    ...standstillRows(`of a ${name}, ${longest.field}`, { milliseconds }, LIMITS.standstillOfFirstUse),
    ...standstillRows(`of a ${name}, ${most.field}`, { processor }, LIMITS.standstillOfFirstUse),
  ];
}

function highest(uses: readonly FirstUse[], figure: (use: FirstUse) => number): FirstUse | undefined {
  return uses.toSorted((a, b) => figure(b) - figure(a))[0];
}
