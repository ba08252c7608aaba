import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import { AspectStore, DeleteEntityCommand, entityPages } from '../../aspects/index.js';
import { failures } from '../../kernel/failures.js';
import type { Urn } from '../../kernel/urn.js';
import type { Work } from '../../kernel/work.js';
import { MessageBus } from '../../platform/seam/index.js';
import { Registry } from '../../registry/index.js';
import { readSeries, TimeseriesStore } from '../../timeseries/index.js';
import { type TruncatedPoints, TruncateTimeseriesCommand } from './truncate-timeseries.command.js';

@CommandHandler(TruncateTimeseriesCommand)
export class TruncateTimeseriesHandler implements ICommandHandler<TruncateTimeseriesCommand> {
  constructor(
    private readonly registry: Registry,
    private readonly aspects: AspectStore,
    private readonly points: TimeseriesStore,
    private readonly bus: MessageBus,
  ) {}

  async execute({ scope, context }: TruncateTimeseriesCommand): Promise<TruncatedPoints> {
    const entity = this.registry.requireEntity(scope.entityType);
    const { kind, name: aspect } = this.registry.requireAspect(entity, scope.aspect);
    if (kind !== 'timeseries') {
      throw failures.parameterInvalid({ name: 'aspect', reason: `"${aspect}" is not a time-series aspect` });
    }
    const range = { startTime: undefined, endTime: scope.endTime };
    let [old, total] = [0, 0];
    for await (const urns of entityPages(this.aspects, entity.name, context.work)) {
      for (const urn of urns) {
        const counted = await this.count(urn, aspect, scope.endTime, context.work);
        old += counted.old;
        total += counted.total;
        if (scope.effect === 'removes' && counted.old > 0) {
          await this.bus.execute(new DeleteEntityCommand(urn, { aspect, range }, context));
        }
      }
    }
    return { old, total };
  }

  private async count(urn: Urn, aspect: string, endTime: number, work: Work): Promise<TruncatedPoints> {
    let [old, total] = [0, 0];
    const series = { urn, aspect, startTime: undefined, endTime: undefined };
    for await (const page of readSeries(this.points, series, work)) {
      total += page.length;
      old += page.filter(({ timestamp }) => timestamp <= endTime).length;
    }
    return { old, total };
  }
}
