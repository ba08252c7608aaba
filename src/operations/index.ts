// src/operations - what operators ask for; knows how to index again, nothing of the indices themselves.
export { BeginMaintenanceCommand } from './maintenance/begin-maintenance.command.js';
export type { MaintenanceKind, MaintenanceReport } from './maintenance/maintenance-tasks.js';
export { ReadMaintenanceQuery } from './maintenance/read-maintenance.query.js';
export { ClearDeadLettersCommand } from './dead-letters/clear-dead-letters.command.js';
export type { ClearedDeadLetters } from './dead-letters/clear-dead-letters.command.js';
export { DescribeRunQuery } from './runs/describe-run.query.js';
export { ListRunsQuery } from './runs/list-runs.query.js';
export { RollbackRegistryCommand, RollbackRunCommand } from './runs/rollback-run.command.js';
export type { RollbackReport } from './runs/rollback-run.command.js';
export { ListDeadLettersQuery } from './dead-letters/list-dead-letters.query.js';
export { exportLines, isWholeExport } from './transfer/catalog-export.js';
export type { CatalogStores } from './transfer/catalog-export.js';
export { importCatalog, ImportRefused } from './transfer/catalog-import.js';
export type { ExportFooter, TransferCounts } from './transfer/exported-entity.js';
export { OperationsModule } from './operations.module.js';
export { RestoreIndicesCommand } from './restore-indices/restore-indices.command.js';
export type { RestoreReport, RestoreScope } from './restore-indices/restore-indices.command.js';
