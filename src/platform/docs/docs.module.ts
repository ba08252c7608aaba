import { Logger, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { Settings } from '../config/index.js';
import { DocsBook } from './docs-book.js';
import { addDocsRoutes } from './docs-routes.js';

@Module({ providers: [DocsBook] })
export class DocsModule implements OnModuleInit {
  private readonly logger = new Logger('docs');

  constructor(
    private readonly book: DocsBook,
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    addDocsRoutes(this.host.httpAdapter.getInstance(), this.book, {
      bodyLimit: this.settings.maxBodyBytes,
      report: (error) => {
        this.logger.error({ err: error });
      },
    });
  }
}
