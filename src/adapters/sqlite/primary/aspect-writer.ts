import type {
  AspectText,
  AspectWrite,
  EntityWrite,
  HistoryLimitOf,
  PatchWrite,
  PointRemoval,
  PointWrite,
  Refusal,
  RevertWrite,
  StoredAspects,
  ValueWrite,
  WriteOutcome,
  WriteRequest,
} from '../../../aspects/aspect-store.port.js';
import { aspectsSet, defaultLimit } from '../../../aspects/aspect-store.port.js';
import type { ChangeEntry, TimeRange } from '../../../change-log/change-log.port.js';
import { assertNever, invariant } from '../../../kernel/assert-never.js';
import { sameJson } from '../../../kernel/same-json.js';
import type { Urn } from '../../../kernel/urn.js';
import type { Statement } from '../database.js';
import { cellOf } from './cell.js';
import type { LatestValue } from './cell-table.js';
import { CellTable } from './cell-table.js';
import type { NewChange, Origin } from './change-table.js';
import type { EntityRecord } from './entity-table.js';
import { PointTable } from './point-table.js';
import type { PrimaryDatabase } from './primary-database.js';
import type { RecentEntities } from './recent-entities.js';
import { systemOf } from './system-columns.js';
import { isKeyStored, mayBeRefused, type WriteState } from './write-state.js';

interface PointsOfRun {
  readonly runId: string;
  readonly range: TimeRange;
}

/**
 * Writes requests row by row inside the caller's transaction. Takes the port's WriteRequest, gives outcomes; does not
 * open transactions of its own.
 */
export class AspectWriter {
  readonly cells: CellTable;
  private readonly points: PointTable;
  private readonly dequeue: Statement<[number], number>;
  /** Of the group that is written. */
  private limitOf: HistoryLimitOf = defaultLimit;
  private readonly stored: StoredAspects = {
    json: (urn, aspect) => this.storedValue(this.primary.entities.find(urn), aspect)?.json,
    exists: (urn) => isKeyStored(this.primary.entities.find(urn)),
  };

  constructor(
    private readonly primary: PrimaryDatabase,
    private readonly recent: Pick<RecentEntities, 'forget'>,
  ) {
    this.cells = new CellTable(primary.database);
    this.points = new PointTable(primary.database);
    this.dequeue = primary.database.prepareValues(
      'DELETE FROM waiting_proposal WHERE number = ? AND reason IS NULL RETURNING number',
    );
  }

  /** Requests of one transaction, in their order. */
  writeGroup(requests: readonly WriteRequest[], limitOf: HistoryLimitOf): readonly WriteOutcome[] {
    const { runCounts } = this.primary;
    this.limitOf = limitOf;
    runCounts.begin();
    const outcomes = requests.map((request) => {
      const outcome = this.write(request);
      runCounts.endRequest(outcome.kind);
      return outcome;
    });
    runCounts.write();
    return outcomes;
  }

  private write({ waiting, ...request }: WriteRequest): WriteOutcome {
    if (waiting === undefined) return this.writeRequest(request);
    return this.primary.provisional(
      () => (this.dequeue.get(waiting) === undefined ? NOTHING : this.writeRequest(request)),
      (outcome) => outcome.kind === 'written',
    );
  }

  private writeRequest({ entities, ...origin }: WriteRequest): WriteOutcome {
    if (typeof entities !== 'function') return this.writeEntities(entities, origin);
    const edited = entities(this.stored);
    return edited.kind === 'writes'
      ? this.writeEntities(edited.entities, origin)
      : { kind: 'refused', refusal: { kind: 'edit-refused', failure: edited.failure } };
  }

  private writeEntities(entities: readonly EntityWrite[], origin: Origin): WriteOutcome {
    if (!mayBeRefused(entities)) return this.writeAll(entities, origin);
    const refusal = this.checkEntities(entities);
    if (refusal !== undefined) return { kind: 'refused', refusal };
    return this.primary.provisional(
      () => this.writeAll(entities, origin),
      (outcome) => outcome.kind === 'written',
    );
  }

