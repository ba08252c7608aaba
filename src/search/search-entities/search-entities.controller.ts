import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Page } from '../../kernel/page.js';
import { RawJson, RpcMethod, type RpcContext, type RpcParameters } from '../../platform/rpc/index.js';
import { hitMembers, searchAnswerText } from './search-answer-text.js';
import { DEFAULT_FACET_VALUES, SearchEntitiesQuery, type SearchCriteria } from './search-entities.query.js';

type Flags = NonNullable<RpcParameters['entities.search']['searchFlags']>;

/** Every search in the index over RPC; they differ in what may be asked and in how the text is read. */
@Controller()
export class SearchEntitiesController {
  constructor(private readonly queries: QueryBus) {}

  @RpcMethod('entities.search')
  search(sent: RpcParameters['entities.search'], context: RpcContext): Promise<RawJson> {
    const simple = sent.searchFlags?.fulltext ?? sent.fulltext ?? false;
    return this.answer(context, {
      ...withFlags(sent.searchFlags),
      entityTypes: [sent.entity],
      text: sent.input,
      mode: simple ? 'simple' : 'structured',
      filter: sent.filter,
      sort: sent.sort,
      page: pageOf(sent),
    });
  }

  @RpcMethod('entities.searchAcrossEntities')
  searchAcross(sent: RpcParameters['entities.searchAcrossEntities'], context: RpcContext): Promise<RawJson> {
    const simple = sent.searchFlags?.fulltext ?? true;
    return this.answer(context, {
      ...withFlags(sent.searchFlags),
      entityTypes: sent.entities ?? [],
      text: sent.input,
      mode: simple ? 'simple' : 'structured',
      filter: sent.filter,
      sort: sent.sort,
      page: pageOf(sent),
    });
  }

  @RpcMethod('entities.filter')
  filter(sent: RpcParameters['entities.filter'], context: RpcContext): Promise<RawJson> {
    return this.answer(context, {
      ...withFlags(undefined),
      entityTypes: [sent.entity],
      text: '*',
      mode: 'simple',
      filter: sent.filter,
      sort: sent.sort,
      page: pageOf(sent),
    });
  }

  @RpcMethod('entities.list')
  async list(sent: RpcParameters['entities.list']): Promise<object> {
    const { hits, total } = await this.queries.execute(
      new SearchEntitiesQuery({
        entityTypes: [sent.entity],
        text: '*',
        mode: 'simple',
        filter: sent.filter,
        sort: sent.sort,
        page: pageOf(sent),
        facets: { kind: 'none' },
        facetValues: 0,
        matched: 'none',
      }),
    );
    return { entities: hits.map(({ urn }) => urn), start: sent.start, count: hits.length, total };
  }

  private async answer({ protocol }: RpcContext, criteria: SearchCriteria): Promise<RawJson> {
    const answer = await this.queries.execute(new SearchEntitiesQuery(criteria));
    const text = searchAnswerText(answer, criteria.page, (hit, parts) =>
      protocol === '2.0.0' ? `{${hitMembers(hit, parts)}}` : parts.urn,
    );
    return new RawJson(text);
  }
}

function pageOf({ start, count }: Page): Page {
  return { start, count };
}

function withFlags(flags: Flags | undefined): Pick<SearchCriteria, 'facets' | 'facetValues' | 'matched'> {
  return {
    facets: flags?.skipAggregates === true ? { kind: 'none' } : { kind: 'default' },
    facetValues: flags?.maxAggValues ?? DEFAULT_FACET_VALUES,
    matched: flags?.skipHighlighting === true ? 'none' : 'wanted',
  };
}
