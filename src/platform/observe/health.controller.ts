import { Controller, Get, Header, HttpCode, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { type EngineState, Readiness } from './readiness.js';

const UNAVAILABLE = 503;

interface HealthAnswer {
  readonly status: 'DOWN' | 'UP';
  readonly reason?: string;
  readonly warnings?: readonly string[];
  readonly engines?: readonly EngineState[];
}

/** For supervisors: whether the process is alive and ready for requests. */
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** Alive means able to respond at all. */
  @Get(['live', 'check/live'])
  @HttpCode(200)
  @RouteConfig({ authentication: 'none' })
  live(): { readonly status: 'UP' } {
    return { status: 'UP' };
  }

  /** Ready means started, not stopping, and with every engine answering. Warnings are listed and do not change that. */
  @Get(['', 'check/ready'])
  @Header('cache-control', 'no-store')
  @RouteConfig({ authentication: 'none' })
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<HealthAnswer> {
    const reason = await this.readiness.reasonNotReady();
    if (reason !== undefined) {
      void reply.code(UNAVAILABLE);
      return { status: 'DOWN', reason };
    }
    const warnings = await this.readiness.warnings();
    return { status: 'UP', ...(warnings.length === 0 ? {} : { warnings }) };
  }

  /** The same, with the state of each engine. */
  @Get('ready')
  @Header('cache-control', 'no-store')
  @RouteConfig({ authentication: 'none' })
  async readyInDetail(@Res({ passthrough: true }) reply: FastifyReply): Promise<HealthAnswer> {
    const answer = await this.ready(reply);
    return { ...answer, engines: await this.readiness.engines() };
  }
}
