import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { CONDITIONS } from '../../src/kernel/filter.js';
import type { WireAnswer, WireApp } from './app.builder.js';
import { CLIENT_HEADERS, wireApp } from './app.builder.js';
import { jsonItems, jsonMember } from './json-member.js';
import { DATASET, ingest, proposal, put, refusal } from './proposal.builder.js';
import { anyText } from './text-arbitrary.builder.js';

/** Text of any kind in every parameter for text: nothing is interpreted in an engine's language, nothing breaks. */
let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  await put(app, DATASET, 'datasetProperties', { name: 'orders', description: 'as it was' });
});
afterAll(async () => {
  expect((await app.get('/health')).status).toBe(200);
  expect((await app.get(`/aspects/${encodeURIComponent(DATASET)}?aspect=datasetProperties`)).status).toBe(200);
  await app.close();
});

/** `undefined` for 200 or a refusal in the protocol's form; else a description of the response. */
function fault(answer: WireAnswer): string | undefined {
  if (answer.status === 200) return undefined;
  const [status, message] = refusal(answer);
  const isRefusal = status >= 400 && status < 500 && typeof message === 'string' && message !== '';
  return isRefusal ? undefined : `${String(answer.status)} ${answer.text}`;
}

async function expectHandled(send: (value: string) => Promise<WireAnswer>, arbitrary = anyText): Promise<void> {
  const property = fc.asyncProperty(arbitrary, async (value) => {
    expect(fault(await send(value))).toBeUndefined();
  });
  await fc.assert(property, { numRuns: 60 });
}

const PAGE = { entity: 'dataset', start: 0, count: 5 };
const act = (action: string, body: object): Promise<WireAnswer> => app.post(`/entities?action=${action}`, body);
const filterOn = (criterion: object): object => ({ filter: { or: [{ and: [criterion] }] } });

describe('any text', () => {
  it.each<[string, (value: string) => Promise<WireAnswer>]>([
    ['to search', (input) => act('search', { ...PAGE, input })],
    ['to search as plain words', (input) => act('search', { ...PAGE, input, searchFlags: { fulltext: true } })],
    ['to search in all types', (input) => act('searchAcrossEntities', { ...PAGE, input })],
    ['of a field to search', (value) => act('search', { ...PAGE, input: `name:${value}` })],
    ['as the name of a field', (field) => act('search', { ...PAGE, input: '*', ...filterOn({ field, value: 'a' }) })],
    ['to sort by', (field) => act('search', { ...PAGE, input: '*', sort: { field, order: 'ASCENDING' } })],
    ['as a condition', (condition) => act('list', { ...PAGE, ...filterOn({ field: 'name', value: 'a', condition }) })],
    ['to complete', (query) => act('autocomplete', { entity: 'dataset', query, limit: 5 })],
    ['as the field to complete', (field) => act('autocomplete', { entity: 'dataset', query: 'a', field, limit: 5 })],
    ['as a browse path', (path) => act('browse', { entity: 'dataset', path, start: 0, limit: 5 })],
    ['as an entity type', (entity) => act('search', { ...PAGE, entity, input: '*' })],
    ['as a URN', (urn) => act('exists', { urn })],
    ['as a URN whose paths are asked for', (urn) => act('getBrowsePaths', { urn })],
    ['as a pattern', (urnLike) => app.post('/aspects?action=getCount', { aspect: 'status', urnLike })],
    ['as a pattern to restore', (urnLike) => app.post('/operations?action=restoreIndices', { urnLike })],
    ['as an aspect to count', (aspect) => app.post('/aspects?action=getCount', { aspect })],
    [
      'as a lineage root',
      (urn) => act('searchAcrossLineage', { urn, direction: 'DOWNSTREAM', input: urn, start: 0, count: 5 }),
    ],
    [
      'in a filter of points',
      (value) =>
        app.post('/aspects?action=getTimeseriesAspectValues', {
          ...{ urn: DATASET, entity: 'dataset', aspect: 'datasetProfile' },
          ...filterOn({ field: value, value, condition: 'CONTAIN' }),
        }),
    ],
  ])('%s', async (_where, send) => {
    await expectHandled(send);
  });

  it.each([...CONDITIONS])('as the value of a filter with %s', async (condition) => {
    await expectHandled((value) =>
      act('search', { ...PAGE, input: '*', ...filterOn({ field: 'name', value, condition }) }),
    );
    await expectHandled((value) =>
      act('search', { ...PAGE, input: '*', ...filterOn({ field: 'urn', values: [value, 'a'], value: '', condition }) }),
    );
  });

  const wellFormed = anyText.filter((value) => value.isWellFormed());
  it.each<[string, (value: string) => string]>([
    ['as a key', (value) => `/entitiesV2/${value}`],
    ['as a key of a snapshot', (value) => `/entities/${value}`],
    ['as a key with a version', (value) => `/aspects/${value}?aspect=${value}&version=0`],
    ['as a list of keys', (value) => `/entitiesV2?ids=List(${value})&aspects=List(${value})`],
    ['as a relationship', (value) => `/relationships?urn=urn:li:tag:a&direction=INCOMING&types=${value}`],
    ['as a resource', (value) => `/${value}?action=${value}`],
  ])('in the address, %s', async (_where, url) => {
    await expectHandled((value) => app.get(url(encodeURIComponent(value))), wellFormed);
    // Characters that need no encoding in an address are also sent as they are.
    await expectHandled((value) => app.get(url(value.replace(/[^!-~]|[#?\\]|^\/+/g, ''))), wellFormed);
  });
});

describe('any text that is stored', () => {
  it('is read back unchanged, and is found by itself', async () => {
    const property = fc.asyncProperty(wellFormedText(), async (description) => {
      const mark = `mark${randomUUID().replaceAll('-', '')}`;
      const urn = `urn:li:tag:${mark}`;
      await put(app, urn, 'tagProperties', { name: mark, description });
      const answer = await app.get(`/aspects/${urn}?aspect=tagProperties&version=0`);
      expect(jsonMember(answer.json(), 'aspect', 'com.linkedin.tag.TagProperties', 'description')).toBe(description);
      if (description.trim() === '') return;
      const same = filterOn({ field: 'description', values: [description], value: '', condition: 'EQUAL' });
      const found = await act('search', { entity: 'tag', input: mark, start: 0, count: 5, ...same });
      expect(jsonItems(found.json(), 'value', 'entities')).toEqual([urn]);
    });
    await fc.assert(property, { numRuns: 100 });
  });

  it('as a part of a URN is stored unchanged or refused', async () => {
    const property = fc.asyncProperty(anyText, async (name) => {
      const urn = `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
      const answer = await ingest(app, proposal('status', { removed: false }, { entityUrn: urn }));
      expect(fault(answer)).toBeUndefined();
      if (answer.status !== 200) return;
      const read = await app.get(`/entitiesV2/${encodeURIComponent(urn)}`, { headers: CLIENT_HEADERS });
      expect(read.json()).toMatchObject({
        urn,
        aspects: { datasetKey: { value: { name } }, status: expect.any(Object) },
      });
      const searched = await act('search', { ...PAGE, input: '*', ...filterOn({ field: 'urn', values: [urn] }) });
      expect(jsonItems(searched.json(), 'value', 'entities')).toEqual([urn]);
    });
    await fc.assert(property, { numRuns: 150 });
  });

  function wellFormedText(): fc.Arbitrary<string> {
    return anyText.filter((value) => value.isWellFormed());
  }
});
