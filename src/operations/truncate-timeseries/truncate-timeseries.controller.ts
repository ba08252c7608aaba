import { Controller } from '@nestjs/common';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { RpcMethod } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { TruncateTimeseriesCommand } from './truncate-timeseries.command.js';

@Controller()
export class TruncateTimeseriesController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('operations.truncateTimeseriesAspect')
  async truncate(
    { entityType, aspect, endTimeMillis: endTime, dryRun }: RpcParameters['operations.truncateTimeseriesAspect'],
    context: RequestContext,
  ): Promise<string> {
    const effect = dryRun ? 'counts' : 'removes';
    const scope = { entityType, aspect, endTime, effect } as const;
    const { old, total } = await this.bus.execute(new TruncateTimeseriesCommand(scope, context));
    const of = `${String(old)} of ${String(total)} points of ${aspect}`;
    return dryRun ? `${of} would be removed.` : `${of} were removed.`;
  }
}
