import type {
  AspectText,
  AspectWrite,
  EditedEntities,
  EntityEdit,
  EntityWrite,
  PatchWrite,
  PointRemoval,
  PointWrite,
  Refusal,
  RemovedRows,
  StoredAspects,
  ValueWrite,
  WriteRequest,
} from '../../../aspects/aspect-store.port.js';
import { aspectsSet } from '../../../aspects/aspect-store.port.js';
import type { NewestPoint, TimeRange } from '../../../change-log/change-log.port.js';
import { assertNever, invariant } from '../../../kernel/assert-never.js';
import { sameJson } from '../../../kernel/same-json.js';
import type { Urn } from '../../../kernel/urn.js';
import { storable } from '../system-columns.js';
import { type RequestOrigin, type PendingEntry, PendingWrites } from './pending-writes.js';
import { type EntityState, isNewest, type LatestRow, pointKey, type SeriesPlace, WorkingSet } from './working-set.js';

/**
 * What a request waits for while it is carried out. `cell`, `point`: to be read into the working set. The others are
 * done to the store itself, after everything pending is written to it, and the working set forgets what it knew.
 * `removal`: `until` is the entry that says so.
 */
export type WriterNeed =
  | { readonly kind: 'anything' | 'entity'; readonly urn: Urn }
  | { readonly kind: 'cell'; readonly urn: Urn; readonly aspect: string }
  | { readonly kind: 'points-in'; readonly urn: Urn; readonly aspect: string; readonly range: TimeRange }
  | ({ readonly kind: 'point'; readonly urn: Urn; readonly aspect: string } & SeriesPlace)
  | StoreRemoval;

/** What is to be removed: an entity, an aspect with its versions, or points. */
export type StoreRemoval =
  | { readonly kind: 'remove-cell'; readonly urn: Urn; readonly aspect: string; readonly until: PendingEntry }
  | { readonly kind: 'remove-entity'; readonly urn: Urn; readonly until: PendingEntry }
  | {
      readonly kind: 'remove-points';
      readonly urn: Urn;
      readonly aspect: string;
      readonly range: TimeRange;
      readonly until: PendingEntry;
    };

/** What the store answers: whether there is anything, or what the newest point is after a removal. */
export type NeedAnswer = RemovalAnswer | boolean | undefined;

/** How many rows a removal removed, and after one of points, which is the newest now. */
export interface RemovalAnswer {
  readonly removed: RemovedRows;
  readonly newest?: NewestPoint;
}

/** A step of work that may wait for the store. */
export type Writing<T> = Generator<WriterNeed, T, NeedAnswer>;

export type RequestResult =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'written'; readonly entries: readonly PendingEntry[]; readonly removed: RemovedRows };

/**
 * One member of a request while it is written. `siblings`: all members of the request for the same entity. `isKeyed`:
 * the key was looked for, or the defaults were written.
 */
interface MemberState {
  isKeyed: boolean;
  readonly entity: EntityWrite;
  readonly siblings: () => readonly EntityWrite[];
  readonly origin: RequestOrigin;
  readonly entries: PendingEntry[];
  /** See RemovedRows. */
  readonly removed: { rows: number; points: number };
}

/**
 * Carries out requests on a working set. Takes the port's WriteRequest, gives what is to be written; asks for what it
 * misses and never reads by itself, so that the same code serves a group in one round trip and one with removals.
 */
export class GroupWriter {
  readonly set = new WorkingSet();
  readonly pending = new PendingWrites();

  /** Carry out a request; one that is refused has changed nothing, unless it waited for a removal. */
  *write({ entities, ...origin }: WriteRequest): Writing<RequestResult> {
    this.set.begin();
    const mark = this.pending.mark;
    const result = yield* this.request(entities, origin);
    if (result.kind === 'refused') {
      this.set.revert();
      this.pending.returnTo(mark);
    }
    return result;
  }

  private *request(entities: WriteRequest['entities'], origin: RequestOrigin): Writing<RequestResult> {
    if (typeof entities !== 'function') return yield* this.writeAll(entities, origin);
    const edited = yield* this.edit(entities);
    return edited.kind === 'writes'
      ? yield* this.writeAll(edited.entities, origin)
      : { kind: 'refused', refusal: { kind: 'edit-refused', failure: edited.failure } };
  }

