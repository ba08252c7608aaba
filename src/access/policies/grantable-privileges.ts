import type { Entity } from '../../registry/index.js';
import { ASPECT_NEEDS, KEPT_ASPECTS, KEPT_ENTITIES } from './aspect-needs.js';
import { POINTS, TIMELINE, VIEW } from './message-needs.js';
import { METADATA_PRIVILEGES, type Privilege } from './privileges.js';

const OF_EVERY_ENTITY: readonly string[] = [...VIEW, ...TIMELINE, 'EDIT_ENTITY', 'DELETE_ENTITY'];

/**
 * Privileges that decide something about entities of a type, of those that policies on entities can grant; in the order
 * in which people are shown them. None for entities that are kept for privileges of the platform.
 */
export function grantableFor({ name, aspectByName }: Entity): readonly Privilege[] {
  if (KEPT_ENTITIES.has(name)) return [];
  const deciding = new Set(OF_EVERY_ENTITY);
  for (const [aspect, { kind }] of aspectByName) {
    if (KEPT_ASPECTS.has(aspect)) continue;
    for (const type of ASPECT_NEEDS.get(aspect) ?? []) deciding.add(type);
    if (kind === 'timeseries') for (const type of POINTS) deciding.add(type);
  }
  return METADATA_PRIVILEGES.filter(({ type }) => deciding.has(type));
}
