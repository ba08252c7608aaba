import { Controller } from '@nestjs/common';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { RawJson, RpcMethod } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { ReadVersionQuery } from './read-version.js';

@Controller()
export class ReadVersionController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('aspects.get')
  async read({ key, aspect, version }: RpcParameters['aspects.get'], context: RequestContext): Promise<RawJson> {
    const { record, row } = await this.bus.execute(new ReadVersionQuery(key, aspect, version, context));
    return new RawJson(`{"version":${String(row.version)},"aspect":{${JSON.stringify(record)}:${row.json}}}`);
  }
}
