import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { RpcMethod, type RpcParameters } from '../../platform/rpc/index.js';
import { BrowsePathsQuery } from './browse-paths.query.js';

@Controller()
export class BrowsePathsController {
  constructor(private readonly queries: QueryBus) {}

  @RpcMethod('entities.getBrowsePaths')
  read({ urn }: RpcParameters['entities.getBrowsePaths']): Promise<readonly string[]> {
    return this.queries.execute(new BrowsePathsQuery(urn));
  }
}
