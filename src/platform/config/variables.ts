import { availableParallelism } from 'node:os';
import {
  DEFAULT_CHANGE_LOG_BYTES,
  DEFAULT_CHANGE_LOG_HOURS,
  DEFAULT_REQUEST_SECONDS,
  DEFAULT_REQUEST_WORK,
  DEFAULT_TRAFFIC_BYTES,
  DEFAULT_WORKERS,
  LOG_LEVELS,
  type Settings,
} from './settings.js';
import { AUTH_VARIABLES } from './auth-variables.js';
import { KAFKA_VARIABLES, topicName } from './kafka-variables.js';
import { SEARCH_VARIABLES } from './search-variables.js';
import { httpAddress, NONE, onOrOff, problem, value, type Variable, wholeNumber } from './variable.js';

const MAX_PORT = 65_535;
const MOST_WORKERS = 256;
const LEAST_BODY_BYTES = 1_024;
const MOST_BODY_BYTES = 1_073_741_824;
const MOST_TRAFFIC_BYTES = 1_099_511_627_776;
const MOST_SECONDS = 86_400;
const LEAST_WORK = 1_000;
const MOST_WORK = 1_000_000_000_000;
const MOST_HOURS = 87_600;
const LEAST_LOG_BYTES = 1_048_576;
const MOST_LOG_BYTES = 1_099_511_627_776;
const MOST_INDEX_BYTES = 1_099_511_627_776;

