/** Release whose interface the service implements; clients choose their calls by it. */
export const INTERFACE_VERSION = 'v0.11.0';
const VERSION = { version: INTERFACE_VERSION, commit: 'cadastre' };

/** `noCode` is a string because clients compare it with one; older and newer clients read different members. */
export const CLIENT_CONFIG = {
  noCode: 'true',
  retention: 'true',
  statefulIngestionCapable: true,
  patchCapable: true,
  timeZone: 'GMT',
  supportsImpactAnalysis: true,
  datasetUrnNameCasing: false,
  versions: { 'linkedin/datahub': VERSION, 'acryldata/datahub': VERSION },
  telemetry: { enabledCli: true, enabledIngestion: false },
  managedIngestion: { enabled: true, defaultCliVersion: '0.11.0' },
  datahub: { serverType: 'prod' },
  models: {},
} as const;
