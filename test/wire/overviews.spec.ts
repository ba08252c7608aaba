import { overviews } from '../../generated/service/graphql/overviews.js';
import { type WireApp, wireApp } from './app.builder.js';
import { graphqlRequest } from './graphql.builder.js';
import { jsonItems, jsonMember } from './json-member.js';
import { put } from './proposal.builder.js';
import { bearer, givePolicies, tokenFor } from './tokens.builder.js';

const ANN = 'urn:li:corpuser:ann';
const [SHOP, STORE] = ['urn:li:domain:shop', 'urn:li:domain:store'];
const [PII, OLD] = ['urn:li:tag:pii', 'urn:li:tag:old'];
const SALES = 'urn:li:glossaryTerm:sales';
const HIVE = 'urn:li:dataPlatform:hive';
const KAFKA = 'urn:li:dataPlatform:kafka';
const LOOKER = 'urn:li:dataPlatform:looker';
const table = (platform: string, name: string, origin = 'PROD'): string =>
  `urn:li:dataset:(${platform},${name},${origin})`;
const [ORDERS, BUYERS, CLICKS] = [table(HIVE, 'orders'), table(HIVE, 'buyers', 'DEV'), table(KAFKA, 'clicks')];
const HIDDEN = table(KAFKA, 'hidden');
const REPORT = 'urn:li:chart:(looker,report)';

/** Small enough to count by hand. */
const CATALOG: readonly (readonly [string, string, object])[] = [
  [SHOP, 'domainProperties', { name: 'The Shop' }],
  [HIVE, 'dataPlatformInfo', { name: 'hive', displayName: 'Hive', type: 'OTHERS', datasetNameDelimiter: '.' }],
  [PII, 'tagProperties', { name: 'Personal' }],
  [SALES, 'glossaryTermInfo', { definition: 'Sold.', termSource: 'INTERNAL' }],
  [ORDERS, 'domains', { domains: [SHOP] }],
  [BUYERS, 'domains', { domains: [SHOP] }],
  [CLICKS, 'domains', { domains: [STORE] }],
  [ORDERS, 'globalTags', { tags: [{ tag: PII }, { tag: OLD }] }],
  [BUYERS, 'globalTags', { tags: [{ tag: PII }] }],
  [REPORT, 'globalTags', { tags: [{ tag: PII }] }],
  [ORDERS, 'glossaryTerms', { terms: [{ urn: SALES }], auditStamp: { time: 1, actor: ANN } }],
  [BUYERS, 'datasetProperties', { description: 'Who buys.' }],
  [ORDERS, 'ownership', { owners: [{ owner: ANN, type: 'NONE' }] }],
  [HIDDEN, 'globalTags', { tags: [{ tag: OLD }] }],
  [HIDDEN, 'status', { removed: true }],
];

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  for (const [urn, aspect, value] of CATALOG) await put(app, urn, aspect, value);
});
afterAll(() => app.close());

async function ask(query: string): Promise<unknown> {
  const { body } = await graphqlRequest(app, { query });
  return body.errors ?? body.data;
}

const bar = (name: string, value: number): object => ({ name, segments: [{ label: '#Entities', value }] });
const bars = (title: string, ...of: readonly object[]): object => ({ __typename: 'BarChart', title, bars: of });
const DOMAINS = bars('Entities by Domain', bar('The Shop', 2), bar('store', 1));
const ON_LOOKER = bar('looker', 1);
const PLATFORMS = bars('Entities by Platform', bar('Hive', 2), bar('kafka', 1), ON_LOOKER);
const TERMS = bars('Entities by Term', bar('sales', 1));
const ENVIRONMENTS = bars('Entities by Environment', bar('PROD', 2), bar('DEV', 1));

const CHARTS = `{ groupId title charts { __typename
  ... on BarChart { title bars { name segments { label value } } }
  ... on TableChart { title columns rows { values cells { value entity { urn }
    linkParams { searchParams { query types filters { field values } } entityProfileParams { urn } } } } }
  ... on TimeSeriesChart { title interval dateRange { start end } lines { name data { x y } } } } }`;

