import type { ChangeEntry } from '../../change-log/index.js';
import { SOURCE_PROPERTIES } from '../sketch.js';

/** Whether an entry is sent: what came over OpenLineage is not, and stored values are not repeated (D-294). */
export function isSent({ change, system }: ChangeEntry): boolean {
  return change !== 'RESTATE' && system.properties?.['appSource'] !== SOURCE_PROPERTIES.appSource;
}
