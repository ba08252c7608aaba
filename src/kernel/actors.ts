import { InvariantError } from './assert-never.js';
import type { Urn } from './urn.js';
import { parseUrn } from './urn.js';

/** Who acts when a request names nobody. */
export const SYSTEM_ACTOR: Urn = wellKnown('urn:li:corpuser:__datahub_system');

function wellKnown(text: string): Urn {
  const urn = parseUrn(text);
  if (urn === undefined) throw new InvariantError(`${text} is no URN`);
  return urn;
}
