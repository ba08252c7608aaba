import { lists } from '../../generated/service/graphql/bindings.js';
import { SYSTEM_ACTOR } from '../../src/kernel/actors.js';
import { AspectStore } from '../../src/aspects/index.js';
import { SearchIndex } from '../../src/search/index.js';
import { type WireApp, wireApp } from './app.builder.js';
import { countCalls } from './call-counter.builder.js';
import { graphqlRequest } from './graphql.builder.js';
import { jsonItems, jsonMember } from './json-member.js';
import { put } from './proposal.builder.js';

const ANN = 'urn:li:corpuser:ann';

const stamp = (time: number, actor = ANN): object => ({ time, actor });
const group = (displayName: string, time: number): object => ({
  ...{ displayName, admins: [], members: [], groups: [] },
  created: stamp(time),
});
const test = (name: string): object => ({ name, category: 'c', definition: { type: 'JSON', json: '{}' } });
const view = (name: string, type: string, actor: string, time: number): object => ({
  ...{ name, type, created: stamp(time, actor), lastModified: stamp(1) },
  definition: { entityTypes: [], filter: { or: [] } },
});
const source = (name: string): object => ({ name, type: 'mysql', config: { recipe: '{}' } });
const ownershipType = (name: string, time: number): object => ({
  ...{ name, created: stamp(time), lastModified: stamp(1) },
});

interface ListCase {
  readonly list: string;
  readonly items: string;
  readonly entity: string;
  readonly aspect: string;
  /** By id, in the order in which they are written. */
  readonly written: Readonly<Record<string, object>>;
  /** Ids in the order in which they are listed. */
  readonly order: readonly string[];
  /** Words, and who has them. */
  readonly search: readonly [words: string, found: readonly string[]];
}

const VIEWS = {
  items: 'views',
  entity: 'dataHubView',
  aspect: 'dataHubViewInfo',
  written: {
    v1: view('Old mine', 'PERSONAL', SYSTEM_ACTOR, 1),
    v2: view('New everybody', 'GLOBAL', SYSTEM_ACTOR, 5),
    v3: view('Theirs', 'PERSONAL', ANN, 2),
    v4: view('Old everybody', 'GLOBAL', ANN, 3),
  },
};

const LISTED: readonly ListCase[] = [
  {
    ...{ list: 'listDomains', items: 'domains', entity: 'domain', aspect: 'domainProperties' },
    written: {
      d1: { name: 'Shop', created: stamp(1) },
      d2: { name: 'Market stall', created: stamp(30) },
      d3: { name: 'Mall', created: stamp(4) },
      d4: { name: 'Undated' },
    },
    order: ['d2', 'd3', 'd1', 'd4'],
    search: ['stall', ['d2']],
  },
  {
    ...{ list: 'listGroups', items: 'groups', entity: 'corpGroup', aspect: 'corpGroupInfo' },
    written: { g1: group('Bakers', 2), g2: group('Millers', 3), g3: group('Brewers', 1) },
    order: ['g2', 'g1', 'g3'],
    search: ['bakers', ['g1']],
  },
  {
    ...{ list: 'listUsers', items: 'users', entity: 'corpuser', aspect: 'corpUserInfo' },
    written: { u2: { active: true, displayName: 'Bea' }, u1: { active: true, displayName: 'Ada' } },
    order: ['u1', 'u2'],
    search: ['bea', ['u2']],
  },
  {
    ...{ list: 'listIngestionSources', items: 'ingestionSources', entity: 'dataHubIngestionSource' },
    aspect: 'dataHubIngestionSourceInfo',
    written: { s2: source('Warehouse'), s1: source('Lake') },
    order: ['s1', 's2'],
    search: ['warehouse', ['s2']],
  },
  {
    ...{ list: 'listSecrets', items: 'secrets', entity: 'dataHubSecret', aspect: 'dataHubSecretValue' },
    written: {
      k1: { name: 'k1', value: 'zq', created: stamp(1) },
      k2: { name: 'k2', value: 'zq', created: stamp(2) },
    },
    order: ['k2', 'k1'],
    search: ['zq', []],
  },
  {
    ...{ list: 'listTests', items: 'tests', entity: 'test', aspect: 'testInfo' },
    written: { t2: test('Owned'), t1: test('Described') },
    order: ['t1', 't2'],
    search: ['owned', ['t2']],
  },
  {
    ...{ list: 'listOwnershipTypes', items: 'ownershipTypes', entity: 'ownershipType', aspect: 'ownershipTypeInfo' },
    written: { o1: ownershipType('Steward', 1), o3: ownershipType('Cook', 3), o2: ownershipType('Guard', 2) },
    order: ['o3', 'o2', 'o1'],
    search: ['guard', ['o2']],
  },
  {
    ...{ list: 'listRoles', items: 'roles', entity: 'dataHubRole', aspect: 'dataHubRoleInfo' },
    written: { r2: { name: 'Writer', description: '' }, r1: { name: 'Reader', description: '' } },
    order: ['r1', 'r2'],
    search: ['writer', ['r2']],
  },
  { ...VIEWS, list: 'listGlobalViews', order: ['v2', 'v4'], search: ['old', ['v4']] },
  { ...VIEWS, list: 'listMyViews', order: ['v2', 'v1'], search: ['old', ['v1']] },
];

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  for (const { entity, aspect, written } of LISTED) {
    for (const [id, value] of Object.entries(written)) await put(app, `urn:li:${entity}:${id}`, aspect, value);
  }
});
afterAll(() => app.close());

