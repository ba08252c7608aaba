import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.js';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/** `npm start` in a process group of its own, as a terminal makes one. */
class StartedByNpm {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'cadastre-npm-'));
  readonly npm: ChildProcess;

  constructor(readonly port: number) {
    this.npm = spawn('npm', ['start'], {
      cwd: PROJECT,
      env: { ...process.env, PORT: String(port), DATA_DIR: this.dataDir, LOG_LEVEL: 'error' },
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
    });
  }

  async ready(): Promise<void> {
    while (!(await this.answers())) {
      if (this.npm.exitCode !== null) throw new RangeError(`npm ended with code ${String(this.npm.exitCode)}`);
      await sleep(20);
    }
  }

  async answers(): Promise<boolean> {
    try {
      return (await fetch(`http://127.0.0.1:${String(this.port)}/health`)).ok;
    } catch {
      return false;
    }
  }

  /** Exit code of npm, once it has ended. */
  async ended(): Promise<number | null> {
    if (this.npm.exitCode === null) await once(this.npm, 'exit');
    return this.npm.exitCode;
  }

  /** Whether the data was closed in order: the marker beside the primary store says so. */
  closedInOrder(): boolean {
    const marker = join(this.dataDir, 'truth.db-seal');
    return existsSync(marker) && /^\d+ \d+\n$/.test(readFileSync(marker, 'utf8'));
  }

  signalGroup(signal: NodeJS.Signals): void {
    if (this.npm.pid !== undefined) process.kill(-this.npm.pid, signal);
  }

  dispose(): void {
    try {
      this.signalGroup('SIGKILL');
    } catch {
      // Everything of the group has ended, as it should.
    }
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

describe('a service that npm started', () => {
  let started: StartedByNpm;
  beforeEach(async () => {
    started = new StartedByNpm(await freePort());
    await started.ready();
  });
  afterEach(() => {
    started.dispose();
  });

  it('gets the SIGTERM that npm gets, and npm ends after it', async () => {
    started.npm.kill('SIGTERM');
    expect(await started.ended()).toBe(0);
    expect([await started.answers(), started.closedInOrder()]).toEqual([false, true]);
  });

  it('takes the Ctrl+C of a terminal, which it gets from the terminal and from npm, for one', async () => {
    started.signalGroup('SIGINT');
    expect(await started.ended()).toBe(0);
    expect([await started.answers(), started.closedInOrder()]).toEqual([false, true]);
  });
});
