import { Controller } from '@nestjs/common';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { RpcMethod } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { RestoreIndicesCommand } from './restore-indices.command.js';

type RestoreParameters = RpcParameters['operations.restoreIndices'];

@Controller()
export class RestoreIndicesController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('operations.restoreIndices')
  async restore(scope: RestoreParameters, context: RequestContext): Promise<string> {
    const { rows, millis } = await this.bus.execute(new RestoreIndicesCommand(scope, context));
    const { start, batchSize, aspect = null, urn = null, urnLike = null } = scope;
    const args = { start, batchSize, aspectName: aspect, urn, urnLike };
    const result = { ignored: 0, rowsMigrated: rows, timeMs: millis };
    return `{args=RestoreIndicesArgs(${members(args)}), result=RestoreIndicesResult(${members(result)})}`;
  }

  @RpcMethod('aspects.restoreIndices')
  restoreByAlias(scope: RestoreParameters, context: RequestContext): Promise<string> {
    return this.restore(scope, context);
  }
}

/** The text form in which scripts know this report: `start=0, batchSize=10`. */
function members(record: Readonly<Record<string, number | string | null>>): string {
  return Object.entries(record)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(', ');
}
