import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { ServiceProcess } from './service-process.js';

const CADASTRE = fileURLToPath(new URL('../../tools/cadastre', import.meta.url));

describe('agents over the built programs', () => {
  const service = new ServiceProcess();
  beforeAll(async () => {
    await service.start({ BOOTSTRAP: 'on' });
  });
  afterAll(() => service.dispose());

  it('are served over standard input and output', async () => {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StdioClientTransport({ command: CADASTRE, args: ['--server', service.url, 'mcp'] }));
    const sent = { name: 'search_entities', arguments: { query: '*', types: ['dataPlatform'] } };
    expect(JSON.stringify(await client.callTool(sent))).toContain('urn:li:dataPlatform:');
    await client.close();
  });

  it('get an error when no service answers', async () => {
    const client = new Client({ name: 'test', version: '1' });
    const command = { command: CADASTRE, args: ['--server', 'http://127.0.0.1:1', 'mcp'] };
    await expect(client.connect(new StdioClientTransport(command))).rejects.toThrow(/does not answer/);
    await client.close();
  });
});
