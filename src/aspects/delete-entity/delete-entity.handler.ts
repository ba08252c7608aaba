import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../kernel/clock.js';
import { failures } from '../../kernel/failures.js';
import { type Entity, Registry } from '../../registry/registry.js';
import type { AspectWrite, RemovedRows } from '../aspect-store.port.js';
import { GroupCommit } from '../group-commit/group-commit.js';
import { completeSystemMetadata } from '../system-metadata.js';
import { DeleteEntityCommand, type PointsToDelete } from './delete-entity.command.js';

@CommandHandler(DeleteEntityCommand)
export class DeleteEntityHandler implements ICommandHandler<DeleteEntityCommand> {
  constructor(
    private readonly registry: Registry,
    private readonly groupCommit: GroupCommit,
    private readonly clock: Clock,
  ) {}

  execute({ urn, points, actor }: DeleteEntityCommand): Promise<RemovedRows> {
    const target = this.registry.requireUrn(urn);
    const time = this.clock.now();
    const write: AspectWrite =
      points === undefined
        ? { aspect: target.entity.keyAspect, change: 'DELETE', json: undefined }
        : this.removalOf(target.entity, points);
    return this.groupCommit.submitRemoval({
      changes: [{ target, writes: [write] }],
      stamp: { time, actor },
      system: completeSystemMetadata(undefined, time),
    });
  }

  private removalOf(entity: Entity, { aspect, range }: PointsToDelete): AspectWrite {
    const { name, kind } = this.registry.requireAspect(entity, aspect);
    if (kind !== 'timeseries') {
      const reason = `${name} is no time series; delete it by a proposal with the change type DELETE`;
      throw failures.parameterInvalid({ name: 'aspectName', reason });
    }
    return { aspect: name, change: 'REMOVE_POINTS', range };
  }
}
