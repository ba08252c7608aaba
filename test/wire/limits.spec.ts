import { countValues } from '../../src/kernel/value-count.js';
import type { WireAnswer, WireApp } from './app.builder.js';
import { CLIENT_HEADERS, wireApp } from './app.builder.js';
import { graphqlRequest } from './graphql.builder.js';
import { jsonItems, jsonMember } from './json-member.js';
import { DATASET, ingest, proposal, put, refusal } from './proposal.builder.js';

/** Every limit that a caller can meet, at the last value that is served and at the first that is refused. */
let app: WireApp;
beforeAll(async () => {
  app = await wireApp({ maxBodyBytes: 40_000_000 });
  expect((await ingest(app, proposal('status', { removed: false }))).status).toBe(200);
});
afterAll(() => app.close());

type SizedRequest = (size: number) => Promise<WireAnswer>;

const KEY = encodeURIComponent(DATASET);
const SEARCH = { entity: 'dataset', input: '*', start: 0, count: 1 };
const POINTS = { urn: DATASET, entity: 'dataset', aspect: 'datasetProfile' };
const LATEST = 8.64e15;

const times = <T>(count: number, item: T): readonly T[] => Array.from({ length: count }, () => item);
const post = (url: string, body: object): Promise<WireAnswer> => app.post(url, body, { headers: CLIENT_HEADERS });
const search = (change: object): Promise<WireAnswer> => post('/entities?action=search', { ...SEARCH, ...change });

/** An aspect of exactly so many characters, most of which are white space. */
function aspectOf(characters: number): Promise<WireAnswer> {
  const aspect = { value: '{"removed":false}'.padEnd(characters), contentType: 'application/json' };
  return ingest(app, proposal('status', {}, { aspect }));
}

function tagged(bytes: number): Promise<WireAnswer> {
  // Colons take three bytes when they are encoded.
  const urn = `urn:li:tag:${'x'.repeat(bytes - 'urn%3Ali%3Atag%3A'.length)}`;
  return ingest(app, proposal('status', { removed: false }, { entityType: 'tag', entityUrn: urn }));
}

/** A text is nested in so many lists when the body is read; the members around it are levels too. */
const nestedBody: SizedRequest = (levels) =>
  app.post('/entities?action=exists', `{"urn":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`);

/** Beside the items the list, the object around it, and no other value. */
const wideBody: SizedRequest = (values) => app.post('/entities?action=exists', `{"urn":[${'1,'.repeat(values - 3)}1]}`);
/** The same of one that brings whole aspects. */
const wideAspects: SizedRequest = (values) => {
  const body = { proposal: proposal('status', { removed: false }), ignored: [1] };
  const more = '1,'.repeat(values - countValues(body, values));
  return app.post('/aspects?action=ingestProposal', JSON.stringify(body).replace('[1]', `[${more}1]`));
};

