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

/** The oldest client that the service speaks to, and the newest, each with a client of Confluent of its time. */
const PACKAGES = {
  '0.11.0.5': ['acryl-datahub[datahub-kafka]==0.11.0.5', 'confluent-kafka==2.3.0'],
  '1.7.0.17': ['acryl-datahub[datahub-kafka]==1.7.0.17'],
} as const;

/** By the version of acryl-datahub. */
export type KafkaClient = keyof typeof PACKAGES;
export const KAFKA_CLIENTS: readonly KafkaClient[] = ['0.11.0.5', '1.7.0.17'];

const PROGRAM = fileURLToPath(new URL('published_clients.py', import.meta.url));
const DEADLINE = 300_000;

/** Install it where it is missing. Rejects where there is no Python, or no package registry. */
export async function installPython(version: KafkaClient): Promise<void> {
  await alone(folderOf(version), () => {
    const folder = installFolder(folderOf(version));
    const packages = PACKAGES[version];
    if (existsSync(join(folder, 'complete'))) return;
    execFileSync('python3', ['-m', 'venv', folder]);
    execFileSync(join(folder, 'bin', 'pip'), ['install', '--quiet', '--disable-pip-version-check', ...packages]);
    writeFileSync(join(folder, 'complete'), packages.join('\n'));
  });
}

/** Run a command of the program. @returns its output, parsed */
export async function python(version: KafkaClient, command: string, options: object): Promise<unknown> {
  const interpreter = join(installFolder(folderOf(version)), 'bin', 'python');
  const telemetry = { DATAHUB_TELEMETRY_ENABLED: 'false' };
  const { stdout } = await promisify(execFile)(interpreter, [PROGRAM, command, JSON.stringify(options)], {
    timeout: DEADLINE,
    env: { ...process.env, ...telemetry },
  });
  return JSON.parse(stdout);
}

function folderOf(version: KafkaClient): string {
  return version === '0.11.0.5' ? 'python' : `python-${version}`;
}
