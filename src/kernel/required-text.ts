import { failures } from './failures.js';

/** @param name of the argument @throws failures.parameterInvalid for a text that people could not see */
export function requireText(name: string, value: unknown): void {
  if (typeof value === 'string' && value.trim() === '') {
    throw failures.parameterInvalid({ name, reason: 'it has nothing but blanks', value });
  }
}
