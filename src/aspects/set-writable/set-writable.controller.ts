import { Controller } from '@nestjs/common';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { RpcMethod } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { SetWritableCommand } from './set-writable.js';

@Controller()
export class SetWritableController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('entities.setWritable')
  set({ value }: RpcParameters['entities.setWritable'], context: RequestContext): Promise<undefined> {
    return this.bus.execute(new SetWritableCommand(value ? 'accepts' : 'refuses', context));
  }
}
