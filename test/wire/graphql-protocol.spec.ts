import { wireApp, type WireApp } from './app.builder.js';
import { fillCatalog, graphqlRequest, ORDERS } from './graphql.builder.js';
import { jsonItems, jsonMember } from './json-member.js';

let app: WireApp;

beforeAll(async () => {
  app = await wireApp();
  await fillCatalog(app);
});

afterAll(() => app.close());

const INVALID = { code: 400, type: 'BAD_REQUEST', classification: 'ValidationError' };

/** Messages and extensions of the errors of an operation that must return no data. */
async function errorsOf(body: object): Promise<readonly (readonly [string, object])[]> {
  const answer = await graphqlRequest(app, body);
  expect([answer.status, answer.body.data, answer.body.extensions]).toEqual([200, null, {}]);
  return (answer.body.errors ?? []).map(({ message, extensions }) => [message, extensions]);
}

describe('the endpoint', () => {
  it.each(['/api/graphql', '/api/v2/graphql', '/api/gms/api/graphql'])('answers at %s', async (path) => {
    expect(await graphqlRequest(app, { query: `{ dataset(urn: "${ORDERS}") { name } }` }, path)).toEqual({
      status: 200,
      body: { data: { dataset: { name: 'sales.orders' } }, extensions: {} },
    });
  });

  it.each([
    ['', 'it is empty'],
    ['{', 'it is not JSON'],
    ['"x"', 'it is not a JSON object'],
    ['[]', 'it is an array; send a request for each operation'],
    ['[{"query":"{ __typename }"},{"query":"{ __typename }"}]', 'it is an array; send a request for each operation'],
    ['{}', "'query' is required"],
    ['{"query":1}', 'it is not a text'],
    ['{"query":"{ __typename }","variables":[]}', 'it is not an object'],
    ['{"query":"{ __typename }","operationName":{}}', 'it is not a text'],
  ])('refuses the body %s', async (body, reason) => {
    const answer = await app.post('/api/graphql', body);
    expect(answer.status).toBe(400);
    expect(String(jsonMember(answer.json(), 'errors', 0, 'message'))).toContain(reason);
  });

  it('refuses bodies that are not UTF-8', async () => {
    const answer = await app.send('POST', '/api/graphql', { body: Buffer.from([0x7b, 0xff, 0x7d]) });
    expect(answer.status).toBe(400);
  });

  it('refuses actors that are not a URN', async () => {
    const answer = await app.post('/api/graphql', { query: '{ __typename }' }, { headers: { 'x-datahub-actor': 'x' } });
    expect(answer.status).toBe(400);
  });

  it.each(['GET', 'PUT', 'DELETE'] as const)('accepts no operations by %s', async (verb) => {
    const answer = await app.send(verb, '/api/graphql?query=%7B__typename%7D', {
      headers: { accept: 'application/json' },
    });
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'POST']);
  });

  it('serves browsers a page that loads nothing from other servers', async () => {
    const page = await app.get('/api/graphql', { headers: { accept: 'text/html,*/*' } });
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const loaded = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
    expect(loaded).toEqual([
      'data:,',
      '/api/graphiql/graphiql.css',
      '/api/graphiql/react.js',
      '/api/graphiql/react-dom.js',
      '/api/graphiql/graphiql.js',
      '/api/graphiql/page.js',
    ]);
    for (const address of loaded.slice(1)) expect((await app.get(address!)).status).toBe(200);
  });
});

describe('documents', () => {
  it('of several operations run the one that is named', async () => {
    const query = `query a { dataset(urn: "${ORDERS}") { name } } query b { dataset(urn: "${ORDERS}") { origin } }`;
    const run = async (operationName: string) => (await graphqlRequest(app, { query, operationName })).body.data;
    // Often enough that both are compiled.
    for (let round = 0; round < 3; round++) {
      expect(await run('a')).toEqual({ dataset: { name: 'sales.orders' } });
      expect(await run('b')).toEqual({ dataset: { origin: 'PROD' } });
    }
  });

  it('of several operations are refused without a name', async () => {
    const errors = await errorsOf({ query: 'query a { __typename } query b { __typename }' });
    expect(errors).toEqual([['Must provide operation name if query contains multiple operations.', INVALID]]);
  });

  it.each(['{ dataset(', '{"kind":"Document"}', 'null', '[]', '"x"'])(
    'that are no GraphQL are refused: %s',
    async (query) => {
      const [[message, extensions] = ['', {}], ...more] = await errorsOf({ query });
      expect([message.startsWith('Syntax Error'), extensions, more]).toEqual([
        true,
        { ...INVALID, classification: 'InvalidSyntax' },
        [],
      ]);
    },
  );

  it('that ask for unknown fields are refused', async () => {
    expect(await errorsOf({ query: '{ dataset(urn: "x") { nmae } }' })).toEqual([
      ['Cannot query field "nmae" on type "Dataset". Did you mean "name"?', INVALID],
    ]);
  });

  it.each([
    [{ urn: {} }, 'String cannot represent a non string value'],
    [{}, 'Variable "$urn" of required type "String!" was not provided'],
  ])('with wrong variables are refused: %j', async (variables, reason) => {
    const query = 'query read($urn: String!) { dataset(urn: $urn) { name } }';
    // The second time the document is compiled, with the same result.
    for (let round = 0; round < 3; round++) {
      const [[message, extensions] = ['', {}]] = await errorsOf({ query, variables });
      expect([message.includes(reason), extensions]).toEqual([true, INVALID]);
    }
  });

  it('with times out of range are refused', async () => {
    const query = 'query read($at: Long) { dataset(urn: "x") { operations(startTimeMillis: $at) { actor } } }';
    const [[message] = ['']] = await errorsOf({ query, variables: { at: 1e300 } });
    expect(message).toContain('must be an integer between');
  });

  it('answer a failed field beside the others', async () => {
    const answer = await graphqlRequest(app, {
      query: `{ good: dataset(urn: "${ORDERS}") { name } bad: dataset(urn: "nonsense") { name } }`,
    });
    expect(answer.body.data).toEqual({ good: { name: 'sales.orders' }, bad: null });
    expect(answer.body.errors?.map(({ extensions }) => extensions)).toEqual([
      { code: 400, type: 'BAD_REQUEST', classification: 'DataFetchingException' },
    ]);
  });

  it('can ask for the schema', async () => {
    const answer = await app.post('/api/graphql', {
      query: '{ __schema { queryType { name } mutationType { name } } __type(name: "Dataset") { fields { name } } }',
    });
    expect(jsonMember(answer.json(), 'data', '__schema')).toEqual({
      queryType: { name: 'Query' },
      mutationType: { name: 'Mutation' },
    });
    expect(jsonItems(answer.json(), 'data', '__type', 'fields').length).toBeGreaterThan(30);
  });
});

