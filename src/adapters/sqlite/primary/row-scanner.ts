import type { Statement } from 'better-sqlite3';
import type { RowScan } from '../../../aspects/aspect-store.port.js';
import type { Urn } from '../../../kernel/urn.js';
import { aspectOfCell, MAX_ASPECT_ID } from './cell.js';
import type { PrimaryDatabase } from './primary-database.js';
import { urnPattern } from './urn-pattern.js';
import { LATEST_VALUES, type ValueColumns } from './value-columns.js';

/** A latest row as it is read, in the order of COLUMNS. */
export type ScanRecord = readonly [urn: Urn, type: number, cell: number, ...values: ValueColumns];

/** A place between rows: behind those of a URN up to an aspect, or without it behind all of them. */
export interface RowPlace {
  readonly urn: Urn;
  readonly aspect?: string;
}

/** A window that begins behind a place. */
export type RowWindow = RowScan & { readonly after?: RowPlace | undefined };

/**
 * How far a step came. `records`: rows of the window, in order. `passed`: rows of `start` that were passed over.
 * `next`: where the window goes on; absent when there is nothing behind.
 */
export interface ScanStep {
  readonly records: readonly ScanRecord[];
  readonly passed: number;
  readonly next: RowPlace | undefined;
}

/** Entities side by side in the order of URNs, from `lower` to `upper`. `end`: whether others may come behind them. */
interface Chunk {
  readonly lower: string;
  readonly upper: Urn;
  readonly end: 'maybe' | 'yes';
}

/** What statements are given. Unused members are passed over. */
interface Values {
  readonly aspect: number;
  readonly glob: string;
  readonly before: string;
  readonly lower: string;
  readonly upper: string;
  readonly limit: number;
}

interface Statements {
  /** The last one of so many entities, and how many there are. */
  readonly chunk: Statement<[Partial<Values>], [Urn | null, number]>;
  /** Rows of a chunk by URN, at most so many; those of an entity in the order of their cells. */
  readonly rows: Statement<[Partial<Values>], ScanRecord>;
  /** Rows of each entity of a chunk, counted. */
  readonly counts: Statement<[Partial<Values>], [Urn, number]>;
}

/** Entities that a step looks at: to pass over so many takes a few milliseconds. */
const ENTITIES = 1500;
/** Rows that nearly every entity has; where they have fewer, a step brings fewer. */
const USUAL_ROWS = 4;
const NOTHING: ScanStep = { records: [], passed: 0, next: undefined };
const COLUMNS = `e.urn, e.type, l.cell, ${LATEST_VALUES}`;

/** Goes through the latest rows by URN, then aspect, in steps that are short whatever is looked for. */
export class RowScanner {
  private readonly prepared = new Map<string, Statements>();

  constructor(private readonly primary: PrimaryDatabase) {}

  /** The next rows of a window, at most `count`; perhaps fewer, although there are more behind `next`. */
  step(window: RowWindow): ScanStep {
    const { urn, after } = window;
    if (window.aspect !== undefined && this.primary.aspects.find(window.aspect) === undefined) return NOTHING;
    if (after?.aspect !== undefined && (urn === undefined || urn === after.urn)) return this.within(window, after.urn);
    const chunk = this.chunk(window);
    if (chunk === undefined) return NOTHING;
    return window.start > 0 ? this.passOver(window, chunk) : this.read(window, chunk);
  }

  private aspectOf(record: ScanRecord): string {
    return this.primary.aspects.textOf(aspectOfCell(record[2]));
  }

  private chunk(window: RowWindow): Chunk | undefined {
    const { urn, aspect, after, start, count } = window;
    if (urn !== undefined) {
      return after !== undefined && after.urn >= urn ? undefined : { lower: urn, upper: urn, end: 'yes' };
    }
    const values = this.values(window);
    // The least text behind the URN itself.
    const lower = after === undefined ? values.lower : `${after.urn}\u0000`;
    const entities = aspect === undefined ? Math.ceil(count / USUAL_ROWS) : count;
    const limit = start > 0 ? ENTITIES : Math.min(entities, ENTITIES);
    const [upper, found] = this.statements(window).chunk.get({ ...values, lower, limit }) ?? [null, 0];
    return upper === null ? undefined : { lower, upper, end: found < limit ? 'yes' : 'maybe' };
  }

