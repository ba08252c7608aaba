import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { AspectRow, AspectStore, WalkedRow } from '../../aspects/index.js';
import { NO_FILTER } from '../../kernel/filter.js';
import type { Urn } from '../../kernel/urn.js';
import { Work } from '../../kernel/work.js';
import type { Registry } from '../../registry/index.js';
import type { TimeseriesPoint, TimeseriesStore } from '../../timeseries/index.js';
import {
  entityLine,
  type ExportedEntity,
  type ExportedPoint,
  type ExportedVersion,
  type ExportFooter,
  footerLine,
  headerLine,
} from './exported-entity.js';

/** Where a catalog is read from, or written to. */
export interface CatalogStores {
  readonly aspects: AspectStore;
  readonly points: TimeseriesStore;
  readonly registry: Registry;
}

/** Entities, and points, that one read takes. */
const PAGE = 100;
const POINTS = 1000;

/** All lines of an export, in order of URN: memory is taken by a page of entities, or one with a long history. */
export async function* exportLines(
  stores: CatalogStores,
  id: string,
  report: (done: number) => void,
): AsyncGenerator<string, ExportFooter> {
  yield headerLine({ id });
  const hash = createHash('sha256');
  const counts = { entities: 0, versions: 0, points: 0 };
  for await (const entity of storedEntities(stores)) {
    const line = entityLine(entity);
    hash.update(`${line}\n`);
    counts.entities++;
    counts.versions += entity.versions.length;
    counts.points += entity.points.length;
    report(counts.entities);
    yield line;
  }
  const footer = { ...counts, digest: hash.digest('hex') };
  yield footerLine(footer);
  return footer;
}

async function* storedEntities(stores: CatalogStores): AsyncGenerator<ExportedEntity> {
  const series = stores.registry
    .aspects()
    .flatMap(({ kind, name }) => (kind === 'timeseries' ? [name] : []))
    .sort();
  let after: Urn | undefined;
  for (;;) {
    const rows = await stores.aspects.walk(after, PAGE);
    after = rows.at(-1)?.urn;
    if (after === undefined) return;
    for (const [urn, ofEntity] of Map.groupBy(rows, (row) => row.urn)) {
      const [first] = ofEntity;
      if (first === undefined) continue;
      const versions = await versionsOf(stores, ofEntity);
      yield { urn, type: first.entityType, versions, points: await pointsOf(stores, urn, series) };
    }
    await setImmediate();
  }
}

async function versionsOf(
  { aspects, registry }: CatalogStores,
  rows: readonly WalkedRow[],
): Promise<readonly ExportedVersion[]> {
  const all: AspectRow[] = [...rows];
  for (const { urn, aspect } of rows) {
    for (let back = 1; ; back++) {
      const row = await aspects.version(urn, aspect, -back);
      if (row === undefined) break;
      all.push(row);
    }
  }
  const key = registry.entity(rows[0]?.entityType ?? '')?.keyAspect;
  const rank = ({ aspect }: AspectRow): number => (aspect === key ? 0 : 1);
  all.sort((a, b) => rank(a) - rank(b) || a.seq - b.seq);
  return all.map(({ aspect, json, system, createdOn: on, createdBy: by }) => ({ aspect, json, system, on, by }));
}

async function pointsOf(
  { points }: CatalogStores,
  urn: Urn,
  series: readonly string[],
): Promise<readonly ExportedPoint[]> {
  const found: ExportedPoint[] = [];
  for (const aspect of series) {
    const ofSeries = await seriesOf(points, urn, aspect);
    ofSeries.sort((a, b) => a.timestamp - b.timestamp || (a.identity < b.identity ? -1 : 1));
    for (const { timestamp: time, identity, json, system } of ofSeries)
      found.push({ aspect, time, identity, json, system });
  }
  return found;
}

/** All points, page by page from the newest: those of the last time on a page are read once more with the next. */
async function seriesOf(points: TimeseriesStore, urn: Urn, aspect: string): Promise<TimeseriesPoint[]> {
  const found = new Map<string, TimeseriesPoint>();
  let endTime: number | undefined;
  let limit = POINTS;
  for (;;) {
    const range = { startTime: undefined, endTime };
    const query = { urn, aspect, filter: NO_FILTER, sort: undefined, limit, ...range };
    const page = await points.query(query, Work.unlimited);
    for (const point of page) found.set(`${String(point.timestamp)} ${point.identity}`, point);
    if (page.length < limit) return [...found.values()];
    // A page of a single time tells nothing of where the next one begins.
    const last = page.at(-1)?.timestamp;
    limit = last === endTime ? 2 * limit : POINTS;
    endTime = last;
  }
}
