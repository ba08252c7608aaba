import { inTurns, type ItemCost } from './in-turns.js';
import { LongText } from './long-text.js';

/**
 * A list as JSON text, written with rests between.
 * @throws what `work` throws
 */
export async function listText<T>(
  items: readonly T[],
  cost: ItemCost,
  itemText: (item: T) => string,
): Promise<LongText> {
  const text = new LongText();
  let before = '[';
  await inTurns(items, cost, (item) => {
    text.add(`${before}${itemText(item)}`);
    before = ',';
  });
  text.add(before === '[' ? '[]' : ']');
  return text;
}