describe('limits', () => {
  const nested = (levels: number, field: string): string => `${`${field} { `.repeat(levels)}urn${' }'.repeat(levels)}`;

  it('refuse documents that are too deep', async () => {
    const query = `{ container(urn: "urn:li:container:a") { ${nested(40, 'container')} } }`;
    expect(await errorsOf({ query })).toEqual([['The query is 42 levels deep; at most 30 are allowed.', INVALID]]);
  });

  it('refuse depth that is hidden in fragments', async () => {
    const query = `{ container(urn: "urn:li:container:a") { ...a } }
      fragment a on Container { ${`container { `.repeat(20)}...b${' }'.repeat(20)} }
      fragment b on Container { ${nested(20, 'container')} }`;
    expect(await errorsOf({ query })).toEqual([['The query is 42 levels deep; at most 30 are allowed.', INVALID]]);
  });

  it('refuse texts too deep to be parsed', async () => {
    expect(await errorsOf({ query: '{ a'.repeat(50_000) })).toEqual([
      ['The query nests brackets 50000 levels deep; at most 200 are allowed.', INVALID],
    ]);
  });

  it('refuse texts that are too long', async () => {
    const [[message, extensions] = ['', {}]] = await errorsOf({ query: `{ ${'urn '.repeat(30_000)} }` });
    expect([message, extensions]).toEqual([
      'The query has more than 20000 tokens, which are names, numbers, texts and signs. Ask for less in one request.',
      { ...INVALID, classification: 'InvalidSyntax' },
    ]);
    const ofLength = (length: number) => '{ __typename }'.padEnd(length, ' ');
    expect((await graphqlRequest(app, { query: ofLength(262_144) })).body.data).toEqual({ __typename: 'Query' });
    expect(await errorsOf({ query: ofLength(262_145) })).toEqual([
      ['The query is 262145 characters long; at most 262144 are allowed. Give long values as variables.', INVALID],
    ]);
  });

  it('refuse documents that repeat a field so often that comparing the repetitions would take long', async () => {
    const repeated = (times: number) => `{ dataset(urn: "${ORDERS}") { ${'name '.repeat(times)} } }`;
    const answer = await graphqlRequest(app, { query: repeated(200) });
    expect(answer.body.data).toEqual({ dataset: { name: 'sales.orders' } });
    expect(await errorsOf({ query: repeated(300) })).toEqual([
      [
        "The query repeats fields or fragments in one place so often that more than 30000 comparisons would show whether they agree; 'name' is there 300 times. Ask for each field once in a place, or give each an alias.",
        INVALID,
      ],
    ]);
  });

  it('refuse fragments that spread themselves, however they do', async () => {
    const query = `{ container(urn: "urn:li:container:a") { ...a } }
      fragment a on Container { one: container { urn ...b } one: container { urn ...a } }
      fragment b on Container { one: container { urn ...a } one: container { urn ...b } }`;
    const errors = await errorsOf({ query });
    expect(errors).toContainEqual(['Cannot spread fragment "a" within itself via "b".', INVALID]);
    expect(errors.every(([message]) => message.startsWith('Cannot spread fragment'))).toBe(true);
  });

  it('end a long list of errors by saying that there are more', async () => {
    const errors = await errorsOf({
      query: `{ ${Array.from({ length: 120 }, (_, at) => `none${String(at)}`).join(' ')} }`,
    });
    expect(errors.length).toBe(101);
    expect(errors.at(-1)).toEqual([
      'The query has more errors than these; the others are shown once these are corrected.',
      INVALID,
    ]);
  });

  it('refuse documents that ask for too much, also by variables', async () => {
    const query = `query costly($many: Int!) {
      searchAcrossEntities(input: {query: "*", count: $many}) { searchResults { entity { ... on Dataset {
        relationships(input: {types: [], direction: OUTGOING, count: $many}) { relationships { entity { urn } } } } } } } }`;
    expect(await errorsOf({ query, variables: { many: 1000 } })).toEqual([
      ['The query costs 3003001; at most 250000 is allowed. Ask for smaller pages or fewer fields.', INVALID],
    ]);
    expect((await graphqlRequest(app, { query, variables: { many: 2 } })).body.errors).toBeUndefined();
  });

  it('refuse pages beyond what is served', async () => {
    const answer = await graphqlRequest(app, {
      query: '{ searchAcrossEntities(input: {query: "*", start: -1}) { total } }',
    });
    expect(answer.body.errors?.map(({ message, extensions }) => [message, extensions])).toEqual([
      [
        "Parameter 'start' is invalid: it must not be negative.",
        { code: 400, type: 'BAD_REQUEST', classification: 'DataFetchingException' },
      ],
    ]);
  });
});
