import { Controller, Get } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';

/** Release whose interface is spoken; clients choose their calls by it. */
const INTERFACE_VERSION = 'v0.11.0';
const VERSION = { version: INTERFACE_VERSION, commit: 'cadastre' };

/** `noCode` is a text because clients compare it with one; older and newer clients look under different names. */
const CLIENT_CONFIG = {
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

/** What clients ask before anything else, to learn whether and how they can talk to this service. */
@Controller('config')
export class ClientConfigController {
  @Get()
  @RouteConfig({ authentication: 'none' })
  read(): typeof CLIENT_CONFIG {
    return CLIENT_CONFIG;
  }
}
