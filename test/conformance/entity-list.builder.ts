import { parseUrn, type Urn } from '../../src/kernel/urn.js';
import { invariant } from '../../src/kernel/assert-never.js';
import type { EntityNumbers } from '../../src/kernel/entity-numbers.js';
import type { EntitySections } from '../../src/search/search-index.port.js';

/** Numbers of URNs in the order of a list, from 1. */
class ListNumbers implements EntityNumbers {
  readonly state = 'current';
  constructor(private readonly urns: readonly Urn[]) {}

  urnOf(number: number): Urn | undefined {
    return this.urns[number - 1];
  }
}

/** A list of these entities in one section. */
export function entityList(urns: readonly Urn[], change: Partial<EntitySections> = {}): EntitySections {
  const nobody = parseUrn('urn:li:corpuser:nobody');
  invariant(nobody !== undefined, 'it is a URN');
  const entities = change.entities ?? Int32Array.from(urns, (_, at) => at + 1);
  return { numbers: new ListNumbers(urns), entities, sectionEnds: [entities.length], except: nobody, ...change };
}
