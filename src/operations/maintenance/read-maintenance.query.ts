import { CatalogQuery, type RequestContext } from '../../platform/seam/index.js';
import type { MaintenanceReport } from './maintenance-tasks.js';

/** Ask how far a task of maintenance is. Fails with taskUnknown. */
export class ReadMaintenanceQuery extends CatalogQuery<MaintenanceReport> {
  /** @param task its number */
  constructor(
    readonly task: number,
    context: RequestContext,
  ) {
    super(context);
  }
}
