import { Controller } from '@nestjs/common';
import type { Page } from '../../kernel/page.js';
import { RawJson, RpcMethod, type RpcParameters, type RpcProtocol } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { hitMembers, searchAnswerText } from './search-answer-text.js';
import { SearchEntitiesQuery, type SearchCriteria } from './search-entities.query.js';
import { searchFlags } from './search-flags.js';

/** Every search in the index over RPC; they differ in what may be asked and in how the text is read. */
@Controller()
export class SearchEntitiesController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('entities.search')
  search(sent: RpcParameters['entities.search'], context: RequestContext, protocol: RpcProtocol): Promise<RawJson> {
    const simple = sent.searchFlags?.fulltext ?? sent.fulltext ?? false;
    const query = new SearchEntitiesQuery(
      {
        ...searchFlags(sent.searchFlags),
        ...explained(sent),
        entityTypes: [sent.entity],
        text: sent.input,
        mode: simple ? 'simple' : 'structured',
        filter: sent.filter,
        sort: sent.sort,
        page: pageOf(sent),
      },
      context,
    );
    return this.answer(query, protocol);
  }

  @RpcMethod('entities.searchAcrossEntities')
  searchAcross(
    sent: RpcParameters['entities.searchAcrossEntities'],
    context: RequestContext,
    protocol: RpcProtocol,
  ): Promise<RawJson> {
    const simple = sent.searchFlags?.fulltext ?? true;
    const query = new SearchEntitiesQuery(
      {
        ...searchFlags(sent.searchFlags),
        ...explained(sent),
        entityTypes: sent.entities ?? [],
        text: sent.input,
        mode: simple ? 'simple' : 'structured',
        filter: sent.filter,
        sort: sent.sort,
        page: pageOf(sent),
      },
      context,
    );
    return this.answer(query, protocol);
  }

  @RpcMethod('entities.filter')
  filter(sent: RpcParameters['entities.filter'], context: RequestContext, protocol: RpcProtocol): Promise<RawJson> {
    const query = new SearchEntitiesQuery(
      {
        ...searchFlags(undefined),
        entityTypes: [sent.entity],
        text: '*',
        mode: 'simple',
        filter: sent.filter,
        sort: sent.sort,
        page: pageOf(sent),
      },
      context,
    );
    return this.answer(query, protocol);
  }

  @RpcMethod('entities.list')
  async list(sent: RpcParameters['entities.list'], context: RequestContext): Promise<object> {
    const { hits, total } = await this.bus.execute(
      new SearchEntitiesQuery(
        {
          entityTypes: [sent.entity],
          text: '*',
          mode: 'simple',
          filter: sent.filter,
          sort: sent.sort,
          page: pageOf(sent),
          facets: { kind: 'none' },
          facetValues: 0,
          matched: 'none',
        },
        context,
      ),
    );
    return { entities: hits.map(({ urn }) => urn), start: sent.start, count: hits.length, total };
  }

  private async answer(query: SearchEntitiesQuery, protocol: RpcProtocol): Promise<RawJson> {
    const answer = await this.bus.execute(query);
    const form = { page: query.criteria.page, work: query.context.work };
    const text = await searchAnswerText(answer, form, (hit, parts) =>
      protocol === '2.0.0' ? `{${hitMembers(hit, parts)}}` : parts.urn,
    );
    return new RawJson(text);
  }
}

function pageOf({ start, count }: Page): Page {
  return { start, count };
}

function explained({ explain }: { readonly explain: boolean }): Pick<SearchCriteria, 'explanation'> {
  return explain ? { explanation: 'wanted' } : {};
}
