import type { Abstract } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import type { Settings } from '../../src/platform/config/index.js';
import { PostgresLocation } from '../conformance/postgres-location.js';
import { createApp } from '../../src/server/service.js';

/** A response as callers see it. `json`: the body parsed as JSON; throws when it is not JSON. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  json(): unknown;
}

/** One request. An object as body is sent as JSON; a text or bytes as they are. */
export interface WireRequest {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | object | string;
}

/**
 * A service in this process, without a socket until it listens. `close` also removes its data, unless the test gave the
 * folder.
 */
export interface WireApp {
  /** Its data folder, for tests that inspect it or start another service with it. */
  readonly dataDir: string;
  get(url: string, request?: WireRequest): Promise<WireAnswer>;
  post(url: string, body: Buffer | object | string, request?: Pick<WireRequest, 'headers'>): Promise<WireAnswer>;
  send(
    method: 'DELETE' | 'GET' | 'HEAD' | 'OPTIONS' | 'PATCH' | 'POST' | 'PUT',
    url: string,
    request?: WireRequest,
  ): Promise<WireAnswer>;
  /** What the service has bound to a port. */
  find<T extends object>(port: Abstract<T>): T;
  /** Listen on a socket, for tests that cannot use injected requests. @returns the address */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** Headers that every published client sends. */
export const CLIENT_HEADERS = { 'x-restli-protocol-version': '2.0.0', 'content-type': 'application/json' } as const;

/** A database in which each service has a schema of its own; absent for the embedded engines (D-414). */
const SHARED_DATABASE = env['TEST_DATABASE_URL'];

/** @param change settings that matter to the test */
export async function wireApp(change: Partial<Settings> = {}): Promise<WireApp> {
  const schema =
    change.dataDir === undefined && SHARED_DATABASE !== undefined ? new PostgresLocation(SHARED_DATABASE) : undefined;
  await schema?.make();
  const dataDir = change.dataDir ?? mkdtempSync(join(tmpdir(), 'cadastre-wire-'));
  const settings: Settings = {
    port: 0,
    host: '127.0.0.1',
    logLevel: 'silent',
    maxBodyBytes: 33_554_432,
    ...(schema === undefined ? {} : { databaseUrl: schema.url }),
    ...change,
    dataDir,
  };
  let app: NestFastifyApplication | undefined = await createApp(settings, false);
  const served = (): NestFastifyApplication => {
    if (app === undefined) throw new RangeError('the service of this test was closed');
    return app;
  };
  const send: WireApp['send'] = async (method, url, request = {}) => {
    const { body } = request;
    const isText = typeof body === 'string' || Buffer.isBuffer(body);
    const answer = await served().inject({
      method,
      url,
      headers: { ...(isText || body === undefined ? {} : { 'content-type': 'application/json' }), ...request.headers },
      ...(body === undefined ? {} : { payload: isText ? body : JSON.stringify(body) }),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      json: (): unknown => JSON.parse(answer.body),
    };
  };
  return {
    dataDir,
    send,
    get: (url, request) => send('GET', url, request),
    post: (url, body, request) => send('POST', url, { ...request, body }),
    find: (port) => served().get(port, { strict: false }),
    listen: async () => {
      await served().listen(0, '127.0.0.1');
      return served().getUrl();
    },
    close: async () => {
      await app?.close();
      // Spec files stay loaded, and keep what they name: a closed service is 20 MB.
      app = undefined;
      await schema?.remove();
      if (change.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
