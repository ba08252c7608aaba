import { Controller } from '@nestjs/common';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { RawJson, RpcMethod } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import {
  type AnswerForm,
  hitMembers,
  type Scrolled,
  searchAnswerText,
  searchFlags,
  sentScrollId,
} from '../../search/index.js';
import { ScrollAcrossLineageQuery } from '../scroll-across-lineage/scroll-across-lineage.query.js';
import type { PathStep } from './lineage-paths.js';
import { type LineageAnswer, type LineageCriteria, SearchAcrossLineageQuery } from './search-across-lineage.query.js';

type LineageParameters = RpcParameters['entities.scrollAcrossLineage'] | RpcParameters['entities.searchAcrossLineage'];

@Controller()
export class SearchAcrossLineageController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('entities.searchAcrossLineage')
  async search(sent: RpcParameters['entities.searchAcrossLineage'], context: RequestContext): Promise<RawJson> {
    const page = { start: sent.start, count: sent.count };
    const query = new SearchAcrossLineageQuery({ ...criteriaOf(sent), sort: sent.sort, page }, context);
    return answerText(await this.bus.execute(query), { page, work: context.work });
  }

  @RpcMethod('entities.scrollAcrossLineage')
  async scroll(sent: RpcParameters['entities.scrollAcrossLineage'], context: RequestContext): Promise<RawJson> {
    const { count, sort } = sent;
    const criteria = { ...criteriaOf(sent), sort, count, scrollId: sentScrollId(sent) };
    const answer = await this.bus.execute(new ScrollAcrossLineageQuery(criteria, context));
    return answerText(answer, { page: { start: 0, count }, work: context.work });
  }
}

function criteriaOf(sent: LineageParameters): Omit<LineageCriteria, 'page' | 'sort'> {
  return {
    ...withFlags(sent.searchFlags),
    urn: sent.urn,
    direction: sent.direction,
    maxHops: sent.maxHops,
    startTime: sent.startTimeMillis,
    endTime: sent.endTimeMillis,
    entityTypes: sent.entities ?? [],
    text: sent.input ?? '*',
    filter: sent.filter,
  };
}

async function answerText(answer: Scrolled<LineageAnswer>, form: AnswerForm): Promise<RawJson> {
  const paths = new PathTexts();
  const more = [
    ...(answer.completeness === 'truncated' ? ['"truncated":true'] : []),
    ...(answer.scrollId === undefined ? [] : [`"scrollId":${JSON.stringify(answer.scrollId)}`]),
  ].join();
  const text = await searchAnswerText(answer, more === '' ? form : { ...form, more }, (hit, parts) => {
    const { degree, path } = hit;
    return `{${hitMembers(hit, parts)},"degree":${String(degree)},"paths":[[${paths.of(path)}]]}`;
  });
  return new RawJson(text);
}

/** Matched fields are reported only on request. */
function withFlags(
  flags: LineageParameters['searchFlags'],
): Pick<LineageCriteria, 'facets' | 'facetValues' | 'matched' | 'mode' | 'softDeleted'> {
  return {
    ...searchFlags(flags),
    mode: (flags?.fulltext ?? true) ? 'simple' : 'structured',
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
