import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { BROKERS } from './kafka-app.js';

const START = fileURLToPath(new URL('../../../tools/start.mjs', import.meta.url));
const SASL = env['TEST_KAFKA_SASL_BROKERS'] ?? '';

describe('the process of a service with Kafka', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cadastre-refused-'));
  const password = join(folder, 'password');
  writeFileSync(password, 'open sesame\n');
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it.each<readonly [string, Readonly<Record<string, string>>, string]>([
    [
      'a wrong password',
      { KAFKA_BROKERS: SASL, KAFKA_SASL: 'plain', KAFKA_USERNAME: 'admin', KAFKA_PASSWORD_FILE: password },
      'KAFKA_SASL',
    ],
    [
      'a user without rights',
      { KAFKA_BROKERS: SASL, KAFKA_SASL: 'plain', KAFKA_USERNAME: 'guest', KAFKA_PASSWORD_FILE: rightPassword(folder) },
      'KAFKA_BROKERS',
    ],
    ['encryption that the broker has not', { KAFKA_BROKERS: BROKERS.join(','), KAFKA_TLS: 'on' }, 'KAFKA_TLS'],
    [
      'a registry that is none',
      {
        KAFKA_BROKERS: BROKERS.join(','),
        SCHEMA_REGISTRY_URL: `${env['TEST_SCHEMA_REGISTRY_URL'] ?? ''}/wombats`,
      },
      'SCHEMA_REGISTRY_URL',
    ],
  ])('ends with 78 over %s, and one sentence that names the variable', (_name, variables, variable) => {
    const dataDir = join(folder, 'data');
    const { status, stderr } = spawnSync(process.execPath, [START], {
      env: { ...env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', ...variables },
      encoding: 'utf8',
    });
    expect([status, stderr.trim().split('\n')]).toEqual([78, [expect.stringContaining(`${variable}: `)]]);
    expect(stderr).not.toContain('sesame');
    expect(readdirSync(folder)).not.toContain('data');
  });
});

function rightPassword(folder: string): string {
  const path = join(folder, 'right');
  writeFileSync(path, `${env['TEST_KAFKA_PASSWORD'] ?? ''}\n`);
  return path;
}
