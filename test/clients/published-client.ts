/** Clients that other people publish, each in an environment of its own below ENGINES_HOME. */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { alone, installFolder } from '../engines/engine-home.js';

/** Milliseconds after which a command hangs: most take two seconds, most of which are Python's. */
const DEADLINE = 300_000;

/** A connector to a database that is a file, and what reads SQL. */
const EXTRAS = 'sqlalchemy,sql-parser';

/** The version of the wire that the service speaks, and the newest one. */
export type ClientVersion = '0.11.0.5' | '1.7.0.17';

/** What a command answered. `said`: both outputs, in the order of their kinds. */
export interface CommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly said: string;
}

/** The command line and the Python library of one version, talking to one server. */
export class PythonClient {
  private readonly home = mkdtempSync(join(tmpdir(), 'cadastre-client-'));

  constructor(
    private readonly version: ClientVersion,
    private readonly server: string,
  ) {}

  static async install(version: ClientVersion): Promise<void> {
    await alone(folderOf(version), () => {
      const folder = installFolder(folderOf(version));
      if (existsSync(join(folder, 'complete'))) return;
      execFileSync('python3', ['-m', 'venv', folder], { stdio: 'ignore' });
      const pip = ['install', '--quiet', '--disable-pip-version-check', `acryl-datahub[${EXTRAS}]==${version}`];
      execFileSync(join(folder, 'bin', 'pip'), pip, { stdio: ['ignore', 'ignore', 'pipe'] });
      writeFileSync(join(folder, 'complete'), version);
    });
  }

  /** Run `datahub` with these arguments. Never rejects: a refusal is an exit code, or a text. */
  datahub(...parameters: readonly string[]): Promise<CommandResult> {
    return this.run('datahub', parameters);
  }

  /** Run a program of this folder. */
  python(program: string, ...parameters: readonly string[]): Promise<CommandResult> {
    const path = fileURLToPath(new URL(program, import.meta.url));
    return this.run('python', [path, ...parameters]);
  }

  /** Write a file into the home folder of the client. @returns its path */
  file(name: string, content: string | object): string {
    const path = join(this.home, name);
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  }

  dispose(): void {
    rmSync(this.home, { recursive: true, force: true });
  }

  private run(program: string, parameters: readonly string[]): Promise<CommandResult> {
    const options = {
      cwd: this.home,
      timeout: DEADLINE,
      maxBuffer: 64 * 1024 * 1024,
      env: {
        PATH: env['PATH'],
        HOME: this.home,
        PYTHONDONTWRITEBYTECODE: '1',
        DATAHUB_GMS_URL: this.server,
        DATAHUB_TELEMETRY_ENABLED: 'false',
        // Wide enough for URNs in tables.
        COLUMNS: '400',
      },
    };
    const command = join(installFolder(folderOf(this.version)), 'bin', program);
    return new Promise((done) => {
      execFile(command, [...parameters], options, (error, stdout, stderr) => {
        const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
        done({ code, stdout, said: `${stdout}\n${stderr}` });
      });
    });
  }
}

function folderOf(version: ClientVersion): string {
  return `datahub-client-${version}`;
}
