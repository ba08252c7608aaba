import { Controller } from '@nestjs/common';
import { RpcMethod, type RpcParameters } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { ClearDeadLettersCommand } from './clear-dead-letters.command.js';
import { ListDeadLettersQuery } from './list-dead-letters.query.js';

@Controller()
export class DeadLettersController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('operations.listDeadLetters')
  async list({ count }: RpcParameters['operations.listDeadLetters'], context: RequestContext): Promise<string> {
    return JSON.stringify(await this.bus.execute(new ListDeadLettersQuery(count, context)));
  }

  @RpcMethod('operations.retryDeadLetters')
  retry({ urn }: RpcParameters['operations.retryDeadLetters'], context: RequestContext): Promise<string> {
    return this.clear('retry', urn, context);
  }

  @RpcMethod('operations.dropDeadLetters')
  drop({ urn }: RpcParameters['operations.dropDeadLetters'], context: RequestContext): Promise<string> {
    return this.clear('drop', urn, context);
  }

  private async clear(how: 'drop' | 'retry', urn: string | undefined, context: RequestContext): Promise<string> {
    return JSON.stringify(await this.bus.execute(new ClearDeadLettersCommand(how, urn, context)));
  }
}
