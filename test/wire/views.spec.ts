import { SYSTEM_ACTOR } from '../../src/kernel/actors.js';
import { CLIENT_HEADERS, type WireApp, wireApp } from './app.builder.js';
import { jsonMember } from './json-member.js';
import { proposal, put, stored } from './proposal.builder.js';
import { bearer, givePolicies, tokenFor } from './tokens.builder.js';

const VIEW = `urn name description viewType definition {
  entityTypes filter { operator filters { field condition values negated } }
}`;
const CREATE = `mutation create($input: CreateViewInput!) { createView(input: $input) { ${VIEW} } }`;
const UPDATE = `mutation update($urn: String!, $input: UpdateViewInput!) { updateView(urn: $urn, input: $input) { ${VIEW} } }`;
const DELETE = 'mutation delete($urn: String!) { deleteView(urn: $urn) }';
const READ = `query read($urn: String!) { dataHubView(urn: $urn) { ${VIEW} } }`;
const NOW = expect.any(Number);
const STAMP = { time: NOW, actor: SYSTEM_ACTOR };

const PII = { field: 'tags', values: ['urn:li:tag:pii'] };
const FINANCE = { field: 'tags', value: 'urn:li:tag:finance', condition: 'EQUAL', negated: false };

interface Definition {
  readonly entityTypes: readonly string[];
  readonly filter: { readonly operator: string; readonly filters: readonly object[] };
}

const definition = (
  operator: string,
  filters: readonly object[],
  entityTypes: readonly string[] = ['DATASET'],
): Definition => ({ entityTypes, filter: { operator, filters } });

const input = (definitionOf: Definition, viewType = 'PERSONAL'): object => ({
  ...{ viewType, name: 'Ours', description: 'What we have.', definition: definitionOf },
});

/** Sends a document of GraphQL, with its headers, and answers the body. */
type GraphqlSender = (query: string, variables?: object) => Promise<unknown>;

function sender(app: WireApp, headers: Readonly<Record<string, string>> = {}): GraphqlSender {
  return async (query, variables) => {
    const body = { query, ...(variables === undefined ? {} : { variables }) };
    return (await app.post('/api/graphql', body, { headers })).json();
  };
}

async function made(send: GraphqlSender, sent: object): Promise<string> {
  return String(jsonMember(await send(CREATE, { input: sent }), 'data', 'createView', 'urn'));
}

const codeOf = (body: unknown): unknown => jsonMember(body, 'errors', 0, 'extensions', 'code');

