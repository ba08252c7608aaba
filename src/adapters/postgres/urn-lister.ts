import type { Page } from '../../kernel/page.js';
import type { Urn } from '../../kernel/urn.js';
import type { Work } from '../../kernel/work.js';
import type { StatementRunner } from './postgres-connections.js';
import { urnBounds } from './urn-bounds.js';

/** Entities of a slice, and the work of each. */
const SLICE = 5000;
const ENTITY_UNITS = 1;

/** The next entities by URN: the last of them, how many there are, and how many of them count. */
type CountedEntities = [last: Urn | null, entities: number, counted: number];

/** `lower`: the least text that its URNs may be, or all are greater than `after`. */
interface EntityWindow {
  readonly after: string;
  readonly entities: number;
  readonly counted: number;
}

const COUNT_ASPECT = {
  name: 'count-aspect',
  text: `
SELECT max(e.urn), count(*), count(*) FILTER (WHERE e.urn LIKE $5 AND EXISTS (
  SELECT 1 FROM latest l WHERE l.entity = e.id AND l.aspect = $6
))
FROM (SELECT id, urn FROM entity WHERE urn > $1 AND urn >= $2 AND urn < $3 ORDER BY urn LIMIT $4) e`,
};
const OF_TYPE = `
SELECT urn FROM entity WHERE urn > $1 AND urn >= $2 AND urn < $3 AND key_aspect IS NOT NULL ORDER BY urn LIMIT $4`;
const COUNT_TYPE = { name: 'count-type', text: `SELECT max(urn), count(*), count(*) FROM (${OF_TYPE}) e` };
const URNS_OF_TYPE = { name: 'urns-of-type', text: `${OF_TYPE} OFFSET $5` };

/** Lists and counts entities in slices, by URN. */
export class UrnLister {
  constructor(private readonly runner: StatementRunner) {}

  /** See AspectStore.countAspect. */
  async countAspect(aspect: string, urnLike: string | undefined, work: Work): Promise<number> {
    const { like, from, before } = urnBounds(urnLike ?? '%');
    let total = 0;
    const next = async (after: string): Promise<CountedEntities | undefined> =>
      (await this.runner.rows<CountedEntities>(COUNT_ASPECT, [after, from, before, SLICE, like, aspect]))[0];
    for await (const { counted } of slices(work, next)) total += counted;
    return total;
  }

  /** See AspectStore.listUrns. */
  async listUrns(
    entityType: string,
    { start, count }: Page,
    work: Work,
  ): Promise<{ readonly urns: readonly Urn[]; readonly total: number }> {
    // The least URN of a type, and the least text after all of them.
    const [from, before] = [`urn:li:${entityType}:`, `urn:li:${entityType};`];
    const urns: Urn[] = [];
    let total = 0;
    const next = async (after: string): Promise<CountedEntities | undefined> =>
      (await this.runner.rows<CountedEntities>(COUNT_TYPE, [after, from, before, SLICE]))[0];
    for await (const { after, entities } of slices(work, next)) {
      const offset = Math.max(0, start - total);
      const limit = Math.min(entities - offset, count - urns.length);
      total += entities;
      if (limit <= 0) continue;
      for (const [urn] of await this.runner.rows<[Urn]>(URNS_OF_TYPE, [after, from, before, limit, offset]))
        urns.push(urn);
    }
    return { urns, total };
  }
}

/** Slices in their order, with rests between. */
async function* slices(
  work: Work,
  next: (after: string) => Promise<CountedEntities | undefined>,
): AsyncGenerator<EntityWindow, void> {
  let after = '';
  for (;;) {
    const [last, entities, counted] = (await next(after)) ?? [null, 0, 0];
    work.spend(entities * ENTITY_UNITS);
    yield { after, entities, counted };
    if (last === null || entities < SLICE) return;
    after = last;
    if (work.turnIsOver) await work.rest();
  }
}
