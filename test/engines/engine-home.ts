import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { env, getuid, pid } from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { InvariantError } from '../../src/kernel/assert-never.js';

/** Milliseconds between two looks at what another process does, and how long one may install. */
const LOOK = 200;
const INSTALL_LIMIT = 1_200_000;

/**
 * Folder of the engines: what was installed is kept there for all runs, in a folder by engine, and `run/` has a folder
 * for each engine that runs. Removing it removes everything.
 */
export const ENGINES_HOME = resolve(
  env['ENGINES_HOME'] ?? join(env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'cadastre-engines'),
);

/** A folder for what is installed of an engine. */
export function installFolder(engine: string): string {
  const folder = join(ENGINES_HOME, engine);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** A new folder for the data, the log and the port of an engine that this process runs. */
export function runFolder(engine: string): string {
  const all = join(ENGINES_HOME, 'run');
  mkdirSync(all, { recursive: true });
  return mkdtempSync(join(all, `${engine}-${String(pid)}-`));
}

/** Do work that only one process may do at a time, such as installing. A process that died leaves no lock. */
export async function alone<T>(what: string, work: () => Promise<T> | T): Promise<T> {
  mkdirSync(ENGINES_HOME, { recursive: true });
  const lock = join(ENGINES_HOME, `${what}.installing`);
  const deadline = performance.now() + INSTALL_LIMIT;
  while (!tryLock(lock)) {
    if (performance.now() > deadline) throw new InvariantError(`another process has had ${lock} for too long`);
    await setTimeout(LOOK);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function tryLock(lock: string): boolean {
  if (existsSync(lock) && !isAlive(Number(readFileSync(lock, 'utf8')))) rmSync(lock, { force: true });
  try {
    writeFileSync(lock, String(pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

export function isAlive(process: number): boolean {
  try {
    return globalThis.process.kill(process, 0);
  } catch {
    return false;
  }
}

/** A port of the loopback address that nothing listens on now. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => {
        done(port);
      });
    });
  });
}

/**
 * What stands before a command that refuses to be root: a user namespace in which files of root belong to nobody, or,
 * where there are no namespaces, nobody itself, who must then be able to reach the folder. Empty for other users.
 */
export function asNobody(): readonly string[] {
  if (getuid?.() !== 0) return [];
  const id = (flag: string): string => execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }).trim();
  const [user, group] = [id('-u'), id('-g')];
  try {
    execFileSync('unshare', ['--user', 'true'], { stdio: 'ignore' });
    return ['unshare', '--user', `--map-user=${user}`, `--map-group=${group}`, '--'];
  } catch {
    return ['setpriv', `--reuid=${user}`, `--regid=${group}`, '--clear-groups', '--'];
  }
}

/** Give a folder to the user that `asNobody` ends up as. */
export function ownedByNobody(folder: string): void {
  if (asNobody()[0] === 'setpriv') execFileSync('chown', ['-R', 'nobody', folder]);
}
