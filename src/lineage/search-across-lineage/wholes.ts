import { entityTypeOf, readUrn, type Urn } from '../../kernel/urn.js';
import type { Registry } from '../../registry/registry.js';

/** Finds the wholes of parts: columns are walked, and the entities that have them are found. */
export class Wholes {
  /** By entity type of the part: at which place of its key the whole stands. */
  private readonly placeByType: ReadonlyMap<string, number>;

  constructor(registry: Pick<Registry, 'entities'>) {
    this.placeByType = new Map(
      registry
        .entities()
        .filter(({ partOf }) => partOf !== undefined)
        .map(({ name, partOf, keyFields }) => [name, keyFields.findIndex((field) => field.name === partOf)]),
    );
  }

  /** The entity itself when it is a whole, or when its key names no entity. */
  of(urn: Urn): Urn {
    const place = this.placeByType.get(entityTypeOf(urn));
    if (place === undefined) return urn;
    const reading = readUrn(urn);
    const whole = readUrn(reading.kind === 'urn' ? (reading.value.parts[place] ?? '') : '');
    return whole.kind === 'urn' ? whole.value.urn : urn;
  }
}
