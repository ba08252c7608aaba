import { Injectable } from '@nestjs/common';
import { AspectStore } from '../aspects/aspect-store.port.js';
import type { ChangeEntry } from '../change-log/change-log.port.js';
import { Registry } from '../registry/index.js';
import { TimeseriesStore } from '../timeseries/index.js';
import { rebuildEntries } from './rebuild-entries.js';

/** What projections are rebuilt from: all latest rows, and the newest points of series that have search fields. */
@Injectable()
export class RebuildSource {
  readonly pages: () => AsyncGenerator<readonly ChangeEntry[], undefined>;

  constructor(store: AspectStore, points: TimeseriesStore, registry: Registry) {
    const aspects = registry.entities().flatMap(({ aspectByName }) => [...aspectByName.values()]);
    const projected = aspects.filter(({ kind, searchable }) => kind === 'timeseries' && searchable.length > 0);
    const series = { store: points, aspects: [...new Set(projected.map(({ name }) => name))] };
    this.pages = () => rebuildEntries(store, series);
  }
}
