import type { RequestScope } from './request-scope.js';

/** Items whose fields are answered in one go. */
const PART = 100;
/** Least work of an item of a list. */
const ITEM_UNITS = 5;
const COST = 'It answers more items than that: ask for smaller pages, or for fewer fields.';

/**
 * A list, all items of it counted, whose later items become known part by part, with rests between: whoever carries out
 * an operation waits for items as for fields, and answers the fields of all that are known in one turn.
 * @throws failures.requestTooCostly
 */
export function pacedList(list: unknown, { context: { work } }: RequestScope): unknown {
  if (!Array.isArray(list)) return list;
  work.spend(list.length * ITEM_UNITS, COST);
  if (list.length <= PART) return list;
  const items: unknown[] = list.slice(0, PART);
  let known = Promise.resolve();
  for (let from = PART; from < list.length; from += PART) {
    const part = known.then(() => (work.turnIsOver ? work.rest() : undefined));
    for (const item of list.slice(from, from + PART)) items.push(part.then((): unknown => item));
    known = part;
  }
  return items;
}
