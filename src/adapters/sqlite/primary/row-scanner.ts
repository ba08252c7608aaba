import type { Statement } from '../database.js';
import type { RowScan } from '../../../aspects/aspect-store.port.js';
import type { Urn } from '../../../kernel/urn.js';
import { aspectOfCell, MAX_ASPECT_ID } from './cell.js';
import type { PrimaryDatabase } from './primary-database.js';
import { urnPattern } from './urn-pattern.js';
import { LATEST_VALUES, type ValueColumns } from './value-columns.js';

/** A latest row, or the newest point of a series, as it is read, in the order of COLUMNS. */
export type ScanRecord = readonly [urn: Urn, type: number, cell: number, ...values: ValueColumns, isPoint: 0 | 1];

/** A position between rows: after those of a URN up to an aspect, or without an aspect, after all rows of the URN. */
export interface RowPosition {
  readonly urn: Urn;
  readonly aspect?: string;
}

/** A window that begins after a position. */
export type RowWindow = RowScan & { readonly after?: RowPosition | undefined };

/**
 * The result of a step. `records`: rows of the window, in order. `skipped`: how many rows before `start` were skipped.
 * `next`: where the next step starts; absent at the end.
 */
export interface ScanStep {
  readonly records: readonly ScanRecord[];
  readonly skipped: number;
  readonly next: RowPosition | undefined;
}

/** Consecutive entities in the order of their URNs, from `lower` to `upper`. `isLast`: whether none follow. */
interface Chunk {
  readonly lower: string;
  readonly upper: Urn;
  readonly isLast: boolean;
}

/** Parameters of the statements; a statement ignores those that it does not use. */
interface ScanParameters {
  readonly aspect: number;
  readonly glob: string;
  readonly before: string;
  readonly lower: string;
  readonly upper: string;
  readonly limit: number;
}

interface Statements {
  /** URN of the last of the next `limit` entities, and how many there are. */
  readonly chunk: Statement<[Partial<ScanParameters>], [Urn | null, number]>;
  /** Rows of a chunk by URN, at most `limit`; those of an entity in the order of their cells. */
  readonly rows: Statement<[Partial<ScanParameters>], ScanRecord>;
  /** How many rows each entity of a chunk has. */
  readonly counts: Statement<[Partial<ScanParameters>], [Urn, number]>;
}

/** Most entities of a step: skipping this many takes a few milliseconds. */
const ENTITIES = 1500;
/** Rows that nearly every entity has; where entities have fewer, a step returns fewer. */
const USUAL_ROWS = 4;
const NOTHING: ScanStep = { records: [], skipped: 0, next: undefined };
const COLUMNS = `e.urn, e.type, l.cell, ${LATEST_VALUES}, 0`;

/**
 * Scans the latest rows by URN, then aspect, in steps that are short whatever the conditions. A scan of one aspect
 * finds the newest points where it is a time series.
 */
export class RowScanner {
  private readonly prepared = new Map<string, Statements>();

  constructor(private readonly primary: PrimaryDatabase) {}

  /** The next rows of a window, at most `count`; perhaps fewer, although there are more after `next`. */
  step(window: RowWindow): ScanStep {
    const { urn, after } = window;
    if (window.aspect !== undefined && this.primary.aspects.find(window.aspect) === undefined) return NOTHING;
    if (after?.aspect !== undefined && (urn === undefined || urn === after.urn)) return this.within(window, after.urn);
    const chunk = this.chunk(window);
    if (chunk === undefined) return NOTHING;
    return window.start > 0 ? this.skip(window, chunk) : this.read(window, chunk);
  }

  private aspectOf(record: ScanRecord): string {
    return this.primary.aspects.textOf(aspectOfCell(record[2]));
  }

  private chunk(window: RowWindow): Chunk | undefined {
    const { urn, aspect, after, start, count } = window;
    if (urn !== undefined) {
      return after !== undefined && after.urn >= urn ? undefined : { lower: urn, upper: urn, isLast: true };
    }
    const values = this.values(window);
    // The least text that sorts after the URN itself.
    const lower = after === undefined ? values.lower : `${after.urn}\u0000`;
    const entities = aspect === undefined ? Math.ceil(count / USUAL_ROWS) : count;
    const limit = start > 0 ? ENTITIES : Math.min(entities, ENTITIES);
    const [upper, found] = this.statements(window).chunk.get({ ...values, lower, limit }) ?? [null, 0];
    return upper === null ? undefined : { lower, upper, isLast: found < limit };
  }

  private read(window: RowWindow, chunk: Chunk): ScanStep {
    const { count } = window;
    const { lower, upper } = chunk;
    const found = this.statements(window).rows.all({ ...this.values(window), lower, upper, limit: count + 1 });
    if (found.length <= count) return { records: this.ordered(found), skipped: 0, next: positionAfter(chunk) };
    // Rows of the last entity may be missing, and these are not in order.
    const cut = found.at(-1)?.[0] ?? upper;
    const whole = found.findIndex(([urn]) => urn === cut);
    const last = found[whole - 1];
    if (last === undefined) return this.within({ ...window, after: undefined }, cut);
    return { records: this.ordered(found.slice(0, whole)), skipped: 0, next: { urn: last[0] } };
  }

