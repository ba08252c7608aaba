import { Injectable } from '@nestjs/common';
import { AspectStore } from '../aspects/aspect-store.port.js';
import type { ChangeEntry } from '../change-log/change-log.port.js';
import type { Urn } from '../kernel/urn.js';
import { Registry } from '../registry/index.js';
import { TimeseriesStore } from '../timeseries/index.js';
import { entriesAfter, entriesOf, rebuildEntries } from './rebuild-entries.js';

/** Entities between two checkpoints, in a store of the process's own and in one that it shares. */
type CheckpointDistances = Readonly<Record<'own' | 'shared', number>>;

/**
 * What projections are rebuilt from, and compared with: all latest rows, and the newest points of series that have
 * search fields, as RESTATE entries.
 */
@Injectable()
export class RebuildSource {
  /** Of all entities, or of those after a URN, page by page, in order of URN; the first pages may be empty. */
  readonly pages: (after?: Urn) => AsyncGenerator<readonly ChangeEntry[], undefined>;
  /** Of the first `limit` entities after a URN; `[]` when nothing comes after. */
  readonly after: (urn: Urn | undefined, limit: number) => Promise<readonly ChangeEntry[]>;
  /** Of one entity; `[]` when nothing is stored of it. */
  readonly of: (urn: Urn) => Promise<readonly ChangeEntry[]>;
  /** About how many entities there are. */
  readonly entityEstimate: () => Promise<number>;
  /**
   * Entities after which a rebuild notes how far it is: some seconds are lost with a process that is killed. More often
   * where that takes place beside it: a server has less to write at the end.
   */
  readonly checkpointEvery: CheckpointDistances = { own: 10_000, shared: 5_000 };

  constructor(store: AspectStore, points: TimeseriesStore, registry: Registry) {
    const series = { store: points, aspectsOf: projectedSeries(registry) };
    this.pages = async function* (after) {
      for (const step of store.prepareWalk()) {
        await step;
        // Whoever reads pages may have to end.
        yield [];
      }
      return yield* rebuildEntries(store, series, after);
    };
    this.after = (urn, limit) => entriesAfter(store, urn, { limit, series });
    this.of = (urn) => entriesOf(store, urn, series);
    this.entityEstimate = () => store.entityEstimate();
  }
}

/** Names of the time series that documents have fields of, by entity type. */
function projectedSeries(registry: Registry): ReadonlyMap<string, readonly string[]> {
  return new Map(
    registry.entities().map(({ name, aspectByName }) => {
      const aspects = [...aspectByName.values()];
      const projected = aspects.filter(({ kind, searchable }) => kind === 'timeseries' && searchable.length > 0);
      return [name, projected.map((aspect) => aspect.name)];
    }),
  );
}
