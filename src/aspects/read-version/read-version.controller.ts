import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { RawJson, RpcMethod } from '../../platform/rpc/index.js';
import { ReadVersionQuery } from './read-version.query.js';

@Controller()
export class ReadVersionController {
  constructor(private readonly queries: QueryBus) {}

  @RpcMethod('aspects.get')
  async read({ key, aspect, version }: RpcParameters['aspects.get']): Promise<RawJson> {
    const { record, row } = await this.queries.execute(new ReadVersionQuery(key, aspect, version));
    return new RawJson(`{"version":${String(row.version)},"aspect":{${JSON.stringify(record)}:${row.json}}}`);
  }
}
