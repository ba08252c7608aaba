import { InvariantError } from './assert-never.js';
import type { Urn } from './urn.js';
import { parseUrn } from './urn.js';

/** Entity type of those who act. Stamps name them, whichever entities are modelled. */
export const ACTOR_TYPE = 'corpuser';

/** Who acts when a request names nobody. */
export const SYSTEM_ACTOR: Urn = wellKnown(`urn:li:${ACTOR_TYPE}:__datahub_system`);

/** Who did what nobody has put a name to. */
export const UNKNOWN_ACTOR: Urn = wellKnown(`urn:li:${ACTOR_TYPE}:unknown`);

function wellKnown(text: string): Urn {
  const urn = parseUrn(text);
  if (urn === undefined) throw new InvariantError(`${text} is no URN`);
  return urn;
}
