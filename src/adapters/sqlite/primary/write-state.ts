import type { AspectWrite, EntityWrite } from '../../../aspects/aspect-store.port.js';
import type { ChangeEntry } from '../../../change-log/change-log.port.js';
import type { Origin } from './change-table.js';
import type { EntityRecord } from './entity-table.js';

/**
 * One member of a request while it is written. `record`: absent until the entity has one. `siblings`: all members of
 * the request for the same entity.
 */
export interface WriteState {
  readonly entity: EntityWrite;
  readonly siblings: () => readonly EntityWrite[];
  readonly stamps: Origin;
  readonly changes: ChangeEntry[];
  /** See RemovedRows. */
  readonly removed: { rows: number; points: number };
  record: EntityRecord | undefined;
  /** Cells that were written of an entity which this member has created: it has no others. */
  created: Set<number> | undefined;
  isKeyStored: boolean;
}

/** Changes that are never refused. */
const UNCONDITIONAL: ReadonlySet<AspectWrite['change']> = new Set([
  'ADD_POINT',
  'DELETE',
  'REMOVE_POINTS',
  'REVERT',
  'UPSERT',
]);

/** A request of unconditional changes that has its defaults is always written: it needs no savepoint. */
export function mayBeRefused(entities: readonly EntityWrite[]): boolean {
  return entities.some(
    ({ defaults, writes }) => defaults === undefined || writes.some((write) => !UNCONDITIONAL.has(write.change)),
  );
}

export function isKeyStored(record: EntityRecord | undefined): boolean {
  return record !== undefined && record.keyAspect !== null;
}