  /** An edit cannot wait: it is interrupted where it asks for what is not there yet, and begins once more. */
  private *edit(decide: EntityEdit): Writing<EditedEntities> {
    for (;;) {
      const missing: WriterNeed[] = [];
      const need = (one: WriterNeed): never => {
        missing.push(one);
        throw new Interruption();
      };
      const stored: StoredAspects = {
        json: (urn, aspect) => {
          const entity = this.set.entities.get(urn);
          const cell = entity === null ? null : entity?.cell(aspect);
          return cell === undefined ? need({ kind: 'cell', urn, aspect }) : cell?.json;
        },
        exists: (urn) => {
          const entity = this.set.entities.get(urn);
          return entity === undefined ? need({ kind: 'entity', urn }) : hasKey(entity);
        },
      };
      try {
        const edited = decide(stored);
        if (missing.length === 0) return edited;
      } catch (error) {
        if (missing.length === 0) throw error;
      }
      for (const one of missing) yield one;
    }
  }

  private *writeAll(entities: readonly EntityWrite[], origin: RequestOrigin): Writing<RequestResult> {
    const refusal = yield* this.checkEntities(entities);
    if (refusal !== undefined) return { kind: 'refused', refusal };
    const entries: PendingEntry[] = [];
    const removed = { rows: 0, points: 0 };
    let members: ReadonlyMap<Urn, readonly EntityWrite[]> | undefined;
    for (const entity of entities) {
      const own = entity.system === undefined ? origin : { stamp: origin.stamp, system: entity.system };
      const siblings = (): readonly EntityWrite[] => {
        members ??= Map.groupBy(entities, ({ urn }) => urn);
        return members.get(entity.urn) ?? [];
      };
      const refused = yield* this.writeEntity({ entity, siblings, origin: own, entries, removed, isKeyed: false });
      if (refused !== undefined) return { kind: 'refused', refusal: refused };
    }
    return { kind: 'written', entries, removed };
  }

  /** CREATE_ENTITY and UPDATE ask about the entity as it was before the request: judged before any write. */
  private *checkEntities(entities: readonly EntityWrite[]): Writing<Refusal | undefined> {
    for (const { urn, writes } of entities) {
      const wanted = new Set(writes.map((write) => write.change));
      if (!wanted.has('CREATE_ENTITY') && !wanted.has('UPDATE')) continue;
      const exists = (yield* this.entity(urn))?.facts.hasRows === true;
      if (exists && wanted.has('CREATE_ENTITY')) return { kind: 'entity-exists', urn };
      if (!exists && wanted.has('UPDATE')) return { kind: 'entity-missing', urn };
    }
    return undefined;
  }

  private *writeEntity(state: MemberState): Writing<Refusal | undefined> {
    const { writes } = state.entity;
    if (writes.length === 0) return yield* this.requireKey(state);
    for (const write of writes) {
      const refusal = yield* this.writeOne(state, write);
      if (refusal !== undefined) return refusal;
    }
    return undefined;
  }

  private *writeOne(state: MemberState, write: AspectWrite): Writing<Refusal | undefined> {
    switch (write.change) {
      case 'ADD_POINT':
        return yield* this.addPoint(state, write);
      case 'REMOVE_POINTS':
        return yield* this.removePoints(state, write);
      case 'DELETE':
        return yield* this.remove(state, write.aspect);
      default:
        return yield* this.store(state, write);
    }
  }

  private *store(state: MemberState, write: PatchWrite | ValueWrite): Writing<Refusal | undefined> {
    const { urn } = state.entity;
    const { aspect } = write;
    if (write.change === 'CREATE' && (yield* this.cell(urn, aspect)) !== undefined)
      return { kind: 'aspect-exists', urn, aspect };
    const refusal = yield* this.requireKey(state);
    if (refusal !== undefined) return refusal;
    if (write.change === 'PATCH') return yield* this.patch(state, write);
    const { json, parsed } = write;
    invariant(json !== undefined, `${write.change} of ${aspect} has no value`);
    yield* this.put(state, aspect, { json, parsed });
    return undefined;
  }

