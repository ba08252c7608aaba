import { isUtf8 } from 'node:buffer';
import { exactNumbers, wideNumbers } from '../../kernel/exact-json.js';
import { failures } from '../../kernel/failures.js';
import { readBoundedJson } from '../../kernel/bounded-json.js';
import { MAX_CHECKED_VALUES, MAX_JSON_VALUES } from '../../kernel/json-text.js';
import { isMembers, type Members } from '../../kernel/members.js';
import type { Work } from '../../kernel/work.js';
import type { RpcBinding } from './rpc-method.js';

/** Bytes of a body from which on it is read in a turn of its own: several may have arrived in this one. */
const LONG_BODY = 131_072;
const NO_MEMBERS: Members = {};

/**
 * The object in the body of an action; without members when there is no body. Other requests are served while a long
 * one is read.
 * @throws failures.bodyMalformed when it is no UTF-8, no JSON, nested too deep, too many values, or something else than
 * an object
 */
export async function readBody(
  body: Buffer | undefined,
  binding: Pick<RpcBinding, 'bodies' | 'numbers'>,
  work: Work,
): Promise<Members> {
  const value = await readJsonBody(body, binding, work);
  if (value === undefined) return NO_MEMBERS;
  if (!isMembers(value)) throw failures.bodyMalformed({ reason: 'it is not a JSON object' });
  return value;
}

/**
 * Any JSON value that is a body; `undefined` when there is none. See `readBody`. A `bulk` one may have many values.
 * @throws failures.bodyMalformed when it is no UTF-8, no JSON, nested too deep, or too many values
 */
export async function readJsonBody(
  body: Buffer | undefined,
  { numbers, bodies }: Pick<RpcBinding, 'bodies' | 'numbers'>,
  work: Work,
): Promise<unknown> {
  work.begin();
  if (body === undefined || body.length === 0) return undefined;
  if (!isUtf8(body)) throw failures.bodyMalformed({ reason: 'it is not UTF-8' });
  if (body.length > LONG_BODY) await work.rest();
  const most = bodies === 'bulk' ? MAX_JSON_VALUES : MAX_CHECKED_VALUES;
  const reading = await readBoundedJson(body, work, numbers === 'exact' ? exactNumbers : wideNumbers, most);
  if (reading.kind === 'problem') throw failures.bodyMalformed({ reason: reading.reason });
  return reading.value;
}
