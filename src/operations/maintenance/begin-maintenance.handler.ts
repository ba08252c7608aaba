import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { BeginMaintenanceCommand } from './begin-maintenance.command.js';
import { type MaintenanceReport, MaintenanceTasks } from './maintenance-tasks.js';

@CommandHandler(BeginMaintenanceCommand)
export class BeginMaintenanceHandler implements ICommandHandler<BeginMaintenanceCommand> {
  constructor(private readonly tasks: MaintenanceTasks) {}

  execute({ kind }: BeginMaintenanceCommand): Promise<MaintenanceReport> {
    return Promise.resolve(this.tasks.begin(kind));
  }
}
