import { Injectable } from '@nestjs/common';
import {
  AspectStore,
  type AspectWrite,
  type EntityChange,
  RunlessWrites,
  type RunSeries,
} from '../../aspects/index.js';
import { invariant } from '../../kernel/assert-never.js';
import { nextTurn } from '../../kernel/event-loop-turn.js';
import type { Urn } from '../../kernel/urn.js';
import { type EntityUrn, Registry } from '../../registry/registry.js';
import type { CreatedEntities, RollbackReport, WrittenRow } from './rollback-run.command.js';
import { SoftDeletion } from './soft-deletion.js';

/** Entities, or series, that are looked at together. */
const PART = 50;
/** Rows of one transaction, beyond which it takes no further entity: what it takes keeps other requests waiting. */
const PART_ROWS = 300;
/** Most rows that a report names. */
const SHOWN = 100;

/** `actor`: in whose name. `created`: see CreatedEntities. */
export interface TakingBackOrder {
  readonly actor: Urn;
  readonly created: CreatedEntities;
}

/** Takes back rows, part by part, through the one way to write. */
@Injectable()
export class TakingBack {
  constructor(
    private readonly registry: Registry,
    private readonly store: AspectStore,
    private readonly writes: RunlessWrites,
    private readonly softDeletion: SoftDeletion,
  ) {}

  /** What taking back would do. */
  async tried(rows: readonly WrittenRow[], created: CreatedEntities): Promise<RollbackReport> {
    const taken = created === 'hide' ? rows.filter(({ isKey }) => !isKey) : rows;
    return {
      rows: taken.slice(0, SHOWN),
      entitiesAffected: countUrns(taken),
      aspectsReverted: taken.length,
      ...(await this.created(rows)),
    };
  }

  /** Take back rows, and points of a run from series. */
  async done(
    rows: readonly WrittenRow[],
    points: { readonly runId: string; readonly series: readonly RunSeries[] },
    order: TakingBackOrder,
  ): Promise<RollbackReport> {
    const created = await this.created(rows);
    const counts = { entities: 0, values: 0 };
    for (const part of partsOf(Map.groupBy(rows, ({ urn }) => urn).values())) {
      await this.takeBack(part, order, counts);
      await nextTurn();
    }
    for (let from = 0; from < points.series.length; from += PART) {
      const changes = points.series.slice(from, from + PART).map(({ urn, aspect }): EntityChange => ({
        target: this.registry.requireUrn(urn),
        writes: [{ aspect, change: 'REMOVE_POINTS', runId: points.runId }],
      }));
      counts.values += (await this.writes.submit(changes, order.actor)).removed.points;
      await nextTurn();
    }
    const { entities: entitiesAffected, values: aspectsReverted } = counts;
    return { rows: rows.slice(0, SHOWN), entitiesAffected, aspectsReverted, ...created };
  }

  /** One part. @param rows of each entity */
  private async takeBack(
    rows: readonly (readonly WrittenRow[])[],
    { actor, created }: TakingBackOrder,
    counts: { entities: number; values: number },
  ): Promise<void> {
    const made = rows.filter((own) => own.some(({ isKey }) => isKey));
    const deleted = created === 'delete' ? made : [];
    const kept = rows.filter((own) => !deleted.includes(own));
    const deletions = deleted.map((own) =>
      this.changeOf(own, ({ entity }) => [{ aspect: entity.keyAspect, change: 'DELETE', json: undefined }]),
    );
    const reverts = kept.map((own) => this.changeOf(own, () => own.filter(isValue).map(revertOf)));
    const gone = new Set(deletions.map(({ target }) => target.urn));
    const { changes, removed } = await this.writes.submit([...deletions, ...reverts.filter(hasWrites)], actor);
    counts.entities += countUrns(changes);
    counts.values += changes.filter(({ urn }) => !gone.has(urn)).length + removed.rows + removed.points;
    if (created === 'delete') return;
    const hidden = made.map((own) => this.changeOf(own, ({ entity }) => this.softDeletion.hiding(entity)));
    await this.writes.submit(hidden.filter(hasWrites), actor);
  }

  private changeOf(
    [first]: readonly WrittenRow[],
    writesTo: (target: EntityUrn) => readonly AspectWrite[],
  ): EntityChange {
    invariant(first !== undefined, 'a group has a row');
    const target = this.registry.requireUrn(first.urn);
    return { target, writes: writesTo(target) };
  }

  /** Entities that the rows have created, and what others have written to them. */
  private async created(
    rows: readonly WrittenRow[],
  ): Promise<Pick<RollbackReport, 'aspectsOfOthers' | 'entitiesDeleted' | 'entitiesOfOthers'>> {
    const runs = new Map(rows.filter(({ isKey }) => isKey).map(({ urn, runId }) => [urn, runId]));
    const entitiesOfOthers: Urn[] = [];
    let aspectsOfOthers = 0;
    const urns = [...runs.keys()];
    for (let from = 0; from < urns.length; from += PART) {
      const stored = await this.store.latest(urns.slice(from, from + PART), []);
      for (const [urn, latest] of stored) {
        const others = latest.filter(
          ({ aspect, system }) => system.runId !== runs.get(urn) && aspect !== this.softDeletion.aspect,
        );
        aspectsOfOthers += others.length;
        if (others.length > 0) entitiesOfOthers.push(urn);
      }
      await nextTurn();
    }
    return { entitiesDeleted: runs.size, aspectsOfOthers, entitiesOfOthers };
  }
}

/** Entities by transactions. @param entities rows of each */
function* partsOf(entities: Iterable<readonly WrittenRow[]>): Iterable<readonly (readonly WrittenRow[])[]> {
  let part: (readonly WrittenRow[])[] = [];
  let size = 0;
  for (const rows of entities) {
    part.push(rows);
    size += rows.length;
    if (size < PART_ROWS) continue;
    yield part;
    [part, size] = [[], 0];
  }
  if (part.length > 0) yield part;
}

function isValue({ isKey }: WrittenRow): boolean {
  return !isKey;
}

function revertOf({ aspect, runId }: WrittenRow): AspectWrite {
  return { aspect, change: 'REVERT', runId };
}

/** A change without writes would create its entity. */
function hasWrites({ writes }: EntityChange): boolean {
  return writes.length > 0;
}

function countUrns(places: readonly { readonly urn: Urn }[]): number {
  return new Set(places.map(({ urn }) => urn)).size;
}