const CASES: readonly (readonly [what: string, most: number, ask: SizedRequest, message: string])[] = [
  ['entities of one read', 10_000, (size) => readMany(size), 'more than 10000 in one read'],
  [
    'proposals of a batch',
    1000,
    (size) =>
      post('/aspects?action=ingestProposalBatch', { proposals: times(size, proposal('status', { removed: false })) }),
    'more than 1000 in one batch',
  ],
  [
    'URNs of a page',
    10_000,
    (count) => post('/entities?action=listUrns', { entity: 'dataset', start: 0, count }),
    "'count' is invalid",
  ],
  [
    'relationships of a page',
    10_000,
    (count) => app.get(`/relationships?urn=${KEY}&direction=INCOMING&types=List()&count=${String(count)}`),
    "'count' is invalid",
  ],
  [
    'points of an answer',
    10_000,
    (limit) => post('/aspects?action=getTimeseriesAspectValues', { ...POINTS, limit }),
    "'limit' is invalid",
  ],
  [
    'rows of a restoration',
    100_000,
    (batchSize) => post('/operations?action=restoreIndices', { urn: 'urn:li:tag:none', batchSize }),
    "'batchSize' is invalid",
  ],
  [
    'characters of a LIKE pattern of a restoration',
    2048,
    (size) => post('/operations?action=restoreIndices', { urnLike: 'x'.repeat(size) }),
    "'urnLike' is invalid",
  ],
  [
    'characters of a LIKE pattern of a count',
    2048,
    (size) => post('/aspects?action=getCount', { aspect: 'status', urnLike: 'x'.repeat(size) }),
    "'urnLike' is invalid",
  ],
  ['hits of a window', 10_000, (count) => search({ count }), "'count' is invalid"],
  ['characters of a query', 4096, (size) => search({ input: 'x'.repeat(size) }), 'longer than 4096 characters'],
  [
    'nested parentheses of a query',
    32,
    (size) => search({ input: `/q ${'('.repeat(size)}x${')'.repeat(size)}` }),
    'nested deeper than 32',
  ],
  [
    'criteria of a filter, each branch counted as one',
    999,
    (size) => search({ filter: { or: [{ and: times(size, { field: 'name', value: 'x' }) }] } }),
    'more than 1000 criteria',
  ],
  [
    'branches of a filter',
    1000,
    (size) => search({ filter: { or: times(size, { and: [] }) } }),
    'more than 1000 criteria',
  ],
  [
    'values of a criterion',
    10_000,
    (size) => search({ filter: { or: [{ and: [{ field: 'name', values: times(size, 'x') }] }] } }),
    'more than 10000 values',
  ],
  ['characters of an aspect', 16_000_000, (size) => aspectOf(size), '16000000'],
  [
    'operations of a patch',
    4096,
    (size) => {
      const operations = times(size, { op: 'test', path: '/removed', value: false });
      return ingest(app, proposal('status', operations, { changeType: 'PATCH' }));
    },
    'more than 4096 operations',
  ],
  ['bytes of a URN', 512, tagged, 'longer than 512 bytes'],
  ['bytes of most bodies', 8_388_608, (size) => bodyOf('/entities?action=exists', size), 'longer than 8388608 bytes'],
  [
    'bytes of a body with much to write',
    40_000_000,
    (size) => bodyOf('/aspects?action=ingestProposalBatch', size),
    'longer than 40000000 bytes',
  ],
  ['levels of a body', 128, nestedBody, 'nested more than 128 levels deep'],
  ['values of a body', 25_000, wideBody, 'more than 25000 values'],
  ['values of a body with aspects', 1_000_000, wideAspects, 'more than 1000000 values'],
  [
    'milliseconds of a point',
    LATEST,
    (timestampMillis) => ingest(app, proposal('datasetProfile', { timestampMillis })),
    'is not a time in epoch milliseconds',
  ],
  [
    'milliseconds of an observation',
    LATEST,
    (lastObserved) => ingest(app, proposal('status', { removed: false }, { systemMetadata: { lastObserved } })),
    'is not a time in epoch milliseconds',
  ],
];

/** A body of exactly so many bytes that means something at each address. */
function bodyOf(path: string, bytes: number): Promise<WireAnswer> {
  const body = JSON.stringify({ urn: DATASET, proposals: [], query: '{ __typename }' });
  return app.post(path, body.padEnd(bytes), { headers: CLIENT_HEADERS });
}

function readMany(size: number): Promise<WireAnswer> {
  return app.get(`/entitiesV2?ids=List(${times(size, 'urn%3Ali%3Atag%3Aa').join(',')})`, { headers: CLIENT_HEADERS });
}

describe('what is refused beyond a limit', () => {
  it.each(CASES)('%s: %d are served, one more is not', async (what, most, ask, message) => {
    const served = await ask(most);
    // A body that is nested as deeply, or has as many values, as one may is still no URN.
    expect([served.status === 200, served.text]).toEqual([
      !what.endsWith(' of a body'),
      expect.not.stringContaining(message),
    ]);
    const [status, reason] = refusal(await ask(most + 1));
    expect([status >= 400 && status < 500, reason]).toEqual([true, expect.stringContaining(message)]);
  });
});

