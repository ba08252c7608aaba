import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { BeginMaintenanceCommand } from './begin-maintenance.command.js';
import { JointMaintenance } from './joint-maintenance.js';
import type { MaintenanceReport } from './maintenance-tasks.js';

@CommandHandler(BeginMaintenanceCommand)
export class BeginMaintenanceHandler implements ICommandHandler<BeginMaintenanceCommand> {
  constructor(private readonly maintenance: JointMaintenance) {}

  execute({ kind }: BeginMaintenanceCommand): Promise<MaintenanceReport> {
    return this.maintenance.begin(kind);
  }
}
