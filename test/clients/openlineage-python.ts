/** The Python client of OpenLineage in an environment of its own. */
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { alone, installFolder } from '../engines/engine-home.js';

const VERSION = '1.54.0';
const FOLDER = `openlineage-client-${VERSION}`;

export async function installOpenLineage(): Promise<void> {
  await alone(FOLDER, () => {
    const folder = installFolder(FOLDER);
    if (existsSync(join(folder, 'complete'))) return;
    execFileSync('python3', ['-m', 'venv', folder], { stdio: 'ignore' });
    const pip = ['install', '--quiet', '--disable-pip-version-check', `openlineage-python==${VERSION}`];
    execFileSync(join(folder, 'bin', 'pip'), pip, { stdio: ['ignore', 'ignore', 'pipe'] });
    writeFileSync(join(folder, 'complete'), VERSION);
  });
}

/** Run a program of this folder with the client, set up for a server as its users do it. Throws when it fails. */
export function emitEvents(program: string, server: string): string {
  const path = fileURLToPath(new URL(program, import.meta.url));
  return execFileSync(join(installFolder(FOLDER), 'bin', 'python'), ['-B', path], {
    encoding: 'utf8',
    env: { PATH: env['PATH'], OPENLINEAGE_URL: server },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
