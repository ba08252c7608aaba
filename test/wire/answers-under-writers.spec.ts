import { randomInt } from 'node:crypto';
import { randomNumbers, type RandomNumbers } from '../random-numbers.js';
import { CLIENT_HEADERS, type WireApp, wireApp } from './app.builder.js';
import {
  type JudgedCatalog,
  rowCountsSince,
  thoseWith,
  upstreamOf,
  withChange,
  without,
} from './judges/judged-catalog.js';
import { jsonItems, jsonMember } from './json-member.js';
import { ingest, proposal, put } from './proposal.builder.js';

const WRITES = 150;
const READERS = 4;
const DATASETS = 20;
const WORDS = ['arbutus', 'bramble', 'cassia', 'damson', 'elder', 'furze'] as const;
const TAGS = ['urn:li:tag:a', 'urn:li:tag:b', 'urn:li:tag:c'] as const;
/** Larger than the catalog: one page has everything. */
const COUNT = 100;

/** A question, and what is right in a state of the catalog. */
interface Question {
  readonly name: string;
  readonly ask: (app: WireApp) => Promise<unknown>;
  /** @param later what a second read of the same request may have found: the same state, or a later one */
  readonly judge: (catalog: JudgedCatalog, later: JudgedCatalog) => unknown;
}

const urnOf = (at: number): string => `urn:li:dataset:(urn:li:dataPlatform:hive,judged.table_${String(at)},PROD)`;

function some<T>(random: RandomNumbers, values: readonly T[], most: number): readonly T[] {
  const count = random(most + 1);
  return [...new Set(Array.from({ length: count }, () => values[random(values.length)]))].filter(
    (value) => value !== undefined,
  );
}

/** Change one dataset. @returns the catalog as it is when the change is acknowledged */
async function write(
  app: WireApp,
  catalog: JudgedCatalog,
  random: RandomNumbers,
): Promise<[JudgedCatalog, () => Promise<void>]> {
  const urn = urnOf(random(DATASETS));
  switch (random(6)) {
    case 0: {
      const deletion = proposal('datasetKey', undefined, { changeType: 'DELETE', entityUrn: urn, aspect: undefined });
      return [
        without(catalog, urn),
        async () => {
          expect((await ingest(app, deletion)).status).toBe(200);
        },
      ];
    }
    case 1: {
      const upstreams = some(
        random,
        Array.from({ length: DATASETS }, (_, at) => urnOf(at)),
        3,
      );
      const value = { upstreams: upstreams.map((dataset) => ({ dataset, type: 'TRANSFORMED' })) };
      return [withChange(catalog, urn, { upstreams }), () => put(app, urn, 'upstreamLineage', value)];
    }
    case 2: {
      const [time, rowCount] = [1000 + random(5), random(1000)];
      const points = new Map([...(catalog.get(urn)?.points ?? []), [time, rowCount]]);
      const value = { timestampMillis: time, rowCount };
      return [withChange(catalog, urn, { points }), () => put(app, urn, 'datasetProfile', value)];
    }
    case 3: {
      const tags = some(random, TAGS, 2);
      const value = { tags: tags.map((tag) => ({ tag })) };
      return [withChange(catalog, urn, { tags }), () => put(app, urn, 'globalTags', value)];
    }
    default: {
      const words = some(random, WORDS, 3);
      const value = { description: words.join(' '), customProperties: {} };
      return [withChange(catalog, urn, { words }), () => put(app, urn, 'datasetProperties', value)];
    }
  }
}

async function searched(
  app: WireApp,
  path: string,
  body: object,
): Promise<{ readonly total: unknown; readonly hits: readonly unknown[] }> {
  const answer = await app.post(
    `/entities?action=${path}`,
    { start: 0, count: COUNT, ...body },
    { headers: CLIENT_HEADERS },
  );
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  const value = jsonMember(answer.json(), 'value');
  return { total: jsonMember(value, 'numEntities'), hits: jsonItems(value, 'entities') };
}

async function datasets(app: WireApp, change: object): Promise<unknown> {
  const { total, hits } = await searched(app, 'search', { entity: 'dataset', input: '*', ...change });
  return { total, urns: hits.map((hit) => String(jsonMember(hit, 'entity'))).sort() };
}

