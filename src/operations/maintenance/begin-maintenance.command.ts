import { CatalogCommand, type RequestContext } from '../../platform/seam/index.js';
import type { MaintenanceKind, MaintenanceReport } from './maintenance-tasks.js';

/** Ask to begin a task of maintenance; answered at once with its first report. Fails with maintenanceRunning. */
export class BeginMaintenanceCommand extends CatalogCommand<MaintenanceReport> {
  constructor(
    readonly kind: MaintenanceKind,
    context: RequestContext,
  ) {
    super(context);
  }
}
