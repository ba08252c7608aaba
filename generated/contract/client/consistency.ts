// @generated from models/ by "npm run generate". Do not edit.

/** Header with which the answer to a write says where it is in the change log, and a read that it is to be found. */
export const TOKEN_HEADER = 'X-Consistency-Token';

/** Place in the change log, as a number of base 36, and which store it is of. */
const TOKEN = /^([0-9a-z]+)-([0-9a-f]+)$/;

/**
 * The token of the later of two writes: answers to writes that are under way together come in any order (D-214). Of
 * tokens of different stores it is the second, since the client then talks to another store than before.
 */
export function laterToken(before: string | undefined, now: string): string {
  const [, place = '', store] = TOKEN.exec(before ?? '') ?? [];
  const [, placeNow = '', storeNow] = TOKEN.exec(now) ?? [];
  if (before === undefined || store !== storeNow) return now;
  // Numbers without leading zeros: the longer one is greater.
  const isLater = place.length === placeNow.length ? place > placeNow : place.length > placeNow.length;
  return isLater ? before : now;
}
