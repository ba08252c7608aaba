import type { TimeRange } from '../../change-log/change-log.port.js';
import { NO_FILTER } from '../../kernel/filter.js';
import type { Urn } from '../../kernel/urn.js';
import type { Work } from '../../kernel/work.js';
import type { TimeseriesPoint, TimeseriesStore } from '../timeseries-store.port.js';

/** Points that one read takes. */
const PAGE = 1000;

/** Which points to read: those of an aspect of one entity in a range of time. */
export interface SeriesCriteria extends TimeRange {
  readonly urn: Urn;
  readonly aspect: string;
}

/**
 * All points of a series, page by page, those of later times first. Each comes once; of those that are written
 * meanwhile some do.
 * @throws what `work` throws
 */
export async function* readSeries(
  store: TimeseriesStore,
  { urn, aspect, startTime, endTime: last }: SeriesCriteria,
  work: Work,
): AsyncGenerator<readonly TimeseriesPoint[]> {
  let endTime = last;
  let limit = PAGE;
  let known: ReadonlySet<string> = new Set();
  for (;;) {
    const query = { urn, aspect, filter: NO_FILTER, sort: undefined, limit, startTime, endTime };
    const page = await store.query(query, work);
    const fresh = page.filter(({ timestamp, identity }) => timestamp !== endTime || !known.has(identity));
    if (fresh.length > 0) yield fresh;
    if (page.length < limit) return;
    // Points of the last time are read again with the next page. A page of one time does not say where that begins.
    const time = page.at(-1)?.timestamp;
    limit = time === endTime ? 2 * limit : PAGE;
    endTime = time;
    known = new Set(page.filter(({ timestamp }) => timestamp === time).map(({ identity }) => identity));
  }
}
