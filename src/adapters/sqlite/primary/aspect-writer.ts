import type {
  AspectText,
  AspectWrite,
  PatchWrite,
  EntityWrite,
  Refusal,
  WriteOutcome,
  WriteRequest,
} from '../../../aspects/aspect-store.port.js';
import type { ChangeEntry } from '../../../change-log/change-log.port.js';
import { assertNever, invariant } from '../../../kernel/assert-never.js';
import { sameJson } from '../../../kernel/same-json.js';
import { cellOf } from './cell.js';
import type { LatestValue } from './cell-table.js';
import { CellTable } from './cell-table.js';
import type { NewChange } from './change-table.js';
import type { EntityRecord } from './entity-table.js';
import type { PrimaryDatabase } from './primary-database.js';

/** One entity's part of a request while it is written. `record`: absent while the entity is not known. */
interface WriteState {
  readonly entity: EntityWrite;
  readonly stamps: Pick<WriteRequest, 'stamp' | 'system'>;
  readonly changes: ChangeEntry[];
  record: EntityRecord | undefined;
  key: 'missing' | 'stored';
}

/**
 * Writes requests row by row inside the caller's transaction. Takes what the port's WriteRequest says; gives outcomes; does
 * not open transactions of its own.
 */
export class AspectWriter {
  private readonly cells: CellTable;

  constructor(private readonly primary: PrimaryDatabase) {
    this.cells = new CellTable(primary.database);
  }

  /** Grows whenever a row comes or goes. */
  get moves(): number {
    return this.cells.moves;
  }

  write(request: WriteRequest): WriteOutcome {
    if (!mayBeRefused(request)) return this.writeAll(request);
    return this.primary.provisional(
      () => this.writeAll(request),
      (outcome) => outcome.kind === 'written',
    );
  }

  private writeAll(request: WriteRequest): WriteOutcome {
    const changes: ChangeEntry[] = [];
    for (const entity of request.entities) {
      const refusal = this.writeEntity(entity, request, changes);
      if (refusal !== undefined) return { kind: 'refused', refusal };
    }
    return { kind: 'written', changes };
  }