describe('a view', () => {
  let app: WireApp;
  let send: GraphqlSender;
  const dataset = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
  const CHART = 'urn:li:chart:(looker,pii)';
  beforeAll(async () => {
    app = await wireApp();
    send = sender(app);
    for (const [urn, tags] of [
      [dataset('plain'), []],
      [dataset('pii'), ['pii']],
      [dataset('finance'), ['finance']],
      [dataset('both'), ['pii', 'finance']],
      [CHART, ['pii']],
    ] as const) {
      await put(app, urn, 'globalTags', { tags: tags.map((tag) => ({ tag: `urn:li:tag:${tag}` })) });
    }
  });
  afterAll(() => app.close());

  const shown = [
    { field: 'tags', condition: 'EQUAL', values: ['urn:li:tag:pii'], negated: false },
    { field: 'tags', condition: 'EQUAL', values: ['urn:li:tag:finance'], negated: false },
  ];
  const [pii, finance] = [
    { field: 'tags', value: '', values: ['urn:li:tag:pii'], condition: 'EQUAL', negated: false },
    { field: 'tags', value: 'urn:li:tag:finance', values: [], condition: 'EQUAL', negated: false },
  ];

  it.each([
    ['AND', [{ and: [pii, finance] }]],
    ['OR', [{ and: [pii] }, { and: [finance] }]],
  ])('is stored as groups and shown as it was sent: %s', async (operator, or) => {
    const answer = await send(CREATE, { input: input(definition(operator, [PII, FINANCE])) });
    const urn = String(jsonMember(answer, 'data', 'createView', 'urn'));
    const view = {
      ...{ urn, name: 'Ours', description: 'What we have.', viewType: 'PERSONAL' },
      definition: { entityTypes: ['DATASET'], filter: { operator, filters: shown } },
    };
    expect(urn).toMatch(/^urn:li:dataHubView:[0-9a-f-]{36}$/);
    expect(answer).toEqual({ data: { createView: view }, extensions: {} });
    expect(await send(READ, { urn })).toEqual({ data: { dataHubView: view }, extensions: {} });
    expect(await stored(app, urn, 'dataHubViewInfo')).toEqual({
      ...{ name: 'Ours', description: 'What we have.', type: 'PERSONAL', created: STAMP, lastModified: STAMP },
      definition: { entityTypes: ['dataset'], filter: { or } },
    });
  });

  it('has its parts replaced that are sent', async () => {
    const urn = await made(send, input(definition('AND', [PII]), 'GLOBAL'));
    const renamed = await send(UPDATE, { urn, input: { name: 'Theirs' } });
    expect(jsonMember(renamed, 'data', 'updateView')).toMatchObject({
      ...{ name: 'Theirs', description: 'What we have.', viewType: 'GLOBAL' },
      definition: { entityTypes: ['DATASET'], filter: { operator: 'AND', filters: [shown[0]] } },
    });
    const narrowed = await send(UPDATE, { urn, input: { definition: definition('OR', [PII, FINANCE], ['CHART']) } });
    expect(jsonMember(narrowed, 'data', 'updateView')).toMatchObject({
      ...{ name: 'Theirs', definition: { entityTypes: ['CHART'], filter: { operator: 'OR', filters: shown } } },
    });
    expect(await send(DELETE, { urn })).toEqual({ data: { deleteView: true }, extensions: {} });
    expect(codeOf(await send(UPDATE, { urn, input: { name: 'x' } }))).toBe(400);
  });

  it.each([
    ['an unknown field', { field: 'platfrom', values: ['x'] }, /platfrom.*platform/],
    ['a number that is none', { field: 'createdAt', values: ['soon'], condition: 'GREATER_THAN' }, /createdAt/],
    ['no value', { field: 'platform', values: [] }, /field "platform" is invalid: its condition has no values/],
    ['an empty text', { field: 'name', value: '', condition: 'CONTAIN' }, /"name" is invalid: its condition has no/],
  ])('is refused with a condition of %s, and nothing is stored', async (_what, condition, said) => {
    const wrong = definition('AND', [PII, condition]);
    const urn = await made(send, input(definition('AND', [PII])));
    const before = await stored(app, urn, 'dataHubViewInfo');
    for (const answer of [
      await send(CREATE, { input: input(wrong) }),
      await send(UPDATE, { urn, input: { definition: wrong } }),
    ])
      expect(jsonMember(answer, 'errors', 0)).toMatchObject({
        message: expect.stringMatching(said),
        extensions: { code: 400 },
      });
    expect(await stored(app, urn, 'dataHubViewInfo')).toEqual(before);
  });

  it('is listed for whoever made it, and for all when it is global', async () => {
    const lists =
      '{ listMyViews(input: {start: 0, count: 50}) { total views { urn } } listGlobalViews(input: {}) { total views { urn } } }';
    const before = await send(lists);
    const [own, global] = [
      await made(send, input(definition('AND', []))),
      await made(send, input(definition('AND', []), 'GLOBAL')),
    ];
    const body = await send(lists);
    const total = (of: unknown, list: string): number => Number(jsonMember(of, 'data', list, 'total'));
    expect(total(body, 'listMyViews') - total(before, 'listMyViews')).toBe(2);
    expect(total(body, 'listGlobalViews') - total(before, 'listGlobalViews')).toBe(1);
    expect(JSON.stringify(jsonMember(body, 'data', 'listMyViews'))).toContain(own);
    expect(JSON.stringify(jsonMember(body, 'data', 'listGlobalViews'))).toContain(global);
    expect(JSON.stringify(jsonMember(body, 'data', 'listGlobalViews'))).not.toContain(own);
  });

  it.each<[string, Definition, object, readonly string[]]>([
    ['by all of its conditions', definition('AND', [PII, FINANCE]), {}, [dataset('both')]],
    ['by one of them', definition('OR', [PII, FINANCE]), {}, [dataset('both'), dataset('finance'), dataset('pii')]],
    ['with no conditions, by its types', definition('AND', [], ['CHART']), {}, [CHART]],
    ['to types that both name', definition('AND', [PII], ['DATASET', 'CHART']), { types: ['CHART', 'TAG'] }, [CHART]],
    ['to nothing, when no type is common', definition('AND', [PII]), { types: ['CHART'] }, []],
    [
      'together with the filter of the search',
      definition('OR', [PII, FINANCE]),
      {
        orFilters: [
          { and: [{ field: 'urn', values: [dataset('both')] }] },
          { and: [{ field: 'urn', values: [dataset('plain')] }] },
        ],
      },
      [dataset('both')],
    ],
  ])('narrows searches %s', async (_how, narrowing, sent, found) => {
    const viewUrn = await made(send, input(narrowing));
    const query = `query find($search: SearchAcrossEntitiesInput!, $scroll: ScrollAcrossEntitiesInput!) {
      searchAcrossEntities(input: $search) { total searchResults { entity { urn } } }
      scrollAcrossEntities(input: $scroll) { total searchResults { entity { urn } } }
    }`;
    const common = { query: '*', count: 20, viewUrn, ...sent };
    const body = await send(query, { search: common, scroll: common });
    for (const operation of ['searchAcrossEntities', 'scrollAcrossEntities']) {
      const results = jsonMember(body, 'data', operation, 'searchResults');
      const urns = (Array.isArray(results) ? results : []).map((hit) => String(jsonMember(hit, 'entity', 'urn')));
      expect([operation, jsonMember(body, 'data', operation, 'total'), urns.sort()]).toEqual([
        ...[operation, found.length],
        [...found].sort(),
      ]);
    }
  });

  it.each<[string, string, number, string]>([
    ['no such view', 'urn:li:dataHubView:no', 400, 'viewUrn'],
    ['what is no view', 'urn:li:tag:pii', 400, 'dataHubView'],
    ['no URN', 'nonsense', 400, 'urn'],
  ])('that is named by a search is refused for %s', async (_what, viewUrn, code, message) => {
    const query = 'query find($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) { total } }';
    const body = await send(query, { input: { query: '*', viewUrn } });
    expect([codeOf(body), jsonMember(body, 'errors', 0, 'message')]).toEqual([code, expect.stringContaining(message)]);
  });

  it('whose conditions are too many together with those of the search refuses it', async () => {
    const viewUrn = await made(
      send,
      input(
        definition(
          'OR',
          Array.from({ length: 40 }, () => PII),
        ),
      ),
    );
    const orFilters = Array.from({ length: 40 }, () => ({ and: [PII] }));
    const query = 'query find($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) { total } }';
    const body = await send(query, { input: { query: '*', viewUrn, orFilters } });
    expect([codeOf(body), jsonMember(body, 'errors', 0, 'message')]).toEqual([400, expect.stringContaining('viewUrn')]);
  });

  it('that was written as groups which no operator says is not shown as something else', async () => {
    const urn = 'urn:li:dataHubView:odd';
    const value = { or: [{ and: [pii, finance] }, { and: [pii] }] };
    const info = { name: 'Odd', type: 'GLOBAL', created: { time: 1, actor: SYSTEM_ACTOR } };
    const lastModified = { time: 1, actor: SYSTEM_ACTOR };
    await put(app, urn, 'dataHubViewInfo', { ...info, lastModified, definition: { entityTypes: [], filter: value } });
    const body = await send(READ, { urn });
    expect([codeOf(body), jsonMember(body, 'errors', 0, 'message')]).toEqual([422, expect.stringContaining('filter')]);
    const found = await send(`{ searchAcrossEntities(input: {query: "*", viewUrn: "${urn}"}) { total } }`);
    expect(jsonMember(found, 'data', 'searchAcrossEntities', 'total')).toBe(3);
  });
});

