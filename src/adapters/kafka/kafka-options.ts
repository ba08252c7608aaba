import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import process from 'node:process';
import type { BaseOptions } from '@platformatic/kafka';
import { DEFAULT_CONSUMER_GROUP, DEFAULT_TOPICS, type Settings } from '../../platform/config/index.js';
import type { EventTopic } from '../../events/index.js';
import { KafkaRefused } from './kafka-fault.js';

/** Milliseconds to connect, and to answer: within what a request that waits for it may take. */
const CONNECT_TIMEOUT = 3000;
const ANSWER_TIMEOUT = 10_000;

/** How brokers are reached. `names`: what topics are called. */
export interface KafkaOptions {
  readonly base: BaseOptions;
  readonly names: Readonly<Record<EventTopic, string>>;
  readonly group: string;
}

/** @throws KafkaRefused when variables do not fit each other, or a file cannot be read */
export function kafkaOptions(settings: Settings): KafkaOptions {
  const nameOf = (key: EventTopic): string => settings[key] ?? DEFAULT_TOPICS[key];
  const tls = tlsOf(settings);
  const sasl = saslOf(settings);
  return {
    base: {
      clientId: `cadastre-${hostname()}-${String(process.pid)}`,
      bootstrapBrokers: [...(settings.kafkaBrokers ?? [])],
      connectTimeout: CONNECT_TIMEOUT,
      timeout: ANSWER_TIMEOUT,
      retries: 2,
      retryDelay: 200,
      ...(tls === undefined ? {} : { tls, tlsServerName: true }),
      ...(sasl === undefined ? {} : { sasl }),
    },
    names: {
      proposalTopic: nameOf('proposalTopic'),
      failedProposalTopic: nameOf('failedProposalTopic'),
      versionedLogTopic: nameOf('versionedLogTopic'),
      timeseriesLogTopic: nameOf('timeseriesLogTopic'),
      platformEventTopic: nameOf('platformEventTopic'),
    },
    group: settings.kafkaConsumerGroup ?? DEFAULT_CONSUMER_GROUP,
  };
}

function tlsOf({
  kafkaTls,
  kafkaTlsCaFile,
  kafkaTlsCertFile,
  kafkaTlsKeyFile,
}: Settings): BaseOptions['tls'] | undefined {
  const files = { KAFKA_TLS_CA_FILE: kafkaTlsCaFile, KAFKA_TLS_CERT_FILE: kafkaTlsCertFile };
  if (kafkaTls !== 'on') {
    const [given] = Object.entries({ ...files, KAFKA_TLS_KEY_FILE: kafkaTlsKeyFile }).find(([, file]) => file) ?? [];
    if (given !== undefined) throw new KafkaRefused(`${given} has no effect without KAFKA_TLS=on.`);
    return undefined;
  }
  if ((kafkaTlsCertFile === undefined) !== (kafkaTlsKeyFile === undefined))
    throw new KafkaRefused('KAFKA_TLS_CERT_FILE and KAFKA_TLS_KEY_FILE are given together.');
  return {
    ...(kafkaTlsCaFile === undefined ? {} : { ca: readFile('KAFKA_TLS_CA_FILE', kafkaTlsCaFile) }),
    ...(kafkaTlsCertFile === undefined ? {} : { cert: readFile('KAFKA_TLS_CERT_FILE', kafkaTlsCertFile) }),
    ...(kafkaTlsKeyFile === undefined ? {} : { key: readFile('KAFKA_TLS_KEY_FILE', kafkaTlsKeyFile) }),
  };
}

const MECHANISMS = {
  plain: 'PLAIN',
  'scram-sha-256': 'SCRAM-SHA-256',
  'scram-sha-512': 'SCRAM-SHA-512',
} as const;

function saslOf({ kafkaSasl = 'none', kafkaUsername, kafkaPasswordFile }: Settings): BaseOptions['sasl'] | undefined {
  if (kafkaSasl === 'none') {
    if (kafkaUsername !== undefined || kafkaPasswordFile !== undefined)
      throw new KafkaRefused('KAFKA_USERNAME and KAFKA_PASSWORD_FILE have no effect without KAFKA_SASL.');
    return undefined;
  }
  if (kafkaUsername === undefined || kafkaPasswordFile === undefined)
    throw new KafkaRefused(`KAFKA_SASL=${kafkaSasl} needs KAFKA_USERNAME and KAFKA_PASSWORD_FILE.`);
  const [password = ''] = readFile('KAFKA_PASSWORD_FILE', kafkaPasswordFile).split(/\r?\n/);
  return { mechanism: MECHANISMS[kafkaSasl], username: kafkaUsername, password };
}

function readFile(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new KafkaRefused(`${variable}: the file ${file} cannot be read.`, { cause: error });
  }
}
