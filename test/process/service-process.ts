import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.js';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
/** Milliseconds without progress after which a start has failed, and between two looks at it. */
const START_LIMIT = 600_000;
const SHORTEST_PAUSE = 5;
const LONGEST_PAUSE = 250;
const MEGABYTE = 1024 * 1024;
/** What is not measured or tested here: more than errors in the log, and the pages being built beside the service. */
const SETTINGS = { LOG_LEVEL: 'error', BUILD_PAGES: 'off' };
/** Of the clock in which Linux counts processor time, in a second. */
const TICKS = 100;

/** Flags of node with which `npm start` serves. */
export function startFlags(): readonly string[] {
  const { scripts }: { readonly scripts: { readonly start: string } } = JSON.parse(
    readFileSync(join(PROJECT, 'package.json'), 'utf8'),
  );
  const [, flags = ''] = /\|\| node (.*)tools\/start\.mjs$/.exec(scripts.start) ?? [];
  return flags.split(' ').filter((flag) => flag !== '');
}

/**
 * The built service as a process of its own, with a data folder that is removed at the end. It is built first when the
 * build is missing or stale.
 */
export class ServiceProcess {
  private child: ChildProcess | undefined;
  private boundPort = 0;

  /**
   * @param flags flags of node, such as `--cpu-prof`
   * @param project directory of the working copy to serve from
   * @param dataDir an empty one of its own when absent
   */
  constructor(
    private readonly flags: readonly string[] = [],
    private readonly project = PROJECT,
    readonly dataDir = mkdtempSync(join(tmpdir(), 'cadastre-process-')),
  ) {}

  get port(): number {
    return this.boundPort;
  }

  /** Of the process; `undefined` while it does not run. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  get url(): string {
    return `http://127.0.0.1:${String(this.boundPort)}`;
  }

  /**
   * Start, and wait until everything can be asked for.
   * @param variables in addition to those that every start sets
   * @returns milliseconds until the first response
   */
  start(variables: Readonly<Record<string, string>> = {}): Promise<number> {
    return this.startUntil('/health', variables);
  }

  /** Start, and wait until it listens: what needs an index may answer 503. @returns milliseconds */
  listen(variables: Readonly<Record<string, string>> = {}): Promise<number> {
    return this.startUntil('/health/live', variables);
  }

  /** Begin a start, and wait for nothing. */
  async begin(): Promise<void> {
    await this.spawn({});
  }

  private async startUntil(path: string, variables: Readonly<Record<string, string>>): Promise<number> {
    const began = performance.now();
    const child = await this.spawn(variables);
    let [said, changed] = ['', began];
    for (;;) {
      const { isReady, text } = await this.ask(path);
      const now = performance.now();
      if (isReady) return now - began;
      // A rebuild says how far it is.
      if (text !== said) [said, changed] = [text, now];
      if (child.exitCode !== null) throw new RangeError(`the service ended with code ${String(child.exitCode)}`);
      if (now - changed > START_LIMIT) throw new RangeError(`the service does not become ready: ${said}`);
      await sleep(Math.min(SHORTEST_PAUSE + (now - began) / 100, LONGEST_PAUSE));
    }
  }

  private async spawn(variables: Readonly<Record<string, string>>): Promise<ChildProcess> {
    this.boundPort = await freePort();
    const flags = [...startFlags(), ...this.flags];
    const child = spawn(process.execPath, [...flags, join(this.project, 'tools/start.mjs')], {
      env: { ...process.env, ...SETTINGS, PORT: String(this.boundPort), DATA_DIR: this.dataDir, ...variables },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.child = child;
    return child;
  }

  /** Ask it to end. @returns its exit code; `null` when a signal ended it, or when it was not running */
  stop(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  /** End it at once, as a crash would. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** It keeps its connections and answers nothing until `resume`. */
  pause(): void {
    this.child?.kill('SIGSTOP');
  }

  resume(): void {
    this.child?.kill('SIGCONT');
  }

  /** Resident memory in megabytes; `undefined` where the system does not report it, and of a process that has ended. */
  memory(): number | undefined {
    const { child } = this;
    if (process.platform !== 'linux' || child === undefined || child.exitCode !== null) return undefined;
    const status = readFileSync(`/proc/${String(child.pid)}/status`, 'utf8');
    const resident = /VmRSS:\s+(\d+) kB/.exec(status)?.[1];
    return resident === undefined ? undefined : Number(resident) / 1024;
  }

  /** Seconds of processor time that it has used; `undefined` where the system does not report it. */
  processorSeconds(): number | undefined {
    if (process.platform !== 'linux') return undefined;
    const stat = readFileSync(`/proc/${String(this.child?.pid)}/stat`, 'utf8');
    // After the name, which may contain blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  }

  /** Megabytes that it has had read from the disk; `undefined` where the system does not report it. */
  megabytesRead(): number | undefined {
    if (process.platform !== 'linux') return undefined;
    const counts = readFileSync(`/proc/${String(this.child?.pid)}/io`, 'utf8');
    return Number(/^read_bytes: (\d+)/m.exec(counts)?.[1] ?? 0) / MEGABYTE;
  }

  /** Ids of its worker processes; of Linux alone. */
  workers(): readonly number[] {
    const pid = String(this.child?.pid);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return children === '' ? [] : children.split(' ').map(Number);
  }

  /** Megabytes of all its files whose names match. */
  diskUse(files: RegExp): number {
    const names = readdirSync(this.dataDir).filter((name) => files.test(name));
    const bytes = names.map((name) => statSync(join(this.dataDir, name), { throwIfNoEntry: false })?.size ?? 0);
    return bytes.reduce((sum, size) => sum + size, 0) / MEGABYTE;
  }

  /** Delete everything that can be rebuilt. Only while it is stopped. */
  removeIndex(): void {
    for (const file of readdirSync(this.dataDir)) {
      if (/^(documents|edges)-/.test(file)) rmSync(join(this.dataDir, file));
    }
  }

  async dispose(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    this.child = undefined;
    if (child === undefined || child.exitCode !== null) return null;
    const closed = once(child, 'exit');
    child.kill(signal);
    await closed;
    return child.exitCode;
  }

  private async ask(path: string): Promise<{ readonly isReady: boolean; readonly text: string }> {
    try {
      const answer = await fetch(this.url + path);
      return { isReady: answer.ok, text: await answer.text() };
    } catch {
      return { isReady: false, text: '' };
    }
  }
}
