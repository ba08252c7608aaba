import type { KeyRule } from '../resolve/yaml/object-reader.js';
import type { Snapshot } from './snapshot.js';

/** Names of one kind that the files declare, in order of their declarations. */
export function namesOf(snapshot: Snapshot, kind: NonNullable<KeyRule['names']>): readonly string[] {
  switch (kind) {
    case 'aspect':
      return [...snapshot.names.aspects.keys()];
    case 'entity':
      return [...snapshot.names.entities.keys()];
    case 'type':
      return [...snapshot.index.byFqn.keys()];
  }
}

/** The words that a rule allows as a value, when it allows no others. */
export function ruleValues({ kind, choices }: KeyRule): readonly string[] {
  return kind === 'flag' ? ['true', 'false'] : (choices ?? []);
}
