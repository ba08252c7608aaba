import { timeBounds } from '../../../change-log/change-log.port.js';
import type { Work } from '../../../kernel/work.js';
import {
  MOST_CHARACTERS,
  type PointPlace,
  type PointSlice,
  selectPoints,
  type StoredPoint,
  type TimeseriesQuery,
} from '../../../timeseries/index.js';
import type { Database, Statement } from '../database.js';
import type { SystemColumns } from './system-columns.js';

/** A point as it is stored. */
export type PointRecord = StoredPoint & SystemColumns;

export const POINT_COLUMNS =
  'p.time AS timestamp, p.message AS identity, c.json, c.observed, c.run, c.last_run AS lastRun, c.extras';
/**
 * Backwards along the primary key, so that nothing is sorted and reading can end anywhere. There is one upper bound: of
 * two, the engine may take the wrong one for the index, and read again what slices before have read.
 */
const BACKWARDS = `
SELECT ${POINT_COLUMNS} FROM point p CROSS JOIN change c ON c.seq = p.seq
WHERE p.cell = ? AND p.time >= ? AND (p.time, p.message) < (?, ?)
ORDER BY p.time DESC, p.message DESC LIMIT ?`;

/** Reads the points of one cell, a long series in slices. */
export class PointReader {
  private readonly backwards: Statement<[number, number, number, string, number], PointRecord>;

  constructor(database: Database) {
    this.backwards = database.prepare(BACKWARDS);
  }

  /** See TimeseriesStore.query. */
  read(cell: number, query: TimeseriesQuery, work: Work): Promise<readonly PointRecord[]> {
    const [first] = timeBounds(query);
    return selectPoints(query, work, (place, most) => this.slice({ cell, first }, place, most));
  }

  private slice(
    { cell, first }: { readonly cell: number; readonly first: number },
    { timestamp, identity }: PointPlace,
    most: number,
  ): PointSlice<PointRecord> {
    const points: PointRecord[] = [];
    let characters = 0;
    for (const point of this.backwards.iterate(cell, first, timestamp, identity, most)) {
      points.push(point);
      characters += point.json.length;
      if (characters >= MOST_CHARACTERS) return { points, characters, next: point };
    }
    return { points, characters, next: points.length < most ? undefined : points.at(-1) };
  }
}
