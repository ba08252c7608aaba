import {
  DeleteEntityCommand,
  IngestProposalsCommand,
  IngestSnapshotsCommand,
  type ProposalDto,
  type SnapshotDto,
} from '../../aspects/index.js';
import { CatalogError } from '../../kernel/failures.js';
import type { Urn } from '../../kernel/urn.js';
import type { Registry } from '../../registry/index.js';

/**
 * A write as policies see it. `urn`: `undefined` for an entity that is named by its key alone, for which rights on
 * every entity are needed. `value`: JSON text that is to replace the aspect; absent where that is not known. `change`:
 * `add`: it is refused when the entity exists; `delete`: the whole entity goes.
 */
export interface PlannedWrite {
  readonly urn: Urn | undefined;
  readonly entityType: string;
  readonly aspect: string;
  readonly change: 'add' | 'delete' | 'write';
  readonly value?: string;
}

/** What a message wants to write. What cannot be read needs rights on everything; the handler says what is wrong. */
export function plannedWrites(message: object, registry: Registry): readonly PlannedWrite[] {
  if (message instanceof IngestProposalsCommand)
    return message.proposals.flatMap((proposal) => readable(() => ofProposal(proposal, registry)));
  if (message instanceof IngestSnapshotsCommand)
    return message.snapshots.flatMap((snapshot) => readable(() => ofSnapshot(snapshot, registry)));
  if (message instanceof DeleteEntityCommand)
    return readable(() => {
      const { urn, entity } = registry.requireUrn(message.urn);
      const aspect = message.points?.aspect ?? entity.keyAspect;
      return [{ urn, entityType: entity.name, aspect, change: message.points === undefined ? 'delete' : 'write' }];
    });
  return [];
}

/** Needs rights on every entity. */
const UNREADABLE: PlannedWrite = { urn: undefined, entityType: '', aspect: '', change: 'write' };

function ofProposal(proposal: ProposalDto, registry: Registry): readonly PlannedWrite[] {
  const { entityUrn, entityType, aspectName = '', changeType, aspect: sent } = proposal;
  // Where both say what is meant, the handler checks that they agree.
  const target = entityUrn === undefined || entityUrn === '' ? undefined : registry.requireUrn(entityUrn);
  const entity = target?.entity ?? registry.requireEntity(entityType);
  const { name: aspect } = registry.requireAspect(entity, aspectName);
  const change = changeType === 'CREATE_ENTITY' ? 'add' : 'write';
  const isDeletion = changeType === 'DELETE' && aspect === entity.keyAspect;
  const write = { urn: target?.urn, entityType: entity.name, aspect, change: isDeletion ? 'delete' : change } as const;
  return [sent === undefined || changeType === 'PATCH' ? write : { ...write, value: sent.value }];
}

function ofSnapshot(snapshot: SnapshotDto, registry: Registry): readonly PlannedWrite[] {
  const { urn, entity } = registry.requireUrn(snapshot.urn);
  const write = (aspect: string): PlannedWrite => ({ urn, entityType: entity.name, aspect, change: 'write' });
  const named = snapshot.aspects.flatMap((aspect) =>
    Object.keys(aspect).flatMap((record) => registry.aspectOfRecord(record)?.name ?? []),
  );
  // A snapshot without aspects creates the entity.
  return [entity.keyAspect, ...named].map(write);
}

function readable(read: () => readonly PlannedWrite[]): readonly PlannedWrite[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof CatalogError) return [UNREADABLE];
    throw error;
  }
}
