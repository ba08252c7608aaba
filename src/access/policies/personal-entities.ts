import type { Urn } from '../../kernel/urn.js';
import { isMembers, ownMember } from '../../kernel/members.js';
import { PERSONAL_ENTITIES } from './aspect-needs.js';
import type { PlannedWrite } from './planned-writes.js';

/** Kind of what is somebody's own. */
export const PERSONAL = 'PERSONAL';

/** Whose an entity is: nobody's own (`shared`), or that of an actor. */
export type Belonging = { readonly kind: 'own'; readonly of: string } | { readonly kind: 'shared' };

const SHARED: Belonging = { kind: 'shared' };

function belongingIn(value: unknown): Belonging {
  if (!isMembers(value) || ownMember(value, 'type') !== PERSONAL) return SHARED;
  const created = ownMember(value, 'created');
  const actor = isMembers(created) ? ownMember(created, 'actor') : undefined;
  return typeof actor === 'string' ? { kind: 'own', of: actor } : SHARED;
}

/** @param json of the aspect that says it; one that cannot be read is nobody's own */
export function belongingInText(json: string): Belonging {
  try {
    return belongingIn(JSON.parse(json));
  } catch {
    return SHARED;
  }
}

/**
 * What a write is about, before it and after it: `own` of the actor throughout, in part `others`' own, or `shared`.
 * @param before absent for an entity that is not stored
 */
export function personalWrite(
  actor: Urn,
  write: PlannedWrite,
  before: Belonging | undefined,
): 'others' | 'own' | 'shared' {
  const after = belongingAfter(write);
  const sides = [before, after].filter((side) => side !== undefined);
  if (sides.some((side) => side.kind === 'own' && side.of !== actor)) return 'others';
  return sides.length > 0 && sides.every(({ kind }) => kind === 'own') ? 'own' : 'shared';
}

/** Absent where the write leaves that as it is. What it would be after a patch is not known here. */
function belongingAfter({ entityType, aspect, change, value }: PlannedWrite): Belonging | undefined {
  if (PERSONAL_ENTITIES.get(entityType) !== aspect || change === 'delete') return undefined;
  return value === undefined ? SHARED : belongingInText(value);
}
