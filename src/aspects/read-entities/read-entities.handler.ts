import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../kernel/clock.js';
import { SYSTEM_ACTOR } from '../../kernel/actors.js';
import type { EntityUrn } from '../../registry/registry.js';
import { Registry } from '../../registry/registry.js';
import type { AspectRow } from '../aspect-store.port.js';
import { AspectStore } from '../aspect-store.port.js';
import { completeSystemMetadata } from '../system-metadata.js';
import type { EntityAspects } from './read-entities.query.js';
import { ReadEntitiesQuery } from './read-entities.query.js';

@QueryHandler(ReadEntitiesQuery)
export class ReadEntitiesHandler implements IQueryHandler<ReadEntitiesQuery> {
  constructor(
    private readonly registry: Registry,
    private readonly store: AspectStore,
    private readonly clock: Clock,
  ) {}

  async execute({ urns, aspects }: ReadEntitiesQuery): Promise<readonly EntityAspects[]> {
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
