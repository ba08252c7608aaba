import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { invariant } from '../../src/kernel/assert-never.js';
import { jsonMember } from '../wire/json-member.js';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
/** Milliseconds of a clock tick, in which Linux counts the time of processes. */
const TICK = 10;
const LISTENS = /listens on (http:\/\/[^"\s]+)/;

/** What `npm run build` has built, on a directory of its own. */
export class BuiltService {
  private constructor(
    private readonly child: ChildProcess,
    readonly address: string,
    /** Directory of the working copy. */
    private readonly project: string,
    /** What the command line of this service needs to know. */
    private readonly environment: Readonly<Record<'DATA_DIR', string>> & Readonly<Record<string, string>>,
  ) {}

  /**
   * @param project directory of the working copy that was built
   * @param variables of its environment, beside the usual ones
   */
  static async start(
    auth: 'off' | 'on',
    project = PROJECT,
    variables: Readonly<Record<string, string>> = {},
  ): Promise<BuiltService> {
    const dataDir = mkdtempSync(join(tmpdir(), 'cadastre-web-'));
    const settings = { ...variables, AUTH: auth, DATA_DIR: dataDir, HOST: '127.0.0.1', LOG_LEVEL: 'info', PORT: '0' };
    const child = spawn(process.execPath, ['dist/service/main.js'], {
      cwd: project,
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    for await (const line of createInterface(child.stderr)) {
      const address = LISTENS.exec(line)?.[1];
      if (address === undefined) continue;
      child.stderr.resume();
      return new BuiltService(child, address, project, { ...settings, CADASTRE_SERVER: address });
    }
    throw new TypeError('The built service ended before it listened.');
  }

  /** An access token, as whoever may read the data directory makes one. */
  token(actor: string): string {
    const args = ['tools/cadastre.mjs', 'token', 'create', '--actor', actor];
    const { CADASTRE_SERVER: _server, ...env } = { ...process.env, ...this.environment };
    return execFileSync(process.execPath, args, { cwd: this.project, env, encoding: 'utf8' }).trim();
  }

  /** What a command prints. @param token with which it calls, where the service asks for one */
  command(args: readonly string[], token = ''): string {
    const env = { ...process.env, ...this.environment, ...(token === '' ? {} : { CADASTRE_TOKEN: token }) };
    return execFileSync(process.execPath, ['tools/cadastre.mjs', ...args], {
      cwd: this.project,
      env,
      encoding: 'utf8',
    }).trim();
  }

  /** Write a file that commands can name. @returns its path */
  file(name: string, content: string): string {
    const path = join(this.environment.DATA_DIR, name);
    writeFileSync(path, content);
    return path;
  }

  /** The latest value of an aspect, by the name of its record; `undefined` when there is none. */
  async stored(urn: string, aspect: string, token = ''): Promise<unknown> {
    const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
    const path = `/aspects/${encodeURIComponent(urn)}?aspect=${aspect}&version=0`;
    const answer = await fetch(`${this.address}${path}`, { headers });
    return answer.status === 404 ? undefined : jsonMember(await answer.json(), 'aspect');
  }

  /** Milliseconds of the processor that it has used up to now, in steps of 10. */
  processorTime(): number {
    const [, fields = ''] = readFileSync(`/proc/${String(this.child.pid)}/stat`, 'utf8').split(') ');
    const [user = '', system = ''] = fields.split(' ').slice(11, 13);
    return (Number(user) + Number(system)) * TICK;
  }

  async close(): Promise<void> {
    const ended = once(this.child, 'exit');
    invariant(this.child.kill('SIGTERM'), 'it runs until it is closed');
    await ended;
    rmSync(this.environment.DATA_DIR, { recursive: true, force: true });
  }
}
