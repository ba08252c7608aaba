import { buildSchema, parse, validate } from 'graphql';
import { readFileSync } from 'node:fs';
import { isMembers } from '../../src/kernel/members.js';
import { startService, type RunningService } from '../cli/command-line.builder.js';

const SCHEMA = buildSchema(
  readFileSync(new URL('../../generated/contract/graphql/schema.graphql', import.meta.url), 'utf8'),
);

let server: RunningService;
beforeAll(async () => {
  server = await startService();
  expect((await server.command('ingest', 'test/samples/petshop.json')).code).toBe(0);
});
afterAll(() => server.close());

/** What the page opens with: the texts of its tabs. */
async function tabs(): Promise<readonly string[]> {
  const script = await (await fetch(`${server.address}/api/graphiql/page.js`)).text();
  const [, list = '[]'] = /^const EXAMPLES = (.*?\]);?$/ms.exec(script) ?? [];
  const texts: unknown = JSON.parse(list.replace(/;$/, ''));
  return Array.isArray(texts) ? texts.map(String) : [];
}

async function dataOf(query: string): Promise<unknown> {
  const answer = await fetch(`${server.address}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const body: unknown = await answer.json();
  return isMembers(body) && body['errors'] === undefined ? body['data'] : body;
}

describe('the tabs of GraphiQL', () => {
  it('are a search, an entity, its lineage and an edit', async () => {
    const names = (await tabs()).map((text) => /^(query|mutation) (\w+)/m.exec(text)?.[0]);
    expect(names).toEqual(['query Search', 'query Dataset', 'query Lineage', 'mutation Edit']);
  });

  it('are valid', async () => {
    const faults = (await tabs()).flatMap((text) => validate(SCHEMA, parse(text)).map(({ message }) => message));
    expect(faults).toEqual([]);
  });

  it('give data with the sample of the README', async () => {
    const [search = '', entity = '', lineage = '', edit = ''] = await tabs();
    expect(await dataOf(search)).toMatchObject({ searchAcrossEntities: { total: 3 } });
    expect(await dataOf(edit)).toEqual({ updateDescription: true });
    expect(await dataOf(entity)).toMatchObject({
      dataset: {
        exists: true,
        platform: { name: 'postgres' },
        properties: { name: 'pets' },
        schemaMetadata: { fields: expect.arrayContaining([expect.objectContaining({ fieldPath: 'name' })]) },
        editableSchemaMetadata: {
          editableSchemaFieldInfo: [{ fieldPath: 'name', description: 'The name on the collar.' }],
        },
        ownership: { owners: [{ owner: { username: 'maya' } }] },
        relationships: { total: expect.any(Number) },
      },
    });
    expect(await dataOf(lineage)).toMatchObject({ searchAcrossLineage: { total: 5 } });
  });
});