  private read(window: RowWindow, chunk: Chunk): ScanStep {
    const { count } = window;
    const { lower, upper } = chunk;
    const found = this.statements(window).rows.all({ ...this.values(window), lower, upper, limit: count + 1 });
    if (found.length <= count) return { records: this.ordered(found), passed: 0, next: placeBehind(chunk) };
    // Rows of the last entity may be missing, and these are not in order.
    const cut = found.at(-1)?.[0] ?? upper;
    const whole = found.findIndex(([urn]) => urn === cut);
    const last = found[whole - 1];
    if (last === undefined) return this.within({ ...window, after: undefined }, cut);
    return { records: this.ordered(found.slice(0, whole)), passed: 0, next: { urn: last[0] } };
  }

  /** Pass over rows of whole entities, or over some of the first entity. */
  private passOver(window: RowWindow, chunk: Chunk): ScanStep {
    const { lower, upper } = chunk;
    const counts = this.statements(window).counts.all({ ...this.values(window), lower, upper });
    let passed = 0;
    let last: Urn | undefined;
    for (const [urn, rows] of counts) {
      if (passed + rows > window.start) {
        return last === undefined
          ? this.within({ ...window, after: undefined }, urn)
          : { records: [], passed, next: { urn: last } };
      }
      passed += rows;
      last = urn;
    }
    return { records: [], passed, next: placeBehind(chunk) };
  }

  /** Rows of one entity, those behind the place alone. */
  private within(window: RowWindow, urn: Urn): ScanStep {
    const { after, start, count } = window;
    const bounds = { lower: urn, upper: urn, limit: MAX_ASPECT_ID };
    const all = this.ordered(this.statements(window).rows.all({ ...this.values(window), ...bounds }));
    const passedAspect = after?.aspect ?? '';
    const rest = all.filter((record) => this.aspectOf(record) > passedAspect);
    const passed = Math.min(start, rest.length);
    const records = rest.slice(passed, passed + count);
    const last = rest[passed + records.length - 1];
    const whole = last === undefined || passed + records.length === rest.length;
    return { records, passed, next: whole ? { urn } : { urn, aspect: this.aspectOf(last) } };
  }

  /** In order of URN, which they come in, then aspect. */
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

  private values({ aspect, urnLike }: RowWindow): Partial<Values> & { readonly lower: string } {
    const { from: lower = '', ...pattern } = urnLike === undefined ? {} : urnPattern(urnLike);
    const id = aspect === undefined ? undefined : this.primary.aspects.find(aspect);
    return { lower, ...pattern, ...(id === undefined ? {} : { aspect: id }) };
  }

  /** Statements for the conditions that a window has: a condition that is not there costs nothing. */
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
    const rows = `
      SELECT ${COLUMNS} FROM entity e CROSS JOIN latest l ON ${cells} CROSS JOIN change c ON c.seq = l.seq
      WHERE ${inChunk} ORDER BY e.urn LIMIT :limit`;
    const counts = `
      SELECT e.urn, (SELECT count(*) FROM latest l WHERE ${cells}) FROM entity e WHERE ${inChunk} ORDER BY e.urn`;
    return {
      chunk: database.prepare<[Partial<Values>], [Urn | null, number]>(chunk).raw(),
      rows: database.prepare<[Partial<Values>], ScanRecord>(rows).raw(),
      counts: database.prepare<[Partial<Values>], [Urn, number]>(counts).raw(),
    };
  }
}

const OF_ENTITY = 'l.cell BETWEEN (e.id << 12) AND (e.id << 12) + 4095';
const OF_ASPECT = 'l.cell = (e.id << 12) + :aspect';

function placeBehind({ upper, end }: Chunk): RowPlace | undefined {
  return end === 'yes' ? undefined : { urn: upper };
}
