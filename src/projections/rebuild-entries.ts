import type { AspectStore, WalkedRow } from '../aspects/aspect-store.port.js';
import type { ChangeEntry } from '../change-log/change-log.port.js';
import { SYSTEM_ACTOR } from '../kernel/actors.js';
import { entityTypeOf, type Urn } from '../kernel/urn.js';
import type { TimeseriesPoint, TimeseriesStore } from '../timeseries/index.js';
import { forgetValue } from './entry-value.js';

/** Entities on a page, about 5 ms for all projections together; requests are served between two pages. */
const PAGE = 25;

/** Series of which a rebuild needs the newest points. `aspectsOf`: their names by entity type. */
export interface RebuiltSeries {
  readonly store: Pick<TimeseriesStore, 'newest'>;
  readonly aspectsOf: ReadonlyMap<string, readonly string[]>;
}

/**
 * All latest rows of the primary store, and the newest points of these series, as RESTATE entries, page by page; all
 * entries of an entity are on the same page.
 * @param from the entity after which they begin; with the first when it is absent
 */
export async function* rebuildEntries(
  store: Pick<AspectStore, 'walk'>,
  series?: RebuiltSeries,
  from?: Urn,
): AsyncGenerator<readonly ChangeEntry[], undefined> {
  let after = from;
  for (;;) {
    const entries = await entriesAfter(store, after, { limit: PAGE, series });
    if (entries.length === 0) return undefined;
    yield entries;
    // Whoever reads pages has asked for the next one, and made of this what it needs.
    for (const entry of entries) forgetValue(entry);
    after = entries.findLast(({ kind }) => kind === 'versioned')?.urn;
  }
}

/**
 * The same of the first `limit` entities after a URN: the rows in the order of their URNs, then the points; `[]` when
 * nothing comes after.
 */
export async function entriesAfter(
  store: Pick<AspectStore, 'walk'>,
  after: Urn | undefined,
  { limit, series }: { readonly limit: number; readonly series: RebuiltSeries | undefined },
): Promise<readonly ChangeEntry[]> {
  const rows = await store.walk(after, limit);
  return [...rows.map(restatementOf), ...(await newestPoints(rows, series))];
}

/** The same of one entity; `[]` when nothing is stored of it. */
export async function entriesOf(
  store: Pick<AspectStore, 'latest'>,
  urn: Urn,
  series: RebuiltSeries | undefined,
): Promise<readonly ChangeEntry[]> {
  const stored = (await store.latest([urn], [])).get(urn) ?? [];
  const rows = stored.map((row) => ({ ...row, entityType: entityTypeOf(urn) }));
  return [...rows.map(restatementOf), ...(await newestPoints(rows, series))];
}

type RebuiltRow = Omit<WalkedRow, 'isKey'>;

async function newestPoints(rows: readonly RebuiltRow[], series: RebuiltSeries | undefined): Promise<ChangeEntry[]> {
  if (series === undefined) return [];
  const seqs = new Map(rows.map(({ urn, seq }) => [urn, seq]));
  const wanted = new Map<string, Set<Urn>>();
  for (const { urn, entityType } of rows) {
    for (const aspect of series.aspectsOf.get(entityType) ?? []) {
      wanted.set(aspect, (wanted.get(aspect) ?? new Set<Urn>()).add(urn));
    }
  }
  const answers = [...wanted].map(([aspect, urns]) => series.store.newest([...urns], aspect));
  const found: ChangeEntry[] = [];
  for (const points of await Promise.all(answers)) {
    for (const [urn, point] of points) found.push(restatedPoint(point, seqs.get(urn) ?? 0));
  }
  return found;
}

/** `seq`: of a row of its entity, which names the entity where the entry cannot be applied. */
function restatedPoint(
  { urn, entityType, aspect, json, system, timestamp }: TimeseriesPoint,
  seq: number,
): ChangeEntry {
  return {
    seq,
    kind: 'timeseries',
    urn,
    entityType,
    aspect,
    change: 'RESTATE',
    json,
    previousJson: undefined,
    system,
    previousSystem: undefined,
    newest: { kind: 'this' },
    actor: SYSTEM_ACTOR,
    time: timestamp,
  };
}

/** The row as an entry of the log. */
function restatementOf(row: RebuiltRow): ChangeEntry {
  return {
    seq: row.seq,
    kind: 'versioned',
    urn: row.urn,
    entityType: row.entityType,
    aspect: row.aspect,
    change: 'RESTATE',
    json: row.json,
    previousJson: undefined,
    system: row.system,
    previousSystem: undefined,
    actor: row.createdBy,
    time: row.createdOn,
  };
}
