import { passesFilter } from '../../kernel/criterion-match.js';
import type { Filter, SortCriterion } from '../../kernel/filter.js';
import type { Work } from '../../kernel/work.js';
import { timeBounds } from '../../change-log/change-log.port.js';
import type { TimeseriesQuery } from '../timeseries-store.port.js';
import { isMemberPath } from './member-path.js';
import { NewestPoints, SortedPoints, type StoredPoint } from './point-selection.js';

/** Where reading continues: behind this point, in the order of the slices. */
export type PointPlace = Pick<StoredPoint, 'identity' | 'timestamp'>;

/** Points with the latest time first, and those of one time with the last identity first. */
export interface PointSlice<P extends StoredPoint> {
  readonly points: readonly P[];
  /** Characters of their values. */
  readonly characters: number;
  /** Where the next one begins; `undefined` when there is none. */
  readonly next: PointPlace | undefined;
}

/**
 * Reads at most so many points from behind a place, in the range of the query; fewer where their values have too many
 * characters, see MOST_CHARACTERS.
 */
export type ReadSlice<P extends StoredPoint> = (
  place: PointPlace,
  most: number,
) => PointSlice<P> | Promise<PointSlice<P>>;

/** Characters of values after which a slice ends. */
export const MOST_CHARACTERS = 300_000;
/** Work of one slice. */
const SLICE_UNITS = 1000;
/** Units of work of a point, and of what is done with one that is parsed. */
const UNITS = { point: 3, parsed: 3, character: 0.01, comparison: 0.1 } as const;
const COST = 'It goes through more points than that: ask for a shorter time, or with fewer values in the filter.';

/** The points that a query answers, whatever engine reads them; see TimeseriesStore.query. */
export async function selectPoints<P extends StoredPoint>(
  query: TimeseriesQuery,
  work: Work,
  read: ReadSlice<P>,
): Promise<readonly P[]> {
  const { limit } = query;
  const sort = query.sort !== undefined && isMemberPath(query.sort.field) ? query.sort : undefined;
  const plan = planOf(query, sort);
  const selection = sort === undefined ? new NewestPoints<P>(limit) : new SortedPoints<P>(limit, sort);
  const [, last] = timeBounds(query);
  const beginning: PointPlace = { timestamp: last + 1, identity: '' };
  let position: PointPlace | undefined = beginning;
  while (position !== undefined && !selection.isFull) {
    if (position !== beginning && work.turnIsOver) await work.rest();
    const { points, characters, next }: PointSlice<P> = await read(position, plan.most);
    work.spend(points.length * plan.units + (plan.isParsed ? characters * UNITS.character : 0), COST);
    for (const point of points) {
      const value: unknown = plan.isParsed ? JSON.parse(point.json) : undefined;
      if (passesFilter(value, query.filter)) selection.add(point, value);
    }
    position = next;
  }
  return selection.end();
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
