import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../kernel/clock.js';
import type { Urn } from '../../kernel/urn.js';
import { placedFailure } from '../placed-failure.js';
import { completeSystemMetadata } from '../system-metadata.js';
import { type EntityChange, GroupCommit } from '../group-commit/group-commit.js';
import { IngestSnapshotsCommand } from './ingest-snapshots.command.js';
import { SnapshotParser } from './snapshot-parser.js';

@CommandHandler(IngestSnapshotsCommand)
export class IngestSnapshotsHandler implements ICommandHandler<IngestSnapshotsCommand> {
  constructor(
    private readonly parser: SnapshotParser,
    private readonly groupCommit: GroupCommit,
    private readonly clock: Clock,
  ) {}

  async execute({ snapshots, actor, context: { work } }: IngestSnapshotsCommand): Promise<readonly Urn[]> {
    const now = this.clock.now();
    const changes: EntityChange[] = [];
    for (const snapshot of snapshots) {
      // Never after the last one: what is read is committed together with what others have sent.
      if (changes.length > 0 && work.turnIsOver) await work.rest();
      const system = completeSystemMetadata(snapshot.systemMetadata, now);
      try {
        changes.push({ ...this.parser.parse(snapshot), system });
      } catch (error) {
        if (snapshots.length === 1) throw error;
        throw placedFailure(error, snapshot.name, snapshot.urn);
      }
    }
    await this.groupCommit.submit({
      changes,
      stamp: { time: now, actor },
      system: completeSystemMetadata(undefined, now),
    });
    return changes.map((change) => change.target.urn);
  }
}
