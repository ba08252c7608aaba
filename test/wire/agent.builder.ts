import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { fileURLToPath } from 'node:url';
import { cadastre } from '../cli/command-line.builder.js';
import type { WireApp } from './app.builder.js';

/** A client of the protocol, connected to a service. @param headers of all its requests */
export async function agentOf(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(`${address}/mcp`), { requestInit: { headers } });
  await client.connect(transport);
  return client;
}

/** What a tool answers: parsed JSON, or the text of a refusal. */
export async function call(client: Client, name: string, sent: Record<string, unknown> = {}): Promise<unknown> {
  const { content, isError } = await client.callTool({ name, arguments: sent });
  const [first]: readonly unknown[] = Array.isArray(content) ? content : [];
  const text = typeof first === 'object' && first !== null && 'text' in first ? String(first.text) : '';
  return isError === true ? text : JSON.parse(text);
}

/** A service that listens, with the sample of the README. @returns its address */
export async function petshop(app: WireApp): Promise<string> {
  const address = await app.listen();
  const sample = fileURLToPath(new URL('../samples/petshop.json', import.meta.url));
  expect((await cadastre(['ingest', sample], { CADASTRE_SERVER: address })).code).toBe(0);
  return address;
}
