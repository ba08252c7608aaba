import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { RpcContext, RpcParameters } from '../../platform/rpc/index.js';
import { RpcMethod } from '../../platform/rpc/index.js';
import { RestoreIndicesCommand } from './restore-indices.command.js';

type RestoreParameters = RpcParameters['operations.restoreIndices'];

@Controller()
export class RestoreIndicesController {
  constructor(private readonly commands: CommandBus) {}

  @RpcMethod('operations.restoreIndices')
  async restore(scope: RestoreParameters, { actor }: RpcContext): Promise<string> {
    const { rows, millis } = await this.commands.execute(new RestoreIndicesCommand(scope, actor));
    const { start, batchSize, aspect = null, urn = null, urnLike = null } = scope;
    const args = { start, batchSize, aspectName: aspect, urn, urnLike };
    const result = { ignored: 0, rowsMigrated: rows, timeMs: millis };
    return `{args=RestoreIndicesArgs(${members(args)}), result=RestoreIndicesResult(${members(result)})}`;
  }

  @RpcMethod('aspects.restoreIndices')
  restoreByAlias(scope: RestoreParameters, context: RpcContext): Promise<string> {
    return this.restore(scope, context);
  }
}

/** The text form in which scripts know this report: `start=0, batchSize=10`. */
function members(record: Readonly<Record<string, number | string | null>>): string {
  return Object.entries(record)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(', ');
}
