import type {
  AspectText,
  AspectWrite,
  EntityWrite,
  HistoryLimitOf,
  PatchWrite,
  PointRemoval,
  PointWrite,
  Refusal,
  RemovedRows,
  RevertWrite,
  ValueWrite,
  WriteRequest,
} from '../../../aspects/aspect-store.port.js';
import { aspectsSet } from '../../../aspects/aspect-store.port.js';
import type { NewestPoint, TimeRange } from '../../../change-log/change-log.port.js';
import { assertNever, invariant } from '../../../kernel/assert-never.js';
import { sameJson } from '../../../kernel/same-json.js';
import type { Urn } from '../../../kernel/urn.js';
import { storable, systemOf } from '../system-columns.js';
import { hasKey, runEdit } from './stored-edit.js';
import { type RequestOrigin, type PendingEntry, PendingWrites } from './pending-writes.js';
import { type EntityState, isNewest, type LatestRow, pointKey, type ReplacedValue, WorkingSet } from './working-set.js';
import type { NeedAnswer, Writing } from './writer-needs.js';

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

/** A latest value that goes, and the one that takes its place; without one the aspect goes. */
interface Reverted {
  readonly aspect: string;
  readonly current: LatestRow;
  readonly survivor: ReplacedValue | undefined;
}

/**
 * Carries out requests on a working set. Takes the port's WriteRequest, gives what is to be written; asks for what it
 * misses and never reads by itself, so that the same code serves a group in one round trip and one with removals.
 */
export class GroupWriter {
  readonly set = new WorkingSet();
  readonly pending = new PendingWrites();

  /** @param limitOf how much history the group leaves */
  constructor(readonly limitOf: HistoryLimitOf) {}

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
    const edited = yield* runEdit(this.set, entities);
    return edited.kind === 'writes'
      ? yield* this.writeAll(edited.entities, origin)
      : { kind: 'refused', refusal: { kind: 'edit-refused', failure: edited.failure } };
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
      case 'REVERT':
        return yield* this.revert(state, write);
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
      case 'unchanged':
        return undefined;
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

  private *removePoints(state: MemberState, { aspect, range: given, runId }: PointRemoval): Writing<undefined> {
    const { urn } = state.entity;
    if ((yield* this.entity(urn)) === undefined) return undefined;
    const within = given ?? ALWAYS;
    const found = yield runId === undefined
      ? { kind: 'points-in', urn, aspect, range: within }
      : { kind: 'points-of-run', urn, aspect, range: within, runId };
    if (found === undefined || found === false) return undefined;
    const range = typeof found === 'object' && 'startTime' in found ? found : given;
    const entity = yield* this.made(state);
    const change = { ...NO_VALUE, kind: 'timeseries', change: 'DELETE', aspect } as const;
    const until = this.append(state, entity, { ...change, range });
    const answer = yield { kind: 'remove-points', urn, aspect, range: range ?? ALWAYS, runId, until };
    until.newest = countRemoved(state, answer) ?? { kind: 'none' };
    return undefined;
  }

  private *revert(state: MemberState, { aspect, runId }: RevertWrite): Writing<undefined> {
    const current = yield* this.writtenBy(storable(runId), state.entity.urn, aspect);
    if (current === undefined) return undefined;
    const survivor = yield* this.survivor(state, aspect, current.run);
    if (survivor !== undefined || aspect !== state.entity.keyAspect)
      this.setBack(state, yield* this.made(state), { aspect, current, survivor });
    return undefined;
  }

  /** The latest value when it is of the run. A group's own goes to the store first, whose history is then complete. */
  private *writtenBy(run: string, urn: Urn, aspect: string): Writing<LatestRow | undefined> {
    const current = yield* this.cell(urn, aspect);
    if (current?.run !== run) return undefined;
    if (current.seq > 0) return current;
    yield { kind: 'anything', urn };
    return yield* this.cell(urn, aspect);
  }

  private *survivor(state: MemberState, aspect: string, runId: string): Writing<ReplacedValue | undefined> {
    const known = (yield* this.made(state)).survivors.get(aspect);
    if (known?.runId !== runId) yield { kind: 'survivor', urn: state.entity.urn, aspect, runId };
    return (yield* this.made(state)).survivors.get(aspect)?.value ?? undefined;
  }

  private setBack(state: MemberState, entity: EntityState, { aspect, current, survivor }: Reverted): void {
    this.set.forgetSurvivor(entity, aspect);
    const what = { kind: 'versioned', aspect, previous: current } as const;
    const from = survivor?.version ?? 0;
    let seq: number;
    if (survivor === undefined) {
      ({ seq } = this.append(state, entity, { ...what, change: 'DELETE', json: undefined }));
      this.set.put(entity.cells, aspect, null);
    } else {
      const origin = { stamp: state.origin.stamp, system: systemOf(survivor) };
      ({ seq } = this.append({ ...state, origin }, entity, { ...what, change: 'UPSERT', json: survivor.json }));
      this.set.put(entity.cells, aspect, { ...survivor, seq, versions: from - 1 });
    }
    this.pending.truncated.push({ entity: entity.facts.id, aspect, from, until: seq });
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

/** Columns that entries of deletions have in common. */
const NO_VALUE = { json: undefined, previous: undefined } as const;
const ALWAYS: TimeRange = { startTime: undefined, endTime: undefined };

/** @returns the newest point, after a removal of points */
function countRemoved({ removed }: MemberState, answer: NeedAnswer): NewestPoint | undefined {
  if (typeof answer !== 'object' || !('removed' in answer)) return undefined;
  removed.rows += answer.removed.rows;
  removed.points += answer.removed.points;
  return answer.newest;
}
