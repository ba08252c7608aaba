import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { failures } from '../../kernel/failures.js';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { RpcMethod } from '../../platform/rpc/index.js';
import { ListUrnsQuery } from './list-urns.query.js';

/** Most URNs of one page. */
const MAX_COUNT = 10_000;

@Controller()
export class ListUrnsController {
  constructor(private readonly queries: QueryBus) {}

  @RpcMethod('entities.listUrns')
  async list({ entity, start, count }: RpcParameters['entities.listUrns']): Promise<object> {
    if (start < 0) throw failures.pageInvalid({ name: 'start', reason: 'it is negative' });
    if (count < 0 || count > MAX_COUNT) {
      throw failures.pageInvalid({ name: 'count', reason: `it must be between 0 and ${String(MAX_COUNT)}` });
    }
    const { urns, total } = await this.queries.execute(new ListUrnsQuery(entity, { start, count }));
    return { entities: urns, start, count: urns.length, total };
  }
}
