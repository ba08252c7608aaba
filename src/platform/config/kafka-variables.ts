import { DEFAULT_CONSUMER_GROUP, DEFAULT_TOPICS, KAFKA_SASL, type Settings } from './settings.js';
import { httpAddress, NONE, onOrOff, problem, value, type Variable, type VariableResult } from './variable.js';

const MAX_PORT = 65_535;

/** Settings of the exchange of events; topics are named as the peers of this service name them. */
type KafkaSetting = keyof typeof DEFAULT_TOPICS | Extract<keyof Settings, `kafka${string}` | 'schemaRegistryUrl'>;

/** Variables of the exchange of events. */
export const KAFKA_VARIABLES = {
  kafkaBrokers: {
    name: 'KAFKA_BROKERS',
    flag: '--kafka-brokers <addresses>',
    fallback: NONE,
    doc: 'Kafka brokers to exchange events with, as comma-separated host:port',
    read: (text) => {
      const addresses = text === NONE ? [] : text.split(',').map((one) => one.trim());
      const wrong = addresses.find((one) => !isAddress(one));
      return wrong === undefined
        ? value(addresses)
        : problem('it must be comma-separated addresses such as kafka:9092');
    },
  },
  schemaRegistryUrl: {
    name: 'SCHEMA_REGISTRY_URL',
    flag: '--schema-registry-url <url>',
    fallback: NONE,
    doc: 'schema registry with the API of Confluent; without one the service is its own, at /schema-registry',
    isSecret: true,
    read: httpAddress,
  },
  kafkaTls: {
    name: 'KAFKA_TLS',
    flag: '--kafka-tls <on|off>',
    fallback: 'off',
    doc: 'whether connections to Kafka are encrypted: on or off',
    read: onOrOff,
  },
  kafkaTlsCaFile: {
    name: 'KAFKA_TLS_CA_FILE',
    flag: '--kafka-tls-ca-file <file>',
    fallback: NONE,
    doc: 'certificates to trust with KAFKA_TLS, as PEM, in place of those that Node.js trusts',
    read: value,
  },
  kafkaTlsCertFile: {
    name: 'KAFKA_TLS_CERT_FILE',
    flag: '--kafka-tls-cert-file <file>',
    fallback: NONE,
    doc: "this service's own certificate for Kafka, as PEM",
    read: value,
  },
  kafkaTlsKeyFile: {
    name: 'KAFKA_TLS_KEY_FILE',
    flag: '--kafka-tls-key-file <file>',
    fallback: NONE,
    doc: 'the private key of that certificate, as PEM',
    read: value,
  },
  kafkaSasl: {
    name: 'KAFKA_SASL',
    flag: '--kafka-sasl <mechanism>',
    fallback: 'none',
    doc: `how the service signs in to Kafka: ${KAFKA_SASL.join(', ')}`,
    read: (text) => {
      const mechanism = KAFKA_SASL.find((known) => known === text);
      return mechanism === undefined ? problem(`it must be one of ${KAFKA_SASL.join(', ')}`) : value(mechanism);
    },
  },
  kafkaUsername: {
    name: 'KAFKA_USERNAME',
    flag: '--kafka-username <name>',
    fallback: NONE,
    doc: 'user name for KAFKA_SASL',
    read: value,
  },
  kafkaPasswordFile: {
    name: 'KAFKA_PASSWORD_FILE',
    flag: '--kafka-password-file <file>',
    fallback: NONE,
    doc: 'file whose first line is the password for KAFKA_SASL',
    read: value,
  },
  kafkaConsumerGroup: {
    name: 'METADATA_CHANGE_PROPOSAL_KAFKA_CONSUMER_GROUP_ID',
    flag: '--kafka-consumer-group <name>',
    fallback: DEFAULT_CONSUMER_GROUP,
    doc: 'consumer group in which proposals are taken from Kafka',
    read: topicName,
  },
  proposalTopic: topicVariable('METADATA_CHANGE_PROPOSAL', 'proposalTopic', 'from which proposals are taken'),
  failedProposalTopic: topicVariable(
    ...(['FAILED_METADATA_CHANGE_PROPOSAL', 'failedProposalTopic', 'of proposals that were refused'] as const),
  ),
  versionedLogTopic: topicVariable(
    ...(['METADATA_CHANGE_LOG_VERSIONED', 'versionedLogTopic', 'of changes of aspects'] as const),
  ),
  timeseriesLogTopic: topicVariable(
    ...(['METADATA_CHANGE_LOG_TIMESERIES', 'timeseriesLogTopic', 'of points of time series'] as const),
  ),
  platformEventTopic: topicVariable('PLATFORM_EVENT', 'platformEventTopic', 'of changes in words, for automations'),
} as const satisfies { readonly [name in KafkaSetting]: Variable<Required<Settings>[name]> };

/** What Kafka accepts as the name of a topic, and of a group of ours. */
export function topicName(text: string): VariableResult<string> {
  const isName = /^[\w.-]{1,249}$/.test(text) && text !== '.' && text !== '..';
  return isName
    ? value(text)
    : problem('it must have letters, digits, dots, underscores and hyphens only, 249 at most');
}

function topicVariable(subject: string, key: keyof typeof DEFAULT_TOPICS, use: string): Variable<string> {
  const stem = subject.toLowerCase().replaceAll('_', '-');
  return {
    name: `${subject}_TOPIC_NAME`,
    flag: `--${stem}-topic-name <name>`,
    fallback: DEFAULT_TOPICS[key],
    doc: `topic ${use}`,
    read: topicName,
  };
}

function isAddress(text: string): boolean {
  const port = Number(/^[^\s:/@]+:(\d{1,5})$|^\[[0-9a-f:]+\]:(\d{1,5})$/i.exec(text)?.slice(1).find(Boolean) ?? '0');
  return port >= 1 && port <= MAX_PORT;
}
