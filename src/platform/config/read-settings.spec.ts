import { availableParallelism } from 'node:os';
import { readSettings } from './read-settings.js';

const DEFAULTS = {
  ...{
    port: 8080,
    host: '127.0.0.1',
    allowedHosts: [],
    dataDir: '.cadastre',
    logLevel: 'info',
    auth: 'off',
    bootstrap: 'on',
    mcpWrite: 'off',
    workers: 1,
    accessLog: 'on',
    maxBodyBytes: 33_554_432,
  },
  ...{ trafficBytes: 268_435_456, requestSeconds: 30, requestWork: 5_000_000 },
  ...{ changeLogHours: 24, changeLogBytes: 1_073_741_824, indexMemory: 536_870_912 },
  ...{
    searchPrefix: 'cadastre',
    searchShards: 1,
    searchReplicas: 1,
    kafkaBrokers: [],
    kafkaTls: 'off',
    kafkaSasl: 'none',
    kafkaConsumerGroup: 'generic-mce-consumer-job-client',
  },
  proposalTopic: 'MetadataChangeProposal_v1',
  failedProposalTopic: 'FailedMetadataChangeProposal_v1',
  versionedLogTopic: 'MetadataChangeLog_Versioned_v1',
  timeseriesLogTopic: 'MetadataChangeLog_Timeseries_v1',
  platformEventTopic: 'PlatformEvent_v1',
};

