import { Controller } from '@nestjs/common';
import { RpcMethod, type RpcParameters } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { AutocompleteQuery } from './autocomplete.query.js';

@Controller()
export class AutocompleteController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('entities.autocomplete')
  async complete(sent: RpcParameters['entities.autocomplete'], context: RequestContext): Promise<object> {
    const { suggestions, urns } = await this.bus.execute(
      new AutocompleteQuery(
        {
          entityTypes: [sent.entity],
          text: sent.query,
          field: sent.field,
          filter: sent.filter,
          start: sent.start,
          limit: sent.limit,
        },
        context,
      ),
    );
    return { query: sent.query, suggestions, entities: urns.map((urn) => ({ urn })) };
  }
}
