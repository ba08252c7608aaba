import { once } from 'node:events';
import { StreamableHTTPClientTransport, StreamableHTTPError } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { ErrorCode, isJSONRPCRequest, type JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import type { ServerClient } from './server-client.js';
import { messageOf } from '../../kernel/caught-error.js';

/**
 * Hand on messages between standard input and output and a service, until the input ends and all of it is answered. A
 * request that the service does not answer gets an error, so that the agent does not wait for ever.
 */
export async function bridge(client: ServerClient): Promise<void> {
  const local: Transport = new StdioServerTransport();
  const remote = new StreamableHTTPClientTransport(new URL(`${client.address}/mcp`), {
    requestInit: { headers: await client.authorization() },
  });
  const send = async (message: JSONRPCMessage): Promise<void> => {
    try {
      await remote.send(message);
    } catch (error) {
      if (isJSONRPCRequest(message)) await local.send(refusal(message.id, client.address, error));
    }
  };
  const underWay = new Set<Promise<void>>();
  const track = (sending: Promise<void>): void => {
    underWay.add(sending);
    void sending.finally(() => underWay.delete(sending));
  };
  local.onmessage = (message) => {
    track(send(message));
  };
  remote.onmessage = (message) => {
    track(local.send(message));
  };
  await remote.start();
  await local.start();
  await once(process.stdin, 'end');
  // An answer that arrives is one more message to hand on.
  while (underWay.size > 0) await Promise.all(underWay);
  await remote.close();
  await local.close();
}

function refusal(id: number | string, address: string, error: unknown): JSONRPCMessage {
  const reason = messageOf(error);
  const status = error instanceof StreamableHTTPError ? error.code : undefined;
  const what = status === undefined || status < 400 ? 'does not answer' : `refuses the request (${hint(status)})`;
  const message = `The catalog at ${address} ${what}: ${reason}`;
  return { jsonrpc: '2.0', id, error: { code: ErrorCode.InternalError, message } };
}

/** A status of HTTP, and what helps where that is known. */
function hint(status: number): string {
  return status === 401 ? `${String(status)}; CADASTRE_TOKEN has no valid access token` : String(status);
}