/** Variables that become settings. */
export const VARIABLES = {
  port: {
    name: 'PORT',
    flag: '--port <number>',
    fallback: '8080',
    doc: 'port to listen on; 0 lets the system choose',
    read: (text) => wholeNumber(text, 0, MAX_PORT),
  },
  host: {
    name: 'HOST',
    flag: '--host <address>',
    fallback: '127.0.0.1',
    doc: 'address to listen on',
    read: value,
  },
  allowedHosts: {
    name: 'ALLOWED_HOSTS',
    flag: '--allowed-hosts <names>',
    fallback: NONE,
    doc: 'comma-separated host names that callers may use besides localhost and loopback addresses',
    read: (text) => {
      const names = text === NONE ? [] : text.toLowerCase().split(',');
      const wrong = names.find((name) => !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(name));
      return wrong === undefined ? value(names) : problem(`'${wrong}' is not a host name without a port`);
    },
  },
  dataDir: {
    name: 'DATA_DIR',
    flag: '--data-dir <folder>',
    fallback: '.cadastre',
    doc: "folder of the embedded engines' files",
    read: value,
  },
  logLevel: {
    name: 'LOG_LEVEL',
    flag: '--log-level <level>',
    fallback: 'info',
    doc: `lowest level of log lines: ${LOG_LEVELS.join(', ')}`,
    read: (text) => {
      const level = LOG_LEVELS.find((known) => known === text);
      return level === undefined ? problem(`it must be one of ${LOG_LEVELS.join(', ')}`) : value(level);
    },
  },
  accessLog: {
    name: 'ACCESS_LOG',
    flag: '--access-log <on|off>',
    fallback: 'on',
    doc: 'whether each request is a line of the log, of level info: on or off',
    read: onOrOff,
  },
  workers: {
    name: 'WORKERS',
    flag: '--workers <number|auto>',
    fallback: String(DEFAULT_WORKERS),
    doc: 'number of processes that answer requests, or auto for one per processor; more than one requires DATABASE_URL',
    read: (text) => {
      if (text === 'auto') return value(availableParallelism());
      const number = wholeNumber(text, 1, MOST_WORKERS);
      return number.kind === 'value'
        ? number
        : problem(`it must be auto, or ${number.reason.replace('it must be ', '')}`);
    },
  },
  maxBodyBytes: {
    name: 'MAX_BODY_BYTES',
    flag: '--max-body-bytes <number>',
    fallback: '33554432',
    doc: 'longest request body in bytes, of methods that write whole aspects; 8388608 at most for all others',
    read: (text) => wholeNumber(text, LEAST_BODY_BYTES, MOST_BODY_BYTES),
  },
  trafficBytes: {
    name: 'TRAFFIC_BYTES',
    flag: '--traffic-bytes <number>',
    fallback: String(DEFAULT_TRAFFIC_BYTES),
    doc: 'bytes of request bodies and unread answers that are under way at a time; what exceeds them is answered with 503',
    read: (text) => wholeNumber(text, LEAST_BODY_BYTES, MOST_TRAFFIC_BYTES),
  },
  requestSeconds: {
    name: 'REQUEST_SECONDS',
    flag: '--request-seconds <number>',
    fallback: String(DEFAULT_REQUEST_SECONDS),
    doc: 'seconds after which a request that reads is given up and answered with 503',
    read: (text) => wholeNumber(text, 1, MOST_SECONDS),
  },
  requestWork: {
    name: 'REQUEST_WORK',
    flag: '--request-work <number>',
    fallback: String(DEFAULT_REQUEST_WORK),
    doc: 'most work of a request that reads, in units of about one microsecond of processor time; one that needs more is answered with 400',
    read: (text) => wholeNumber(text, LEAST_WORK, MOST_WORK),
  },
  changeLogHours: {
    name: 'CHANGE_LOG_HOURS',
    flag: '--change-log-hours <number>',
    fallback: String(DEFAULT_CHANGE_LOG_HOURS),
    doc: 'hours after which changes are removed from the change log; what was deleted is in no file after twice as many',
    read: (text) => wholeNumber(text, 1, MOST_HOURS),
  },
  changeLogBytes: {
    name: 'CHANGE_LOG_BYTES',
    flag: '--change-log-bytes <number>',
    fallback: String(DEFAULT_CHANGE_LOG_BYTES),
    doc: 'bytes of values beyond which the change log is trimmed sooner',
    read: (text) => wholeNumber(text, LEAST_LOG_BYTES, MOST_LOG_BYTES),
  },
  indexMemory: {
    name: 'INDEX_MEMORY',
    flag: '--index-memory <number>',
    fallback: '536870912',
    doc: "memory of the search index in bytes; at most half of the heap's limit is used",
    read: (text) => wholeNumber(text, 0, MOST_INDEX_BYTES),
  },
  acceptModels: {
    name: 'ACCEPT_MODELS',
    flag: '--accept-models <token>',
    fallback: NONE,
    doc: 'change of the models that is served although stored values do not fit it, by the token that the refusal names',
    read: (text) => {
      if (text === NONE || /^[0-9a-f]{12}$/.test(text)) return value(text);
      return problem('it must be the token of twelve letters and digits that the refused start names');
    },
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    flag: '--database-url <url>',
    fallback: NONE,
    isSecret: true,
    doc: 'PostgreSQL database for the primary store, postgresql://user:password@host:5432/database; several services may share it',
    read: (text) =>
      text === NONE || isDatabaseUrl(text)
        ? value(text)
        : problem('it must have the form postgresql://user:password@host:5432/database'),
  },
  bootstrap: {
    name: 'BOOTSTRAP',
    flag: '--bootstrap <on|off>',
    fallback: 'on',
    doc: 'whether an empty catalog gets users, roles, policies and platforms to begin with: on or off',
    read: onOrOff,
  },
  mcpWrite: {
    name: 'MCP_WRITE',
    flag: '--mcp-write <off|on>',
    fallback: 'off',
    doc: 'whether agents are offered tools that write, over MCP: off or on',
    read: onOrOff,
  },
  openlineageUrl: {
    name: 'OPENLINEAGE_URL',
    flag: '--openlineage-url <url>',
    fallback: NONE,
    doc: 'where changes are sent as events of OpenLineage, such as http://marquez:5000/api/v1/lineage',
    isSecret: true,
    read: httpAddress,
  },
  openlineageTopic: {
    name: 'OPENLINEAGE_TOPIC',
    flag: '--openlineage-topic <name>',
    fallback: NONE,
    doc: 'topic of KAFKA_BROKERS to which changes are sent as events of OpenLineage',
    read: topicName,
  },
  openlineageTokenFile: {
    name: 'OPENLINEAGE_TOKEN_FILE',
    flag: '--openlineage-token-file <file>',
    fallback: NONE,
    doc: 'file whose first line is the bearer token for OPENLINEAGE_URL',
    read: value,
  },
  ...SEARCH_VARIABLES,
  ...AUTH_VARIABLES,
  ...KAFKA_VARIABLES,
} as const satisfies { readonly [name in keyof Required<Settings>]: Variable<Required<Settings>[name]> };

function isDatabaseUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname } = new URL(text);
  return (protocol === 'postgresql:' || protocol === 'postgres:') && hostname !== '' && pathname.length > 1;
}
