import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { JointMaintenance } from './joint-maintenance.js';
import type { MaintenanceReport } from './maintenance-tasks.js';
import { ReadMaintenanceQuery } from './read-maintenance.query.js';

@QueryHandler(ReadMaintenanceQuery)
export class ReadMaintenanceHandler implements IQueryHandler<ReadMaintenanceQuery> {
  constructor(private readonly maintenance: JointMaintenance) {}

  execute({ task }: ReadMaintenanceQuery): Promise<MaintenanceReport> {
    return this.maintenance.report(task);
  }
}
