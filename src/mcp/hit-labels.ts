import { ReadEntitiesQuery } from '../aspects/index.js';
import { CatalogError } from '../kernel/failures.js';
import { readExactJson } from '../kernel/exact-json.js';
import type { Members } from '../kernel/members.js';
import { readUrn } from '../kernel/urn.js';
import type { MessageBus, RequestContext } from '../platform/seam/index.js';
import { DisplayPlaces } from '../registry/display-places.js';
import type { Registry } from '../registry/index.js';

const FORBIDDEN = 403;
/** Characters of a description in a list. */
const DESCRIPTION = 300;

/** What lists say of entities: names, platforms and descriptions, where the models say that these are. */
export class HitLabels {
  private readonly places: DisplayPlaces;

  constructor(
    private readonly bus: MessageBus,
    registry: Registry,
  ) {
    this.places = new DisplayPlaces({
      entities: registry.entities(),
      aspects: registry.aspects(),
      rules: registry.rules(),
    });
  }

  /** A label for each URN, in their order; of an entity that is not stored, or may not be read, what its URN says. */
  async of(urns: readonly string[], context: RequestContext): Promise<readonly Members[]> {
    const types = urns.map((urn) => {
      const reading = readUrn(urn);
      return reading.kind === 'urn' ? reading.value.entityType : '';
    });
    const aspects = this.places.aspectsOf(new Set(types));
    const found = await this.read(urns, aspects, context);
    return urns.map((urn) => {
      const { name, type, platform, description } = this.places.label(urn, found.get(urn) ?? new Map());
      return {
        ...{ urn, type, name },
        ...(platform === '' ? {} : { platform }),
        ...(description === '' ? {} : { description: shortened(description) }),
      };
    });
  }

  private async read(
    urns: readonly string[],
    aspects: readonly string[],
    context: RequestContext,
  ): Promise<ReadonlyMap<string, ReadonlyMap<string, unknown>>> {
    if (urns.length === 0) return new Map();
    try {
      const entities = await this.bus.execute(new ReadEntitiesQuery(urns, aspects, context));
      return new Map(
        entities.map(({ urn, rows }) => [urn, new Map(rows.map((row) => [row.aspect, readExactJson(row.json)]))]),
      );
    } catch (error) {
      if (!(error instanceof CatalogError) || error.row.status !== FORBIDDEN || urns.length === 1) {
        if (error instanceof CatalogError && error.row.status === FORBIDDEN) return new Map();
        throw error;
      }
    }
    // One that may not be read hides no other.
    const parts = await Promise.all(urns.map((urn) => this.read([urn], aspects, context)));
    return new Map(parts.flatMap((part) => [...part]));
  }
}

function shortened(text: string): string {
  return text.length <= DESCRIPTION ? text : `${text.slice(0, DESCRIPTION).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
