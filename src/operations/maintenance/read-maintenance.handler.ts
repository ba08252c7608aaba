import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type MaintenanceReport, MaintenanceTasks } from './maintenance-tasks.js';
import { ReadMaintenanceQuery } from './read-maintenance.query.js';

@QueryHandler(ReadMaintenanceQuery)
export class ReadMaintenanceHandler implements IQueryHandler<ReadMaintenanceQuery> {
  constructor(private readonly tasks: MaintenanceTasks) {}

  execute({ task }: ReadMaintenanceQuery): Promise<MaintenanceReport> {
    return Promise.resolve(this.tasks.report(task));
  }
}
