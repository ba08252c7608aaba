import { Logger, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { Settings } from '../config/index.js';
import { Exposition } from '../observe/index.js';
import { addScrapeRoute } from './scrape-route.js';

@Module({})
export class ScrapeModule implements OnModuleInit {
  private readonly logger = new Logger('metrics');

  constructor(
    private readonly exposition: Exposition,
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    addScrapeRoute(this.host.httpAdapter.getInstance(), this.exposition, {
      bodyLimit: this.settings.maxBodyBytes,
      report: (error) => {
        this.logger.error({ err: error });
      },
    });
  }
}
