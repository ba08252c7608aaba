/** Data that JSON can hold; members that are `undefined` are left out. */
export type Json = undefined | null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Text of a JSON file: two blanks a level, a line feed at the end. Keys keep their order. */
export function jsonText(value: Json): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