describe('getHighlights', () => {
  it('counts entities of types, and the shares of them that have something', async () => {
    expect(await ask('{ getHighlights { value title body } }')).toEqual({
      getHighlights: [
        {
          ...{ value: 3, title: 'Datasets' },
          body:
            '33.33% have owners, 66.67% have tags, 33.33% have glossary terms, 33.33% have a description, ' +
            '100.00% have a domain',
        },
        {
          ...{ value: 1, title: 'Charts' },
          body: '0.00% have owners, 100.00% have tags, 0.00% have glossary terms, 0.00% have a domain',
        },
        { value: 1, title: 'Domains', body: '0.00% have owners' },
      ],
    });
  });
});

describe('getAnalyticsCharts', () => {
  it('counts the whole catalog by the fields of the table', async () => {
    const row = (value: string, name: string, count: number): object => ({
      values: [name, String(count)],
      cells: [
        {
          ...{ value: name, entity: { urn: value } },
          linkParams: {
            searchParams: { query: '', types: null, filters: [{ field: 'tags', values: [value] }] },
            entityProfileParams: null,
          },
        },
        { value: String(count), entity: null, linkParams: null },
      ],
    });
    const tags = {
      ...{ __typename: 'TableChart', title: 'Entities by Tag', columns: ['Name', '#Entities'] },
      rows: [row(PII, 'Personal', 3), row(OLD, 'old', 1)],
    };
    expect(await ask(`{ getAnalyticsCharts ${CHARTS} }`)).toEqual({
      getAnalyticsCharts: [
        {
          ...{ groupId: 'GlobalMetadataAnalytics', title: 'Data Landscape Summary' },
          charts: [DOMAINS, PLATFORMS, TERMS, ENVIRONMENTS, tags],
        },
      ],
    });
  });

  it('has no chart of an empty catalog', async () => {
    const empty = await wireApp();
    const { body } = await graphqlRequest(empty, { query: `{ getHighlights { title } getAnalyticsCharts ${CHARTS} }` });
    await empty.close();
    expect(body.data).toMatchObject({ getHighlights: [], getAnalyticsCharts: [{ charts: [] }] });
  });
});

describe('getMetadataAnalyticsCharts', () => {
  const about = (input: string): string => `{ getMetadataAnalyticsCharts(input: ${input}) ${CHARTS} }`;
  const group = (...charts: readonly object[]): object => ({
    getMetadataAnalyticsCharts: [{ groupId: 'FilteredMetadataAnalytics', title: '', charts }],
  });

  it.each(['{}', '{entityType: null, domain: "", query: ""}', '{domain: "ALL", query: "*"}'])(
    'counts everything when nothing restricts it: %s',
    async (input) => {
      expect(await ask(about(input))).toEqual(group(DOMAINS, PLATFORMS, TERMS, ENVIRONMENTS));
    },
  );

  it('counts entities of a type', async () => {
    expect(await ask(about('{entityType: CHART}'))).toEqual(group(bars('Entities by Platform', ON_LOOKER)));
  });

  it('counts entities of a domain, and leaves out the chart of domains', async () => {
    expect(await ask(about(`{entityType: DATASET, domain: "${SHOP}"}`))).toEqual(
      group(
        bars('Entities by Platform', bar('Hive', 2)),
        TERMS,
        bars('Entities by Environment', bar('DEV', 1), bar('PROD', 1)),
      ),
    );
    expect(await ask(about('{domain: "urn:li:domain:none"}'))).toEqual(group());
  });

  it('counts what a search finds', async () => {
    expect(await ask(about('{query: "buyers"}'))).toEqual(
      group(bars('Entities by Domain', bar('The Shop', 1)), bars('Entities by Platform', bar('Hive', 1))),
    );
  });
});

