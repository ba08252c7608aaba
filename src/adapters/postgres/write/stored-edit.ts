import type { EditedEntities, EntityEdit, StoredAspects } from '../../../aspects/aspect-store.port.js';
import type { EntityState, WorkingSet } from './working-set.js';
import type { WriterNeed, Writing } from './writer-needs.js';

/** An edit cannot wait: it is interrupted where it asks for what is not there yet, and begins once more. */
export function* runEdit(set: WorkingSet, decide: EntityEdit): Writing<EditedEntities> {
  for (;;) {
    const missing: WriterNeed[] = [];
    const need = (one: WriterNeed): never => {
      missing.push(one);
      throw new Interruption();
    };
    const stored: StoredAspects = {
      json: (urn, aspect) => {
        const entity = set.entities.get(urn);
        const cell = entity === null ? null : entity?.cell(aspect);
        return cell === undefined ? need({ kind: 'cell', urn, aspect }) : cell?.json;
      },
      exists: (urn) => {
        const entity = set.entities.get(urn);
        return entity === undefined ? need({ kind: 'entity', urn }) : hasKey(entity);
      },
    };
    try {
      const edited = decide(stored);
      if (missing.length === 0) return edited;
    } catch (error) {
      if (missing.length === 0) throw error;
    }
    for (const one of missing) yield one;
  }
}

/** Ends an edit that asks for what was not read; nobody sees it. */
class Interruption extends Error {}

/** Whether the key of an entity is stored. */
export function hasKey(entity: EntityState | null | undefined): boolean {
  return entity !== null && entity !== undefined && entity.facts.keyAspect !== null;
}
