/** Data that JSON can hold; members that are `undefined` are left out. */
export type Json = undefined | null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const LINE_WIDTH = 120;

/** Text of a JSON file: two blanks a level, a line feed at the end. Keys keep their order. */
export function jsonText(value: Json): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** The same, with every list and object on one line that fits there: for files with many small objects. */
export function compactJsonText(value: unknown): string {
  return `${compactJson(value, 0, 0)}\n`;
}

/** @param before how much of the first line is taken */
function compactJson(value: unknown, indent: number, before: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  // One less for the comma behind it.
  const flat = flatJson(value, LINE_WIDTH - before - 1);
  if (flat !== undefined) return flat;
  const margin = ' '.repeat(indent + 2);
  const entries = entriesOf(value).map(([start, item]) => {
    const line = `${margin}${start}`;
    return `${line}${compactJson(item, indent + 2, line.length)}`;
  });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${entries.join(',\n')}\n${' '.repeat(indent)}${close}`;
}

/** @returns `undefined` as soon as it is known to be longer than `room` */
function flatJson(value: unknown, limit: number): string | undefined {
  if (typeof value !== 'object' || value === null) return within(JSON.stringify(value), limit);
  const parts: string[] = [];
  let left = limit;
  for (const [start, item] of entriesOf(value)) {
    const flat = flatJson(item, left - start.length);
    if (flat === undefined) return undefined;
    parts.push(`${start}${flat}`);
    left -= start.length + flat.length;
  }
  if (Array.isArray(value)) return within(`[${parts.join(', ')}]`, limit);
  return within(parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`, limit);
}

function within(text: string, limit: number): string | undefined {
  return text.length <= limit ? text : undefined;
}

/** Items or members, each with what stands before it on its line. */
function entriesOf(value: object): readonly (readonly [start: string, item: unknown])[] {
  if (Array.isArray(value)) return value.map((item: unknown) => ['', item]);
  return Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]: [string, unknown]) => [`${JSON.stringify(key)}: `, member]);
}
