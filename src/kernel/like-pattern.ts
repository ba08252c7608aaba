import { failures } from './failures.js';

/** Longest LIKE pattern: no URN is longer than 512 bytes, and engines have higher limits. */
const MAX_LIKE_LENGTH = 2048;

/** Check a LIKE pattern of a caller. @throws failures.parameterInvalid naming the parameter */
export function requireLikePattern(name: string, pattern: string | undefined): void {
  if (pattern === undefined || pattern.length <= MAX_LIKE_LENGTH) return;
  throw failures.parameterInvalid({ name, reason: `it is longer than ${String(MAX_LIKE_LENGTH)} characters` });
}
