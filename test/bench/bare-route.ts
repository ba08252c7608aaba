import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../process/free-port.js';
import type { LoadPlan, LoadResult, PreparedRequest } from './load.js';
import { load } from './load.js';

/** The bare route as a process of its own. */
export class BareRoute {
  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
  ) {}

  /** @param database address of a PostgreSQL whose rows it answers at `/rows/URN` */
  static async start(database?: string): Promise<BareRoute> {
    const port = await freePort();
    const parameters = [String(port), ...(database === undefined ? [] : [database])];
    const child = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), parameters);
    const route = new BareRoute(child, port);
    while (!(await route.setAnswer('{}'))) {
      if (child.exitCode !== null) throw new RangeError('the bare route did not start');
      await sleep(50);
    }
    return route;
  }

  /** The rate at which the route answers the text to the same requests. */
  async measure(
    text: string,
    requests: readonly PreparedRequest[],
    plan: Omit<LoadPlan, 'isRepeated' | 'port' | 'requests'>,
  ): Promise<LoadResult> {
    await this.setAnswer(text);
    const plain = requests.map(({ bytes }) => ({ bytes, needle: '' }));
    return load({ ...plan, port: this.port, requests: plain, isRepeated: true });
  }

  async stop(): Promise<void> {
    const closed = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await closed;
  }

  private async setAnswer(text: string): Promise<boolean> {
    try {
      const response = await fetch(`http://127.0.0.1:${String(this.port)}/answer`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text }),
      });
      return response.ok;
    } catch {
      return false;
    }
  }
}
