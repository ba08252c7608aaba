import { Controller } from '@nestjs/common';
import { failures } from '../../kernel/failures.js';
import { RpcMethod, type RpcParameters } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { BeginMaintenanceCommand } from './begin-maintenance.command.js';
import type { MaintenanceKind } from './maintenance-tasks.js';
import { ReadMaintenanceQuery } from './read-maintenance.query.js';

@Controller()
export class MaintenanceController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('operations.audit')
  audit({ repair }: RpcParameters['operations.audit'], context: RequestContext): Promise<string> {
    return this.begin(repair ? 'repair' : 'audit', context);
  }

  @RpcMethod('operations.rebuild')
  rebuild(_parameters: RpcParameters['operations.rebuild'], context: RequestContext): Promise<string> {
    return this.begin('rebuild', context);
  }

  @RpcMethod('operations.compact')
  compact(_parameters: RpcParameters['operations.compact'], context: RequestContext): Promise<string> {
    return this.begin('compact', context);
  }

  @RpcMethod('operations.maintenance')
  async report({ task }: RpcParameters['operations.maintenance'], context: RequestContext): Promise<string> {
    return JSON.stringify(await this.bus.execute(new ReadMaintenanceQuery(task, context)));
  }

  @RpcMethod('operations.getEsTaskStatus')
  async status(parameters: RpcParameters['operations.getEsTaskStatus'], context: RequestContext): Promise<string> {
    const task = taskNumber(parameters);
    const status = await this.bus.execute(new ReadMaintenanceQuery(task, context));
    return JSON.stringify({ completed: status.state !== 'running', taskId: task, status });
  }

  private async begin(kind: MaintenanceKind, context: RequestContext): Promise<string> {
    return JSON.stringify(await this.bus.execute(new BeginMaintenanceCommand(kind, context)));
  }
}

/** @throws failures.parameterMissing, failures.parameterInvalid */
function taskNumber({ nodeId, taskId, task }: RpcParameters['operations.getEsTaskStatus']): number {
  if (task === undefined) {
    if (nodeId === undefined) throw failures.parameterMissing({ name: 'task' });
    return taskId;
  }
  const number = /^[^:]*:(\d{1,15})$/.exec(task)?.[1];
  if (number === undefined) throw failures.parameterInvalid({ name: 'task', reason: 'it must be as in node:1' });
  return Number(number);
}
