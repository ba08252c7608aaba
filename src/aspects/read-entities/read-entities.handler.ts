import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../kernel/clock.js';
import { SYSTEM_ACTOR } from '../../kernel/actors.js';
import type { EntityUrn } from '../../registry/registry.js';
import { Registry } from '../../registry/registry.js';
import { inParts } from '../../kernel/in-turns.js';
import type { AspectRow } from '../aspect-store.port.js';
import { AspectStore } from '../aspect-store.port.js';
import { completeSystemMetadata } from '../system-metadata.js';
import type { EntityAspects } from './read-entities.query.js';
import { ReadEntitiesQuery } from './read-entities.query.js';

/** Entities of one read of the store; each is read at once, and others run between two reads. */
const MOST_AT_ONCE = 250;
/** Work of an entity, of an aspect, and of each character of its value. */
const UNITS = { entity: 3, aspect: 3, character: 0.003 } as const;
const COST = 'It reads more of entities than that: ask for fewer of them, or for fewer aspects.';

@QueryHandler(ReadEntitiesQuery)
export class ReadEntitiesHandler implements IQueryHandler<ReadEntitiesQuery> {
  constructor(
    private readonly registry: Registry,
    private readonly store: AspectStore,
    private readonly clock: Clock,
  ) {}

  async execute({ urns, aspects, context: { work } }: ReadEntitiesQuery): Promise<readonly EntityAspects[]> {
    return inParts(urns, { work, size: MOST_AT_ONCE }, async (part) => {
      const found = await this.read(part, aspects);
      work.spend(unitsOf(found), COST);
      return found;
    });
  }

  private async read(
    urns: readonly string[],
    aspects: readonly string[] | undefined,
  ): Promise<readonly EntityAspects[]> {
    const targets = urns.map((urn) => this.registry.requireUrn(urn));
    const rows = await this.store.latest(
      targets.map((target) => target.urn),
      aspects === undefined ? [] : this.wanted(targets, aspects),
    );
    return targets.map((target) => this.entityAspects(target, rows.get(target.urn) ?? []));
  }

  /** Names to read: those asked for, and the keys of the entity types, which are in every answer. */
  private wanted(targets: readonly EntityUrn[], aspects: readonly string[]): readonly string[] {
    return [...new Set([...aspects, ...targets.map((target) => target.entity.keyAspect)])];
  }

  private entityAspects(target: EntityUrn, rows: readonly AspectRow[]): EntityAspects {
    const { urn, entity } = target;
    // An aspect that a model no longer registers stays stored, and is not served.
    const known = rows.filter((row) => entity.aspectByName.has(row.aspect));
    if (known.some((row) => row.aspect === entity.keyAspect)) {
      return { urn, entityType: entity.name, rows: known, key: 'stored' };
    }
    return { urn, entityType: entity.name, rows: [this.derivedKey(target), ...known], key: 'derived' };
  }

  private derivedKey(target: EntityUrn): AspectRow {
    const now = this.clock.now();
    return {
      urn: target.urn,
      aspect: target.entity.keyAspect,
      version: 0,
      json: JSON.stringify(this.registry.keyOf(target)),
      system: completeSystemMetadata(undefined, now),
      createdOn: now,
      createdBy: SYSTEM_ACTOR,
      seq: 0,
    };
  }
}

function unitsOf(entities: readonly EntityAspects[]): number {
  let units = entities.length * UNITS.entity;
  for (const { rows } of entities) {
    for (const { json } of rows) units += UNITS.aspect + json.length * UNITS.character;
  }
  return units;
}
