import type { AspectRow } from '../../aspects/index.js';
import type { SystemMetadata } from '../../kernel/audit-stamp.js';

/** Versions that were written together, each of another aspect. Never empty. */
export interface Moment {
  readonly first: AspectRow;
  readonly rows: readonly AspectRow[];
}

/**
 * Versions by the moment in which they were written: what one request wrote of one millisecond, actor and run,
 * until an aspect is written again (D-181).
 * @param rows in the order in which they were written
 */
export function momentsOf(rows: readonly AspectRow[]): readonly Moment[] {
  const moments: { readonly first: AspectRow; readonly rows: AspectRow[]; readonly aspects: Set<string> }[] = [];
  for (const row of rows) {
    const last = moments.at(-1);
    const isTogether =
      last?.first.createdOn === row.createdOn &&
      last.first.createdBy === row.createdBy &&
      isOfOneOrigin(last.first.system, row.system) &&
      !last.aspects.has(row.aspect);
    if (!isTogether) moments.push({ first: row, rows: [row], aspects: new Set([row.aspect]) });
    else {
      last.rows.push(row);
      last.aspects.add(row.aspect);
    }
  }
  return moments;
}

/** Whether one request has brought both. When a value was last observed, and by which run, changes later. */
function isOfOneOrigin(one: SystemMetadata, other: SystemMetadata): boolean {
  return (
    one.ordinal === other.ordinal &&
    one.runId === other.runId &&
    one.pipelineName === other.pipelineName &&
    one.registryName === other.registryName &&
    one.registryVersion === other.registryVersion
  );
}
