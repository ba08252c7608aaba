import { isMembers } from '../kernel/members.js';
import { parseUrn } from '../kernel/urn.js';
import type { GenerationProgress } from './derived-store.port.js';
import { readPosition } from './position.js';

/** How far a generation in the making is, as it was stored in JSON; `undefined` for anything else. */
export function readProgress(stored: unknown): GenerationProgress | undefined {
  if (!isMembers(stored)) return undefined;
  const { entities, total } = stored;
  const began = readPosition(stored['began']);
  const after = typeof stored['after'] === 'string' ? parseUrn(stored['after']) : undefined;
  if (began === undefined || after === undefined || typeof entities !== 'number' || !isMembers(total)) return undefined;
  return typeof total['entries'] === 'number' && typeof total['digest'] === 'string'
    ? { began, after, entities, total: { entries: total['entries'], digest: total['digest'] } }
    : undefined;
}
