import { writeExactJson } from '../../kernel/exact-json.js';
import { LongText } from '../../kernel/long-text.js';
import { countValues } from '../../kernel/value-count.js';
import type { Work } from '../../kernel/work.js';

/** Values that are written in one go. */
const MOST_VALUES = 1000;

/** Whether the answer is to be written in parts. */
export function isLarge(value: unknown): boolean {
  return countValues(value, MOST_VALUES) > MOST_VALUES;
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

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
