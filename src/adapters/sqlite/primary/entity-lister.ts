import type { Page } from '../../../kernel/page.js';
import type { Urn } from '../../../kernel/urn.js';
import type { Work } from '../../../kernel/work.js';
import type { Statement } from '../database.js';
import type { PrimaryDatabase } from './primary-database.js';
import { urnPattern } from './urn-pattern.js';

/** Entities of a slice, and the work of each: by its URN, and in the order of the table, where neighbours are read. */
const SLICE = 2000;
const ENTITY_UNITS = 1;
const NEIGHBOUR_UNITS = 0.5;

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

interface TypeSlice {
  readonly lower: string;
  readonly before: string;
  readonly limit: number;
  readonly offset: number;
}

/** Lists and counts entities in slices, by URN. */
export class EntityLister {
  private readonly countOfAll: Statement<[number, number, number], readonly [number | null, number, number]>;
  private readonly countOfAspect: Statement<[AspectSlice], CountedSlice>;
  private readonly countOfType: Statement<[TypeSlice], CountedSlice>;
  private readonly urnsOfType: Statement<[TypeSlice], Urn>;

  constructor(private readonly primary: PrimaryDatabase) {
    const { database } = primary;
    this.countOfAll = database.prepareArrays(`
      SELECT max(id), count(*), count(CASE WHEN EXISTS (
        SELECT 1 FROM latest l WHERE l.cell = (e.id << 12) + CAST(? AS INTEGER)
      ) THEN 1 END)
      FROM (SELECT id FROM entity WHERE id > ? ORDER BY id LIMIT ?) e`);
    this.countOfAspect = database.prepareArrays(`
      SELECT max(urn), count(*), count(CASE WHEN urn GLOB :glob AND EXISTS (
        SELECT 1 FROM latest l WHERE l.cell = (e.id << 12) + CAST(:aspect AS INTEGER)
      ) THEN 1 END)
      FROM (SELECT id, urn FROM entity WHERE urn >= :lower AND urn < :before ORDER BY urn LIMIT :limit) e`);
    const ofType = `
      SELECT urn FROM entity WHERE urn >= :lower AND urn < :before AND key_aspect IS NOT NULL ORDER BY urn LIMIT :limit`;
    this.countOfType = database.prepareArrays(`SELECT max(urn), count(*), count(*) FROM (${ofType})`);
    this.urnsOfType = database.prepareValues(`${ofType} OFFSET :offset`);
  }

  /** See AspectStore.countAspect. */
  async countAspect(name: string, urnLike: string | undefined, work: Work): Promise<number> {
    const aspect = this.primary.aspects.find(name);
    if (aspect === undefined) return 0;
    if (urnLike === undefined) return this.countAll(aspect, work);
    const { glob, from, before } = urnPattern(urnLike);
    let total = 0;
    const next = (lower: string) => this.countOfAspect.get({ aspect, glob, before, lower, limit: SLICE });
    for await (const { counted } of this.slices(work, from, next)) total += counted;
    return total;
  }

  /** See AspectStore.listUrns. */
  async listUrns(
    entityType: string,
    { start, count }: Page,
    work: Work,
  ): Promise<{ readonly urns: readonly Urn[]; readonly total: number }> {
    const [from, before] = urnsOfType(entityType);
    const urns: Urn[] = [];
    let total = 0;
    const next = (lower: string) => this.countOfType.get({ lower, before, limit: SLICE, offset: 0 });
    for await (const { lower, entities } of this.slices(work, from, next)) {
      const offset = Math.max(0, start - total);
      const limit = Math.min(entities - offset, count - urns.length);
      if (limit > 0) for (const urn of this.urnsOfType.all({ lower, before, limit, offset })) urns.push(urn);
      total += entities;
    }
    return { urns, total };
  }

  /** In the order of ids, in which both tables are: by URN each would be read from another page, six times as long. */
  private async countAll(aspect: number, work: Work): Promise<number> {
    let total = 0;
    for (let after = 0; ;) {
      const [last, entities, counted] = this.countOfAll.get(aspect, after, SLICE) ?? [null, 0, 0];
      work.spend(entities * NEIGHBOUR_UNITS);
      total += counted;
      if (last === null || entities < SLICE) return total;
      after = last;
      if (work.turnIsOver) await work.rest();
    }
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

/** The least URN of a type, and the least text after all of them. */
function urnsOfType(entityType: string): readonly [from: string, before: string] {
  return [`urn:li:${entityType}:`, `urn:li:${entityType};`];
}
