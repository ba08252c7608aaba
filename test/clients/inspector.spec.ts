import { fileURLToPath } from 'node:url';
import { inspect } from './inspector.js';
import { ServedCatalog } from './served-catalog.js';

const CADASTRE = fileURLToPath(new URL('../../tools/cadastre', import.meta.url));
const TAG = 'urn:li:tag:inspected';
const catalog = new ServedCatalog();

beforeAll(async () => {
  await catalog.start();
  await catalog.put(TAG, 'tagProperties', { name: 'inspected' });
});
afterAll(() => catalog.dispose());

describe('the inspector of tools for agents', () => {
  it('lists the tools, and calls one, over HTTP', async () => {
    const target = [`${catalog.url}/mcp`, '--transport', 'http', '--method'];
    expect(await inspect(...target, 'tools/list')).toMatchObject({
      tools: expect.arrayContaining([expect.objectContaining({ name: 'search_entities' })]),
    });
    const call = ['tools/call', '--tool-name', 'get_entity', '--tool-arg', `urn=${TAG}`];
    expect(JSON.stringify(await inspect(...target, ...call))).toContain('tagProperties');
  });

  it('lists the prompts over standard input and output', async () => {
    const prompts = await inspect('-e', `CADASTRE_SERVER=${catalog.url}`, CADASTRE, 'mcp', '--method', 'prompts/list');
    expect(prompts).toMatchObject({ prompts: [{ name: 'analyse_impact' }, { name: 'document_entity' }] });
  });
});
