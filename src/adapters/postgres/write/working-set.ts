import type { Urn } from '../../../kernel/urn.js';
import { compareByCodePoint } from '../../../kernel/code-point-order.js';
import type { MetadataColumns } from '../system-columns.js';

/**
 * What a group of requests has read of the store, and what it makes of it: requests are carried out on it one after
 * another, in memory, and then written at once.
 *
 * Numbers below 0 stand for what gets its number when the group is written: -1 is the first entry, or the first new
 * entity. What is not in a map was not read; `null` says that there is nothing. A request that is refused takes back
 * what it changed: every change leaves a function that reverts it.
 */
export class WorkingSet {
  readonly entities = new Map<Urn, EntityState | null>();
  /** New ones, in the order of their numbers. */
  readonly created: EntityState[] = [];
  private reverts: (() => void)[] = [];

  /** Begin a request, which `revert` takes back. */
  begin(): void {
    this.reverts = [];
  }

  /** Take back what was changed since `begin`. */
  revert(): void {
    for (const revert of this.reverts.reverse()) revert();
    this.reverts = [];
  }

  /** Whether an aspect is known, or with an empty one, the entity. */
  knows(urn: Urn, aspect: string): boolean {
    const entity = this.entities.get(urn);
    return entity === null || (entity !== undefined && (aspect === '' || entity.cell(aspect) !== undefined));
  }

  put<K, V>(map: Map<K, V | null>, key: K, value: V | null): void {
    const before = map.get(key);
    this.reverts.push(() => {
      if (before === undefined) map.delete(key);
      else map.set(key, before);
    });
    map.set(key, value);
  }

  /** What was read of the history of an aspect is not true any more. */
  forgetSurvivor({ survivors }: EntityState, aspect: string): void {
    const before = survivors.get(aspect);
    if (before === undefined) return;
    this.reverts.push(() => survivors.set(aspect, before));
    survivors.delete(aspect);
  }

  setFacts(entity: EntityState, facts: EntityFacts): void {
    const before = entity.facts;
    this.reverts.push(() => (entity.facts = before));
    entity.facts = facts;
  }

  create(urn: Urn, type: string): EntityState {
    const id = -this.created.length - 1;
    const entity = new EntityState(urn, { id, type, keyAspect: null, revision: 0, hasRows: false });
    this.reverts.push(() => this.created.pop());
    this.created.push(entity);
    this.put(this.entities, urn, entity);
    return entity;
  }

  /** Forget everything, because it has been written. */
  clear(): void {
    this.entities.clear();
    this.created.length = 0;
    this.reverts = [];
  }
}

/** A stored value with its current system metadata. */
export interface ValueRow extends MetadataColumns {
  readonly seq: number;
  readonly json: string;
}

/** Version 0 of an aspect. `versions`: number of its newest replaced version, 0 when there was none. */
export interface LatestRow extends ValueRow {
  readonly versions: number;
}

export interface ReplacedValue extends ValueRow {
  readonly version: number;
}

/** `value`: the newest replaced value of an aspect that is not of the run; `null` when there is none. */
export interface Survivor {
  readonly runId: string;
  readonly value: ReplacedValue | null;
}

export interface SeriesPlace {
  readonly timestamp: number;
  readonly identity: string;
}

/** `id`: below 0 for one that is created. `revision`: see the table. `hasRows`: of versioned aspects. */
export interface EntityFacts {
  readonly id: number;
  readonly type: string;
  readonly keyAspect: string | null;
  readonly revision: number;
  readonly hasRows: boolean;
}

/** What is known of an entity. Points are keyed by `pointKey`, the newest of a series by its aspect. */
export class EntityState {
  readonly cells = new Map<string, LatestRow | null>();
  readonly points = new Map<string, ValueRow | null>();
  readonly newest = new Map<string, SeriesPlace | null>();
  /** By aspect, as far as they were read. */
  readonly survivors = new Map<string, Survivor>();

  constructor(
    readonly urn: Urn,
    public facts: EntityFacts,
  ) {}

  /** What is known of an aspect. An entity that is created has nothing else. */
  cell(aspect: string): LatestRow | null | undefined {
    return known(this.cells, aspect, this.facts);
  }

  point(aspect: string, key: SeriesPlace): ValueRow | null | undefined {
    return known(this.points, pointKey(aspect, key), this.facts);
  }

  newestOf(aspect: string): SeriesPlace | null | undefined {
    return known(this.newest, aspect, this.facts);
  }
}

function known<V>(map: ReadonlyMap<string, V | null>, key: string, { id }: EntityFacts): V | null | undefined {
  const found = map.get(key);
  return found === undefined && id < 0 ? null : found;
}

export function pointKey(aspect: string, { timestamp, identity }: SeriesPlace): string {
  return `${aspect} ${String(timestamp)} ${identity}`;
}

/** Whether a point is the newest beside another one: of several at one time, the one with the least identity is. */
export function isNewest(point: SeriesPlace, other: SeriesPlace | null): boolean {
  if (other === null || other.timestamp !== point.timestamp) return other === null || other.timestamp < point.timestamp;
  return compareByCodePoint(other.identity, point.identity) >= 0;
}
