import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import type { Settings } from '../../../src/platform/config/index.js';
import { startService } from '../../../src/server/service.js';
import { BROKERS, ownTopics } from './kafka-app.js';

const folder = mkdtempSync(join(tmpdir(), 'cadastre-refusals-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const SASL_BROKERS = (env['TEST_KAFKA_SASL_BROKERS'] ?? '').split(',');
const PASSWORD = file('password', `${env['TEST_KAFKA_PASSWORD'] ?? ''}\n`);
const WRONG_PASSWORD = file('wrong', 'open sesame\n');
const IDENTITY = { kafkaBrokers: SASL_BROKERS, kafkaSasl: 'plain', kafkaUsername: 'admin' } as const;
const SIGNED_IN = { ...IDENTITY, kafkaPasswordFile: PASSWORD } as const;

async function start(change: Partial<Settings>): Promise<string> {
  const dataDir = join(folder, 'data');
  const settings = { port: 0, host: '127.0.0.1', logLevel: 'silent', maxBodyBytes: 1_000_000, ...ownTopics() } as const;
  try {
    const { app, ready } = await startService({ ...settings, dataDir, ...change }, false);
    await ready;
    await app.close();
    return 'started';
  } catch (error) {
    expect(readdirSync(folder)).not.toContain('data');
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

describe('a start with Kafka', () => {
  it.each<readonly [string, Partial<Settings>, RegExp]>([
    [
      'a wrong password',
      { ...SIGNED_IN, kafkaPasswordFile: WRONG_PASSWORD },
      /^StartRefused: KAFKA_SASL: .* does not accept/,
    ],
    ['another mechanism', { ...SIGNED_IN, kafkaSasl: 'scram-sha-256' }, /^StartRefused: KAFKA_SASL: /],
    [
      'a user without rights',
      { ...SIGNED_IN, kafkaUsername: 'guest' },
      /^StartRefused: KAFKA_BROKERS: .* no right to use or create the topic/,
    ],
    ['no password', IDENTITY, /^StartRefused: KAFKA_SASL=plain needs KAFKA_USERNAME and KAFKA_PASSWORD_FILE/],
    [
      'a password file that is missing',
      { ...SIGNED_IN, kafkaPasswordFile: '/no/such/file' },
      /^StartRefused: KAFKA_PASSWORD_FILE: the file \/no\/such\/file cannot be read/,
    ],
    [
      'a password that is not used',
      { kafkaPasswordFile: PASSWORD },
      /^StartRefused: KAFKA_USERNAME and KAFKA_PASSWORD_FILE have no effect/,
    ],
    ['encryption that the broker has not', { kafkaTls: 'on' }, /^StartRefused: KAFKA_TLS: /],
    [
      'half a certificate',
      { kafkaTls: 'on', kafkaTlsCertFile: PASSWORD },
      /^StartRefused: KAFKA_TLS_CERT_FILE and KAFKA_TLS_KEY_FILE/,
    ],
    [
      'a registry that is none',
      { schemaRegistryUrl: `${env['TEST_SCHEMA_REGISTRY_URL'] ?? ''}/wombats` },
      /^StartRefused: SCHEMA_REGISTRY_URL: .* does not answer as a schema registry does/,
    ],
  ])('is refused with %s, in a sentence and with nothing changed', async (_name, change, sentence) => {
    const outcome = await start(change);
    expect(outcome).toMatch(sentence);
    expect(outcome).not.toContain('sesame');
  });

  it('is not refused with a user who has the rights, nor with a broker or a registry that is away', async () => {
    expect(await start(SIGNED_IN)).toBe('started');
    expect(await start({ kafkaBrokers: ['127.0.0.1:1'] })).toBe('started');
    expect(await start({ kafkaBrokers: BROKERS, schemaRegistryUrl: 'http://127.0.0.1:1' })).toBe('started');
  });
});
