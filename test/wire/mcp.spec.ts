import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { AspectStore } from '../../src/aspects/index.js';
import { StoreUnavailable } from '../../src/kernel/failures.js';
import { agentOf, call, petshop } from './agent.builder.js';
import { type WireApp, wireApp } from './app.builder.js';
import { jsonItems, jsonMember } from './json-member.js';
import { bearer, givePolicies, tokenFor } from './tokens.builder.js';

const PETS = 'urn:li:dataset:(urn:li:dataPlatform:postgres,petshop.public.pets,PROD)';
const CLEAN = 'urn:li:dataset:(urn:li:dataPlatform:postgres,petshop.mart.clean_pets,PROD)';
const RATE = 'urn:li:chart:(looker,adoption_rate)';
/** Characters that an answer may have. */
const LONGEST = 40_000;

let app: WireApp;
let address: string;
let client: Client;
beforeAll(async () => {
  app = await wireApp({ mcpWrite: 'on' });
  address = await petshop(app);
  client = await agentOf(address);
});
afterAll(async () => {
  await client.close();
  await app.close();
});

describe('tools for agents', () => {
  it('are listed with schemas of their arguments, those that write where the service allows it', async () => {
    const reader = await wireApp();
    const readOnly = await agentOf(await reader.listen());
    const namesOf = async (agent: Client) =>
      (await agent.listTools()).tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint]);
    const reading = [
      ...['search_entities', 'get_entity', 'follow_lineage', 'find_lineage_path', 'explain_model'],
      ...['list_changes', 'read_history'],
    ].map((name) => [name, true]);
    expect(await namesOf(readOnly)).toEqual(reading);
    expect(await namesOf(client)).toEqual([...reading, ['write_aspect', false], ['patch_aspect', false]]);
    expect(await call(readOnly, 'write_aspect', { urn: PETS, aspect: 'status', value: {} })).toContain('not found');
    await readOnly.close();
    await reader.close();
  });

  it('find entities by words and filters, with facets', async () => {
    expect(await call(client, 'search_entities', { query: 'adoption rate', types: ['chart'], facets: true })).toEqual({
      total: 1,
      start: 0,
      results: [
        expect.objectContaining({ urn: RATE, type: 'chart', name: 'Adoption rate by month', platform: 'looker' }),
      ],
      facets: expect.arrayContaining([expect.objectContaining({ field: 'platform' })]),
    });
    const owned = { filters: [{ field: 'platform', values: ['urn:li:dataPlatform:looker'] }], count: 50 };
    const looker = jsonItems(await call(client, 'search_entities', owned), 'results');
    expect(looker.length).toBeGreaterThan(1);
    expect(looker.every((one) => jsonMember(one, 'platform') === 'looker')).toBe(true);
    const page = { query: '*', start: 1, count: 1 };
    expect(jsonItems(await call(client, 'search_entities', page), 'results')).toHaveLength(1);
  });

  it('read an entity, some of its aspects, and an earlier version', async () => {
    const status = { urn: 'urn:li:tag:agent', aspect: 'tagProperties' };
    await call(client, 'write_aspect', { ...status, value: { name: 'one' } });
    await call(client, 'write_aspect', { ...status, value: { name: 'two' } });
    expect(await call(client, 'get_entity', { urn: status.urn, aspects: ['tagProperties'] })).toEqual({
      ...{ urn: status.urn, type: 'tag', exists: true },
      aspects: { tagKey: { name: 'agent' }, tagProperties: { name: 'two' } },
    });
    expect(await call(client, 'get_entity', { urn: status.urn, aspects: ['tagProperties'], version: 1 })).toMatchObject(
      { version: 1, value: { name: 'one' }, by: 'urn:li:corpuser:__datahub_system' },
    );
    expect(await call(client, 'get_entity', { urn: 'urn:li:tag:none' })).toMatchObject({ exists: false });
    expect(await call(client, 'get_entity', { urn: status.urn, version: 1 })).toContain('PARAMETER_INVALID');
    expect(await call(client, 'get_entity', { urn: status.urn, aspects: ['tagProps'] })).toContain('ASPECT_UNKNOWN');
  });

  it('follow lineage, and find how two entities are connected', async () => {
    const downstream = await call(client, 'follow_lineage', { urn: PETS, direction: 'DOWNSTREAM', hops: 2 });
    expect(downstream).toMatchObject({ total: 2, complete: true, results: [{ urn: CLEAN, degree: 1 }, { degree: 2 }] });
    const way = jsonItems(await call(client, 'find_lineage_path', { from: RATE, to: PETS }), 'paths');
    expect(way).toMatchObject([{ direction: 'UPSTREAM', hops: 4 }]);
    expect(jsonItems(way[0], 'path').map((one) => jsonMember(one, 'urn'))).toEqual([
      RATE,
      expect.stringContaining('monthly_adoption_rate'),
      expect.stringContaining('mart.adoptions'),
      CLEAN,
      PETS,
    ]);
    expect(await call(client, 'find_lineage_path', { from: PETS, to: 'urn:li:tag:none' })).toMatchObject({ paths: [] });
  });

  it('explain the models', async () => {
    expect(await call(client, 'explain_model')).toMatchObject({
      entityTypes: expect.arrayContaining([expect.objectContaining({ name: 'dataset' })]),
    });
    expect(await call(client, 'explain_model', { name: 'dataset' })).toMatchObject({ entityType: { name: 'dataset' } });
    expect(await call(client, 'explain_model', { name: 'ownership' })).toMatchObject({
      aspect: { name: 'ownership' },
      record: { name: 'com.linkedin.common.Ownership', kind: 'record' },
    });
    expect(await call(client, 'explain_model', { name: 'Owner' })).toMatchObject({
      types: [{ name: 'com.linkedin.common.Owner' }],
    });
    expect(await call(client, 'explain_model', { name: 'datset' })).toContain('; the nearest name is "dataset".');
  });

  it('list what changed since a time, page by page, each change once', async () => {
    const since = new Date().toISOString();
    for (const name of ['a', 'b', 'c'])
      await call(client, 'write_aspect', { urn: `urn:li:tag:${name}`, aspect: 'tagProperties', value: { name } });
    const urns: unknown[] = [];
    let page = await call(client, 'list_changes', { since, aspects: ['tagProperties'], count: 2 });
    for (;;) {
      urns.push(...jsonItems(page, 'changes').map((change) => jsonMember(change, 'urn')));
      if (jsonMember(page, 'hasMore') !== true) break;
      page = await call(client, 'list_changes', {
        after: jsonMember(page, 'next'),
        aspects: ['tagProperties'],
        count: 2,
      });
    }
    expect(urns).toEqual(['urn:li:tag:a', 'urn:li:tag:b', 'urn:li:tag:c']);
    const all = await call(client, 'list_changes', { types: ['chart'], count: 1000 });
    expect(jsonItems(all, 'changes').every((change) => jsonMember(change, 'entityType') === 'chart')).toBe(true);
    expect(jsonMember(all, 'completeSince')).toEqual(expect.stringMatching(/^20\d\d-/));
    expect(await call(client, 'list_changes', { types: ['char'] })).toContain('ENTITY_TYPE_UNKNOWN');
  });

  it('say in words what changed of an entity', async () => {
    const patch = [{ op: 'add', path: '/tags/urn:li:tag:agent', value: { tag: 'urn:li:tag:agent' } }];
    expect(await call(client, 'patch_aspect', { urn: PETS, aspect: 'globalTags', patch })).toMatchObject({
      written: true,
    });
    const history = await call(client, 'read_history', { urn: PETS, categories: ['TAG'] });
    expect(JSON.stringify(history)).toContain('"operation":"ADD"');
    expect(jsonItems(await call(client, 'read_history', { urn: PETS }), 'moments').length).toBeGreaterThan(0);
  });

  it('refuse what does not fit, and say why', async () => {
    expect(await call(client, 'search_entities', { query: 'x', size: 3 })).toContain('Unrecognized key: "size"');
    expect(await call(client, 'search_entities', { count: 51 })).toContain('count');
    expect(await call(client, 'get_entity', { urn: 'pets' })).toContain('URN_INVALID');
    const value = { name: 3 };
    expect(await call(client, 'write_aspect', { urn: 'urn:li:tag:x', aspect: 'tagProperties', value })).toContain(
      '/name',
    );
    expect(await call(client, 'get_entity', { urn: 'urn:li:tag:x' })).toMatchObject({ exists: false });
  });

  it('refuse fields that do not exist, with those that do', async () => {
    const search = (sent: Record<string, unknown>) => call(client, 'search_entities', sent);
    const unknown = { filters: [{ field: 'colour', values: ['red'] }] };
    expect(await search(unknown)).toMatch(
      /^FILTER_INVALID: The filter on field "colour" is invalid: there is no such field\. The search fields are .*, owners,.*, urn,.*\w\.$/,
    );
    expect(await search({ filters: [{ field: 'platforms' }] })).toContain('Did you mean "platform"? The search fields');
    const ofTags = { types: ['tag'], filters: [{ field: 'platform', values: ['hive'] }] };
    expect(await search(ofTags)).toMatch(/tag has no such field\. The search fields of tag are .*name, owners, /);
    expect(await search({ query: 'colour:red' })).toMatch(
      /^QUERY_FIELD_UNKNOWN: .*"colour" that does not exist, at character 1\. The search fields are .*owners, /,
    );
    expect(await call(client, 'follow_lineage', { urn: PETS, direction: 'UPSTREAM', ...unknown })).toContain(
      '"colour"',
    );
    // Names of the wire, fields of every document, fields that others answer for, and none of the types.
    const known = ['platform.keyword', 'entity', 'removed', 'tags'].map((field) => ({ field, negated: true }));
    expect(await search({ query: 'name:pets', types: ['dataset'], filters: known })).toMatchObject({ total: 1 });
    expect(await search({ types: ['datset'], ...unknown })).toContain('ENTITY_TYPE_UNKNOWN');
  });

  it('answer what fits, and say what was left out', async () => {
    const customProperties = Object.fromEntries(
      Array.from({ length: 5000 }, (_, at) => [`p${String(at)}`, 'x'.repeat(50)]),
    );
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,wide,PROD)';
    await call(client, 'write_aspect', { urn, aspect: 'datasetProperties', value: { customProperties } });
    const { content } = await client.callTool({ name: 'get_entity', arguments: { urn } });
    expect(JSON.stringify(content).length).toBeLessThan(LONGEST * 1.3);
    expect(jsonItems(await call(client, 'get_entity', { urn }), 'leftOut')).toEqual([
      { at: '/aspects/datasetProperties/customProperties', kept: 300, of: 5000 },
    ]);
  });
});

