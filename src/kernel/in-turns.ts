import type { Work } from './work.js';

/** The cost of each item, and the request to which it is charged. `units`: of each item. */
export interface ItemCost {
  readonly work: Work;
  readonly units: number;
}

/** Items between two looks at the turn. */
const STEP = 16;

/**
 * Handle items one after the other, with rests between.
 * @throws what `handle` and `work` throw
 */
export async function inTurns<T>(items: readonly T[], cost: ItemCost, handle: (item: T) => void): Promise<void> {
  const { work, units } = cost;
  for (let from = 0; from < items.length; from += STEP) {
    if (from > 0 && work.turnIsOver) await work.rest();
    const step = items.slice(from, from + STEP);
    work.spend(step.length * units);
    for (const item of step) handle(item);
  }
}

/** The results of something that is asked for many items, a part of them at a time, with rests between. */
export async function inParts<T, R>(
  items: readonly T[],
  { work, size }: { readonly work: Work; readonly size: number },
  ask: (part: readonly T[]) => Promise<readonly R[]>,
): Promise<readonly R[]> {
  if (items.length <= size) return ask(items);
  const results: R[] = [];
  for (let from = 0; from < items.length; from += size) {
    if (from > 0 && work.turnIsOver) await work.rest();
    for (const result of await ask(items.slice(from, from + size))) results.push(result);
  }
  return results;
}
