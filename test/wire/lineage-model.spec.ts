/** Searches along lineage of a graph with cycles, compared with a model that handles entity by entity. */
import fc from 'fast-check';
import { type Degree, DEGREES } from '../../src/lineage/search-across-lineage/degree-filter.js';
import { sampleSize } from '../sample-size.js';
import type { WireApp } from './app.builder.js';
import { wireApp } from './app.builder.js';
import { jsonItems, jsonMember } from './json-member.js';
import { put } from './proposal.builder.js';

const DATASETS = 24;
const TAGS = ['urn:li:tag:a', 'urn:li:tag:b'];
/** Columns have the number of their dataset after this one. */
const COLUMN = 100;

let app: WireApp;

function dataset(number: number): string {
  return `urn:li:dataset:(urn:li:dataPlatform:hive,d${String(number)},PROD)`;
}

function urnOf(node: number): string {
  return node < COLUMN ? dataset(node) : `urn:li:schemaField:(${dataset(node - COLUMN)},id)`;
}

/** Numbers of the datasets that one is made from: scattered, and some in circles. */
function upstreamsOf(number: number): readonly number[] {
  return [...new Set([(number * 7 + 3) % DATASETS, (number * 5 + 11) % DATASETS])].filter((other) => other !== number);
}

/** The same for its column; few datasets have one that derives from others. */
function columnUpstreamsOf(number: number): readonly number[] {
  return number % 3 === 0 ? [] : [(number * 11 + 5) % DATASETS].filter((other) => other !== number);
}

function isRemoved(number: number): boolean {
  return number % 8 === 5;
}

/** Neither written nor removed: other datasets name it. */
function isMissing(number: number): boolean {
  return number === 9;
}

function tagOf(number: number): string | undefined {
  return TAGS[number % 3];
}

beforeAll(async () => {
  app = await wireApp();
  for (let number = 0; number < DATASETS; number++) {
    if (isMissing(number)) continue;
    await put(app, dataset(number), 'upstreamLineage', {
      upstreams: upstreamsOf(number).map((other) => ({ dataset: dataset(other), type: 'TRANSFORMED' })),
      fineGrainedLineages: columnUpstreamsOf(number).map((other) => ({
        upstreamType: 'FIELD_SET',
        downstreamType: 'FIELD',
        upstreams: [urnOf(COLUMN + other)],
        downstreams: [urnOf(COLUMN + number)],
      })),
    });
    const tag = tagOf(number);
    if (tag !== undefined) await put(app, dataset(number), 'globalTags', { tags: [{ tag }] });
    if (isRemoved(number)) await put(app, dataset(number), 'status', { removed: true });
  }
});
afterAll(() => app.close());

function neighbours(node: number, direction: 'DOWNSTREAM' | 'UPSTREAM'): readonly number[] {
  const column = node >= COLUMN ? COLUMN : 0;
  const upstreams = column === 0 ? upstreamsOf : columnUpstreamsOf;
  const stated = (lower: number): readonly number[] => (isMissing(lower) ? [] : upstreams(lower));
  const number = node - column;
  const found =
    direction === 'UPSTREAM'
      ? stated(number)
      : Array.from({ length: DATASETS }, (_, lower) => lower).filter((lower) => stated(lower).includes(number));
  return found.map((other) => other + column);
}

/** Least degrees by dataset. */
function degreesFrom({ root, direction, maxHops }: Search): ReadonlyMap<number, number> {
  const visited = new Set([root]);
  const degrees = new Map<number, number>();
  let level = [root];
  for (let degree = 1; degree <= (maxHops ?? DATASETS) && level.length > 0; degree++) {
    level = [...new Set(level.flatMap((node) => neighbours(node, direction)))].filter((node) => !visited.has(node));
    for (const node of level) {
      visited.add(node);
      const whole = node % COLUMN;
      if (whole !== root % COLUMN && !degrees.has(whole)) degrees.set(whole, degree);
    }
  }
  return degrees;
}

interface Search {
  readonly root: number;
  readonly direction: 'DOWNSTREAM' | 'UPSTREAM';
  readonly maxHops: number | undefined;
  readonly branches: readonly { readonly degrees: readonly Degree[] | undefined; readonly tag: string | undefined }[];
}

const SEARCH: fc.Arbitrary<Search> = fc.record({
  root: fc.integer({ min: 0, max: DATASETS - 1 }).chain((number) => fc.constantFrom(number, COLUMN + number)),
  direction: fc.constantFrom('DOWNSTREAM', 'UPSTREAM'),
  maxHops: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
  branches: fc.array(
    fc.record({
      degrees: fc.option(fc.subarray([...DEGREES], { minLength: 1 }), { nil: undefined }),
      tag: fc.constantFrom(...TAGS, undefined),
    }),
    { maxLength: 3 },
  ),
});

