import { passesFilter } from '../../../kernel/criterion-match.js';
import type { Filter, SortCriterion } from '../../../kernel/filter.js';
import type { Work } from '../../../kernel/work.js';
import type { TimeseriesQuery } from '../../../timeseries/timeseries-store.port.js';
import type { Database, Statement } from '../database.js';
import { memberPath } from './member-path.js';
import { NewestPoints, type PointRecord, SortedPoints } from './point-selection.js';
import { timeBounds } from './point-table.js';

/** Where reading continues: behind this point, in the order of the slices. */
type PointPlace = Pick<PointRecord, 'identity' | 'timestamp'>;

interface Slice {
  readonly points: readonly PointRecord[];
  /** Characters of their values. */
  readonly characters: number;
  /** Where the next one begins; `undefined` when there is none. */
  readonly next: PointPlace | undefined;
}

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

/** Work of one slice, and characters of values after which it ends. */
const SLICE_UNITS = 1000;
const MOST_CHARACTERS = 300_000;
/** Units of work of a point, and of what is done with one that is parsed. */
const UNITS = { point: 3, parsed: 3, character: 0.01, comparison: 0.1 } as const;
const COST = 'It goes through more points than that: ask for a shorter time, or with fewer values in the filter.';

/** Reads the points of one cell, a long series in slices. */
export class PointReader {
  private readonly backwards: Statement<[number, number, number, string, number], PointRecord>;

  constructor(database: Database) {
    this.backwards = database.prepare(BACKWARDS);
  }

  /** See TimeseriesStore.query. */
  async read(cell: number, query: TimeseriesQuery, work: Work): Promise<readonly PointRecord[]> {
    const { limit } = query;
    const sort = query.sort !== undefined && memberPath(query.sort.field) !== undefined ? query.sort : undefined;
    const plan = planOf(query, sort);
    const selection = sort === undefined ? new NewestPoints(limit) : new SortedPoints(limit, sort);
    const [first, last] = timeBounds(query);
    const beginning: PointPlace = { timestamp: last + 1, identity: '' };
    let position: PointPlace | undefined = beginning;
    while (position !== undefined && !selection.isFull) {
      if (position !== beginning && work.turnIsOver) await work.rest();
      const { points, characters, next } = this.slice({ cell, first }, position, plan.most);
      work.spend(points.length * plan.units + (plan.isParsed ? characters * UNITS.character : 0), COST);
      for (const point of points) {
        const value: unknown = plan.isParsed ? JSON.parse(point.json) : undefined;
        if (passesFilter(value, query.filter)) selection.add(point, value);
      }
      position = next;
    }
    return selection.end();
  }

  private slice(
    { cell, first }: { readonly cell: number; readonly first: number },
    { timestamp, identity }: PointPlace,
    most: number,
  ): Slice {
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

/** `units`: of each point. `most`: points of a slice. `isParsed`: whether anything of their values decides. */
interface Plan {
  readonly units: number;
  readonly most: number;
  readonly isParsed: boolean;
}

function planOf({ filter, limit }: TimeseriesQuery, sort: SortCriterion | undefined): Plan {
  const isParsed = sort !== undefined || filter.or.length > 0;
  const units = UNITS.point + (isParsed ? UNITS.parsed + comparisonsOf(filter) * UNITS.comparison : 0);
  // One more than is asked for shows that those of its time are complete.
  return { units, most: Math.min(Math.ceil(SLICE_UNITS / units), isParsed ? Infinity : limit + 1), isParsed };
}

/** Comparisons with values that a point may take. */
function comparisonsOf({ or }: Filter): number {
  return or.reduce((sum, { and }) => and.reduce((values, criterion) => values + criterion.values.length + 1, sum), 0);
}
