/**
 * Programs in Python over published clients, in an environment of their own below ENGINES_HOME. They judge what is
 * exchanged over Kafka: with a reader and a writer of our own alone, both could be wrong in the same way.
 */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { alone, installFolder } from '../engine-home.js';

/** The oldest client that the service speaks to, with its way over Kafka, and Confluent's client of its time. */
const PACKAGES = ['acryl-datahub[datahub-kafka]==0.11.0.5', 'confluent-kafka==2.3.0'];
const PROGRAM = fileURLToPath(new URL('published_clients.py', import.meta.url));
const DEADLINE = 300_000;

/** Install it where it is missing. Rejects where there is no Python, or no package registry. */
export async function installPython(): Promise<void> {
  await alone('python', () => {
    const folder = installFolder('python');
    if (existsSync(join(folder, 'complete'))) return;
    execFileSync('python3', ['-m', 'venv', folder]);
    execFileSync(join(folder, 'bin', 'pip'), ['install', '--quiet', '--disable-pip-version-check', ...PACKAGES]);
    writeFileSync(join(folder, 'complete'), PACKAGES.join('\n'));
  });
}

/** Run a command of the program. @returns its output, parsed */
export async function python(command: string, options: object): Promise<unknown> {
  const interpreter = join(installFolder('python'), 'bin', 'python');
  const telemetry = { DATAHUB_TELEMETRY_ENABLED: 'false' };
  const { stdout } = await promisify(execFile)(interpreter, [PROGRAM, command, JSON.stringify(options)], {
    timeout: DEADLINE,
    env: { ...process.env, ...telemetry },
  });
  return JSON.parse(stdout);
}
