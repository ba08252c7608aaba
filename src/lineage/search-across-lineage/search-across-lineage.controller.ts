import { Controller } from '@nestjs/common';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { RawJson, RpcMethod } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { DEFAULT_FACET_VALUES, hitMembers, searchAnswerText } from '../../search/index.js';
import type { LineageCriteria } from './search-across-lineage.query.js';
import { SearchAcrossLineageQuery } from './search-across-lineage.query.js';

type LineageParameters = RpcParameters['entities.searchAcrossLineage'];

@Controller()
export class SearchAcrossLineageController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('entities.searchAcrossLineage')
  async search(sent: LineageParameters, context: RequestContext): Promise<RawJson> {
    const page = { start: sent.start, count: sent.count };
    const answer = await this.bus.execute(
      new SearchAcrossLineageQuery(
        {
          ...withFlags(sent.searchFlags),
          urn: sent.urn,
          direction: sent.direction,
          maxHops: sent.maxHops,
          startTime: sent.startTimeMillis,
          endTime: sent.endTimeMillis,
          entityTypes: sent.entities ?? [],
          text: sent.input ?? '*',
          filter: sent.filter,
          sort: sent.sort,
          page,
        },
        context,
      ),
    );
    const form = {
      page,
      work: context.work,
      ...(answer.completeness === 'truncated' ? { more: '"truncated":true' } : {}),
    };
    const text = await searchAnswerText(answer, form, (hit, parts) => {
      const { degree, path } = hit;
      return `{${hitMembers(hit, parts)},"degree":${String(degree)},"paths":${JSON.stringify([path])}}`;
    });
    return new RawJson(text);
  }
}

/** Matched fields are reported only on request. */
function withFlags(
  flags: LineageParameters['searchFlags'],
): Pick<LineageCriteria, 'facets' | 'facetValues' | 'matched' | 'mode'> {
  return {
    mode: (flags?.fulltext ?? true) ? 'simple' : 'structured',
    facets: flags?.skipAggregates === true ? { kind: 'none' } : { kind: 'default' },
    facetValues: flags?.maxAggValues ?? DEFAULT_FACET_VALUES,
    matched: flags?.skipHighlighting === false ? 'wanted' : 'none',
  };
}
