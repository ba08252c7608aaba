import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/clock.js';
import { StoreUnavailable } from '../kernel/failures.js';
import { MessageBus, type RequestContext } from '../platform/seam/index.js';
import { Registry } from '../registry/index.js';
import { SearchEntitiesQuery } from '../search/index.js';

/** Milliseconds for which counts are shown again: whoever reloads a page should not count a million entities. */
const AGE = 5_000;
/** Search field of the entity type, which every document has. */
const TYPE_FIELD = '_entityType';

/** `byType`: types with entities, those with the most first. `example`: an entity of the first type, if any. */
export interface CatalogCounts {
  readonly total: number;
  readonly byType: readonly { readonly entityType: string; readonly count: number }[];
  readonly example: string | undefined;
}

/** How many entities search would find, by type; soft-deleted ones are not counted. */
@Injectable()
export class EntityCounts {
  private latest: { readonly since: number; readonly counts: CatalogCounts } | undefined;

  constructor(
    private readonly bus: MessageBus,
    private readonly registry: Registry,
    private readonly clock: Clock,
  ) {}

  /**
   * Up to five seconds old.
   * @returns `undefined` while the search index cannot be asked
   */
  async counts(context: RequestContext): Promise<CatalogCounts | undefined> {
    const since = this.clock.now();
    const age = since - (this.latest?.since ?? 0);
    if (this.latest !== undefined && age >= 0 && age < AGE) return this.latest.counts;
    try {
      const counts = await this.ask(context);
      this.latest = { since, counts };
      return counts;
    } catch (error) {
      if (error instanceof StoreUnavailable) return undefined;
      throw error;
    }
  }

  private async ask(context: RequestContext): Promise<CatalogCounts> {
    const types = this.registry.entities().map(({ name }) => name);
    const { total, facets } = await this.find(types, context);
    const values = facets.find(({ field }) => field === TYPE_FIELD)?.values ?? [];
    const byType = values
      .filter(({ count }) => count > 0)
      .map(({ value, count }) => ({ entityType: this.registry.requireEntity(value).name, count }));
    const [most] = byType;
    const example = most === undefined ? undefined : (await this.find([most.entityType], context)).hits[0]?.urn;
    return { total, byType, example };
  }

  private find(entityTypes: readonly string[], context: RequestContext) {
    const criteria = {
      entityTypes,
      text: '*',
      mode: 'simple',
      filter: undefined,
      sort: undefined,
      page: { start: 0, count: 1 },
      facets: { kind: 'named', fields: [TYPE_FIELD] },
      facetValues: entityTypes.length,
      matched: 'none',
    } as const;
    return this.bus.execute(new SearchEntitiesQuery(criteria, context));
  }
}