  /** Skip rows of whole entities, or some rows of the first entity. */
  private skip(window: RowWindow, chunk: Chunk): ScanStep {
    const { lower, upper } = chunk;
    const counts = this.statements(window).counts.all({ ...this.values(window), lower, upper });
    let skipped = 0;
    let last: Urn | undefined;
    for (const [urn, rows] of counts) {
      if (skipped + rows > window.start) {
        return last === undefined
          ? this.within({ ...window, after: undefined }, urn)
          : { records: [], skipped, next: { urn: last } };
      }
      skipped += rows;
      last = urn;
    }
    return { records: [], skipped, next: positionAfter(chunk) };
  }

  /** Rows of one entity after the position. */
  private within(window: RowWindow, urn: Urn): ScanStep {
    const { after, start, count } = window;
    const bounds = { lower: urn, upper: urn, limit: MAX_ASPECT_ID };
    const all = this.ordered(this.statements(window).rows.all({ ...this.values(window), ...bounds }));
    const passedAspect = after?.aspect ?? '';
    const rest = all.filter((record) => this.aspectOf(record) > passedAspect);
    const skipped = Math.min(start, rest.length);
    const records = rest.slice(skipped, skipped + count);
    const last = rest[skipped + records.length - 1];
    const whole = last === undefined || skipped + records.length === rest.length;
    return { records, skipped, next: whole ? { urn } : { urn, aspect: this.aspectOf(last) } };
  }

  /** Sort by URN, in which order they come, then by aspect. */
  private ordered(records: ScanRecord[]): readonly ScanRecord[] {
    for (let from = 0; from < records.length;) {
      const urn = records[from]?.[0];
      let end = from + 1;
      while (end < records.length && records[end]?.[0] === urn) end++;
      const own = records.slice(from, end).sort((a, b) => (this.aspectOf(a) < this.aspectOf(b) ? -1 : 1));
      for (const record of own) records[from++] = record;
    }
    return records;
  }

  private values({ aspect, urnLike }: RowWindow): Partial<ScanParameters> & { readonly lower: string } {
    const { from: lower = '', ...pattern } = urnLike === undefined ? {} : urnPattern(urnLike);
    const id = aspect === undefined ? undefined : this.primary.aspects.find(aspect);
    return { lower, ...pattern, ...(id === undefined ? {} : { aspect: id }) };
  }

  /** Statements for the conditions of a window: a condition that is absent costs nothing. */
  private statements({ aspect, urnLike }: RowWindow): Statements {
    const cells = aspect === undefined ? OF_ENTITY : OF_ASPECT;
    const [before, like] = urnLike === undefined ? ['', ''] : ['AND urn < :before', 'AND e.urn GLOB :glob'];
    const key = cells + like;
    const made = this.prepared.get(key) ?? this.prepare(cells, { before, like });
    this.prepared.set(key, made);
    return made;
  }

  private prepare(cells: string, { before, like }: Readonly<Record<'before' | 'like', string>>): Statements {
    const { database } = this.primary;
    const inChunk = `e.urn BETWEEN :lower AND :upper ${like}`;
    const chunk = `
      SELECT max(urn), count(*)
      FROM (SELECT urn FROM entity WHERE urn >= :lower ${before} ORDER BY urn LIMIT :limit)`;
    const [points, anyPoint] =
      cells === OF_ASPECT ? [`UNION ALL ${NEWEST_POINTS} WHERE ${inChunk}`, ANY_POINT] : ['', '0'];
    const rows = `
      SELECT ${COLUMNS} FROM entity e CROSS JOIN latest l ON ${cells} CROSS JOIN change c ON c.seq = l.seq
      WHERE ${inChunk} ${points} ORDER BY 1 LIMIT :limit`;
    const counts = `
      SELECT e.urn, (SELECT count(*) FROM latest l WHERE ${cells}) + ${anyPoint}
      FROM entity e WHERE ${inChunk} ORDER BY e.urn`;
    return {
      chunk: database.prepareArrays<[Partial<ScanParameters>], [Urn | null, number]>(chunk),
      rows: database.prepareArrays<[Partial<ScanParameters>], ScanRecord>(rows),
      counts: database.prepareArrays<[Partial<ScanParameters>], [Urn, number]>(counts),
    };
  }
}

const OF_ENTITY = 'l.cell BETWEEN (e.id << 12) AND (e.id << 12) + 4095';
const OF_ASPECT = 'l.cell = (e.id << 12) + :aspect';
const POINTS = 'FROM point WHERE cell = (e.id << 12) + :aspect';
const ANY_POINT = `EXISTS (SELECT 1 ${POINTS})`;
/** Of several points of one moment, that with the least message. */
const NEWEST_POINTS = `
  SELECT e.urn, e.type, p.cell, p.seq, c.json, c.time, c.actor, c.observed, c.run, c.last_run, c.extras, 1
  FROM entity e CROSS JOIN point p
    ON p.cell = (e.id << 12) + :aspect AND p.time = (SELECT max(time) ${POINTS})
    AND p.message = (SELECT min(message) ${POINTS} AND time = p.time)
  CROSS JOIN change c ON c.seq = p.seq`;

function positionAfter({ upper, isLast }: Chunk): RowPosition | undefined {
  return isLast ? undefined : { urn: upper };
}
