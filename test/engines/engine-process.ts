import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { InvariantError } from '../../src/kernel/assert-never.js';
import { isAlive } from './engine-home.js';
import { familyOf, signalEach } from './process-family.js';
import { messageOf } from '../../src/kernel/caught-error.js';

/** Milliseconds between two tries to reach a starting engine, and after which one that ends is killed. */
const TRY = 100;
const END_LIMIT = 30_000;
/** Lines of the engine's log that an error shows. */
const LOG_LINES = 30;

/** The program of an engine in the background, with a log in its folder. */
export class EngineProcess {
  private leader: number | undefined;

  /** @param folder removed by `remove` */
  constructor(
    private readonly engine: string,
    readonly folder: string,
  ) {}

  get isRunning(): boolean {
    return this.leader !== undefined && isAlive(this.leader);
  }

  /**
   * Start it and wait until it answers.
   * @param answers rejects while it does not
   * @param seconds after which it is given up, with the end of its log
   */
  async start(command: readonly string[], answers: () => Promise<unknown>, seconds: number): Promise<void> {
    const [program = '', ...parameters] = command;
    const log = openSync(this.log, 'a');
    // A session of its own: Ctrl+C reaches us first, and we end it in order.
    const child = spawn(program, parameters, { detached: true, stdio: ['ignore', log, log], cwd: this.folder });
    closeSync(log);
    child.once('error', () => (this.leader = undefined));
    child.once('exit', () => {
      if (this.leader === child.pid) this.leader = undefined;
    });
    child.unref();
    this.leader = child.pid;
    const deadline = performance.now() + seconds * 1000;
    for (;;) {
      try {
        await answers();
        return;
      } catch (error) {
        const reason = messageOf(error);
        if (!this.isRunning) throw this.fault('ended while it started', reason);
        if (performance.now() > deadline) throw this.fault(`did not answer in ${String(seconds)} s`, reason);
      }
      await setTimeout(TRY);
    }
  }

  /** Ask it to end, and kill it when it does not. */
  async stop(signal: NodeJS.Signals): Promise<void> {
    if (this.leader === undefined) return;
    signalEach([this.leader], signal);
    const deadline = performance.now() + END_LIMIT;
    while (this.isRunning && performance.now() < deadline) await setTimeout(TRY);
    await this.kill();
  }

  /** All of its processes at once. */
  async kill(): Promise<void> {
    const family = this.family();
    signalEach(family, 'SIGKILL');
    while (family.some(isAlive)) await setTimeout(TRY);
    this.leader = undefined;
  }

  /** Send a signal to all of its processes. */
  signalAll(signal: NodeJS.Signals): void {
    signalEach(this.family(), signal);
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get log(): string {
    return join(this.folder, 'log');
  }

  private family(): readonly number[] {
    return this.leader === undefined ? [] : familyOf(this.leader);
  }

  private fault(what: string, reason: string): InvariantError {
    const log = existsSync(this.log) ? readFileSync(this.log, 'utf8') : '';
    const end = log.trimEnd().split('\n').slice(-LOG_LINES).join('\n');
    return new InvariantError(`${this.engine} ${what} (${reason}). The end of its log:\n${end}`);
  }
}