describe('what GraphQL refuses beyond a limit', () => {
  it('bytes of a body: 8388608 are served, one more is not', async () => {
    expect((await bodyOf('/api/graphql', 8_388_608)).json()).toMatchObject({ data: { __typename: 'Query' } });
    const refused = await bodyOf('/api/graphql', 8_388_609);
    expect([refused.status, refused.text]).toEqual([413, expect.stringContaining('longer than 8388608 bytes')]);
  });

  const nested = (levels: number): string =>
    `{ container(urn: "urn:li:container:a") { ${'container { '.repeat(levels - 2)}urn${' }'.repeat(levels - 2)} } }`;
  const edges = (page: string): string =>
    `{ dataset(urn: "${DATASET}") { relationships(input: {types: [], direction: OUTGOING, ${page}}) { total } } }`;
  const points = (limit: number): string =>
    `{ dataset(urn: "${DATASET}") { datasetProfiles(limit: ${String(limit)}) { rowCount } } }`;
  /** Costs the number: the search, its 25 fields as often as the page is long, and as many more as it takes. */
  const costing = (cost: number): string => {
    const aliases = (count: number, field: string): string =>
      Array.from({ length: count }, (_, at) => `a${String(at)}: ${field}`).join(' ');
    const search = `search(input: {type: DATASET, query: "*", count: 9999}) { ${aliases(25, 'total')} }`;
    return `{ ${search} ${aliases(cost - 1 - 25 * 9999, '__typename')} }`;
  };

  it.each([
    ['levels of fields', 30, nested, 'levels deep; at most 30 are allowed'],
    ['points of a field', 10_000, points, "'limit' is invalid"],
    ['edges of a page', 10_000, (count: number) => edges(`start: 0, count: ${String(count)}`), "'count' is invalid"],
    [
      'nested brackets',
      200,
      (size: number) => `{ ${'a { '.repeat(size - 1)}b${' }'.repeat(size)}`,
      'levels deep; at most 200 are allowed',
    ],
  ])('%s: %d are served, one more is not', async (_what, most, query, message) => {
    const messagesOf = async (size: number): Promise<string> => {
      const { body } = await graphqlRequest(app, { query: query(size) });
      return (body.errors ?? []).map((error) => error.message).join();
    };
    expect(await messagesOf(most)).not.toContain(message);
    expect(await messagesOf(most + 1)).toContain(message);
  });

  it.each(['start: -1, count: 1', 'start: 0, count: -1'])('edges of a page with %s', async (page) => {
    const { body } = await graphqlRequest(app, { query: edges(page) });
    expect(body.errors?.map(({ extensions }) => extensions)).toEqual([expect.objectContaining({ code: 400 })]);
  });

  it('a cost of 250000 is served, one more is not', async () => {
    const errorsOf = async (cost: number): Promise<readonly string[]> =>
      ((await graphqlRequest(app, { query: costing(cost) })).body.errors ?? []).map(({ message }) => message);
    expect(await errorsOf(250_000)).toEqual([]);
    expect(await errorsOf(250_001)).toEqual([expect.stringContaining('costs 250001; at most 250000 is allowed')]);
  });
});

describe('a page that names no size', () => {
  const TAGS = Array.from({ length: 101 }, (_, at) => `urn:li:tag:zeppelin_${String(at)}`);

  beforeAll(async () => {
    await put(app, DATASET, 'globalTags', { tags: TAGS.map((tag) => ({ tag })) });
    for (let at = 1; at <= 11; at++) await put(app, DATASET, 'datasetProfile', { timestampMillis: at, rowCount: at });
    const proposals = TAGS.map((entityUrn) => proposal('status', { removed: false }, { entityType: 'tag', entityUrn }));
    expect((await post('/aspects?action=ingestProposalBatch', { proposals })).status).toBe(200);
  });

  const ofDataset = (fields: string): string => `{ dataset(urn: "${DATASET}") { ${fields} } }`;
  it.each([
    [
      'hits',
      10,
      '{ search(input: {type: TAG, query: "*"}) { searchResults { entity { urn } } } }',
      ['search', 'searchResults'],
    ],
    [
      'hits of every type',
      10,
      '{ searchAcrossEntities(input: {query: "*"}) { searchResults { entity { urn } } } }',
      ['searchAcrossEntities', 'searchResults'],
    ],
    [
      'completions',
      5,
      '{ autoComplete(input: {type: TAG, query: "zepp"}) { suggestions } }',
      ['autoComplete', 'suggestions'],
    ],
    [
      'edges',
      100,
      ofDataset('relationships(input: {types: ["TaggedWith"], direction: OUTGOING}) { relationships { type } }'),
      ['dataset', 'relationships', 'relationships'],
    ],
    ['points', 10, ofDataset('datasetProfiles { rowCount }'), ['dataset', 'datasetProfiles']],
  ])('has so many %s: %d', async (_what, size, query, path) => {
    const { body } = await graphqlRequest(app, { query });
    expect([body.errors, jsonItems(body.data, ...path).length]).toEqual([undefined, size]);
  });

  it('has twenty values of a facet', async () => {
    const answer = await search({ facets: ['tags'] });
    const facet = jsonItems(answer.json(), 'value', 'metadata', 'aggregations').find(
      (one) => jsonMember(one, 'name') === 'tags',
    );
    expect(jsonItems(facet, 'filterValues')).toHaveLength(20);
  });
});
