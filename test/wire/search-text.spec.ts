import { type WireApp, wireApp } from './app.builder.js';
import { jsonItems } from './json-member.js';
import { put } from './proposal.builder.js';

const table = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
const REVENUE = table('finance.MonthlyRevenueReport');
const LOANS = table('finance.loans_by-region/2024');
const CAFE = table('guests');
const LOAN = table('loans');
const LOANS_OLD = table('loans_archive');
const GAS = table('gas');
const CASSETTE = table('cassette');

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  await put(app, REVENUE, 'datasetProperties', { description: 'Summaries computed nightly' });
  await put(app, LOANS, 'datasetProperties', { description: 'Running totals; see finance.owner@example.com' });
  await put(app, CAFE, 'datasetProperties', { name: 'Café Zürich', description: 'Who visited Straße 9' });
  await put(app, LOAN, 'datasetProperties', { description: 'Loans' });
  await put(app, LOANS_OLD, 'datasetProperties', { description: 'Loans' });
  await put(app, GAS, 'datasetProperties', { name: 'ガス', description: 'कुल 🎉' });
  await put(app, CASSETTE, 'datasetProperties', { name: 'カス', description: 'कल' });
});
afterAll(() => app.close());

async function found(input: string): Promise<readonly unknown[]> {
  const body = { entity: 'dataset', input, start: 0, count: 10 };
  const answer = await app.post('/entities?action=search', body);
  expect(answer.status).toBe(200);
  return jsonItems(answer.json(), 'value', 'entities');
}

describe('search finds words', () => {
  it.each([
    ['whatever their case', 'FINANCE monthly', [REVENUE]],
    ['without their accents', 'cafe zurich', [CAFE]],
    ['with accents that are not in the text', 'fínance mönthly', [REVENUE]],
    ['with their ligatures written out', 'strasse', [CAFE]],
    ['by the parts between capitals', 'revenue', [REVENUE]],
    ['by parts that capitals join', 'monthlyrevenuereport', [REVENUE]],
    ['by the parts between underscores, hyphens and slashes', 'region 2024', [LOANS]],
    ['by a name with all its dividers', 'finance.loans_by-region/2024', [LOANS]],
    ['by their stems', 'summary computing', [REVENUE]],
    ['by a stem that is another form', 'run total', [LOANS]],
    ['that are part of an address', 'owner example', [LOANS]],
    ['by a beginning and a star', 'month*', [REVENUE]],
    ['by a star inside', 'mon*report', [REVENUE]],
    ['with a mark that makes another letter', 'ガス', [GAS]],
    ['without the mark of another letter', 'カス', [CASSETTE]],
    ['with a vowel that is a mark', 'कुल', [GAS]],
    ['without a vowel that is a mark', 'कल', [CASSETTE]],
    ['that are pictograms', '🎉', [GAS]],
    ['by a URN', LOAN, [LOAN]],
    ['never by a part that is no beginning', 'onthly', []],
  ])('%s', async (_how, input, urns) => {
    expect(await found(input)).toEqual(urns);
  });

  it.each([
    ['ガス', [GAS]],
    ['カス', [CASSETTE]],
  ])('and filters agree on which letters are the same: %s', async (value, urns) => {
    const filter = { or: [{ and: [{ field: 'name', value, condition: 'EQUAL' }] }] };
    const answer = await app.post('/entities?action=search', {
      entity: 'dataset',
      input: '*',
      start: 0,
      count: 10,
      filter,
    });
    expect(jsonItems(answer.json(), 'value', 'entities')).toEqual(urns);
  });

  it('with the equal name first, then names that begin with the text', async () => {
    expect(await found('loans')).toEqual([LOAN, LOANS_OLD, LOANS]);
  });
});

describe('search covers only the latest values', () => {
  it('without words, values and completions that were replaced', async () => {
    const urn = 'urn:li:tag:changing';
    const tags = (action: string, body: object) => app.post(`/entities?action=${action}`, { entity: 'tag', ...body });
    const page = { start: 0, count: 10 };
    const looks = async (word: string): Promise<readonly unknown[]> => {
      const filter = { or: [{ and: [{ field: 'name', value: word, condition: 'EQUAL' }] }] };
      const [words, values, completions] = await Promise.all([
        tags('search', { input: word, ...page }),
        tags('search', { input: '*', filter, ...page }),
        tags('autocomplete', { query: word.slice(0, 5), limit: 5 }),
      ]);
      return [
        jsonItems(words.json(), 'value', 'entities'),
        jsonItems(values.json(), 'value', 'entities'),
        jsonItems(completions.json(), 'value', 'suggestions'),
      ];
    };
    await put(app, urn, 'tagProperties', { name: 'Formerly' });
    expect(await looks('Formerly')).toEqual([[urn], [urn], ['Formerly']]);
    await put(app, urn, 'tagProperties', { name: 'Presently' });
    expect(await looks('Formerly')).toEqual([[], [], []]);
    expect(await looks('Presently')).toEqual([[urn], [urn], ['Presently']]);
  });
});

describe('search reads operators', () => {
  it.each([
    ['loans AND archive', [LOANS_OLD]],
    ['monthly OR guests', [REVENUE, CAFE]],
    ['loans NOT (archive OR region)', [LOAN]],
    ['name:"Café Zürich"', [CAFE]],
    ['name:café?zürich', [CAFE]],
    ['origin:PROD guests', [CAFE]],
    ['origin:DEV', []],
    ['"computed nightly"', [REVENUE]],
    ['"nightly computed"', []],
  ])('as in %s', async (input, urns) => {
    expect([...(await found(input))].sort()).toEqual([...urns].sort());
  });
});
