import { Module } from '@nestjs/common';
import { BeginMaintenanceHandler } from './maintenance/begin-maintenance.handler.js';
import { MaintenanceController } from './maintenance/maintenance.controller.js';
import { MaintenanceTasks } from './maintenance/maintenance-tasks.js';
import { ReadMaintenanceHandler } from './maintenance/read-maintenance.handler.js';
import { RestoreIndicesHandler } from './restore-indices/restore-indices.handler.js';
import { RestoreIndicesController } from './restore-indices/restore-indices.controller.js';

@Module({
  controllers: [MaintenanceController, RestoreIndicesController],
  providers: [BeginMaintenanceHandler, MaintenanceTasks, ReadMaintenanceHandler, RestoreIndicesHandler],
})
export class OperationsModule {}
