/**
 * A URN with a version stamp, which says of aspects in which version they are wanted: `(URN , aspect:0;aspect:3)`.
 * The stamp may be empty, and a URN may stand alone. Takes text, gives its parts; does not look at the URN.
 */
import { failures } from '../../kernel/failures.js';

/** `id`: the usual form. `versions`: by short name of the aspect; empty means the latest of all. */
export interface StampedUrn {
  readonly id: string;
  readonly urn: string;
  readonly versions: ReadonlyMap<string, number>;
}

const VERSION = /^-?\d{1,15}$/;

/** @throws failures.parameterInvalid for a stamp that is none */
export function readStampedUrn(text: string): StampedUrn {
  const comma = text.lastIndexOf(',');
  const isStamped = text.startsWith('(') && text.endsWith(')') && comma !== -1;
  const urn = isStamped ? text.slice(1, comma).trim() : text;
  const stamp = isStamped ? text.slice(comma + 1, -1).trim() : '';
  const pairs = stamp === '' ? [] : stamp.split(';').map((pair) => readPair(pair, text));
  return { id: `(${urn} , ${stamp})`, urn, versions: new Map(pairs) };
}

function readPair(pair: string, text: string): readonly [string, number] {
  const [aspect = '', version = '', ...others] = pair.split(':');
  if (aspect !== '' && VERSION.test(version) && others.length === 0) return [aspect, Number(version)];
  throw failures.parameterInvalid({ name: 'ids', reason: `"${pair}" in "${text}" is not an aspect and its version` });
}
