import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import { failures } from '../../kernel/failures.js';
import { requireTimeOrder } from '../../kernel/time-order.js';
import { type Entity, Registry } from '../../registry/registry.js';
import type { AspectWrite, RemovedRows } from '../aspect-store.port.js';
import { RunlessWrites } from '../group-commit/runless-writes.js';
import { DeleteEntityCommand, type PointsToDelete } from './delete-entity.command.js';

@CommandHandler(DeleteEntityCommand)
export class DeleteEntityHandler implements ICommandHandler<DeleteEntityCommand> {
  constructor(
    private readonly registry: Registry,
    private readonly writes: RunlessWrites,
  ) {}

  async execute({ urn, points, actor }: DeleteEntityCommand): Promise<RemovedRows> {
    const target = this.registry.requireUrn(urn);
    const write: AspectWrite =
      points === undefined
        ? { aspect: target.entity.keyAspect, change: 'DELETE', json: undefined }
        : this.removalOf(target.entity, points);
    const { removed } = await this.writes.submit([{ target, writes: [write] }], actor);
    return removed;
  }

  private removalOf(entity: Entity, { aspect, range }: PointsToDelete): AspectWrite {
    const { name, kind } = this.registry.requireAspect(entity, aspect);
    if (kind !== 'timeseries') {
      const reason = `${name} is no time series; delete it by a proposal with the change type DELETE`;
      throw failures.parameterInvalid({ name: 'aspectName', reason });
    }
    requireTimeOrder(range);
    return { aspect: name, change: 'REMOVE_POINTS', range };
  }
}
