import { Injectable } from '@nestjs/common';
import { failures } from '../../kernel/failures.js';
import type { Entity } from '../../registry/registry.js';
import { Registry } from '../../registry/registry.js';
import { AspectParser } from '../aspect-parsing/aspect-parser.js';
import type { AspectWrite } from '../aspect-store.port.js';
import type { EntityChange } from '../group-commit/group-commit.js';
import type { SnapshotDto } from './ingest-snapshots.command.js';

/** Checks snapshots against the models. Writes nothing and reads no store. */
@Injectable()
export class SnapshotParser {
  private readonly entities: ReadonlyMap<string, Entity>;

  constructor(
    private readonly registry: Registry,
    private readonly aspects: AspectParser,
  ) {
    this.entities = new Map(
      registry
        .entities()
        .flatMap((entity) => (entity.snapshot === undefined ? [] : [[entity.snapshot.record, entity]])),
    );
  }

  /** @throws the failure that says what is wrong with the snapshot */
  parse(snapshot: SnapshotDto): EntityChange {
    const entity = this.entities.get(snapshot.record);
    if (entity === undefined) throw failures.snapshotUnknown({ record: snapshot.record });
    const target = this.registry.requireUrn(snapshot.urn);
    if (target.entity !== entity) throw failures.entityTypeMismatch({ urn: snapshot.urn, entityType: entity.name });
    return { target, writes: this.writes(entity, snapshot) };
  }

  private writes(entity: Entity, { name, aspects }: SnapshotDto): readonly AspectWrite[] {
    return aspects.map((aspect, at) => this.write(entity, aspect, `${name}.aspects[${String(at)}]`));
  }

  private write(entity: Entity, aspect: Readonly<Record<string, unknown>>, name: string): AspectWrite {
    const [[record, value] = ['', undefined], ...more] = Object.entries(aspect);
    if (record === '' || more.length > 0) {
      throw failures.parameterInvalid({
        name,
        reason: 'an aspect of a snapshot is an object with one member, named by its record',
      });
    }
    const spec = this.registry.aspectOfRecord(record);
    if (spec === undefined || !entity.aspectByName.has(spec.name) || spec.kind === 'timeseries') {
      throw failures.aspectUnknown({ aspect: record, entityType: entity.name, hint: '' });
    }
    return { aspect: spec.name, change: 'UPSERT', ...this.aspects.fromValue(spec, value) };
  }
}
