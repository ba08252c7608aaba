import type { EntityNumbers } from '../../kernel/entity-numbers.js';
import { entityTypeOf, readUrn, type Urn } from '../../kernel/urn.js';
import type { Registry } from '../../registry/registry.js';

/** Finds the wholes of parts: columns are walked, and the entities that have them are found. */
export class Wholes {
  /** By entity type of the part: at which place of its key the whole stands. */
  private readonly placeByType: ReadonlyMap<string, number>;
  /** The same for the same numbers, so that what was made of them is found again. */
  private readonly numbered = new WeakMap<EntityNumbers, EntityNumbers>();

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

  /** The same numbers, each meaning the whole of what it meant. */
  ofNumbers(numbers: EntityNumbers): EntityNumbers {
    const known = this.numbered.get(numbers);
    if (known !== undefined) return known;
    const wholes = new WholeNumbers(numbers, this);
    this.numbered.set(numbers, wholes);
    return wholes;
  }
}

class WholeNumbers implements EntityNumbers {
  constructor(
    private readonly numbers: EntityNumbers,
    private readonly wholes: Pick<Wholes, 'of'>,
  ) {}

  get state(): EntityNumbers['state'] {
    return this.numbers.state;
  }

  urnOf(number: number): Urn | undefined {
    const urn = this.numbers.urnOf(number);
    return urn === undefined ? undefined : this.wholes.of(urn);
  }
}
