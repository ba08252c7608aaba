import { globSync, readFileSync } from 'node:fs';

const LINES = 10;

/**
 * What Stryker changes of files: all of them, or every so many ten lines of each.
 * @param {string} pattern
 * @param {number} every 1 for all lines
 */
export function sampled(pattern, every) {
  if (every === 1) return [pattern];
  return globSync(pattern).flatMap((file) => {
    const parts = Math.ceil(readFileSync(file, 'utf8').split('\n').length / LINES);
    return Array.from({ length: Math.ceil(parts / every) }, (_, at) => {
      const first = at * every * LINES + 1;
      return `${file}:${String(first)}-${String(first + LINES - 1)}`;
    });
  });
}