  private writeAll(entities: readonly EntityWrite[], origin: Origin): WriteOutcome {
    const changes: ChangeEntry[] = [];
    const removed = { rows: 0, points: 0 };
    let members: ReadonlyMap<Urn, readonly EntityWrite[]> | undefined;
    for (const entity of entities) {
      this.recent.forget(entity.urn);
      const record = this.primary.entities.find(entity.urn);
      const stamps = entity.system === undefined ? origin : { stamp: origin.stamp, system: entity.system };
      const siblings = (): readonly EntityWrite[] => {
        members ??= Map.groupBy(entities, ({ urn }) => urn);
        return members.get(entity.urn) ?? [];
      };
      const kept = { record, created: undefined, isKeyStored: isKeyStored(record) };
      const refusal = this.writeEntity({ entity, siblings, stamps, changes, removed, ...kept });
      if (refusal !== undefined) return { kind: 'refused', refusal };
    }
    return removed.rows + removed.points === 0 ? { kind: 'written', changes } : { kind: 'written', changes, removed };
  }

  private writeEntity(state: WriteState): Refusal | undefined {
    const { writes } = state.entity;
    if (writes.length === 0) return this.requireKey(state);
    for (const write of writes) {
      const refusal = this.writeOne(state, write);
      if (refusal !== undefined) return refusal;
    }
    return undefined;
  }

  /** CREATE_ENTITY and UPDATE ask about the entity as it was before the request: judged before any write. */
  private checkEntities(entities: readonly EntityWrite[]): Refusal | undefined {
    for (const { urn, writes } of entities) {
      const wanted = new Set(writes.map((write) => write.change));
      if (!wanted.has('CREATE_ENTITY') && !wanted.has('UPDATE')) continue;
      const record = this.primary.entities.find(urn);
      const exists = record !== undefined && this.primary.entities.hasRows(record.id);
      if (exists && wanted.has('CREATE_ENTITY')) return { kind: 'entity-exists', urn };
      if (!exists && wanted.has('UPDATE')) return { kind: 'entity-missing', urn };
    }
    return undefined;
  }

  private writeOne(state: WriteState, write: AspectWrite): Refusal | undefined {
    switch (write.change) {
      case 'ADD_POINT':
        return this.addPoint(state, write);
      case 'REMOVE_POINTS':
        this.removePoints(state, write);
        return undefined;
      case 'DELETE':
        this.remove(state, write);
        return undefined;
      case 'REVERT':
        this.revert(state, write);
        return undefined;
      default:
        return this.store(state, write);
    }
  }

  private store(state: WriteState, write: PatchWrite | ValueWrite): Refusal | undefined {
    const refusal = this.checkRow(state, write) ?? this.requireKey(state);
    if (refusal !== undefined) return refusal;
    if (write.change === 'PATCH') return this.patch(state, write);
    const { json, parsed } = write;
    invariant(json !== undefined, `${write.change} of ${write.aspect} has no value`);
    this.put(state, write.aspect, { json, parsed });
    return undefined;
  }

  /** Create a new entity: write its defaults, unless its key is stored already. */
  private requireKey(state: WriteState): Refusal | undefined {
    if (state.isKeyStored) return undefined;
    const { defaults, urn } = state.entity;
    if (defaults === undefined) return { kind: 'defaults-needed', urn };
    this.storeDefaults(state, defaults);
    return undefined;
  }

  private addPoint(state: WriteState, point: PointWrite): Refusal | undefined {
    const refusal = this.requireKey(state);
    if (refusal !== undefined) return refusal;
    const { json, parsed } = point;
    const cell = cellOf(this.recordOf(state).id, this.primary.aspects.idOf(point.aspect));
    const previous = this.points.stored(cell, point);
    if (previous !== undefined && sameJson(previous.json, json)) return undefined;
    const newest = this.points.isNewest(cell, point) ? NEWEST : EARLIER;
    const seq = this.append(state, { kind: 'timeseries', change: 'UPSERT', cell, json, parsed, previous, newest });
    this.points.put(cell, point, seq, previous);
    return undefined;
  }

  private removePoints(state: WriteState, { aspect, range, runId }: PointRemoval): void {
    const aspectId = this.primary.aspects.find(aspect);
    if (state.record === undefined || aspectId === undefined) return;
    const cell = cellOf(state.record.id, aspectId);
    if (runId !== undefined) {
      this.removePointsOf(state, cell, { runId, range: range ?? ALWAYS });
      return;
    }
    if (!this.points.hasAny(cell, range ?? ALWAYS)) return;
    const seq = this.append(state, { ...NO_VALUE, kind: 'timeseries', change: 'DELETE', cell, range });
    state.removed.points += this.points.remove(cell, range ?? ALWAYS, seq);
    this.noteNewest(state, cell);
  }