describe('resources and prompts for agents', () => {
  it('are entities and models by address', async () => {
    const uri = `cadastre://entity/${encodeURIComponent(PETS)}`;
    const { contents } = await client.readResource({ uri });
    expect(contents).toEqual([{ uri, mimeType: 'application/json', text: expect.stringContaining('"exists":true') }]);
    const { resources } = await client.listResources();
    expect(resources.map((one) => one.uri)).toContain('cadastre://model/ownership');
    const model = await client.readResource({ uri: 'cadastre://model/ownership' });
    expect(JSON.stringify(model.contents)).toContain('com.linkedin.common.Ownership');
    const ref = { type: 'ref/resource', uri: 'cadastre://model/{name}' } as const;
    const { completion } = await client.complete({ ref, argument: { name: 'name', value: 'ownersh' } });
    expect(completion.values).toEqual(expect.arrayContaining(['ownership']));
  });

  it('that cannot be read are refused with a code, and a sentence that ends once', async () => {
    const refusalOf = (uri: string): Promise<unknown> =>
      client.readResource({ uri }).then(
        () => undefined,
        (error: unknown) => error,
      );
    const wrong = [
      ['cadastre://entity/%zz', /URN_INVALID: Invalid urn: "%zz": its percent-encoding is broken\.$/],
      ['cadastre://entity/nonsense', /URN_INVALID: /],
      ['cadastre://entity/urn%3Ali%3Adatset%3Ax', /ENTITY_TYPE_UNKNOWN: /],
      ['cadastre://model/none', /PARAMETER_INVALID: .* no entity type, aspect or type "none"\.$/],
      ['cadastre://model/ownershp', /; the nearest name is "ownership"\.$/],
    ] as const;
    for (const [uri, said] of wrong)
      expect([uri, await refusalOf(uri)]).toMatchObject([uri, { code: -32_602, message: expect.stringMatching(said) }]);
    const faults = [
      [new StoreUnavailable('ECONNREFUSED 10.0.0.7'), /STORE_UNAVAILABLE: The service cannot reach its store/],
      [new TypeError('innards of x'), /INTERNAL: INTERNAL SERVER ERROR$/],
    ] as const;
    const store = app.find(AspectStore);
    for (const [fault, said] of faults) {
      Reflect.set(store, 'latest', () => Promise.reject(fault));
      const refused = await refusalOf(`cadastre://entity/${encodeURIComponent(PETS)}`);
      Reflect.deleteProperty(store, 'latest');
      expect(refused).toMatchObject({ code: -32_603, message: expect.stringMatching(said) });
      expect(String(refused)).not.toMatch(/10\.0\.0\.7|innards/);
    }
  });

  it('are tasks with which to begin', async () => {
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['analyse_impact', 'document_entity']);
    for (const { name } of prompts) {
      const { messages } = await client.getPrompt({ name, arguments: { urn: PETS, note: 'in March' } });
      expect(JSON.stringify(messages)).toMatch(/in March.*petshop\.public\.pets/);
    }
  });
});

