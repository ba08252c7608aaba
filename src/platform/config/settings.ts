/**
 * How the service is set up; read and checked once, before anything starts. Also the token under which Nest provides
 * it.
 */
export abstract class Settings {
  /** 0 lets the system choose. */
  abstract readonly port: number;
  /** An address or a name; one of loopback while `auth` is off. */
  abstract readonly host: string;
  /** Folder of the embedded engines' files. */
  abstract readonly dataDir: string;
  abstract readonly logLevel: LogLevel;
  /** Processes that answer requests side by side; one when absent. More than one share a primary store on a server. */
  readonly workers?: number;
  /** Whether each request is a line of the log, of level `info`; absent means it is. */
  readonly accessLog?: 'off' | 'on';
  /** Whether callers need an access token; absent means that they do not. */
  readonly auth?: 'off' | 'on';
  /** File of the secrets that sign access tokens; absent for one that is made in the folder of the data. */
  readonly authSecretFile?: string;
  /** Whether an empty catalog gets the first contents of `models/bootstrap`; absent means that it does not. */
  readonly bootstrap?: 'off' | 'on';
  /** Whether agents may write over MCP; absent means that they only read. */
  readonly mcpWrite?: 'off' | 'on';
  /** Address to which events of OpenLineage are sent; absent for none. */
  readonly openlineageUrl?: string;
  /** Topic to which they are sent; absent for none. */
  readonly openlineageTopic?: string;
  /** File whose first line is the token that is sent with them. */
  readonly openlineageTokenFile?: string;
  /** Names under which callers may address the service, beside those of loopback addresses; in lower case. */
  readonly allowedHosts?: readonly string[];
  /** Longest request body, in bytes, of methods that write much at once; see `bodyLimits` for the others. */
  abstract readonly maxBodyBytes: number;
  /** Bytes of bodies and answers that are under way at a time. */
  readonly trafficBytes?: number;
  /** Seconds within which a request is answered. */
  readonly requestSeconds?: number;
  /** Units of work of a request; see `Work`. */
  readonly requestWork?: number;
  /** Memory of the search index, in bytes; at most half of the heap's limit is used. Absent for the default. */
  readonly indexMemory?: number;
  /** Address of a PostgreSQL database, perhaps with a password; absent for the embedded primary store. */
  readonly databaseUrl?: string;
  /** Token of a change of the models to accept although stored values do not fit it; absent for none. */
  readonly acceptModels?: string;
  /** Hours for which entries of the change log are kept. */
  readonly changeLogHours?: number;
  /** Bytes of values beyond which the change log is trimmed before its time. */
  readonly changeLogBytes?: number;
  /** Address of a search server, with a user and a password where it wants them; absent for the embedded index. */
  readonly searchUrl?: string;
  /** What the names of all indexes there begin with. */
  readonly searchPrefix?: string;
  /** Parts, and copies of each, of the indexes that are made there from now on. */
  readonly searchShards?: number;
  readonly searchReplicas?: number;
  /** Addresses of Kafka brokers, `host:port`; absent or empty for no events. */
  readonly kafkaBrokers?: readonly string[];
  /** Base address of a schema registry with Confluent's API; absent for the one that this service serves. */
  readonly schemaRegistryUrl?: string;
  readonly kafkaTls?: 'off' | 'on';
  /** Certificates to trust in place of those of Node.js, as PEM; then this client's own, with its key. */
  readonly kafkaTlsCaFile?: string;
  readonly kafkaTlsCertFile?: string;
  readonly kafkaTlsKeyFile?: string;
  readonly kafkaSasl?: KafkaSasl;
  readonly kafkaUsername?: string;
  /** File whose first line is the password. */
  readonly kafkaPasswordFile?: string;
  readonly kafkaConsumerGroup?: string;
  /** Names of the topics. */
  readonly proposalTopic?: string;
  readonly failedProposalTopic?: string;
  readonly versionedLogTopic?: string;
  readonly timeseriesLogTopic?: string;
  readonly platformEventTopic?: string;
}

export const DEFAULT_WORKERS = 1;
export const DEFAULT_SEARCH_PREFIX = 'cadastre';
export const DEFAULT_SEARCH_SHARDS = 1;
export const DEFAULT_SEARCH_REPLICAS = 1;

export const KAFKA_SASL = ['none', 'plain', 'scram-sha-256', 'scram-sha-512'] as const;

/** How this service proves to a Kafka broker who it is. */
export type KafkaSasl = (typeof KAFKA_SASL)[number];

/** Names that the peers of this service have for topics and for the group of those that take proposals. */
export const DEFAULT_TOPICS = {
  proposalTopic: 'MetadataChangeProposal_v1',
  failedProposalTopic: 'FailedMetadataChangeProposal_v1',
  versionedLogTopic: 'MetadataChangeLog_Versioned_v1',
  timeseriesLogTopic: 'MetadataChangeLog_Timeseries_v1',
  platformEventTopic: 'PlatformEvent_v1',
} as const;
export const DEFAULT_CONSUMER_GROUP = 'generic-mce-consumer-job-client';

export const DEFAULT_TRAFFIC_BYTES = 268_435_456;
export const DEFAULT_REQUEST_SECONDS = 30;
export const DEFAULT_REQUEST_WORK = 5_000_000;
export const DEFAULT_CHANGE_LOG_HOURS = 24;
export const DEFAULT_CHANGE_LOG_BYTES = 1_073_741_824;

/** Longest body that most methods take, in bytes. */
const USUAL_BODY_BYTES = 8_388_608;

/** Bytes that a body may have, by what a method says of its bodies. */
export type BodyLimits = Readonly<Record<'bulk' | 'usual', number>>;

export function bodyLimits({ maxBodyBytes }: Settings): BodyLimits {
  return { bulk: maxBodyBytes, usual: Math.min(USUAL_BODY_BYTES, maxBodyBytes) };
}

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];
