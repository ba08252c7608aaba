import { Controller } from '@nestjs/common';
import { invariant } from '../../kernel/assert-never.js';
import { failures } from '../../kernel/failures.js';
import { inTurns } from '../../kernel/in-turns.js';
import { LongText } from '../../kernel/long-text.js';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { RawJson, RpcMethod } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { Registry } from '../../registry/registry.js';
import { entityText, type SnapshotNames, snapshotText } from './entity-text.js';
import type { EntityAspects } from './read-entities.query.js';
import { ReadEntitiesQuery } from './read-entities.query.js';

/** Most entities of one read: more would take too much memory for one answer. */
const MAX_IDS = 10_000;
/** Work of writing an entity. */
const ENTITY_UNITS = 5;

@Controller()
export class ReadEntitiesController {
  constructor(
    private readonly bus: MessageBus,
    private readonly registry: Registry,
  ) {}

  @RpcMethod('entitiesV2.get')
  async readOne({ key, aspects }: RpcParameters['entitiesV2.get'], context: RequestContext): Promise<RawJson> {
    return new RawJson(entityText(await this.read([key], aspects, context)));
  }

  @RpcMethod('entitiesV2.batchGet')
  readMany({ ids, aspects }: RpcParameters['entitiesV2.batchGet'], context: RequestContext): Promise<RawJson> {
    return this.readAll(new ReadEntitiesQuery(ids, aspects, context), (entity) => entityText(entity));
  }

  @RpcMethod('entities.get')
  async readSnapshot({ key, aspects }: RpcParameters['entities.get'], context: RequestContext): Promise<RawJson> {
    const names = this.snapshotNames(key);
    return new RawJson(snapshotText(await this.read([key], aspects, context), names));
  }

  @RpcMethod('entities.batchGet')
  readSnapshots({ ids, aspects }: RpcParameters['entities.batchGet'], context: RequestContext): Promise<RawJson> {
    return this.readAll(new ReadEntitiesQuery(ids, aspects, context), (entity) =>
      snapshotText(entity, this.snapshotNames(entity.urn)),
    );
  }

  /** By URN; an id that is named twice is answered once. */
  private async readAll(query: ReadEntitiesQuery, textOf: (entity: EntityAspects) => string): Promise<RawJson> {
    const { urns, context } = query;
    if (urns.length > MAX_IDS) {
      throw failures.parameterInvalid({ name: 'ids', reason: `more than ${String(MAX_IDS)} in one read` });
    }
    const entities = await this.bus.execute(query);
    const text = new LongText();
    let before = '{';
    const byUrn = new Map(entities.map((entity) => [entity.urn, entity]));
    await inTurns([...byUrn.values()], { work: context.work, units: ENTITY_UNITS }, (entity) => {
      text.add(`${before}${JSON.stringify(entity.urn)}:${textOf(entity)}`);
      before = ',';
    });
    text.add(before === '{' ? '{}' : '}');
    return new RawJson(text);
  }

  private snapshotNames(urn: string): SnapshotNames {
    const { entity } = this.registry.requireUrn(urn);
    if (entity.snapshot === undefined) throw failures.snapshotMissing({ entityType: entity.name });
    return {
      snapshot: entity.snapshot.record,
      keyAspect: entity.keyAspect,
      recordOf: (aspect: string) => entity.aspectByName.get(aspect)?.record ?? aspect,
      direct: entity.snapshotMembers ?? [],
    };
  }

  private async read(...query: ConstructorParameters<typeof ReadEntitiesQuery>): Promise<EntityAspects> {
    const [entity] = await this.bus.execute(new ReadEntitiesQuery(...query));
    invariant(entity !== undefined, 'one URN has one result');
    return entity;
  }
}
