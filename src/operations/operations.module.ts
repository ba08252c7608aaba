import { Module } from '@nestjs/common';
import { AspectsModule } from '../aspects/index.js';
import { ClearDeadLettersHandler } from './dead-letters/clear-dead-letters.handler.js';
import { DeadLettersController } from './dead-letters/dead-letters.controller.js';
import { FailedProposals } from './dead-letters/failed-proposals.js';
import { ListDeadLettersHandler } from './dead-letters/list-dead-letters.handler.js';
import { BeginMaintenanceHandler } from './maintenance/begin-maintenance.handler.js';
import { MaintenanceController } from './maintenance/maintenance.controller.js';
import { IndexSizesController } from './index-sizes/index-sizes.controller.js';
import { SeriesSizesHandler } from './index-sizes/index-sizes.js';
import { JointMaintenance } from './maintenance/joint-maintenance.js';
import { MaintenanceTasks } from './maintenance/maintenance-tasks.js';
import { ReadMaintenanceHandler } from './maintenance/read-maintenance.handler.js';
import { TaskBoard } from './maintenance/task-board.js';
import { ListModelChangesController } from './model-changes/list-model-changes.controller.js';
import { ListModelChangesHandler } from './model-changes/list-model-changes.js';
import { ReadChangesHandler } from './read-changes/read-changes.handler.js';
import { RestoreIndicesHandler } from './restore-indices/restore-indices.handler.js';
import { RestoreEdgesController } from './restore-indices/restore-edges.controller.js';
import { RestoreIndicesController } from './restore-indices/restore-indices.controller.js';
import { TruncateTimeseriesController } from './truncate-timeseries/truncate-timeseries.controller.js';
import { TruncateTimeseriesHandler } from './truncate-timeseries/truncate-timeseries.handler.js';
import { DescribeRunHandler } from './runs/describe-run.handler.js';
import { ListRunsHandler } from './runs/list-runs.handler.js';
import { RollbackRegistryHandler, RollbackRunHandler } from './runs/rollback-run.handler.js';
import { RunReader } from './runs/run-reader.js';
import { RunRequest } from './runs/run-request.js';
import { RunsController } from './runs/runs.controller.js';
import { SoftDeletion } from './runs/soft-deletion.js';
import { TakingBack } from './runs/taking-back.js';

const RUNS = [
  ...[DescribeRunHandler, ListRunsHandler, RollbackRegistryHandler, RollbackRunHandler],
  ...[RunReader, RunRequest, SoftDeletion, TakingBack],
];

@Module({
  imports: [AspectsModule],
  controllers: [
    DeadLettersController,
    IndexSizesController,
    ListModelChangesController,
    MaintenanceController,
    RestoreEdgesController,
    RestoreIndicesController,
    RunsController,
    TruncateTimeseriesController,
  ],
  providers: [
    ...RUNS,
    BeginMaintenanceHandler,
    ClearDeadLettersHandler,
    FailedProposals,
    ListDeadLettersHandler,
    ListModelChangesHandler,
    JointMaintenance,
    MaintenanceTasks,
    ReadChangesHandler,
    ReadMaintenanceHandler,
    RestoreIndicesHandler,
    SeriesSizesHandler,
    TaskBoard,
    TruncateTimeseriesHandler,
  ],
})
export class OperationsModule {}
