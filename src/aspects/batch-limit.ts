import { failures } from '../kernel/failures.js';

/** Most entities that one request writes: they are committed together, in one turn. Published clients stay below it. */
const MAX_BATCH = 1000;

/** @param name of what has the batch @throws failures.parameterInvalid */
export function requireBatch(name: string, count: number): void {
  if (count > MAX_BATCH)
    throw failures.parameterInvalid({ name, reason: `more than ${String(MAX_BATCH)} in one batch` });
}
