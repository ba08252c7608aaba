import { writeExactJson } from '../../kernel/exact-json.js';
import { LongText } from '../../kernel/long-text.js';
import type { Work } from '../../kernel/work.js';

/** Values that are written in one go. */
const MOST_VALUES = 1000;

/** Whether the answer is to be written in parts. */
export function isLarge(value: unknown): boolean {
  return countValues(value, 0) > MOST_VALUES;
}

/**
 * What `writeExactJson` writes, with rests between parts of it.
 * @throws what `work` throws
 */
export async function writeInParts(value: unknown, work: Work): Promise<Buffer | string> {
  const text = new LongText();
  await write(value, text, work);
  return text.whole();
}

async function write(value: unknown, text: LongText, work: Work): Promise<void> {
  if (!isContainer(value) || !isLarge(value)) {
    text.add(writeExactJson(value ?? null));
    return;
  }
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  let before = open;
  for (const [name, member] of Object.entries(value)) {
    if (work.turnIsOver) await work.rest();
    text.add(Array.isArray(value) ? before : `${before}${JSON.stringify(name)}:`);
    before = ',';
    await write(member, text, work);
  }
  text.add(close);
}

/** Values in it, itself included; some number beyond `MOST_VALUES` when there are more. */
function countValues(value: unknown, counted: number): number {
  let count = counted + 1;
  if (!isContainer(value)) return count;
  for (const member of Object.values(value)) {
    if (count > MOST_VALUES) break;
    count = countValues(member, count);
  }
  return count;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
