import { Module } from '@nestjs/common';
import { ClearDeadLettersHandler } from './dead-letters/clear-dead-letters.handler.js';
import { DeadLettersController } from './dead-letters/dead-letters.controller.js';
import { ListDeadLettersHandler } from './dead-letters/list-dead-letters.handler.js';
import { BeginMaintenanceHandler } from './maintenance/begin-maintenance.handler.js';
import { MaintenanceController } from './maintenance/maintenance.controller.js';
import { JointMaintenance } from './maintenance/joint-maintenance.js';
import { MaintenanceTasks } from './maintenance/maintenance-tasks.js';
import { ReadMaintenanceHandler } from './maintenance/read-maintenance.handler.js';
import { TaskBoard } from './maintenance/task-board.js';
import { RestoreIndicesHandler } from './restore-indices/restore-indices.handler.js';
import { RestoreIndicesController } from './restore-indices/restore-indices.controller.js';
import { TruncateTimeseriesController } from './truncate-timeseries/truncate-timeseries.controller.js';
import { TruncateTimeseriesHandler } from './truncate-timeseries/truncate-timeseries.handler.js';

@Module({
  controllers: [DeadLettersController, MaintenanceController, RestoreIndicesController, TruncateTimeseriesController],
  providers: [
    BeginMaintenanceHandler,
    ClearDeadLettersHandler,
    ListDeadLettersHandler,
    JointMaintenance,
    MaintenanceTasks,
    ReadMaintenanceHandler,
    RestoreIndicesHandler,
    TaskBoard,
    TruncateTimeseriesHandler,
  ],
})
export class OperationsModule {}