describe('readSettings', () => {
  it('has a default for everything, and treats an empty text as absent', () => {
    expect(readSettings({})).toEqual({ kind: 'settings', settings: DEFAULTS });
    expect(readSettings({ PORT: '', DATABASE_URL: '', AUTH: 'off' })).toEqual({ kind: 'settings', settings: DEFAULTS });
  });

  it('reads every variable', () => {
    const environment = {
      ...{
        PORT: '0',
        HOST: '::1',
        ALLOWED_HOSTS: 'a.example,B',
        AUTH: 'on',
        BOOTSTRAP: 'off',
        MCP_WRITE: 'on',
        OPENLINEAGE_URL: 'http://m:5000/api/v1/lineage',
        ...{ OPENLINEAGE_TOKEN_FILE: '/token', OPENLINEAGE_TOPIC: 'lineage' },
        AUTH_SECRET_FILE: '/s',
        DATA_DIR: '/data',
        LOG_LEVEL: 'debug',
        WORKERS: '3',
        ACCESS_LOG: 'off',
        MAX_BODY_BYTES: '1024',
      },
      ...{ TRAFFIC_BYTES: '4096', REQUEST_SECONDS: '3', REQUEST_WORK: '9000' },
      ...{ CHANGE_LOG_HOURS: '1', CHANGE_LOG_BYTES: '2097152', INDEX_MEMORY: '7' },
      DATABASE_URL: 'postgres://u:p@h/d',
      ...{ SEARCH_URL: 'http://me:secret@h:9200', SEARCH_PREFIX: 'own', SEARCH_SHARDS: '3', SEARCH_REPLICAS: '0' },
      ...{ KAFKA_BROKERS: 'a:9092, [::1]:9093', SCHEMA_REGISTRY_URL: 'http://r:8081/api', KAFKA_TLS: 'on' },
      ...{ KAFKA_TLS_CA_FILE: '/ca', KAFKA_TLS_CERT_FILE: '/cert', KAFKA_TLS_KEY_FILE: '/key' },
      ...{ KAFKA_SASL: 'scram-sha-512', KAFKA_USERNAME: 'me', KAFKA_PASSWORD_FILE: '/password' },
      METADATA_CHANGE_PROPOSAL_KAFKA_CONSUMER_GROUP_ID: 'group',
      METADATA_CHANGE_PROPOSAL_TOPIC_NAME: 'in',
      FAILED_METADATA_CHANGE_PROPOSAL_TOPIC_NAME: 'failed',
      METADATA_CHANGE_LOG_VERSIONED_TOPIC_NAME: 'versioned',
      METADATA_CHANGE_LOG_TIMESERIES_TOPIC_NAME: 'points',
      PLATFORM_EVENT_TOPIC_NAME: 'words',
    };
    const settings = {
      ...{
        port: 0,
        host: '::1',
        allowedHosts: ['a.example', 'b'],
        auth: 'on',
        bootstrap: 'off',
        mcpWrite: 'on',
        openlineageUrl: 'http://m:5000/api/v1/lineage',
        ...{ openlineageTokenFile: '/token', openlineageTopic: 'lineage' },
        authSecretFile: '/s',
        dataDir: '/data',
        logLevel: 'debug',
        workers: 3,
        accessLog: 'off',
        maxBodyBytes: 1024,
      },
      ...{ trafficBytes: 4096, requestSeconds: 3, requestWork: 9000 },
      ...{ changeLogHours: 1, changeLogBytes: 2_097_152, indexMemory: 7 },
      databaseUrl: 'postgres://u:p@h/d',
      ...{ searchUrl: 'http://me:secret@h:9200', searchPrefix: 'own', searchShards: 3, searchReplicas: 0 },
      ...{ kafkaBrokers: ['a:9092', '[::1]:9093'], schemaRegistryUrl: 'http://r:8081/api', kafkaTls: 'on' },
      ...{ kafkaTlsCaFile: '/ca', kafkaTlsCertFile: '/cert', kafkaTlsKeyFile: '/key' },
      ...{ kafkaSasl: 'scram-sha-512', kafkaUsername: 'me', kafkaPasswordFile: '/password' },
      kafkaConsumerGroup: 'group',
      ...{ proposalTopic: 'in', failedProposalTopic: 'failed' },
      ...{ versionedLogTopic: 'versioned', timeseriesLogTopic: 'points', platformEventTopic: 'words' },
    };
    expect(readSettings(environment)).toEqual({ kind: 'settings', settings });
  });

  it('reads the token of an accepted change of models', () => {
    const settings = { ...DEFAULTS, acceptModels: '0123456789ab' };
    expect(readSettings({ ACCEPT_MODELS: '0123456789ab' })).toEqual({ kind: 'settings', settings });
    expect(readSettings({ ACCEPT_MODELS: 'none' })).toEqual({ kind: 'settings', settings: DEFAULTS });
  });

  it.each(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])('writes lines from the level %s', (level) => {
    expect(readSettings({ LOG_LEVEL: level })).toEqual({
      kind: 'settings',
      settings: { ...DEFAULTS, logLevel: level },
    });
  });

  it.each([
    ['PORT', 0, 65_535],
    ['MAX_BODY_BYTES', 1024, 1_073_741_824],
    ['INDEX_MEMORY', 0, 1_099_511_627_776],
  ])('takes %s from %d to %d and no further', (name, least, most) => {
    const kinds = [least - 1, least, most, most + 1].map((number) => readSettings({ [name]: String(number) }).kind);
    expect(kinds).toEqual(['problems', 'settings', 'settings', 'problems']);
  });

  it.each(['0123456789a', '0123456789abc', '0123456789aB', 'NONE'])('takes no token %s', (token) => {
    expect(readSettings({ ACCEPT_MODELS: token }).kind).toBe('problems');
  });

  it.each(['localhost', '127.0.0.1', '127.1.2.3', '::1'])('listens on %s', (host) => {
    expect(readSettings({ HOST: host }).kind).toBe('settings');
  });

  it('listens on any address when callers need a token', () => {
    for (const HOST of ['0.0.0.0', '::', 'catalog.example'])
      expect(readSettings({ HOST, AUTH: 'on' })).toMatchObject({ kind: 'settings', settings: { host: HOST } });
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT=abc cannot be accepted: it must be a whole number from 0 to 65535.'],
    [{ PORT: '65536' }, 'PORT=65536 cannot be accepted: it must be a whole number from 0 to 65535.'],
    [{ PORT: '80.5' }, 'PORT=80.5 cannot be accepted: it must be a whole number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT=-1 cannot be accepted: it must be a whole number from 0 to 65535.'],
    [
      { HOST: '0.0.0.0' },
      'HOST=0.0.0.0 cannot be accepted: without authentication the service listens on a loopback address alone; AUTH=on asks callers for a token.',
    ],
    [
      { HOST: '::' },
      'HOST=:: cannot be accepted: without authentication the service listens on a loopback address alone; AUTH=on asks callers for a token.',
    ],
    [
      { HOST: '127.example.com' },
      'HOST=127.example.com cannot be accepted: without authentication the service listens on a loopback address alone; AUTH=on asks callers for a token.',
    ],
    [{ ACCESS_LOG: 'yes' }, 'ACCESS_LOG=yes cannot be accepted: it must be on or off.'],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL=loud cannot be accepted: it must be one of trace, debug, info, warn, error, fatal, silent.',
    ],
    [{ WORKERS: '0' }, 'WORKERS=0 cannot be accepted: it must be auto, or a whole number from 1 to 256.'],
    ...['2', 'auto'].map((workers): [Record<string, string>, string] => [
      { WORKERS: workers },
      `WORKERS=${workers} cannot be accepted: the embedded primary store is a file that one process owns, which alone numbers its changes and commits them in groups; with DATABASE_URL, several share a PostgreSQL database.`,
    ]),
    [
      { MAX_BODY_BYTES: '10' },
      'MAX_BODY_BYTES=10 cannot be accepted: it must be a whole number from 1024 to 1073741824.',
    ],
    [
      { ACCEPT_MODELS: 'all' },
      'ACCEPT_MODELS=all cannot be accepted: it must be the token of twelve letters and digits that the refused start names.',
    ],
    [
      { ALLOWED_HOSTS: 'a.example,b:80' },
      "ALLOWED_HOSTS=a.example,b:80 cannot be accepted: 'b:80' is not a host name without a port.",
    ],
    [
      { KAFKA_BROKERS: 'a:9092,b' },
      'KAFKA_BROKERS=a:9092,b cannot be accepted: it must be comma-separated addresses such as kafka:9092.',
    ],
    [
      { KAFKA_BROKERS: 'a:65536' },
      'KAFKA_BROKERS=a:65536 cannot be accepted: it must be comma-separated addresses such as kafka:9092.',
    ],
    [
      { SCHEMA_REGISTRY_URL: 'http://u:secret@h' },
      'SCHEMA_REGISTRY_URL cannot be accepted: it has no effect without KAFKA_BROKERS.',
    ],
    [
      { KAFKA_BROKERS: 'a:9092', SCHEMA_REGISTRY_URL: 'ftp://u:secret@h' },
      'SCHEMA_REGISTRY_URL cannot be accepted: it must be an http or https address.',
    ],
    ...(
      [
        ['KAFKA_TLS', 'on', 'KAFKA_BROKERS'],
        ['KAFKA_TLS_CA_FILE', '/ca', 'KAFKA_BROKERS'],
        ['KAFKA_TLS_CERT_FILE', '/cert', 'KAFKA_BROKERS'],
        ['KAFKA_TLS_KEY_FILE', '/key', 'KAFKA_BROKERS'],
        ['KAFKA_SASL', 'plain', 'KAFKA_BROKERS'],
        ['KAFKA_USERNAME', 'me', 'KAFKA_BROKERS'],
        ['KAFKA_PASSWORD_FILE', '/password', 'KAFKA_BROKERS'],
        ['OPENLINEAGE_TOKEN_FILE', '/token', 'OPENLINEAGE_URL'],
      ] as const
    ).map(([name, text, needed]): [Record<string, string>, string] => [
      { [name]: text },
      `${name} cannot be accepted: it has no effect without ${needed}.`,
    ]),
    [
      { KAFKA_SASL: 'gssapi' },
      'KAFKA_SASL=gssapi cannot be accepted: it must be one of none, plain, scram-sha-256, scram-sha-512.',
    ],
    [
      { PLATFORM_EVENT_TOPIC_NAME: 'a b' },
      'PLATFORM_EVENT_TOPIC_NAME=a b cannot be accepted: it must have letters, digits, dots, underscores and hyphens only, 249 at most.',
    ],
    [{ AUTH: 'maybe' }, 'AUTH=maybe cannot be accepted: it must be on or off.'],
    [
      { DATABASE_URL: 'mysql://u:secret@h/d' },
      'DATABASE_URL cannot be accepted: it must have the form postgresql://user:password@host:5432/database.',
    ],
    [{ SEARCH_URL: 'ftp://me:secret@h' }, 'SEARCH_URL cannot be accepted: it must be an http or https address.'],
    [{ SEARCH_SHARDS: '0' }, 'SEARCH_SHARDS=0 cannot be accepted: it must be a whole number from 1 to 1024.'],
    [{ SEARCH_REPLICAS: '-1' }, 'SEARCH_REPLICAS=-1 cannot be accepted: it must be a whole number from 0 to 100.'],
    [
      { SEARCH_PREFIX: 'A' },
      'SEARCH_PREFIX=A cannot be accepted: it must begin with a lower-case letter and have at most 80 lower-case letters, digits, underscores and hyphens.',
    ],
  ])('refuses %j in a sentence', (environment, problem) => {
    expect(readSettings(environment)).toEqual({ kind: 'problems', problems: [problem] });
  });

  it('has one worker for each processor when it is to choose', () => {
    const reading = readSettings({ WORKERS: 'auto', DATABASE_URL: 'postgres://u:p@h/d' });
    expect(reading).toMatchObject({ kind: 'settings', settings: { workers: availableParallelism() } });
    expect(readSettings({ WORKERS: '1' }).kind).toBe('settings');
  });

  it('reports every problem at once', () => {
    const reading = readSettings({ PORT: 'x', HOST: 'y', AUTH: 'no', SEARCH_URL: 'z' });
    expect(reading.kind === 'problems' ? reading.problems.map((problem) => problem.split(/[ =]/, 1)[0]) : []).toEqual([
      'PORT',
      'SEARCH_URL',
      'AUTH',
      'HOST',
    ]);
  });
});
