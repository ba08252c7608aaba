import { SYSTEM_ACTOR } from '../../kernel/actors.js';
import { parseUrn } from '../../kernel/urn.js';
import type { QueuedProposal } from '../ingest-proposals/proposal-queue.port.js';

/** A proposal of the system for the note with this name; without a value, for what does not look at it. */
export function queued(name: string, aspectName = 'info'): QueuedProposal {
  const urn = parseUrn(`urn:li:note:${name}`);
  if (urn === undefined) throw new TypeError(`${name} is no name`);
  return {
    urn,
    actor: SYSTEM_ACTOR,
    proposal: { entityType: 'note', entityUrn: urn, changeType: 'UPSERT', aspectName },
  };
}