  private *patch(state: MemberState, { aspect, patch }: PatchWrite): Writing<Refusal | undefined> {
    const patched = patch((yield* this.cell(state.entity.urn, aspect))?.json);
    switch (patched.kind) {
      case 'refused':
        return { kind: 'patch-refused', failure: patched.failure };
      case 'value':
        yield* this.put(state, aspect, patched);
        return undefined;
      default:
        return assertNever(patched, 'patched aspect');
    }
  }

  /** Create a new entity: write its defaults, unless its key is stored already. */
  private *requireKey(state: MemberState): Writing<Refusal | undefined> {
    const { urn, defaults } = state.entity;
    if (state.isKeyed) return undefined;
    const entity = yield* this.entity(urn);
    if (hasKey(entity)) state.isKeyed = true;
    if (state.isKeyed) return undefined;
    if (defaults === undefined) return { kind: 'defaults-needed', urn };
    state.isKeyed = true;
    if (entity !== undefined && entity.facts.id > 0) this.pending.returned.push(entity.facts.id);
    const written = aspectsSet(state.entity, state.siblings());
    for (const value of defaults) {
      const { aspect } = value;
      if (written.has(aspect)) continue;
      if ((yield* this.cell(urn, aspect)) === undefined) yield* this.put(state, aspect, value);
    }
    return undefined;
  }

  private *put(state: MemberState, aspect: string, { json, parsed }: AspectText): Writing<void> {
    const { urn } = state.entity;
    const stored = yield* this.cell(urn, aspect);
    const entity = yield* this.made(state);
    const { columns } = this.pending.encoded(state.origin.system);
    const { observed, lastRun } = columns;
    if (stored !== undefined && sameJson(stored.json, json)) {
      this.set.put(entity.cells, aspect, { ...stored, observed, lastRun });
      if (stored.seq > 0)
        this.pending.repeated.push({ entity: entity.facts.id, aspect, seq: stored.seq, observed, lastRun });
      return;
    }
    const { seq } = this.append(state, entity, {
      kind: 'versioned',
      change: 'UPSERT',
      aspect,
      json,
      parsed,
      previous: stored,
    });
    const versions = stored === undefined ? 0 : stored.versions + 1;
    if (stored !== undefined)
      this.pending.replaced.push({ entity: entity.facts.id, aspect, version: versions, value: stored });
    this.set.put(entity.cells, aspect, { ...columns, seq, json, versions });
    const keyAspect = aspect === state.entity.keyAspect ? aspect : entity.facts.keyAspect;
    if (!entity.facts.hasRows || keyAspect !== entity.facts.keyAspect)
      this.set.setFacts(entity, { ...entity.facts, hasRows: true, keyAspect });
  }

  private *addPoint(state: MemberState, point: PointWrite): Writing<Refusal | undefined> {
    const refusal = yield* this.requireKey(state);
    if (refusal !== undefined) return refusal;
    const { urn } = state.entity;
    const { aspect, json, parsed, timestamp } = point;
    const key = { timestamp, identity: storable(point.identity) };
    let entity = yield* this.made(state);
    if (entity.point(aspect, key) === undefined || entity.newestOf(aspect) === undefined) {
      yield { kind: 'point', urn, aspect, ...key };
      entity = yield* this.made(state);
    }
    const previous = entity.point(aspect, key) ?? undefined;
    if (previous !== undefined && sameJson(previous.json, json)) return undefined;
    const last = entity.newestOf(aspect) ?? null;
    const newest = { kind: isNewest(key, last) ? 'this' : 'earlier' } as const;
    const change = { kind: 'timeseries', change: 'UPSERT', aspect, json, parsed, previous, newest } as const;
    const { seq } = this.append(state, entity, change);
    const { columns } = this.pending.encoded(state.origin.system);
    this.set.put(entity.points, pointKey(aspect, key), { ...columns, seq, json });
    if (newest.kind === 'this') this.set.put(entity.newest, aspect, key);
    this.pending.points.push({ ...key, entity: entity.facts.id, aspect, seq });
    if (previous !== undefined) this.pending.released.push({ until: seq, seq: previous.seq });
    return undefined;
  }

