// src/operations - what operators ask for; knows how to index again, nothing of the indices themselves.
export { OperationsModule } from './operations.module.js';
export { RestoreIndicesCommand } from './restore-indices/restore-indices.command.js';
export type { RestoreReport, RestoreScope } from './restore-indices/restore-indices.command.js';