  private writeEntity(entity: EntityWrite, request: WriteRequest, changes: ChangeEntry[]): Refusal | undefined {
    const record = this.primary.entities.find(entity.urn);
    const key = record === undefined || record.keyAspect === null ? 'missing' : 'stored';
    const stamps = entity.system === undefined ? request : { stamp: request.stamp, system: entity.system };
    const progress: WriteState = { entity, stamps, changes, record, key };
    const refusal = this.checkEntity(progress);
    if (refusal !== undefined) return refusal;
    if (entity.writes.length === 0 && key === 'missing') {
      if (entity.defaults === undefined) return { kind: 'defaults-needed', urn: entity.urn };
      this.storeDefaults(progress, entity.defaults);
    }
    for (const write of entity.writes) {
      const problem = write.change === 'DELETE' ? this.remove(progress, write) : this.store(progress, write);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }

  /** CREATE_ENTITY and UPDATE ask about the entity as it was before this request came to it. */
  private checkEntity({ entity, record }: WriteState): Refusal | undefined {
    const wanted = new Set(entity.writes.map((write) => write.change));
    if (!wanted.has('CREATE_ENTITY') && !wanted.has('UPDATE')) return undefined;
    const exists = record !== undefined && this.primary.entities.hasRows(record.id);
    if (exists && wanted.has('CREATE_ENTITY')) return { kind: 'entity-exists', urn: entity.urn };
    if (!exists && wanted.has('UPDATE')) return { kind: 'entity-missing', urn: entity.urn };
    return undefined;
  }

  private store(progress: WriteState, write: AspectWrite): Refusal | undefined {
    const refusal = this.checkRow(progress, write);
    if (refusal !== undefined) return refusal;
    if (progress.key === 'missing') {
      if (progress.entity.defaults === undefined) return { kind: 'defaults-needed', urn: progress.entity.urn };
      this.storeDefaults(progress, progress.entity.defaults);
    }
    if (write.change === 'PATCH') return this.patch(progress, write);
    const { json, parsed } = write;
    invariant(json !== undefined, `${write.change} of ${write.aspect} brings no value`);
    this.put(progress, write.aspect, { json, parsed });
    return undefined;
  }

  private patch(progress: WriteState, { aspect, patch }: PatchWrite): Refusal | undefined {
    const patched = patch(this.heldBy(progress, aspect)?.json);
    switch (patched.kind) {
      case 'refused':
        return { kind: 'patch-refused', failure: patched.failure };
      case 'value':
        this.put(progress, aspect, patched);
        return undefined;
      default:
        return assertNever(patched, 'patched aspect');
    }
  }

  private checkRow(progress: WriteState, { aspect, change, ifSeq }: AspectWrite): Refusal | undefined {
    if (change !== 'CREATE' && ifSeq === undefined) return undefined;
    const { urn } = progress.entity;
    const held = this.heldBy(progress, aspect);
    if (change === 'CREATE' && held !== undefined) return { kind: 'aspect-exists', urn, aspect };
    return ifSeq !== undefined && ifSeq !== (held?.seq ?? 0) ? { kind: 'conflict', urn, aspect } : undefined;
  }

  private heldBy({ record }: WriteState, aspect: string): LatestValue | undefined {
    const aspectId = this.primary.aspects.find(aspect);
    return record === undefined || aspectId === undefined ? undefined : this.cells.latest(cellOf(record.id, aspectId));
  }

  /** The key is taken as stored from here on: it is among the defaults, or the request itself brings it. */
  private storeDefaults(progress: WriteState, defaults: NonNullable<EntityWrite['defaults']>): void {
    progress.key = 'stored';
    const values = progress.entity.writes.filter(({ change }) => change !== 'DELETE' && change !== 'PATCH');
    const brought = new Set(values.map((write) => write.aspect));
    for (const value of defaults) {
      const { aspect } = value;
      if (brought.has(aspect)) continue;
      const cell = cellOf(this.recordOf(progress).id, this.primary.aspects.idOf(aspect));
      if (this.cells.latest(cell) === undefined) this.put(progress, aspect, value);
    }
  }

  private put(progress: WriteState, aspect: string, { json, parsed }: AspectText): void {
    const { system } = progress.stamps;
    const record = this.recordOf(progress);
    const aspectId = this.primary.aspects.idOf(aspect);
    const cell = cellOf(record.id, aspectId);
    const held = this.cells.latest(cell);
    const run = this.primary.runs.idOf(system.runId);
    if (held !== undefined && sameJson(held.json, json)) {
      this.cells.touch(cell, system.lastObserved, run);
      return;
    }
    const seq = this.append(progress, { cell, json, parsed, previous: held, change: 'UPSERT' });
    const value = { seq, observed: system.lastObserved, lastRun: run };
    if (held === undefined) this.cells.begin(cell, value);
    else this.cells.replace(cell, held, value);
    if (aspect === progress.entity.keyAspect && held === undefined) this.primary.entities.markKey(record.id, aspectId);
  }

  private remove(progress: WriteState, write: AspectWrite): Refusal | undefined {
    const refusal = this.checkRow(progress, write);
    const { record } = progress;
    if (refusal !== undefined || record === undefined) return refusal;
    const cell = cellOf(record.id, this.primary.aspects.idOf(write.aspect));
    const previous = this.cells.latest(cell);
    if (write.aspect === progress.entity.keyAspect) {
      if (!this.holdsAnything(record)) return undefined;
      const seq = this.append(progress, { cell, json: undefined, previous, change: 'DELETE' });
      this.cells.removeEntity(record.id, seq);
      this.primary.entities.markKey(record.id, null);
      progress.key = 'missing';
    } else if (previous !== undefined) {
      const seq = this.append(progress, { cell, json: undefined, previous, change: 'DELETE' });
      this.cells.removeCell(cell, seq);
    }
    return undefined;
  }

  private holdsAnything(record: EntityRecord): boolean {
    return this.primary.entities.hasRows(record.id) || this.cells.hasPoints(record.id);
  }

  /** The entity's record, made now when it is new. */
  private recordOf(progress: WriteState): EntityRecord {
    progress.record ??= this.primary.entities.make(progress.entity.urn, progress.entity.entityType);
    return progress.record;
  }

  private append(
    { entity, stamps, changes }: WriteState,
    what: Pick<NewChange, 'cell' | 'change' | 'json' | 'parsed' | 'previous'>,
  ): number {
    const { urn, entityType } = entity;
    const { cell, change, json, parsed, previous } = what;
    // Spreading `what` here took longer than the insertion itself.
    const entry = this.primary.changes.append(
      { kind: 'versioned', change, urn, entityType, cell, json, parsed, previous },
      stamps,
    );
    changes.push(entry);
    return entry.seq;
  }
}

/** A request of plain upserts and deletions that brings its defaults is always written: it needs no way back. */
function mayBeRefused(request: WriteRequest): boolean {
  return request.entities.some(
    ({ defaults, writes }) =>
      defaults === undefined ||
      writes.some(({ change, ifSeq }) => ifSeq !== undefined || (change !== 'UPSERT' && change !== 'DELETE')),
  );
}
