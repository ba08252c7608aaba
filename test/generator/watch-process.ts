import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SOURCE_LOADER } from '../source-process.builder.js';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/** `npm run generate -- --watch` as a process of its own. */
export class WatchProcess {
  private readonly child: ChildProcess;
  /** Output that no call has waited for yet. */
  private output = '';
  private readonly listeners = new Set<() => void>();

  constructor(args: readonly string[]) {
    this.child = spawn(
      process.execPath,
      [...SOURCE_LOADER, join(PROJECT, 'tools/commands/generate.ts'), '--watch', ...args],
      {
        cwd: PROJECT,
        stdio: ['ignore', 'ignore', 'pipe'],
        // A group of its own, as a terminal makes one.
        detached: true,
      },
    );
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.output += text;
      for (const listener of this.listeners) listener();
    });
  }

  /** Wait for matching output. @returns the output since the last call */
  async says(pattern: RegExp): Promise<string> {
    for (;;) {
      const match = pattern.exec(this.output);
      if (match !== null) {
        const end = match.index + match[0].length;
        const text = this.output.slice(0, end);
        this.output = this.output.slice(end);
        return text;
      }
      if (this.child.exitCode !== null) throw new RangeError(`it ended with the output: ${this.output}`);
      await this.more();
    }
  }

  /** Press Ctrl+C, which signals the whole group. @returns the exit code; `null` when the signal ended it */
  async interrupt(): Promise<number | null> {
    if (this.child.exitCode !== null) return this.child.exitCode;
    const ended = once(this.child, 'exit');
    if (this.child.pid !== undefined) process.kill(-this.child.pid, 'SIGINT');
    await ended;
    return this.child.exitCode;
  }

  private more(): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        this.listeners.delete(done);
        this.child.off('exit', done);
        resolve();
      };
      this.listeners.add(done);
      this.child.once('exit', done);
    });
  }
}
