// @generated from models/rpc/ by "npm run generate". Do not edit.
import { type ServerOptions, addressOf, headersOf } from './client-options.js';
import type { paths } from './openapi.js';
import { type Client, default as createClient } from 'openapi-fetch';

/** A client of the RPC resources: `client.POST('/entities?action=search', { body })`. Answers carry `data`, or `error` for a status from 400 on. */
export function createRpcClient(options: ServerOptions): Client<paths> {
  return createClient<paths>({
    baseUrl: addressOf(options),
    headers: { 'x-restli-protocol-version': '2.0.0', ...headersOf(options) },
    ...(options.fetch === undefined ? {} : { fetch: options.fetch }),
  });
}