function classOf(degree: number): Degree {
  return DEGREES[Math.min(degree, 3) - 1] ?? '3+';
}

/** Hits as `degree urn`, sorted; the facet of degrees. */
interface Found {
  readonly hits: readonly string[];
  readonly degrees: Readonly<Record<string, number>>;
  readonly tags: Readonly<Record<string, number>>;
}

function expected(search: Search): Found {
  const found = [...degreesFrom(search)].filter(([number, degree]) => {
    if (isRemoved(number) || isMissing(number)) return false;
    const passes = search.branches.some(
      ({ degrees, tag }) =>
        (degrees === undefined || degrees.includes(classOf(degree))) && (tag === undefined || tag === tagOf(number)),
    );
    return search.branches.length === 0 || passes;
  });
  const countOf = (test: (number: number, degree: number) => boolean): number =>
    found.filter(([number, degree]) => test(number, degree)).length;
  const tags = TAGS.map((tag) => [tag, countOf((number) => tagOf(number) === tag)] as const);
  return {
    hits: found.map(([number, degree]) => `${String(degree)} ${dataset(number)}`).sort(),
    degrees: Object.fromEntries(DEGREES.map((degree) => [degree, countOf((_, hops) => classOf(hops) === degree)])),
    tags: Object.fromEntries(tags.filter(([, count]) => count > 0)),
  };
}

function requestOf({ root, direction, maxHops, branches }: Search): object {
  const or = branches.map(({ degrees, tag }) => ({
    and: [
      ...(degrees === undefined ? [] : [{ field: 'degree', condition: 'EQUAL', values: degrees }]),
      ...(tag === undefined ? [] : [{ field: 'tags', condition: 'EQUAL', values: [tag] }]),
    ],
  }));
  const filter = or.length === 0 ? {} : { filter: { or } };
  return { urn: urnOf(root), direction, maxHops, input: '*', start: 0, count: 100, ...filter };
}

it('finds what a walk from entity to entity finds, with degrees, paths, totals and facets', async () => {
  const numRuns = sampleSize(150, 3000);
  await fc.assert(
    fc.asyncProperty(SEARCH, async (search) => {
      const answer = await app.post('/entities?action=searchAcrossLineage', requestOf(search));
      const value = jsonMember(answer.json(), 'value');
      const entities = jsonItems(value, 'entities');
      const right = expected(search);
      const hits = entities.map((hit) => `${String(jsonMember(hit, 'degree'))} ${String(jsonMember(hit, 'entity'))}`);
      expect([...hits].sort()).toEqual(right.hits);
      expect(hits).toEqual([...hits].sort((a, b) => parseInt(a, 10) - parseInt(b, 10)));
      expect(jsonMember(value, 'numEntities')).toBe(right.hits.length);
      const facet = (name: string): unknown => {
        const found = jsonItems(value, 'metadata', 'aggregations').find((one) => jsonMember(one, 'name') === name);
        return jsonMember(found ?? { aggregations: {} }, 'aggregations');
      };
      expect(facet('degree')).toEqual(right.degrees);
      expect(withoutZeros(facet('tags'))).toEqual(right.tags);
      for (const hit of entities) expectPath(search, hit);
    }),
    { numRuns },
  );
});

/** Values of the filter are shown although nothing has them. */
function withoutZeros(counts: unknown): Readonly<Record<string, unknown>> {
  const all = typeof counts === 'object' && counts !== null ? Object.entries(counts) : [];
  return Object.fromEntries(all.filter(([, count]) => count !== 0));
}

/** Each step of a path is an edge, and there are as many as the degree says. */
function expectPath({ root, direction }: Search, hit: unknown): void {
  const path = jsonItems(hit, 'paths', 0).map(String);
  const nodes = Array.from({ length: DATASETS }, (_, number) => [number, COLUMN + number]).flat();
  const known = path.map((urn) => nodes.find((node) => urnOf(node) === urn) ?? -1);
  expect(known[0]).toBe(root);
  expect(known).toHaveLength(1 + Number(jsonMember(hit, 'degree')));
  for (const [at, node] of known.entries()) {
    if (at > 0) expect(neighbours(known[at - 1] ?? -1, direction)).toContain(node);
  }
  expect(dataset((known.at(-1) ?? 0) % COLUMN)).toBe(jsonMember(hit, 'entity'));
}
