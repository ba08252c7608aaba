import { Controller } from '@nestjs/common';
import { failures } from '../../kernel/failures.js';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { RpcMethod } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { DeleteEntityCommand, type PointsToDelete } from './delete-entity.command.js';

type DeleteParameters = RpcParameters['entities.delete'];

@Controller()
export class DeleteEntityController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('entities.delete')
  async delete(parameters: DeleteParameters, context: RequestContext): Promise<object> {
    const { urn } = parameters;
    const points = pointsOf(parameters);
    const removed = await this.bus.execute(new DeleteEntityCommand(urn, points, context));
    return points === undefined
      ? { urn, rows: removed.rows, timeseriesRows: removed.points }
      : { urn, timeseriesRows: removed.points };
  }
}

/** A time without an aspect is refused: the caller does not mean the whole entity. */
function pointsOf({
  aspectName: aspect,
  startTimeMillis: startTime,
  endTimeMillis: endTime,
}: DeleteParameters): PointsToDelete | undefined {
  if (aspect !== undefined) return { aspect, range: { startTime, endTime } };
  if (startTime !== undefined || endTime !== undefined) throw failures.parameterMissing({ name: 'aspectName' });
  return undefined;
}
