import { Controller } from '@nestjs/common';
import { RpcMethod, type RpcParameters } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { BrowsePathsQuery } from './browse-paths.js';

@Controller()
export class BrowsePathsController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('entities.getBrowsePaths')
  read({ urn }: RpcParameters['entities.getBrowsePaths'], context: RequestContext): Promise<readonly string[]> {
    return this.bus.execute(new BrowsePathsQuery(urn, context));
  }
}
