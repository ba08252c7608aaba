import type { CustomTypesConfig } from 'pg';

/** Object ids of the types of numbers; numbers of entries, times and ids are safe integers. */
const NUMBERS: ReadonlySet<number> = new Set([20, 21, 23]);
const BOOLEAN = 16;

/** How columns become values: numbers, booleans, and texts for all others. */
export const COLUMN_TYPES: CustomTypesConfig = {
  getTypeParser: (id: number) => (NUMBERS.has(id) ? Number : id === BOOLEAN ? isTrue : asText),
};

function isTrue(text: string): boolean {
  return text === 't';
}

function asText(text: string): string {
  return text;
}
