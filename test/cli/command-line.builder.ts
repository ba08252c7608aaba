import { Readable } from 'node:stream';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { run } from '../../src/cli/program.js';
import type { Terminal } from '../../src/cli/terminal.js';
import { createApp } from '../../src/server/service.js';

/** The outcome of a command: its exit code, and its lines on standard output and standard error. */
export interface CommandRun {
  readonly code: number | undefined;
  readonly out: string;
  readonly err: string;
}

/** What a command finds around itself; without it, no terminal, nothing on standard input, and a clock that rests. */
export interface CommandPlace {
  /** Of a terminal that shows results. */
  readonly columns?: number;
  /** `person`: messages go to a terminal. */
  readonly audience?: Terminal['audience'];
  readonly now?: () => number;
  /** What is on standard input. */
  readonly input?: Buffer | string;
  /** What a person answers; nobody can be asked without it. */
  readonly answer?: string;
  /** The browser. */
  readonly openPage?: (address: string) => Promise<void>;
}

/** Run a command in this process. */
export async function cadastre(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  place: CommandPlace = {},
): Promise<CommandRun> {
  const { columns, audience = 'program', now = () => 0, input = '', answer, openPage } = place;
  const out: string[] = [];
  const err: string[] = [];
  const terminal = {
    result: (line: string): void => void out.push(line),
    say: (line: string): void => void err.push(line),
    flush: () => Promise.resolve(),
    input: () => Readable.from([Buffer.from(input)]),
    ask: (question: string) => {
      if (answer !== undefined) err.push(question);
      return Promise.resolve(answer);
    },
    audience,
    columns,
  };
  const code = await run(args, { terminal, environment, now, ...(openPage === undefined ? {} : { openPage }) });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

/** A server on a port of its own. */
export interface RunningServer {
  readonly address: string;
  /** Run a command against this server. */
  readonly command: (...args: readonly string[]) => Promise<CommandRun>;
  /** The same somewhere else. */
  readonly commandAt: (place: CommandPlace, ...args: readonly string[]) => Promise<CommandRun>;
  readonly close: () => Promise<void>;
}

/** The service on a server of its own. */
export interface RunningService extends RunningServer {
  /** Write a file that commands can name. @returns its path */
  readonly file: (name: string, content: Buffer | string) => string;
}

/** The service, with data and files of its own that `close` removes. */
export async function startService(): Promise<RunningService> {
  const folder = mkdtempSync(join(tmpdir(), 'cadastre-command-'));
  const dataDir = join(folder, 'data');
  const settings = { port: 0, host: '127.0.0.1', dataDir, logLevel: 'silent', maxBodyBytes: 33_554_432 } as const;
  let app: NestFastifyApplication | undefined = await createApp(settings, false);
  await app.listen(0, settings.host);
  const address = await app.getUrl();
  return {
    address,
    command: (...args) => cadastre(args, { CADASTRE_SERVER: address }),
    commandAt: (place, ...args) => cadastre(args, { CADASTRE_SERVER: address }, place),
    close: async () => {
      await app?.close();
      // Spec files stay loaded, and keep what they name: a closed service is 20 MB.
      app = undefined;
      rmSync(folder, { recursive: true, force: true });
    },
    file: (name, content) => {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    },
  };
}

/** A server with given answers, for what the service rarely does. */
export async function startServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<RunningServer> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  const address = `http://127.0.0.1:${String(port)}`;
  return {
    address,
    command: (...args) => cadastre(args, { CADASTRE_SERVER: address }),
    commandAt: (place, ...args) => cadastre(args, { CADASTRE_SERVER: address }, place),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
