import { Controller } from '@nestjs/common';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { RawJson, RpcMethod } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { DEFAULT_FACET_VALUES, hitMembers, searchAnswerText } from '../../search/index.js';
import type { PathStep } from './lineage-paths.js';
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
    const paths = new PathTexts();
    const form = {
      page,
      work: context.work,
      ...(answer.completeness === 'truncated' ? { more: '"truncated":true' } : {}),
    };
    const text = await searchAnswerText(answer, form, (hit, parts) => {
      const { degree, path } = hit;
      return `{${hitMembers(hit, parts)},"degree":${String(degree)},"paths":[[${paths.of(path)}]]}`;
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

/** Paths as JSON text: each step is printed once for all paths that have it. */
class PathTexts {
  private readonly texts = new Map<PathStep, string>();

  /** The members of the list. */
  of(path: PathStep): string {
    const unknown: PathStep[] = [];
    let step: PathStep | undefined = path;
    while (step !== undefined && !this.texts.has(step)) {
      unknown.push(step);
      step = step.before;
    }
    let text = step === undefined ? '' : (this.texts.get(step) ?? '');
    for (const each of unknown.reverse()) {
      const urn = JSON.stringify(each.urn);
      text = text === '' ? urn : `${text},${urn}`;
      this.texts.set(each, text);
    }
    return text;
  }
}
