import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { failures } from '../../kernel/failures.js';
import { CatalogQuery, MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { Registry } from '../../registry/registry.js';
import { type AspectRow, AspectStore } from '../aspect-store.port.js';
import type { EntityAspects } from '../read-entities/read-entities.query.js';
import { ReadEntitiesQuery } from '../read-entities/read-entities.query.js';
import type { StampedUrn } from './stamped-urn.js';

/** `aspects`: short names; absent means all. */
export interface StampedCriteria {
  readonly ids: readonly StampedUrn[];
  readonly entityType: string;
  readonly aspects: readonly string[] | undefined;
}

/**
 * Aspects of entities in stated versions, an entity for each id in their order. A version that is not stored is left
 * out; the key aspect is always there. Fails with urnInvalid, entityTypeUnknown, entityTypeMismatch.
 */
export class ReadStampedEntitiesQuery extends CatalogQuery<readonly EntityAspects[]> {
  /** Of the entities, in the order of the ids. */
  readonly urns: readonly string[];

  constructor(
    readonly criteria: StampedCriteria,
    context: RequestContext,
  ) {
    super(context);
    this.urns = criteria.ids.map(({ urn }) => urn);
  }
}

/** Work of a version, which is read by itself, and of each character of its value. */
const UNITS = { version: 10, character: 0.003 } as const;
const COST = 'It reads more versions than that: ask for fewer of them.';

@QueryHandler(ReadStampedEntitiesQuery)
export class ReadStampedEntitiesHandler implements IQueryHandler<ReadStampedEntitiesQuery> {
  constructor(
    private readonly registry: Registry,
    private readonly store: AspectStore,
    private readonly bus: MessageBus,
  ) {}

  async execute({ criteria, urns, context }: ReadStampedEntitiesQuery): Promise<readonly EntityAspects[]> {
    const { name: entityType } = this.registry.requireEntity(criteria.entityType);
    for (const urn of urns) {
      if (this.registry.requireUrn(urn).entity.name !== entityType)
        throw failures.entityTypeMismatch({ urn, entityType });
    }
    const latest = await this.bus.execute(new ReadEntitiesQuery(urns, criteria.aspects, context));
    const found: EntityAspects[] = [];
    for (const [at, entity] of latest.entries()) {
      const versions = criteria.ids[at]?.versions ?? NONE;
      found.push(versions.size === 0 ? entity : await this.stamped(entity, versions, { criteria, context }));
    }
    return found;
  }

  private async stamped(
    entity: EntityAspects,
    versions: StampedUrn['versions'],
    { criteria: { aspects }, context: { work } }: Pick<ReadStampedEntitiesQuery, 'context' | 'criteria'>,
  ): Promise<EntityAspects> {
    const { aspectByName, keyAspect } = this.registry.requireEntity(entity.entityType);
    const rows: AspectRow[] = [];
    for (const [aspect, version] of versions) {
      if (!aspectByName.has(aspect) || aspects?.includes(aspect) === false) continue;
      const row = await this.store.version(entity.urn, aspect, version);
      work.spend(UNITS.version + (row?.json.length ?? 0) * UNITS.character, COST);
      if (work.turnIsOver) await work.rest();
      if (row !== undefined) rows.push(row);
    }
    if (!rows.some(({ aspect }) => aspect === keyAspect)) {
      for (const row of entity.rows) if (row.aspect === keyAspect) rows.push(row);
    }
    rows.sort((a, b) => (a.aspect < b.aspect ? -1 : 1));
    return { ...entity, rows };
  }
}

const NONE: StampedUrn['versions'] = new Map();
