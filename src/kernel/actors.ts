import { InvariantError } from './assert-never.js';
import type { Urn } from './urn.js';
import { parseUrn } from './urn.js';

/** Entity type of actors. Stamps name it, whether or not it is modelled. */
export const ACTOR_TYPE = 'corpuser';

/** The actor of a request that names none. */
export const SYSTEM_ACTOR: Urn = wellKnown(`urn:li:${ACTOR_TYPE}:__datahub_system`);

/** The actor of changes with an unknown author. */
export const UNKNOWN_ACTOR: Urn = wellKnown(`urn:li:${ACTOR_TYPE}:unknown`);

function wellKnown(text: string): Urn {
  const urn = parseUrn(text);
  if (urn === undefined) throw new InvariantError(`${text} is no URN`);
  return urn;
}
