import { Injectable } from '@nestjs/common';
import type { AspectSpec } from '../../../generated/service/registry/model.js';
import { AspectStore, type AspectWrite, type EntityChange, RunlessWrites } from '../../aspects/index.js';
import { readExactJson, writeExactJson } from '../../kernel/exact-json.js';
import type { Urn } from '../../kernel/urn.js';
import type { Work } from '../../kernel/work.js';
import { EdgeGraph } from '../../lineage/index.js';
import type { RequestContext } from '../../platform/seam/index.js';
import { Registry } from '../../registry/registry.js';
import type { AspectReference, FoundReferences } from './delete-references.command.js';
import { cut, referenceCuts, relationshipsTo } from './reference-cuts.js';

/** Edges of one read, and entities of one transaction. */
const EDGES = 1000;
const PART = 50;
/** References that an answer names. */
const SAMPLE = 10;
/** Work of looking at an edge. */
const EDGE_UNITS = 5;

/** Finds what points at an entity, and removes it. */
@Injectable()
export class ReferenceRemoval {
  constructor(
    private readonly registry: Registry,
    private readonly graph: EdgeGraph,
    private readonly store: AspectStore,
    private readonly writes: RunlessWrites,
  ) {}

  /** @param mode `dry-run`: only find them */
  async execute(urn: Urn, mode: 'apply' | 'dry-run', { actor, work }: RequestContext): Promise<FoundReferences> {
    const sources = [...(await this.sources(urn, work))];
    const sample: AspectReference[] = [];
    let total = 0;
    for (let from = 0; from < sources.length; from += PART) {
      const found = await this.references(urn, sources.slice(from, from + PART));
      total += found.length;
      for (const one of found) if (sample.length < SAMPLE) sample.push(one);
      if (mode === 'apply') await this.remove(urn, found, actor);
      await work.rest();
    }
    return { total, sample };
  }

  /** Entities with an edge to this one. All are read before the first is changed, which takes edges away. */
  private async sources(urn: Urn, work: Work): Promise<ReadonlySet<Urn>> {
    const sources = new Set<Urn>();
    for (let start = 0; ; start += EDGES) {
      const request = { urn, direction: 'INCOMING', types: [], page: { start, count: EDGES } } as const;
      const { items, total } = await this.graph.neighbours(request, work);
      work.spend(items.length * EDGE_UNITS);
      for (const item of items) sources.add(item.urn);
      if (start + EDGES >= total) return sources;
    }
  }

  /** Which aspects of the entities name it. */
  private async references(urn: Urn, sources: readonly Urn[]): Promise<readonly AspectReference[]> {
    const found: AspectReference[] = [];
    for (const [entity, rows] of await this.store.latest(sources, [])) {
      for (const { aspect, json } of rows) {
        const spec = this.specOf(entity, aspect);
        if (spec === undefined || spec.relationships.length === 0) continue;
        const value: unknown = JSON.parse(json);
        for (const relationship of relationshipsTo(urn, spec, value)) found.push({ relationship, entity, aspect });
      }
    }
    return found;
  }

  /** `undefined` for what may not be changed: a key is what its entity is. */
  private specOf(urn: Urn, aspect: string): AspectSpec | undefined {
    const { entity } = this.registry.requireUrn(urn);
    return aspect === entity.keyAspect ? undefined : entity.aspectByName.get(aspect);
  }

  private async remove(urn: Urn, references: readonly AspectReference[], actor: Urn): Promise<void> {
    if (references.length === 0) return;
    const byEntity = Map.groupBy(references, ({ entity }) => entity);
    await this.writes.submit(
      (stored) =>
        [...byEntity].flatMap(([entity, own]): readonly EntityChange[] => {
          const aspects = [...new Set(own.map(({ aspect }) => aspect))];
          const writes = aspects.flatMap((aspect) =>
            this.without(urn, { entity, aspect }, stored.json(entity, aspect)),
          );
          return writes.length === 0 ? [] : [{ target: this.registry.requireUrn(entity), writes }];
        }),
      actor,
    );
  }

  /** The write that leaves an aspect without references; none when it has lost them already. */
  private without(
    urn: Urn,
    { entity, aspect }: Pick<AspectReference, 'aspect' | 'entity'>,
    json: string | undefined,
  ): readonly AspectWrite[] {
    const spec = this.specOf(entity, aspect);
    if (json === undefined || spec === undefined) return [];
    const cuts = referenceCuts(urn, spec, JSON.parse(json), this.registry);
    if (cuts.kind === 'aspect') return [{ aspect, change: 'DELETE', json: undefined }];
    if (cuts.places.length === 0) return [];
    return [{ aspect, change: 'UPSERT', json: writeExactJson(cut(readExactJson(json), cuts.places)) }];
  }
}
