import { spawnSync } from 'node:child_process';
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

  it('get all answers although their input has ended', () => {
    const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
    const messages = [
      { jsonrpc: '2.0', id: 1, method: 'initialize', params },
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      { jsonrpc: '2.0', id: 2, method: 'tools/list' },
    ];
    const input = messages.map((message) => `${JSON.stringify(message)}\n`).join('');
    const { status, stdout } = spawnSync(CADASTRE, ['--server', service.url, 'mcp'], { input, encoding: 'utf8' });
    const lines = stdout.trim().split('\n').toSorted();
    expect([status, lines]).toEqual([
      0,
      [expect.stringContaining('"protocolVersion"'), expect.stringContaining('"search_entities"')],
    ]);
  });

  it('get an error that says what to do when the service asks for a token', async () => {
    const closed = new ServiceProcess();
    await closed.start({ AUTH: 'on' });
    const client = new Client({ name: 'test', version: '1' });
    const command = { command: CADASTRE, args: ['--server', closed.url, 'mcp'] };
    await expect(client.connect(new StdioClientTransport(command))).rejects.toThrow(
      /refuses the request \(401; CADASTRE_TOKEN has no valid access token\)/,
    );
    await client.close();
    await closed.dispose();
  });

  it('get an error when no service answers', async () => {
    const client = new Client({ name: 'test', version: '1' });
    const command = { command: CADASTRE, args: ['--server', 'http://127.0.0.1:1', 'mcp'] };
    await expect(client.connect(new StdioClientTransport(command))).rejects.toThrow(/does not answer/);
    await client.close();
  });
});
