import { createHash } from 'node:crypto';
import { nextTurn } from '../../kernel/event-loop-turn.js';
import type { AspectRow, AspectStore, WalkedRow } from '../../aspects/index.js';
import { invariant } from '../../kernel/assert-never.js';
import type { Urn } from '../../kernel/urn.js';
import { Work } from '../../kernel/work.js';
import type { Registry } from '../../registry/index.js';
import { readSeries, type TimeseriesPoint, type TimeseriesStore } from '../../timeseries/index.js';
import {
  entityLine,
  type ExportedEntity,
  type ExportedPoint,
  type ExportedVersion,
  type ExportFooter,
  type ExportHeader,
  footerLine,
  headerLine,
  readEntity,
  readFooter,
  readHeader,
} from './exported-entity.js';

/** Where a catalog is read from, or written to. */
export interface CatalogStores {
  readonly aspects: AspectStore;
  readonly points: TimeseriesStore;
  readonly registry: Registry;
}

/** Entities that one read takes. */
const PAGE = 100;

/**
 * All lines of an export, in order of URN: memory is taken by a page of entities, or one with a long history.
 * @param earlier the first lines, as an attempt has left them that did not come to its end; only those after them are
 * given then
 */
export async function* exportLines(
  stores: CatalogStores,
  earlier: AsyncIterable<string>,
  report: (done: number) => void,
): AsyncGenerator<string, ExportFooter> {
  const sum = new LineSum();
  const first = await sum.addAll(earlier, report);
  if (first.header === undefined) yield headerLine({ id: await idOf(stores) });
  // It was complete, and has its name only now.
  if (first.footer !== undefined) return first.footer;
  for await (const entity of storedEntities(stores, sum.last)) {
    const line = entityLine(entity);
    sum.add(line, entity);
    report(sum.entities);
    yield line;
  }
  const footer = sum.footer();
  yield footerLine(footer);
  return footer;
}

/** By what the export begins with, so that what was imported is exported to the same lines. */
async function idOf(stores: CatalogStores): Promise<string> {
  const hash = createHash('sha256');
  let entities = 0;
  for await (const entity of storedEntities(stores, undefined)) {
    hash.update(`${entityLine(entity)}\n`);
    entities++;
    if (entities === PAGE) break;
  }
  return hash.digest('hex');
}

/** Whether lines are a whole export, and say of themselves what they are. */
export async function isWholeExport(lines: AsyncIterable<string>, expected: ExportFooter): Promise<boolean> {
  const sum = new LineSum();
  const { header, footer } = await sum.addAll(lines, () => undefined);
  return header !== undefined && footer?.digest === expected.digest && sum.footer().digest === expected.digest;
}

/** What the lines of an export come to. */
class LineSum {
  entities = 0;
  /** The entity of the last line. */
  last: Urn | undefined;
  private versions = 0;
  private points = 0;
  private readonly hash = createHash('sha256');

  add(line: string, { urn, versions, points }: ExportedEntity): void {
    this.hash.update(`${line}\n`);
    this.entities++;
    this.versions += versions.length;
    this.points += points.length;
    this.last = urn;
  }

  /** @throws InvariantError for a line that is none of an export */
  async addAll(
    lines: AsyncIterable<string>,
    report: (done: number) => void,
  ): Promise<{ readonly header: ExportHeader | undefined; readonly footer: ExportFooter | undefined }> {
    let header: ExportHeader | undefined;
    let footer: ExportFooter | undefined;
    for await (const line of lines) {
      if (header === undefined) {
        header = readHeader(line);
        continue;
      }
      footer = readFooter(line);
      if (footer !== undefined) break;
      const entity = readEntity(line);
      invariant(entity !== undefined, 'a file in the making has lines of an export');
      this.add(line, entity);
      report(this.entities);
    }
    return { header, footer };
  }

  /** Of the lines so far; once. */
  footer(): ExportFooter {
    const { entities, versions, points } = this;
    return { entities, versions, points, digest: this.hash.digest('hex') };
  }
}

async function* storedEntities(stores: CatalogStores, from: Urn | undefined): AsyncGenerator<ExportedEntity> {
  // Also of aspects that the models no longer have: a later model may have them again.
  const series = await stores.points.series();
  let after = from;
  for (;;) {
    const rows = await stores.aspects.walk(after, PAGE);
    after = rows.at(-1)?.urn;
    if (after === undefined) return;
    for (const [urn, ofEntity] of Map.groupBy(rows, (row) => row.urn)) {
      const [first] = ofEntity;
      if (first === undefined) continue;
      const versions = await versionsOf(stores.aspects, ofEntity);
      yield { urn, type: first.entityType, versions, points: await pointsOf(stores, urn, series) };
    }
    await nextTurn();
  }
}

async function versionsOf(aspects: AspectStore, rows: readonly WalkedRow[]): Promise<readonly ExportedVersion[]> {
  const all: AspectRow[] = [...rows];
  for (const { urn, aspect } of rows) {
    for (let back = 1; ; back++) {
      const row = await aspects.version(urn, aspect, -back);
      if (row === undefined) break;
      all.push(row);
    }
  }
  const key = rows.find(({ isKey }) => isKey)?.aspect;
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
    const range = { startTime: undefined, endTime: undefined };
    const ofSeries: TimeseriesPoint[] = [];
    for await (const page of readSeries(points, { urn, aspect, ...range }, Work.unlimited))
      for (const point of page) ofSeries.push(point);
    ofSeries.sort((a, b) => a.timestamp - b.timestamp || (a.identity < b.identity ? -1 : 1));
    for (const { timestamp: time, identity, json, system } of ofSeries)
      found.push({ aspect, time, identity, json, system });
  }
  return found;
}
