import { Controller } from '@nestjs/common';
import { failures } from '../../kernel/failures.js';
import { inTurns } from '../../kernel/in-turns.js';
import { LongText } from '../../kernel/long-text.js';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { RawJson, RpcMethod } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { entityText } from '../read-entities/entity-text.js';
import { ReadStampedEntitiesQuery } from './read-stamped-entities.js';
import { readStampedUrn } from './stamped-urn.js';

/** Most entities of one read: more would take too much memory for one answer. */
const MAX_IDS = 10_000;
/** Work of writing an entity. */
const ENTITY_UNITS = 5;

@Controller()
export class ReadStampedEntitiesController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('entitiesVersionedV2.batchGet')
  async read(parameters: RpcParameters['entitiesVersionedV2.batchGet'], context: RequestContext): Promise<RawJson> {
    const { entityType, aspects } = parameters;
    if (parameters.ids.length > MAX_IDS) {
      throw failures.parameterInvalid({ name: 'ids', reason: `more than ${String(MAX_IDS)} in one read` });
    }
    // An id that is named twice is answered once.
    const ids = [...new Map(parameters.ids.map(readStampedUrn).map((id) => [id.id, id])).values()];
    const entities = await this.bus.execute(new ReadStampedEntitiesQuery({ ids, entityType, aspects }, context));
    const text = new LongText();
    let before = '{';
    await inTurns([...entities.entries()], { work: context.work, units: ENTITY_UNITS }, ([at, entity]) => {
      text.add(`${before}${JSON.stringify(ids[at]?.id)}:${entityText(entity)}`);
      before = ',';
    });
    text.add(before === '{' ? '{}' : '}');
    return new RawJson(text);
  }
}
