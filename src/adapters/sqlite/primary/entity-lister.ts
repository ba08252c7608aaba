import type { Page } from '../../../kernel/page.js';
import type { Urn } from '../../../kernel/urn.js';
import type { Work } from '../../../kernel/work.js';
import type { Statement } from '../database.js';
import type { PrimaryDatabase } from './primary-database.js';
import { urnPattern } from './urn-pattern.js';

/** Entities of a slice, and the work of each. */
const SLICE = 2000;
const ENTITY_UNITS = 1;

/** The next entities by URN: the last of them, how many there are, and how many of them count. */
type CountedSlice = readonly [last: Urn | null, entities: number, counted: number];

/** `lower`: the least text that its URNs may be. */
interface EntitySlice {
  readonly lower: string;
  readonly entities: number;
  readonly counted: number;
}

interface AspectSlice {
  readonly aspect: number;
  readonly glob: string;
  readonly lower: string;
  readonly before: string;
  readonly limit: number;
}

interface KeySlice {
  readonly key: number;
  readonly lower: string;
  readonly limit: number;
  readonly offset: number;
}

/** Lists and counts entities in slices, by URN. */
export class EntityLister {
  private readonly countOfAspect: Statement<[AspectSlice], CountedSlice>;
  private readonly countOfKey: Statement<[KeySlice], CountedSlice>;
  private readonly urnsOfKey: Statement<[KeySlice], Urn>;

  constructor(private readonly primary: PrimaryDatabase) {
    const { database } = primary;
    this.countOfAspect = database.prepareArrays(`
      SELECT max(urn), count(*), count(CASE WHEN urn GLOB :glob AND EXISTS (
        SELECT 1 FROM latest l WHERE l.cell = (e.id << 12) + CAST(:aspect AS INTEGER)
      ) THEN 1 END)
      FROM (SELECT id, urn FROM entity WHERE urn >= :lower AND urn < :before ORDER BY urn LIMIT :limit) e`);
    const ofKey = 'SELECT urn FROM entity WHERE key_aspect = :key AND urn >= :lower ORDER BY urn LIMIT :limit';
    this.countOfKey = database.prepareArrays(`SELECT max(urn), count(*), count(*) FROM (${ofKey})`);
    this.urnsOfKey = database.prepareValues(`${ofKey} OFFSET :offset`);
  }

  /** See AspectStore.countAspect. */
  async countAspect(name: string, urnLike: string | undefined, work: Work): Promise<number> {
    const aspect = this.primary.aspects.find(name);
    if (aspect === undefined) return 0;
    const { glob, from, before } = urnPattern(urnLike ?? '%');
    let total = 0;
    const next = (lower: string) => this.countOfAspect.get({ aspect, glob, before, lower, limit: SLICE });
    for await (const { counted } of this.slices(work, from, next)) total += counted;
    return total;
  }

  /** See AspectStore.listUrns. */
  async listUrns(
    keyAspect: string,
    { start, count }: Page,
    work: Work,
  ): Promise<{ readonly urns: readonly Urn[]; readonly total: number }> {
    const key = this.primary.aspects.find(keyAspect);
    const urns: Urn[] = [];
    let total = 0;
    if (key === undefined) return { urns, total };
    const next = (lower: string) => this.countOfKey.get({ key, lower, limit: SLICE, offset: 0 });
    for await (const { lower, entities } of this.slices(work, '', next)) {
      const offset = Math.max(0, start - total);
      const limit = Math.min(entities - offset, count - urns.length);
      if (limit > 0) for (const urn of this.urnsOfKey.all({ key, lower, limit, offset })) urns.push(urn);
      total += entities;
    }
    return { urns, total };
  }

  /** Slices in their order, with rests between. */
  private async *slices(
    work: Work,
    first: string,
    next: (lower: string) => CountedSlice | undefined,
  ): AsyncGenerator<EntitySlice, void> {
    let lower = first;
    for (;;) {
      const [last, entities, counted] = next(lower) ?? [null, 0, 0];
      work.spend(entities * ENTITY_UNITS);
      yield { lower, entities, counted };
      if (last === null || entities < SLICE) return;
      // The least text that sorts after the URN itself.
      lower = `${last}\u0000`;
      if (work.turnIsOver) await work.rest();
    }
  }
}
