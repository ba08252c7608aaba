import { Controller } from '@nestjs/common';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { RpcMethod } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { ApplyRetentionCommand } from './apply-retention.js';

@Controller()
export class ApplyRetentionController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('entities.applyRetention')
  async apply(
    { urn, aspectName: aspect }: RpcParameters['entities.applyRetention'],
    context: RequestContext,
  ): Promise<string> {
    const removed = await this.bus.execute(new ApplyRetentionCommand({ urn, aspect }, context));
    return removed === 1 ? '1 replaced version was removed.' : `${String(removed)} replaced versions were removed.`;
  }
}
