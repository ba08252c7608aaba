import { Controller } from '@nestjs/common';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { RpcMethod } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { ProduceEventCommand } from './produce-event.js';

@Controller()
export class ProduceEventController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('platform.producePlatformEvent')
  produce(parameters: RpcParameters['platform.producePlatformEvent'], context: RequestContext): Promise<undefined> {
    const { name, key = name, event } = parameters;
    const { value, contentType } = event.payload;
    const produced = { name: event.name, time: event.header.timestampMillis, value, contentType };
    return this.bus.execute(new ProduceEventCommand(key, produced, context));
  }
}