/** What a list answers to these members of its input. */
async function answerOf({ list, items }: ListCase, input: object): Promise<unknown> {
  const type = `${list.charAt(0).toUpperCase()}${list.slice(1)}Input!`;
  const query = `query page($input: ${type}) { ${list}(input: $input) { start count total ${items} { urn } } }`;
  const { body } = await graphqlRequest(app, { query, variables: { input } });
  return body.errors === undefined ? jsonMember(body, 'data', list) : body.errors;
}

function page(
  { entity, items }: ListCase,
  ids: readonly string[],
  place: { readonly start?: number; readonly count?: number; readonly total: number },
): object {
  return { start: 0, count: 20, ...place, [items]: ids.map((id) => ({ urn: `urn:li:${entity}:${id}` })) };
}

describe('a list', () => {
  it.each(LISTED)('$list answers all of them, the newest first', async (listed) => {
    const { order } = listed;
    expect(await answerOf(listed, {})).toEqual(page(listed, order, { total: order.length }));
    expect(await answerOf(listed, { start: null, count: null, query: null })).toEqual(await answerOf(listed, {}));
  });

  it.each(LISTED)('$list answers a page of them', async (listed) => {
    const { order } = listed;
    const place = { start: 1, count: 1, total: order.length };
    expect(await answerOf(listed, { start: 1, count: 1 })).toEqual(page(listed, order.slice(1, 2), place));
    expect(await answerOf(listed, { start: 9, count: 5 })).toEqual(page(listed, [], { ...place, start: 9, count: 5 }));
  });

  it.each(LISTED)('$list answers those that have words', async (listed) => {
    const [query, found] = listed.search;
    expect(await answerOf(listed, { query })).toEqual(page(listed, found, { total: found.length }));
  });

  it.each(LISTED)(
    '$list answers each once, whatever is written meanwhile, by what continues an answer',
    async (listed) => {
      const { list, items, entity, aspect, order, written } = listed;
      const type = `${list.charAt(0).toUpperCase()}${list.slice(1)}Input!`;
      const query = `query page($input: ${type}) { ${list}(input: $input) { total nextScrollId ${items} { urn } } }`;
      const found: string[] = [];
      for (let scrollId: unknown = ''; typeof scrollId === 'string';) {
        const { body } = await graphqlRequest(app, { query, variables: { input: { count: 1, scrollId } } });
        const answer = jsonMember(body, 'data', list);
        const [item] = jsonItems(answer, items);
        found.push(String(jsonMember(item, 'urn')).split(':').at(-1) ?? '');
        expect(jsonMember(answer, 'total')).toBe(order.length);
        scrollId = jsonMember(answer, 'nextScrollId');
        // The first one is written again, so that offsets would move if it were new.
        const [first = ''] = order;
        await put(app, `urn:li:${entity}:${first}`, aspect, written[first]);
      }
      expect(found).toEqual(order);
    },
  );

  it('reads what continues an answer, and counts all, only for those who ask for it', async () => {
    const calls = countCalls([
      [app.find(AspectStore), ['latest']],
      [app.find(SearchIndex), ['search']],
    ]);
    const costOf = async (members: string, scrollId?: string): Promise<readonly number[]> => {
      calls.clear();
      const query = `query page($input: ListDomainsInput!) { listDomains(input: $input) { ${members} } }`;
      const { body } = await graphqlRequest(app, { query, variables: { input: { count: 1, scrollId } } });
      expect(jsonMember(body, 'errors')).toBeUndefined();
      next = jsonMember(body, 'data', 'listDomains', 'nextScrollId') ?? next;
      return ['search', 'latest'].map((method) => calls.get(method) ?? 0);
    };
    let next: unknown;
    expect(await costOf('start count')).toEqual([1, 0]);
    expect(await costOf('total start')).toEqual([1, 0]);
    expect(await costOf('total nextScrollId')).toEqual([1, 1]);
    expect(await costOf('start', String(next))).toEqual([1, 0]);
    expect(await costOf('total', String(next))).toEqual([2, 0]);
    // Compiled by then.
    expect(await costOf('start count')).toEqual([1, 0]);
    expect(await costOf('total nextScrollId')).toEqual([1, 1]);
  });

  it('refuses what continues no answer', async () => {
    for (const scrollId of ['x', Buffer.from('{"value":"1","last":["a"]}').toString('base64url')]) {
      const [domains] = LISTED;
      expect(JSON.stringify(domains && (await answerOf(domains, { scrollId })))).toContain('scrollId');
    }
  });

  it.each([
    ['start', { start: -1 }],
    ['count', { count: -1 }],
  ])('is refused for what is wrong with %s', async (name, input) => {
    const [domains] = LISTED;
    expect(domains && (await answerOf(domains, input))).toEqual([
      expect.objectContaining({
        message: expect.stringContaining(name),
        extensions: expect.objectContaining({ code: 400 }),
      }),
    ]);
  });

  it('leaves out what is deleted so that it can be undone', async () => {
    const [, groups] = LISTED;
    await put(app, 'urn:li:corpGroup:g3', 'status', { removed: true });
    expect(groups && (await answerOf(groups, {}))).toMatchObject({ total: 2 });
    await put(app, 'urn:li:corpGroup:g3', 'status', { removed: false });
  });

  it('names secrets and hides their values', async () => {
    const query = '{ listSecrets(input: {}) { secrets { name description } } }';
    const { body } = await graphqlRequest(app, { query });
    expect(body.data).toEqual({
      listSecrets: { secrets: ['k2', 'k1'].map((name) => ({ name, description: null })) },
    });
    const value = await graphqlRequest(app, { query: '{ listSecrets(input: {}) { secrets { value } } }' });
    expect(JSON.stringify(value.body)).toContain('Cannot query field');
  });

  it('is there for every row of the table', () => {
    expect(LISTED.map(({ list }) => list).sort()).toEqual(lists.map(({ name }) => name));
  });
});
