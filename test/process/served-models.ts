import type { ServiceProcess } from './service-process.js';

/** The directory of a working copy whose models were changed, and its service, which runs when tests begin. */
export interface ServedModels {
  readonly directory: string;
  readonly service: ServiceProcess;
}
