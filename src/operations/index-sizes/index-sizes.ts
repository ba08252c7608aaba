import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { AspectStore, entityPages } from '../../aspects/index.js';
import type { Urn } from '../../kernel/urn.js';
import type { Work } from '../../kernel/work.js';
import { CatalogQuery } from '../../platform/seam/index.js';
import { Registry } from '../../registry/index.js';
import { readSeries, TimeseriesStore } from '../../timeseries/index.js';

/** `bytes`: of the points of a time series as JSON text, over all entities of a type. */
export interface SeriesSize {
  readonly entityType: string;
  readonly aspect: string;
  readonly bytes: number;
}

/**
 * Sizes of all time series, by entity type and aspect as the models list them; those without points have 0 bytes. Never
 * refused.
 */
export class SeriesSizesQuery extends CatalogQuery<readonly SeriesSize[]> {}

@QueryHandler(SeriesSizesQuery)
export class SeriesSizesHandler implements IQueryHandler<SeriesSizesQuery> {
  constructor(
    private readonly registry: Registry,
    private readonly aspects: AspectStore,
    private readonly points: TimeseriesStore,
  ) {}

  async execute({ context: { work } }: SeriesSizesQuery): Promise<readonly SeriesSize[]> {
    const sizes: SeriesSize[] = [];
    for (const { name: entityType, aspectByName } of this.registry.entities()) {
      const series = [...aspectByName.values()].filter(({ kind }) => kind === 'timeseries').map(({ name }) => name);
      if (series.length === 0) continue;
      const bytes = new Map(series.map((aspect) => [aspect, 0]));
      for await (const urns of entityPages(this.aspects, entityType, work)) {
        for (const urn of urns) {
          for (const [aspect, size] of bytes) bytes.set(aspect, size + (await this.bytes(urn, aspect, work)));
        }
      }
      for (const [aspect, size] of bytes) sizes.push({ entityType, aspect, bytes: size });
    }
    return sizes;
  }

  private async bytes(urn: Urn, aspect: string, work: Work): Promise<number> {
    let bytes = 0;
    for await (const page of readSeries(this.points, { urn, aspect, startTime: undefined, endTime: undefined }, work)) {
      for (const { json } of page) bytes += Buffer.byteLength(json);
    }
    return bytes;
  }
}