const found = (urns: readonly string[]): unknown => ({ total: urns.length, urns });

function question(random: RandomNumbers): Question {
  const [one = 'elder', other = 'furze'] = [WORDS[random(WORDS.length)], WORDS[random(WORDS.length)]];
  const tag = TAGS[random(TAGS.length)] ?? TAGS[0];
  const urn = urnOf(random(DATASETS));
  const has = (words: readonly string[], word: string): boolean => words.includes(word);
  const questions: readonly Question[] = [
    {
      name: `tags = ${tag}`,
      ask: (app) =>
        datasets(app, { filter: { or: [{ and: [{ field: 'tags', values: [tag], condition: 'EQUAL' }] }] } }),
      judge: (catalog) => found(thoseWith(catalog, ({ tags }) => tags.includes(tag))),
    },
    {
      name: `${one} ${other}`,
      ask: (app) => datasets(app, { input: `${one} ${other}` }),
      judge: (catalog) => found(thoseWith(catalog, ({ words }) => has(words, one) && has(words, other))),
    },
    {
      name: `${one} OR (${other} NOT damson)`,
      ask: (app) => datasets(app, { input: `/q ${one} OR (${other} NOT damson)` }),
      judge: (catalog) =>
        found(thoseWith(catalog, ({ words }) => has(words, one) || (has(words, other) && !has(words, 'damson')))),
    },
    {
      name: `upstream of ${urn}`,
      ask: async (app) => {
        const { hits } = await searched(app, 'searchAcrossLineage', { urn, direction: 'UPSTREAM', input: '*' });
        return hits.map((hit) => `${String(jsonMember(hit, 'degree'))} ${String(jsonMember(hit, 'entity'))}`).sort();
      },
      judge: (catalog, later) => upstreamOf(catalog, urn, later),
    },
    {
      name: `points of ${urn}`,
      ask: async (app) => {
        const body = { urn, entity: 'dataset', aspect: 'datasetProfile', startTimeMillis: 1002 };
        const answer = await app.post('/aspects?action=getTimeseriesAspectValues', body);
        const values = jsonItems(answer.json(), 'value', 'values');
        return values.map((value) => jsonMember(JSON.parse(String(jsonMember(value, 'aspect', 'value'))), 'rowCount'));
      },
      judge: (catalog) => rowCountsSince(catalog, urn, 1002),
    },
    {
      name: 'a page of two',
      ask: async (app) => {
        const { total, hits } = await searched(app, 'search', { entity: 'dataset', input: one, start: 1, count: 2 });
        return { total, size: hits.length };
      },
      judge: (catalog) => {
        const total = thoseWith(catalog, ({ words }) => has(words, one)).length;
        return { total, size: Math.min(Math.max(total - 1, 0), 2) };
      },
    },
  ];
  return questions[random(questions.length)] ?? question(random);
}

describe('answers while somebody writes', () => {
  let app: WireApp;
  beforeEach(async () => {
    app = await wireApp();
  });
  afterEach(() => app.close());

  it('are right for a state that the catalog had between question and answer, by independent judgement', async () => {
    const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
    const random = randomNumbers(seed);
    /** Every state, the newest last; the last one may not be acknowledged yet. */
    const states: JudgedCatalog[] = [new Map()];
    let acknowledged = 0;
    const asked = new Set<string>();
    const reader = async (numbers: RandomNumbers): Promise<void> => {
      while (acknowledged < WRITES) {
        const { name, ask, judge } = question(numbers);
        const oldest = acknowledged;
        const answer = await ask(app);
        const possible = states.slice(oldest);
        const right = possible.flatMap((state, at) => possible.slice(at).map((later) => judge(state, later)));
        expect({ seed, name, right }).toEqual({ seed, name, right: expect.arrayContaining([answer]) });
        asked.add(name.replace(/ urn:.*/, ''));
      }
    };
    const readers = Array.from({ length: READERS }, (_, at) => reader(randomNumbers(seed + at + 1)));
    const writer = async (): Promise<void> => {
      while (acknowledged < WRITES) {
        const [next, send] = await write(app, states.at(-1) ?? new Map(), random);
        states.push(next);
        await send();
        acknowledged++;
      }
    };
    await Promise.all([writer(), ...readers]);
    expect(asked.size).toBeGreaterThan(5);
  });
});
