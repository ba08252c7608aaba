import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
/** The files that are needed to generate, build, pack and start; packages are shared. */
const PARTS = [
  'LICENSE',
  'README.md',
  'codegen.yml',
  'generated',
  'models',
  'nest-cli.json',
  'package.json',
  'src',
  'test/samples',
  'tools',
  'tsconfig.json',
];

const run = promisify(execFile);

/** A copy of the project in a directory of its own, to be changed and deleted. */
export class WorkingCopy {
  constructor(readonly directory = mkdtempSync(join(tmpdir(), 'cadastre-copy-'))) {
    for (const part of PARTS) cpSync(join(PROJECT, part), join(this.directory, part), { recursive: true });
    symlinkSync(join(PROJECT, 'node_modules'), join(this.directory, 'node_modules'), 'dir');
  }

  /** Make the package that is published. @returns path of its archive, which is deleted with the copy */
  async pack(): Promise<string> {
    const { stdout } = await run('npm', ['pack', '--silent'], { cwd: this.directory, maxBuffer: 2 ** 26 });
    return join(this.directory, stdout.trim());
  }

  /** Run a task of `package.json`. @throws with its output when it fails */
  async npm(task: string, ...args: readonly string[]): Promise<void> {
    const options = { cwd: this.directory, maxBuffer: 2 ** 26 };
    await run('npm', ['run', '--silent', task, ...(args.length === 0 ? [] : ['--', ...args])], options);
  }

  dispose(): void {
    rmSync(this.directory, { recursive: true, force: true });
  }
}