  private removePointsOf(state: WriteState, cell: number, { runId, range: within }: PointsOfRun): void {
    const run = this.primary.runs.find(runId);
    const range = run === undefined ? undefined : this.points.extent(cell, within, run);
    if (run === undefined || range === undefined) return;
    const until = this.append(state, { ...NO_VALUE, kind: 'timeseries', change: 'DELETE', cell, range });
    state.removed.points += this.points.removeRun(cell, range, { run, until });
    this.noteNewest(state, cell);
  }

  /** The newest point is known after the removal, which needs the number of its entry. */
  private noteNewest(state: WriteState, cell: number): void {
    const entry = state.changes.pop();
    if (entry !== undefined) state.changes.push({ ...entry, newest: this.primary.changes.newestOf(cell) });
  }

  private patch(state: WriteState, { aspect, patch }: PatchWrite): Refusal | undefined {
    const patched = patch(this.storedValue(state.record, aspect)?.json);
    switch (patched.kind) {
      case 'refused':
        return { kind: 'patch-refused', failure: patched.failure };
      case 'unchanged':
        return undefined;
      case 'value':
        this.put(state, aspect, patched);
        return undefined;
      default:
        return assertNever(patched, 'patched aspect');
    }
  }

  private checkRow({ entity, record }: WriteState, { aspect, change }: PatchWrite | ValueWrite): Refusal | undefined {
    if (change !== 'CREATE' || this.storedValue(record, aspect) === undefined) return undefined;
    return { kind: 'aspect-exists', urn: entity.urn, aspect };
  }

  private storedValue(record: EntityRecord | undefined, aspect: string): LatestValue | undefined {
    const aspectId = this.primary.aspects.find(aspect);
    return record === undefined || aspectId === undefined ? undefined : this.cells.latest(cellOf(record.id, aspectId));
  }

  private storeDefaults(state: WriteState, defaults: NonNullable<EntityWrite['defaults']>): void {
    state.isKeyStored = true;
    const { keyAspect } = state.entity;
    const written = aspectsSet(state.entity, state.siblings());
    const bringsKey = written.has(keyAspect) || defaults.some(({ aspect }) => aspect === keyAspect);
    if (state.record !== undefined) this.primary.entities.markReturned(state.record.id);
    else if (bringsKey) this.create(state, this.primary.aspects.idOf(keyAspect));
    for (const value of defaults) {
      const { aspect } = value;
      if (written.has(aspect)) continue;
      const cell = cellOf(this.recordOf(state).id, this.primary.aspects.idOf(aspect));
      if (this.latest(state, cell) === undefined) this.put(state, aspect, value);
    }
  }

  /** What is stored in a cell of the entity. */
  private latest({ created }: WriteState, cell: number): LatestValue | undefined {
    return created === undefined || created.has(cell) ? this.cells.latest(cell) : undefined;
  }

  private put(state: WriteState, aspect: string, { json, parsed }: AspectText): void {
    const { system } = state.stamps;
    const record = this.recordOf(state);
    const aspectId = this.primary.aspects.idOf(aspect);
    const cell = cellOf(record.id, aspectId);
    const stored = this.latest(state, cell);
    const run = this.primary.runs.idOf(system.runId);
    if (stored !== undefined && sameJson(stored.json, json)) {
      this.cells.touch(cell, system.lastObserved, run);
      return;
    }
    const seq = this.append(state, { kind: 'versioned', cell, json, parsed, previous: stored, change: 'UPSERT' });
    const value = { seq, observed: system.lastObserved, lastRun: run };
    if (stored !== undefined) this.primary.runCounts.drop(stored);
    this.primary.runCounts.add(run, value);
    if (stored !== undefined) {
      this.replace(state, { cell, aspect }, stored, value);
      return;
    }
    this.cells.begin(cell, value);
    state.created?.add(cell);
    const isUnmarked = aspect === state.entity.keyAspect && record.keyAspect !== aspectId;
    if (isUnmarked) this.primary.entities.markKey(record.id, aspectId);
  }