describe('with authentication, a view', () => {
  const [ANN, BOB, EDITOR, ROOT] = ['ann', 'bob', 'editor', 'datahub'].map((name) => `urn:li:corpuser:${name}`);
  let app: WireApp;
  const senders = new Map<string | undefined, GraphqlSender>();
  const headers = new Map<string | undefined, Readonly<Record<string, string>>>();
  beforeAll(async () => {
    app = await wireApp({ auth: 'on' });
    await givePolicies(app, EDITOR ?? '');
    for (const actor of [ANN, BOB, EDITOR, ROOT]) {
      const own = { ...CLIENT_HEADERS, ...bearer((await tokenFor(app, actor ?? '')).token) };
      headers.set(actor, own);
      senders.set(actor, sender(app, own));
    }
  });
  afterAll(() => app.close());

  const as = (actor: string | undefined): GraphqlSender => {
    const found = senders.get(actor);
    if (found === undefined) throw new TypeError(`${String(actor)} has no token`);
    return found;
  };
  const ingest = async (
    actor: string | undefined,
    urn: string,
    info: object,
    changeType = 'UPSERT',
  ): Promise<number> => {
    const sent = proposal('dataHubViewInfo', info, { entityType: 'dataHubView', entityUrn: urn, changeType });
    return (await app.post('/aspects?action=ingestProposal', { proposal: sent }, { headers: headers.get(actor) ?? {} }))
      .status;
  };
  const infoOf = (actor: string | undefined, type = 'PERSONAL'): object => ({
    ...{ name: 'x', type, definition: { entityTypes: [], filter: {} } },
    ...{ created: { time: 1, actor }, lastModified: { time: 1, actor } },
  });

  it('of somebody is made, read, changed and deleted by them alone', async () => {
    const urn = await made(as(ANN), input(definition('AND', [PII])));
    expect(urn).toContain('urn:li:dataHubView:');
    for (const other of [BOB, EDITOR]) {
      expect(codeOf(await as(other)(READ, { urn }))).toBe(403);
      expect(codeOf(await as(other)(UPDATE, { urn, input: { name: 'x' } }))).toBe(403);
      expect(codeOf(await as(other)(DELETE, { urn }))).toBe(403);
      expect(
        codeOf(await as(other)(`{ searchAcrossEntities(input: {query: "*", viewUrn: "${urn}"}) { total } }`)),
      ).toBe(403);
      const read = await app.get(`/entitiesV2/${encodeURIComponent(urn)}`, { headers: headers.get(other) ?? {} });
      expect(read.status).toBe(403);
      expect(await ingest(other, urn, infoOf(other))).toBe(403);
    }
    expect(codeOf(await as(ANN)(READ, { urn }))).toBeUndefined();
    expect(codeOf(await as(ANN)(UPDATE, { urn, input: { name: 'Mine' } }))).toBeUndefined();
    expect(jsonMember(await as(ANN)(READ, { urn }), 'data', 'dataHubView', 'name')).toBe('Mine');
    expect(jsonMember(await as(ANN)('{ listMyViews(input: {}) { total } }'), 'data', 'listMyViews', 'total')).toBe(1);
    expect(jsonMember(await as(BOB)('{ listMyViews(input: {}) { total } }'), 'data', 'listMyViews', 'total')).toBe(0);
    expect(await as(ANN)(DELETE, { urn })).toMatchObject({ data: { deleteView: true } });
  });

  it('of somebody can be taken away by who manages policies', async () => {
    const urn = await made(as(ANN), input(definition('AND', [PII])));
    expect(await as(ROOT)(DELETE, { urn })).toMatchObject({ data: { deleteView: true } });
  });

  it('of somebody is found by them alone, and by who manages policies', async () => {
    const own = await made(as(ANN), { viewType: 'PERSONAL', name: 'Zebra of Ann', definition: definition('AND', []) });
    const shared = await made(as(ROOT), {
      viewType: 'GLOBAL',
      name: 'Zebra of all',
      definition: definition('AND', []),
    });
    const query = `{
      searchAcrossEntities(input: {types: [DATAHUB_VIEW, DATASET], query: "zebra"}) { total searchResults { entity { urn } } }
      scrollAcrossEntities(input: {types: [DATAHUB_VIEW], query: "zebra", orFilters: [{and: [{field: "name", values: ["zebra"], condition: CONTAIN}]}]}) { total }
    }`;
    const found = async (actor: string | undefined): Promise<unknown> => {
      const body = { entity: 'DataHubView', input: 'zebra', start: 0, count: 10 };
      const answer = await app.post('/entities?action=search', body, { headers: headers.get(actor) ?? {} });
      const data = jsonMember(await as(actor)(query), 'data');
      return {
        seen: [own, shared].map((urn) => JSON.stringify(data).includes(urn)),
        totals: ['searchAcrossEntities', 'scrollAcrossEntities'].map((name) => jsonMember(data, name, 'total')),
        rpc: jsonMember(answer.json(), 'value', 'numEntities'),
      };
    };
    for (const actor of [ANN, ROOT]) expect(await found(actor)).toEqual({ seen: [true, true], totals: [2, 2], rpc: 2 });
    for (const other of [BOB, EDITOR])
      expect(await found(other)).toEqual({ seen: [false, true], totals: [1, 1], rpc: 1 });
  });

  it('of somebody is refused to others however often they ask, and in whatever case its type is written', async () => {
    const readAs = async (actor: string | undefined, urn: string): Promise<number> => {
      const answer = await app.get(`/entitiesV2/${encodeURIComponent(urn)}`, { headers: headers.get(actor) ?? {} });
      return answer.status;
    };
    const urn = await made(as(ANN), input(definition('AND', [PII])));
    const odd = 'urn:li:datahubview:odd';
    expect(await ingest(ANN, odd, infoOf(ANN))).toBe(200);
    // Whoever may read something is known to after the first answer.
    for (const one of ['urn:li:tag:x', urn, urn, odd, odd, 'urn:li:tag:x', 'urn:li:dataHubSecret:x'])
      expect([one, await readAs(BOB, one)]).toEqual([one, one === 'urn:li:tag:x' ? 200 : 403]);
    for (const one of [urn, odd]) expect([await readAs(ANN, one), await readAs(ANN, one)]).toEqual([200, 200]);
  });

  it('for everybody is made and changed with the privilege, and read by all', async () => {
    const sent = input(definition('AND', [PII]), 'GLOBAL');
    for (const other of [ANN, BOB]) expect(codeOf(await as(other)(CREATE, { input: sent }))).toBe(403);
    const urn = await made(as(ROOT), sent);
    expect(codeOf(await as(BOB)(READ, { urn }))).toBeUndefined();
    expect(codeOf(await as(BOB)(UPDATE, { urn, input: { name: 'x' } }))).toBe(403);
    expect(codeOf(await as(ROOT)(UPDATE, { urn, input: { name: 'x' } }))).toBeUndefined();
    expect(codeOf(await as(BOB)(DELETE, { urn }))).toBe(403);
  });

  it('cannot be made for everybody, or in the name of somebody else, by plain metadata', async () => {
    const urn = 'urn:li:dataHubView:plain';
    expect(await ingest(ANN, urn, infoOf(ANN))).toBe(200);
    expect(await ingest(ANN, urn, infoOf(ANN, 'GLOBAL'))).toBe(403);
    expect(await ingest(ANN, urn, infoOf(BOB))).toBe(403);
    expect(await ingest(ANN, 'urn:li:dataHubView:other', infoOf(BOB))).toBe(403);
    expect(await ingest(ANN, urn, [{ op: 'add', path: '/type', value: 'GLOBAL' }], 'PATCH')).toBe(403);
  });
});
