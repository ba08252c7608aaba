import { Injectable } from '@nestjs/common';
import { AspectStore } from '../aspects/aspect-store.port.js';
import type { ChangeEntry } from '../change-log/change-log.port.js';
import type { Urn } from '../kernel/urn.js';
import { Registry } from '../registry/index.js';
import { TimeseriesStore } from '../timeseries/index.js';
import { entriesAfter, entriesOf, rebuildEntries } from './rebuild-entries.js';

/**
 * What projections are rebuilt from, and compared with: all latest rows, and the newest points of series that have
 * search fields, as RESTATE entries.
 */
@Injectable()
export class RebuildSource {
  /** Of all entities, page by page. */
  readonly pages: () => AsyncGenerator<readonly ChangeEntry[], undefined>;
  /** Of the first `limit` entities after a URN; `[]` when nothing comes after. */
  readonly after: (urn: Urn | undefined, limit: number) => Promise<readonly ChangeEntry[]>;
  /** Of one entity; `[]` when nothing is stored of it. */
  readonly of: (urn: Urn) => Promise<readonly ChangeEntry[]>;
  /** About how many entities there are. */
  readonly entityEstimate: () => Promise<number>;

  constructor(store: AspectStore, points: TimeseriesStore, registry: Registry) {
    const aspects = registry.entities().flatMap(({ aspectByName }) => [...aspectByName.values()]);
    const projected = aspects.filter(({ kind, searchable }) => kind === 'timeseries' && searchable.length > 0);
    const series = { store: points, aspects: [...new Set(projected.map(({ name }) => name))] };
    this.pages = () => rebuildEntries(store, series);
    this.after = (urn, limit) => entriesAfter(store, urn, { limit, series });
    this.of = (urn) => entriesOf(store, urn, series);
    this.entityEstimate = () => store.entityEstimate();
  }
}
