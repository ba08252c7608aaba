import { Logger, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { findInstalled, packageVersion, readInstalled } from '../assets/index.js';
import { Settings } from '../platform/config/index.js';
import {
  HOME_PATH,
  type PackedContent,
  PAGES_PATH,
  sendPacked,
  sendPage,
  sendUnstored,
  storedContent,
} from '../platform/http/index.js';
import { FaultLog, Readiness } from '../platform/observe/index.js';
import { addScope, sendError } from '../platform/rpc/index.js';
import { failures } from '../kernel/failures.js';
import { EntityCounts } from './entity-counts.js';
import { homePage } from './home-page.js';
import { PageFiles } from './page-files.js';
import { pagesWithoutOperations } from './pages-without-operations.js';
import { UNBUILT_PAGE } from './unbuilt-page.js';

const SAMPLE = 'test/samples/petshop.json';
/** What the application knows of the models: generated files, under these names below /web. */
const MODEL_FILES = ['models.json', 'model-findings.json', 'model-reference.json'] as const;
/** Operations that the pages carry out and these models do not have. */
const MISSING_OPERATIONS = 'generated/web/missing-operations.json';
/** The application is the same for everybody, and shows nothing of the catalog before somebody signs in (D-310). */
const OPEN = { config: { authentication: 'none' } } as const;

/** Serves the application that browsers get at the paths of pages, and a page about the service without scripts. */
@Module({ providers: [EntityCounts] })
export class HomeModule implements OnApplicationShutdown, OnModuleInit {
  private readonly faults = new FaultLog(new Logger('home'));
  private readonly files = new PageFiles();
  private version: string | undefined;
  private missing: Promise<readonly string[]> | undefined;
  private readonly models = new Map<string, PackedContent>();

  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly counts: EntityCounts,
    private readonly readiness: Readiness,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    const errors = { bodyLimit: this.settings.maxBodyBytes, report: this.faults.report };
    addScope(this.host.httpAdapter.getInstance(), 'home', (scope) => {
      scope.setErrorHandler((error, request, reply) => sendError(error, request, reply, errors));
      scope.get(HOME_PATH, async (request, reply) => sendUnstored(reply, await this.page(request)));
      scope.get(PAGES_PATH, OPEN, async ({ originalUrl }, reply) => {
        const [path = ''] = originalUrl.split('?');
        return sendPage(reply, (await this.withoutPages()) ?? (await this.files.page(path)) ?? UNBUILT_PAGE);
      });
      for (const name of MODEL_FILES)
        scope.get(`/web/${name}`, async (request, reply) => sendPacked(request, reply, await this.readModels(name)));
      scope.get<{ Params: { readonly name: string } }>('/web/:name', OPEN, async (request, reply) => {
        const file = await this.files.file(request.params.name);
        if (file === undefined) throw failures.resourceUnknown({ path: request.url, hint: '' });
        return sendPacked(request, reply, file);
      });
    });
  }

  /** What stands at the addresses of pages when the models cannot have any, whatever was built for other models. */
  private async withoutPages(): Promise<string | undefined> {
    this.missing ??= readInstalled(MISSING_OPERATIONS).then((text) => {
      const list: unknown = JSON.parse(text);
      return Array.isArray(list) ? list.map(String) : [];
    });
    const missing = await this.missing;
    return missing.length === 0 ? undefined : pagesWithoutOperations(missing);
  }

  /** Packed when somebody asks for it first. */
  private async readModels(name: (typeof MODEL_FILES)[number]): Promise<PackedContent> {
    const known = this.models.get(name);
    if (known !== undefined) return known;
    const plain = storedContent('application/json', await readInstalled(`generated/web/${name}`));
    const body = await promisify(gzip)(plain.body);
    const content: PackedContent = { plain, packings: [{ encoding: 'gzip', body }], lasts: 'checked' };
    this.models.set(name, content);
    return content;
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
