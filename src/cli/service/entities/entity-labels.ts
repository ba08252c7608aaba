import { memberOf } from '../../json-members.js';
import { encodedList } from '../encoded-list.js';
import { forEachAtOnce } from '../for-each-at-once.js';
import type { ServerClient } from '../server-client.js';
import { type EntityLabel, DisplayPlaces } from '../../../registry/display-places.js';

/** Characters of URNs in one address: servers and proxies refuse long ones. */
const LONGEST_LIST = 6000;
const CALLS_AT_ONCE = 4;

/** Reads what lists show of entities: their names, platforms and descriptions. */
export class EntityLabels {
  private constructor(
    private readonly client: ServerClient,
    private readonly places: DisplayPlaces,
  ) {}

  /** The models are a few hundred kilobytes, so they are loaded only by commands that need them. */
  static async with(client: ServerClient): Promise<EntityLabels> {
    const { entities, aspects, rules } = await import('../../../../generated/service/registry/index.js');
    return new EntityLabels(client, new DisplayPlaces({ entities, aspects, rules }));
  }

  /** A label for each URN; of entities that are not stored, what their URNs say. @throws ServerRefusal */
  async of(urns: readonly string[]): Promise<ReadonlyMap<string, EntityLabel>> {
    const labels = new Map<string, EntityLabel>();
    await forEachAtOnce(batches(urns), CALLS_AT_ONCE, async (batch) => {
      const types = new Set(batch.map((urn) => this.places.label(urn, new Map()).type));
      const aspects = encodedList(this.places.aspectsOf(types));
      const answer = await this.client.read(`/entitiesV2?ids=${encodedList(batch)}&aspects=${aspects}`);
      const results = memberOf(answer, 'results');
      for (const urn of batch) labels.set(urn, this.places.label(urn, valuesOf(memberOf(results, urn))));
    });
    return labels;
  }
}

function valuesOf(entity: unknown): ReadonlyMap<string, unknown> {
  const aspects = memberOf(entity, 'aspects');
  if (typeof aspects !== 'object' || aspects === null) return new Map();
  return new Map(Object.entries(aspects).map(([name, aspect]) => [name, memberOf(aspect, 'value')]));
}

function batches(urns: readonly string[]): readonly (readonly string[])[] {
  const found: string[][] = [];
  let length = LONGEST_LIST;
  for (const urn of new Set(urns)) {
    const own = encodeURIComponent(urn).length;
    if (length + own > LONGEST_LIST) {
      found.push([]);
      length = 0;
    }
    found.at(-1)?.push(urn);
    length += own;
  }
  return found;
}