  private *removePoints(state: MemberState, { aspect, range: given }: PointRemoval): Writing<undefined> {
    const { urn } = state.entity;
    const range = given ?? ALWAYS;
    if ((yield* this.entity(urn)) === undefined) return undefined;
    if ((yield { kind: 'points-in', urn, aspect, range }) !== true) return undefined;
    const entity = yield* this.made(state);
    const change = { ...NO_VALUE, kind: 'timeseries', change: 'DELETE', aspect } as const;
    const until = this.append(state, entity, { ...change, range: given });
    const answer = yield { kind: 'remove-points', urn, aspect, range, until };
    until.newest = countRemoved(state, answer) ?? { kind: 'none' };
    return undefined;
  }

  private *remove(state: MemberState, aspect: string): Writing<undefined> {
    const { urn, keyAspect } = state.entity;
    const entity = yield* this.entity(urn);
    if (entity === undefined) return undefined;
    const isEntity = aspect === keyAspect;
    if (isEntity && (yield { kind: 'anything', urn }) !== true) return undefined;
    const previous = yield* this.cell(urn, aspect);
    if (!isEntity && previous === undefined) return undefined;
    const now = yield* this.made(state);
    const change = { kind: 'versioned', change: 'DELETE', aspect, json: undefined, previous } as const;
    if (isEntity) this.set.setFacts(now, { ...now.facts, keyAspect: null, hasRows: false });
    const until = this.append(state, now, change);
    if (isEntity) state.isKeyed = false;
    countRemoved(
      state,
      yield isEntity ? { kind: 'remove-entity', urn, until } : { kind: 'remove-cell', urn, aspect, until },
    );
    return undefined;
  }

  private append(
    state: MemberState,
    entity: EntityState,
    what: Pick<PendingEntry, 'aspect' | 'change' | 'json' | 'kind' | 'newest' | 'parsed' | 'previous' | 'range'>,
  ): PendingEntry {
    const { urn, entityType } = state.entity;
    const entry = this.pending.append({ ...what, entity: entity.facts.id, urn, entityType }, state.origin);
    state.entries.push(entry);
    return entry;
  }

  /** `undefined` when the store has none. */
  private *entity(urn: Urn): Writing<EntityState | undefined> {
    if (this.set.entities.get(urn) === undefined) yield { kind: 'entity', urn };
    return this.set.entities.get(urn) ?? undefined;
  }

  /** The entity, created now if it is new. */
  private *made({ entity: { urn, entityType } }: MemberState): Writing<EntityState> {
    return (yield* this.entity(urn)) ?? this.set.create(urn, entityType);
  }

  /** `undefined` when the aspect is not stored. */
  private *cell(urn: Urn, aspect: string): Writing<LatestRow | undefined> {
    const entity = yield* this.entity(urn);
    if (entity === undefined) return undefined;
    const cell = entity.cell(aspect);
    if (cell !== undefined) return cell ?? undefined;
    yield { kind: 'cell', urn, aspect };
    return this.set.entities.get(urn)?.cell(aspect) ?? undefined;
  }
}

/** Ends an edit that asks for what was not read; nobody sees it. */
class Interruption extends Error {}

/** Columns that entries of deletions have in common. */
const NO_VALUE = { json: undefined, previous: undefined } as const;
const ALWAYS: TimeRange = { startTime: undefined, endTime: undefined };

/** @returns the newest point, after a removal of points */
function countRemoved({ removed }: MemberState, answer: NeedAnswer): NewestPoint | undefined {
  if (typeof answer !== 'object') return undefined;
  removed.rows += answer.removed.rows;
  removed.points += answer.removed.points;
  return answer.newest;
}

function hasKey(entity: EntityState | null | undefined): boolean {
  return entity !== null && entity !== undefined && entity.facts.keyAspect !== null;
}
