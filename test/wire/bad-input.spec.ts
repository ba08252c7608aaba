import type { WireAnswer, WireApp } from './app.builder.js';
import { CLIENT_HEADERS, wireApp } from './app.builder.js';
import { DATASET, ingest, proposal, put, refusal, stored } from './proposal.builder.js';

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  await put(app, DATASET, 'datasetProperties', { name: 'orders', description: 'as it was' });
});
afterAll(() => app.close());

const INGEST = '/aspects?action=ingestProposal';
const SEARCH = '/entities?action=search';
const KEY = encodeURIComponent(DATASET);
const BASE = { entity: 'dataset', input: '*', start: 0, count: 10 };
const JSON_TYPE = { 'content-type': 'application/json' };

/** Whether it is refused for a fault of the caller, in the protocol's form. */
function isRefusal(answer: WireAnswer): boolean {
  const [status, message] = refusal(answer);
  return status >= 400 && status < 500 && typeof message === 'string' && message !== '';
}

function nested(levels: number): string {
  return `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
}

describe('a body', () => {
  it.each([
    ['no JSON', '{"proposal":'],
    ['a text', '"x"'],
    ['a list', '[]'],
    ['null', 'null'],
    ['two objects', '{}{}'],
    ['a number', '7'],
    ['a member without quotation marks', '{proposal:{}}'],
    ['a comma at the end', '{"proposal":{},}'],
    ['deep nesting', nested(5_000)],
    ['deep nesting in a parameter', `{"proposal":${nested(200)}}`],
    ['deep nesting in lists', `{"proposal":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ])('that is %s is refused', async (_what, body) => {
    const answer = await app.post(INGEST, body, { headers: JSON_TYPE });
    expect([answer.status, refusal(answer)[1]]).toEqual([400, expect.stringContaining('Cannot parse request entity')]);
  });

  it.each([
    ['half a character', [0x22, 0xc3, 0x22]],
    ['a surrogate in UTF-8', [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ['an overlong slash', [0x22, 0xc0, 0xaf, 0x22]],
  ])('with %s is refused', async (_what, bytes) => {
    const body = Buffer.concat([Buffer.from('{"urn":'), Buffer.from(bytes), Buffer.from('}')]);
    const answer = await app.post('/entities?action=exists', body, { headers: JSON_TYPE });
    expect(refusal(answer)).toEqual([400, 'Cannot parse request entity: it is not UTF-8.']);
  });
});

describe('values of a query that cannot be read', () => {
  it.each([
    'urn=x&types=a&direction=INCOMING',
    `urn=${KEY}&urn=${KEY}&types=a&direction=INCOMING`,
    `urn=${KEY}&types=List((a)&direction=INCOMING`,
  ])('make relationships with %s refused', async (query) => {
    expect(isRefusal(await app.get(`/relationships?${query}`))).toBe(true);
  });

  it.each(['x', '1.5', '99999999999999999999999', '-9223372036854775809', 'NaN', '0x10'])(
    'make the version %s refused',
    async (version) => {
      expect(isRefusal(await app.get(`/aspects/${KEY}?aspect=status&version=${version}`))).toBe(true);
    },
  );
});

describe('a URN', () => {
  it.each([
    'x',
    'urn:li:dataset',
    'urn:li:dataset:',
    'urn:li:dataset:()',
    'urn:li:dataset:(a,b)',
    'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD',
    'urn:li:dataset:(urn:li:dataPlatform:hive,,PROD)',
    'urn:li:dataset:(urn:li:dataPlatform:hive,a,NOWHERE)',
    'urn:li:dataset:(hive,a,PROD)',
    'urn:li:nothing:x',
    ` ${DATASET}`,
    `urn:li:tag:${'x'.repeat(600)}`,
    `urn:li:tag:a\u241fb`,
    'urn:li:tag:a\0b',
    'urn:li:tag:\ud800',
  ])('like %j is refused for reading and for writing', async (urn) => {
    const path = urn.isWellFormed() ? encodeURIComponent(urn) : '%ED%A0%80';
    const written = await ingest(app, proposal('status', { removed: true }, { entityUrn: urn }));
    expect([isRefusal(await app.get(`/entitiesV2/${path}`)), isRefusal(written)]).toEqual([true, true]);
  });
});

describe('a write that is refused', () => {
  it.each([
    [proposal('datasetProperties', { name: 7 })],
    [proposal('datasetProperties', { name: 'x', created: { time: 1e30 } })],
    [proposal('datasetProperties', { name: 'x', created: { time: 1.5 } })],
    [proposal('datasetProperties', { nonsense: 'carries something' })],
    [proposal('datasetProperties', { name: 'x' }, { entityType: 'nothing' })],
    [proposal('datasetProperties', { name: 'x' }, { changeType: 'NOTHING' })],
    [proposal('datasetProperties', { name: 'x' }, { changeType: 'PATCH' })],
    [proposal('datasetProperties', { name: 'x' }, { aspectName: undefined })],
    [proposal('datasetProperties', { name: 'x' }, { aspect: undefined })],
    [proposal('datasetProperties', { name: 'x' }, { systemMetadata: { lastObserved: 'now' } })],
  ])('changes nothing: %#', async (dto) => {
    expect(isRefusal(await ingest(app, dto))).toBe(true);
    expect(await stored(app, DATASET, 'datasetProperties')).toEqual(
      expect.objectContaining({ name: 'orders', description: 'as it was' }),
    );
  });

  it('refuses the whole batch', async () => {
    const proposals = [proposal('status', { removed: true }), proposal('datasetProperties', { name: 7 })];
    const answer = await app.post('/aspects?action=ingestProposalBatch', { proposals }, { headers: CLIENT_HEADERS });
    expect([isRefusal(answer), await stored(app, DATASET, 'status')]).toEqual([true, undefined]);
  });
});

describe('text that looks like a query language', () => {
  it.each([
    '"',
    '\\',
    '((((',
    'a AND OR NOT',
    '*:*',
    '.*[a-z]+(',
    "'; DROP TABLE aspect; --",
    '%_%',
    'name:*"*',
    'NEAR(a b)',
    '{"match_all":{}}',
    '\u0000',
    '^$',
    ':',
    '-',
  ])('is searched for as text: %j', async (input) => {
    const answers = [
      await app.post(SEARCH, { ...BASE, input }),
      await app.post(SEARCH, {
        ...BASE,
        filter: { or: [{ and: [{ field: 'name', value: input, condition: 'CONTAIN' }] }] },
      }),
      await app.post('/entities?action=autocomplete', { entity: 'dataset', query: input, limit: 5 }),
      await app.post('/entities?action=browse', { entity: 'dataset', path: input, start: 0, limit: 5 }),
      await app.post('/aspects?action=getCount', { aspect: 'status', urnLike: input }),
    ];
    expect(answers.filter((answer) => answer.status !== 200 && !isRefusal(answer)).map(({ text }) => text)).toEqual([]);
    expect(await stored(app, DATASET, 'datasetProperties')).toMatchObject({ name: 'orders' });
  });
});