describe('listRecommendations', () => {
  const MODULES = `{ modules { title moduleId renderType content { value entity { urn }
    params { searchParams { query types filters { field values } } entityProfileParams { urn } contentParams { count } } } } }`;
  const list = (more = ''): string => `{ listRecommendations(input: {userUrn: "${ANN}"${more}}) ${MODULES} }`;
  const content = (field: string, value: string, count: number): object => ({
    ...{ value, entity: { urn: value } },
    params: {
      searchParams: { query: '', types: null, filters: [{ field, values: [value] }] },
      ...{ entityProfileParams: null, contentParams: { count } },
    },
  });
  const tags = {
    ...{ title: 'Top Tags', moduleId: 'TopTags', renderType: 'TAG_SEARCH_LIST' },
    content: [content('tags', PII, 3), content('tags', OLD, 1)],
  };
  const terms = {
    ...{ title: 'Top Glossary Terms', moduleId: 'TopTerms', renderType: 'GLOSSARY_TERM_SEARCH_LIST' },
    content: [content('glossaryTerms', SALES, 1)],
  };
  const HOME = [
    {
      ...{ title: 'Platforms', moduleId: 'Platforms', renderType: 'PLATFORM_SEARCH_LIST' },
      content: [content('platform', HIVE, 2), content('platform', KAFKA, 1), content('platform', LOOKER, 1)],
    },
    {
      ...{ title: 'Domains', moduleId: 'Domains', renderType: 'DOMAIN_SEARCH_LIST' },
      content: [content('domains', SHOP, 2), content('domains', STORE, 1)],
    },
    tags,
    terms,
  ];
  const modules = async (more?: string): Promise<unknown> =>
    jsonMember(await ask(list(more)), 'listRecommendations', 'modules');

  it('has platforms, domains, tags and terms for the first page', async () => {
    expect(await modules()).toEqual(HOME);
    expect(await modules(', requestContext: {scenario: HOME}, limit: 20')).toEqual(HOME);
  });

  it('has as many modules as are asked for', async () => {
    expect(await modules(', limit: 2')).toEqual(HOME.slice(0, 2));
    expect(await modules(', limit: 0')).toEqual([]);
  });

  it('has tags and terms of what a search finds for a page of results', async () => {
    expect(await modules(', requestContext: {scenario: SEARCH_RESULTS}')).toEqual([tags, terms]);
    const search = '{query: "buyers", filters: [{field: "platform", values: ["urn:li:dataPlatform:hive"]}]}';
    expect(await modules(`, requestContext: {scenario: SEARCH_RESULTS, searchRequestContext: ${search}}`)).toEqual([
      { ...tags, content: [content('tags', PII, 1)] },
    ]);
  });

  it.each(['ENTITY_PROFILE', 'SEARCH_BAR'])('has nothing for %s', async (scenario) => {
    expect(await modules(`, requestContext: {scenario: ${scenario}}`)).toEqual([]);
  });

  it.each([
    ['a user who is none', `{ listRecommendations(input: {userUrn: "${SHOP}"}) { modules { title } } }`],
    ['no URN', '{ listRecommendations(input: {userUrn: "ann"}) { modules { title } } }'],
    ['a negative limit', list(', limit: -1')],
  ])('is refused for %s', async (_name, query) => {
    expect(jsonMember(await ask(query), 0, 'extensions', 'code')).toBe(400);
  });
});

it('every module is on some page, and every highlight tells of something', () => {
  for (const { scenarios } of overviews.modules) expect(scenarios).not.toEqual([]);
  for (const { shares } of overviews.highlights) expect(shares).not.toEqual([]);
});

it('figures are for those who may see them', async () => {
  const closed = await wireApp({ auth: 'on' });
  await givePolicies(closed, ANN);
  const query =
    '{ getHighlights { title } listRecommendations(input: {userUrn: "urn:li:corpuser:ann"}) { modules { title } } }';
  const codes = async (actor: string, sent: string): Promise<readonly unknown[]> => {
    const headers = bearer((await tokenFor(closed, actor)).token);
    const answer = (await closed.post('/api/graphql', { query: sent }, { headers })).json();
    return jsonItems(answer, 'errors').map((error) => jsonMember(error, 'extensions', 'code'));
  };
  const eve = 'urn:li:corpuser:eve';
  expect(await codes(eve, '{ getHighlights { title } }')).toEqual([403]);
  expect(await codes(eve, '{ getAnalyticsCharts { title } }')).toEqual([403]);
  expect(await codes(eve, '{ getMetadataAnalyticsCharts(input: {}) { title } }')).toEqual([403]);
  expect(await codes(ANN, query)).toEqual([]);
  await closed.close();
});