  private replace(
    { entity: { entityType }, stamps }: WriteState,
    { cell, aspect }: { readonly cell: number; readonly aspect: string },
    stored: LatestValue,
    value: Pick<LatestValue, 'lastRun' | 'observed' | 'seq'>,
  ): void {
    this.cells.replace(cell, stored, value);
    const moment = { until: value.seq, now: stamps.stamp.time };
    this.cells.trim(cell, stored.versions + 1, this.limitOf(entityType, aspect), moment);
  }

  private remove(state: WriteState, write: ValueWrite): void {
    const { record } = state;
    if (record === undefined) return;
    const cell = cellOf(record.id, this.primary.aspects.idOf(write.aspect));
    const previous = this.cells.latest(cell);
    if (write.aspect === state.entity.keyAspect) {
      if (!this.hasAnything(record)) return;
      const seq = this.append(state, { ...NO_VALUE, kind: 'versioned', cell, previous, change: 'DELETE' });
      for (const written of this.cells.writersOf(record.id)) this.primary.runCounts.drop(written);
      const { rows, points } = this.cells.removeEntity(record.id, seq);
      state.removed.rows += rows;
      state.removed.points += points;
      this.primary.entities.markKey(record.id, null);
      this.primary.entities.markGone(record.id, seq);
      state.record = { ...record, keyAspect: null };
      state.isKeyStored = false;
    } else if (previous !== undefined) {
      this.primary.runCounts.drop(previous);
      const seq = this.append(state, { ...NO_VALUE, kind: 'versioned', cell, previous, change: 'DELETE' });
      this.cells.removeCell(cell, seq);
    }
  }

  private revert(state: WriteState, { aspect, runId }: RevertWrite): void {
    const { record, stamps, entity } = state;
    const [aspectId, run] = [this.primary.aspects.find(aspect), this.primary.runs.find(runId)];
    if (record === undefined || aspectId === undefined || run === undefined) return;
    const cell = cellOf(record.id, aspectId);
    const current = this.cells.latest(cell);
    if (current?.run !== run) return;
    const survivor = this.cells.survivor(cell, run);
    if (survivor === undefined) {
      if (aspect !== entity.keyAspect) this.remove(state, { aspect, change: 'DELETE', json: undefined });
      return;
    }
    const { runCounts, runs } = this.primary;
    const own = { ...state, stamps: { stamp: stamps.stamp, system: systemOf(survivor, runs) } };
    const { json } = survivor;
    const seq = this.append(own, { kind: 'versioned', cell, json, previous: current, change: 'UPSERT' });
    this.cells.restore(cell, current, survivor, seq);
    runCounts.drop(current);
    runCounts.add(survivor.run, { seq, observed: survivor.observed });
  }

  private hasAnything(record: EntityRecord): boolean {
    return this.primary.entities.hasRows(record.id) || this.cells.hasPoints(record.id);
  }

  /** The entity's record, created now if the entity is new. */
  private recordOf(state: WriteState): EntityRecord {
    return state.record ?? this.create(state, null);
  }

  /** @param keyAspect the number of the key aspect, when it is written with it */
  private create(state: WriteState, keyAspect: number | null): EntityRecord {
    const record = this.primary.entities.make(state.entity.urn, state.entity.entityType, keyAspect);
    state.record = record;
    state.created = new Set();
    return record;
  }

  private append({ entity, stamps, changes }: WriteState, what: Omit<NewChange, 'entityType' | 'urn'>): number {
    const { urn, entityType } = entity;
    const { kind, cell, change, json, parsed, previous, range, newest } = what;
    // Spreading `what` here took longer than the insertion itself.
    const entry = this.primary.changes.append(
      { kind, change, urn, entityType, cell, json, parsed, previous, range, newest },
      stamps,
    );
    changes.push(entry);
    return entry.seq;
  }
}

/** Of a request whose proposal has left the queue before. */
const NOTHING: WriteOutcome = { kind: 'written', changes: [] };
/** Columns that entries of deletions have in common. */
const NO_VALUE = { json: undefined, previous: undefined } as const;
const NEWEST = { kind: 'this' } as const;
const EARLIER = { kind: 'earlier' } as const;
const ALWAYS = { startTime: undefined, endTime: undefined } as const;
