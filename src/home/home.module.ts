import { Logger, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { findInstalled, packageVersion } from '../assets/index.js';
import { Settings } from '../platform/config/index.js';
import { HOME_PATH, sendUnstored } from '../platform/http/index.js';
import { FaultLog, Readiness } from '../platform/observe/index.js';
import { sendError } from '../platform/rpc/index.js';
import { EntityCounts } from './entity-counts.js';
import { homePage } from './home-page.js';

const SAMPLE = 'test/samples/petshop.json';

/** Serves the page that browsers get at the root. */
@Module({ providers: [EntityCounts] })
export class HomeModule implements OnApplicationShutdown, OnModuleInit {
  private readonly faults = new FaultLog(new Logger('home'));
  private version: string | undefined;

  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly counts: EntityCounts,
    private readonly readiness: Readiness,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    const errors = { bodyLimit: this.settings.maxBodyBytes, report: this.faults.report };
    this.host.httpAdapter.getInstance().register((scope, _options, done) => {
      scope.setErrorHandler((error, request, reply) => sendError(error, request, reply, errors));
      scope.get(HOME_PATH, async (request, reply) => sendUnstored(reply, await this.page(request)));
      done();
    });
  }

  private async page({ protocol, host, requestContext }: FastifyRequest): Promise<string> {
    const [problem, counts] = await Promise.all([this.readiness.reasonNotReady(), this.counts.counts(requestContext)]);
    const sample = findInstalled(SAMPLE) === undefined ? undefined : SAMPLE;
    const version = (this.version ??= packageVersion());
    return homePage({ origin: `${protocol}://${host}`, version, problem, counts, sample });
  }

  onApplicationShutdown(): void {
    this.faults.close();
  }
}
