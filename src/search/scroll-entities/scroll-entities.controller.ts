import { Controller } from '@nestjs/common';
import { RawJson, RpcMethod, type RpcParameters, type RpcProtocol } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { hitMembers, searchAnswerText } from '../search-entities/search-answer-text.js';
import { searchFlags, sentScrollId } from '../search-entities/search-flags.js';
import { ScrollEntitiesQuery } from './scroll-entities.query.js';

@Controller()
export class ScrollEntitiesController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('entities.scrollAcrossEntities')
  async scroll(
    sent: RpcParameters['entities.scrollAcrossEntities'],
    context: RequestContext,
    protocol: RpcProtocol,
  ): Promise<RawJson> {
    const { count, input, filter, sort, searchFlags: flags } = sent;
    const scrollId = sentScrollId(sent);
    const mode = flags?.fulltext === false ? 'structured' : 'simple';
    const criteria = {
      ...searchFlags(flags),
      entityTypes: sent.entities ?? [],
      text: input,
      mode,
      filter,
      sort,
    } as const;
    const answer = await this.bus.execute(new ScrollEntitiesQuery({ ...criteria, scrollId, count }, context));
    const more = answer.scrollId === undefined ? {} : { more: `"scrollId":${JSON.stringify(answer.scrollId)}` };
    const form = { page: { start: 0, count }, work: context.work, ...more };
    const text = await searchAnswerText(answer, form, (hit, parts) =>
      protocol === '2.0.0' ? `{${hitMembers(hit, parts)}}` : parts.urn,
    );
    return new RawJson(text);
  }
}