describe('the route of agents', () => {
  it('takes requests by POST alone, and bodies that are JSON', async () => {
    expect(await app.get('/mcp')).toMatchObject({ status: 405, headers: { allow: 'POST' } });
    expect((await app.send('DELETE', '/mcp')).status).toBe(405);
    expect(await app.post('/mcp', '{"jsonrpc"')).toMatchObject({ status: 400 });
    const headers = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };
    expect((await app.post('/mcp', { jsonrpc: '2.0' }, { headers })).status).toBe(400);
    const unknown = { jsonrpc: '2.0', id: 1, method: 'none' };
    expect(jsonMember((await app.post('/mcp', unknown, { headers })).json(), 'error')).toMatchObject({ code: -32_601 });
  });

  it('asks for a token, and lets its bearer do what policies say', async () => {
    const secured = await wireApp({ auth: 'on', mcpWrite: 'on' });
    await givePolicies(secured, 'urn:li:corpuser:editor');
    const at = await secured.listen();
    await expect(agentOf(at)).rejects.toThrow(/401|UNAUTHORIZED/i);
    const editor = await agentOf(at, bearer((await tokenFor(secured, 'urn:li:corpuser:editor')).token));
    const reader = await agentOf(at, bearer((await tokenFor(secured, 'urn:li:corpuser:reader')).token));
    const write = { urn: 'urn:li:tag:x', aspect: 'tagProperties', value: { name: 'x' } };
    expect(await call(reader, 'write_aspect', write)).toMatch(/^[A-Z_]+: .*write|^[A-Z_]+: /);
    expect(await call(editor, 'write_aspect', write)).toMatchObject({ written: true });
    expect(await call(editor, 'search_entities', { query: 'x', types: ['tag'] })).toMatchObject({ total: 1 });
    await Promise.all([editor.close(), reader.close()]);
    await secured.close();
  });
});
