import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import process from 'node:process';
import { invariant } from '../../src/kernel/assert-never.js';

const LISTENS = /listens on (http:\/\/[^"\s]+)/;

/** What `npm run build` has built, on a directory of its own. */
export class BuiltService {
  private constructor(
    private readonly child: ChildProcess,
    private readonly dataDir: string,
    readonly address: string,
    /** What the command line of this service needs to know. */
    private readonly environment: Readonly<Record<string, string>>,
  ) {}

  static async start(auth: 'off' | 'on'): Promise<BuiltService> {
    const dataDir = mkdtempSync(join(tmpdir(), 'cadastre-web-'));
    const settings = { AUTH: auth, DATA_DIR: dataDir, HOST: '127.0.0.1', LOG_LEVEL: 'info', PORT: '0' };
    const child = spawn(process.execPath, ['dist/service/main.js'], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    for await (const line of createInterface(child.stderr)) {
      const address = LISTENS.exec(line)?.[1];
      if (address === undefined) continue;
      child.stderr.resume();
      return new BuiltService(child, dataDir, address, { ...settings, CADASTRE_SERVER: address });
    }
    throw new TypeError('The built service ended before it listened.');
  }

  /** An access token, as whoever may read the data directory makes one. */
  token(actor: string): string {
    const args = ['tools/cadastre.mjs', 'token', 'create', '--actor', actor];
    const { CADASTRE_SERVER: _server, ...env } = { ...process.env, ...this.environment };
    return execFileSync(process.execPath, args, { env, encoding: 'utf8' }).trim();
  }

  /** What a command prints. @param token with which it calls, where the service asks for one */
  command(args: readonly string[], token = ''): string {
    const env = { ...process.env, ...this.environment, ...(token === '' ? {} : { CADASTRE_TOKEN: token }) };
    return execFileSync(process.execPath, ['tools/cadastre.mjs', ...args], { env, encoding: 'utf8' }).trim();
  }

  async close(): Promise<void> {
    const ended = once(this.child, 'exit');
    invariant(this.child.kill('SIGTERM'), 'it runs until it is closed');
    await ended;
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
