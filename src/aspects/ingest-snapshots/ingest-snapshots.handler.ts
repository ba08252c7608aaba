import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../kernel/clock.js';
import type { Urn } from '../../kernel/urn.js';
import { completeSystemMetadata } from '../system-metadata.js';
import { GroupCommit } from '../group-commit/group-commit.js';
import { IngestSnapshotsCommand } from './ingest-snapshots.command.js';
import { SnapshotParser } from './snapshot-parser.js';

@CommandHandler(IngestSnapshotsCommand)
export class IngestSnapshotsHandler implements ICommandHandler<IngestSnapshotsCommand> {
  constructor(
    private readonly parser: SnapshotParser,
    private readonly groupCommit: GroupCommit,
    private readonly clock: Clock,
  ) {}

  async execute({ snapshots, actor }: IngestSnapshotsCommand): Promise<readonly Urn[]> {
    const now = this.clock.now();
    const changes = snapshots.map((snapshot) => {
      const system = completeSystemMetadata(snapshot.systemMetadata, now);
      return { ...this.parser.parse(snapshot), system };
    });
    await this.groupCommit.submit({
      changes,
      stamp: { time: now, actor },
      system: completeSystemMetadata(undefined, now),
    });
    return changes.map((change) => change.target.urn);
  }
}
