import { hash } from 'node:crypto';
import { failures } from '../../kernel/failures.js';
import { isMembers } from '../../kernel/members.js';

/** URNs that differ in case alone; beyond it no catalog has them. */
const MAX_LAST = 100;
/** Characters of the digest. */
const DIGEST = 12;

/**
 * Where a scroll stands. `of`: digest of what is scrolled through. `last`: the hit that ended the last answer, after
 * those that the index takes for equal to it, since it compares URNs without regard to case. `passed`: hits so far.
 */
export interface ScrollCursor {
  readonly of: string;
  readonly last: readonly [string, ...string[]];
  readonly passed: number;
}

/** The text that callers send back. */
export function writeCursor({ of, last, passed }: ScrollCursor): string {
  return Buffer.from(JSON.stringify({ of, last, passed })).toString('base64url');
}

/** What tells a scroll from others, as a short text. */
export function scrollDigest(criteria: object): string {
  return hash('sha1', JSON.stringify(criteria), 'base64url').slice(0, DIGEST);
}

/** @throws failures.parameterInvalid for a text that is no cursor, or that of another scroll */
export function readCursor(scrollId: string, of: string): ScrollCursor {
  const stored = parsed(Buffer.from(scrollId, 'base64url').toString('utf8'));
  const members = isMembers(stored) ? stored : {};
  const last = Array.isArray(members['last']) ? members['last'] : [];
  const passed = members['passed'];
  const [first, ...others] = last.filter((urn): urn is string => typeof urn === 'string');
  const isWhole = first !== undefined && others.length === last.length - 1 && last.length <= MAX_LAST;
  if (!isWhole || typeof passed !== 'number' || !Number.isSafeInteger(passed) || passed < 0) {
    throw failures.parameterInvalid({ name: 'scrollId', reason: 'it is not one that a scroll has answered' });
  }
  if (members['of'] !== of) {
    const reason = 'it is of a scroll with other criteria; begin this one without';
    throw failures.parameterInvalid({ name: 'scrollId', reason });
  }
  return { of, last: [first, ...others], passed };
}

/** The cursor after an answer that was not empty. @param before of the request */
export function nextCursor(
  of: string,
  urns: readonly [string, ...string[]],
  before: ScrollCursor | undefined,
): ScrollCursor {
  const end = urns.at(-1) ?? urns[0];
  const folded = end.toLowerCase();
  const isEqual = (urn: string): boolean => urn.toLowerCase() === folded;
  const equal = [...(before?.last ?? []), ...urns].filter(isEqual).slice(-MAX_LAST);
  return { of, last: [equal[0] ?? end, ...equal.slice(1)], passed: (before?.passed ?? 0) + urns.length };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
