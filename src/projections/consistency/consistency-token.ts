import { createHash } from 'node:crypto';
import { failures } from '../../kernel/failures.js';

const BASE = 36;
const TOKEN = /^([0-9a-z]{1,11})-([0-9a-f]{12})$/;
const NAME = 'X-Consistency-Token';

/** An entry of the log of a store. */
export interface TokenPosition {
  readonly storeId: string;
  readonly seq: number;
}

/** What callers get for a position: a text that says nothing to them. */
export function tokenOf({ storeId, seq }: TokenPosition): string {
  return `${seq.toString(BASE)}-${storeDigest(storeId)}`;
}

/**
 * Number of the entry that a token is of.
 * @throws failures.parameterInvalid for a text that is no token, and for one of another store
 */
export function seqOfToken(token: string, storeId: string): number {
  const [, seq, store] = TOKEN.exec(token) ?? [];
  if (seq === undefined) throw tokenInvalid('it is not a token of an answer');
  if (store !== storeDigest(storeId)) throw tokenInvalid('it is of another store');
  return Number.parseInt(seq, BASE);
}

/** @param reason continues "parameter is invalid:" */
export function tokenInvalid(reason: string): Error {
  return failures.parameterInvalid({ name: NAME, reason });
}

/** The last one: a process has one store. */
let known: { readonly storeId: string; readonly digest: string } | undefined;

function storeDigest(storeId: string): string {
  if (known?.storeId !== storeId)
    known = { storeId, digest: createHash('md5').update(storeId).digest('hex').slice(0, 12) };
  return known.digest;
}
