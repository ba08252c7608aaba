// src/platform/config - reads and checks every variable in one place, and serves /config to clients.
export { CONFIGURATION_EXIT, readSettings } from './read-settings.js';
export type { Environment, SettingsResult } from './read-settings.js';
export { CLIENT_CONFIG, INTERFACE_VERSION } from './client-config.js';
export { ConfigModule } from './config.module.js';
export type { BodyLimits } from './settings.js';
export {
  bodyLimits,
  DEFAULT_CHANGE_LOG_BYTES,
  DEFAULT_CHANGE_LOG_HOURS,
  DEFAULT_CONSUMER_GROUP,
  DEFAULT_REQUEST_SECONDS,
  DEFAULT_REQUEST_WORK,
  DEFAULT_SEARCH_PREFIX,
  DEFAULT_SEARCH_REPLICAS,
  DEFAULT_SEARCH_SHARDS,
  DEFAULT_TOPICS,
  DEFAULT_TRAFFIC_BYTES,
  DEFAULT_WORKERS,
  Settings,
} from './settings.js';
export type { KafkaSasl, LogLevel } from './settings.js';
export { mistypedVariables } from './mistyped-variables.js';
export { VARIABLES } from './variables.js';
