import { Controller } from '@nestjs/common';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { RpcMethod } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { Registry } from '../../registry/index.js';
import { RestoreIndicesCommand } from './restore-indices.command.js';

/** More aspects than any entity has. */
const ALL_ROWS = 10_000;

/** What other services do by dropping an entity from their index of edges (D-223). */
@Controller()
export class RestoreEdgesController {
  constructor(
    private readonly bus: MessageBus,
    private readonly registry: Registry,
  ) {}

  @RpcMethod('relationships.simpleDelete')
  async restore({ urn }: RpcParameters['relationships.simpleDelete'], context: RequestContext): Promise<void> {
    const target = this.registry.requireUrn(urn);
    const scope = { urn: target.urn, start: 0, batchSize: ALL_ROWS };
    await this.bus.execute(new RestoreIndicesCommand(scope, context));
  }
}
