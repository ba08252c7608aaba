import { Controller } from '@nestjs/common';
import { RpcMethod, type RpcParameters } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { CountCoverageQuery } from './count-coverage.js';

@Controller()
export class CountCoverageController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('aspects.getCoverage')
  async count(_none: RpcParameters['aspects.getCoverage'], context: RequestContext): Promise<string> {
    return JSON.stringify(await this.bus.execute(new CountCoverageQuery(context)));
  }
}
