import { Controller, Get, Header, HttpCode, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Readiness } from './readiness.js';

const UNAVAILABLE = 503;

/** For supervisors: is the process alive, and may it be sent requests. */
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** Alive means able to answer at all. */
  @Get(['live', 'check/live'])
  @HttpCode(200)
  live(): { readonly status: 'UP' } {
    return { status: 'UP' };
  }

  /** Ready means started, not stopping, and with every engine answering. */
  @Get(['', 'ready', 'check/ready'])
  @Header('cache-control', 'no-store')
  async ready(
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ readonly status: string; readonly reason?: string }> {
    const reason = await this.readiness.obstacle();
    if (reason === undefined) return { status: 'UP' };
    void reply.code(UNAVAILABLE);
    return { status: 'DOWN', reason };
  }
}
