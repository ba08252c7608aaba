import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { RpcMethod, type RpcParameters } from '../../platform/rpc/index.js';
import { AutocompleteQuery } from './autocomplete.query.js';

@Controller()
export class AutocompleteController {
  constructor(private readonly queries: QueryBus) {}

  @RpcMethod('entities.autocomplete')
  async complete(sent: RpcParameters['entities.autocomplete']): Promise<object> {
    const { suggestions, urns } = await this.queries.execute(
      new AutocompleteQuery({
        entityTypes: [sent.entity],
        text: sent.query,
        field: sent.field,
        filter: sent.filter,
        limit: sent.limit,
      }),
    );
    return { query: sent.query, suggestions, entities: urns.map((urn) => ({ urn })) };
  }
}
