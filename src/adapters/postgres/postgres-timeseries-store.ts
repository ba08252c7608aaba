import { timeBounds } from '../../change-log/change-log.port.js';
import type { Urn } from '../../kernel/urn.js';
import type { Work } from '../../kernel/work.js';
import {
  MOST_CHARACTERS,
  type PointPlace,
  type PointSlice,
  selectPoints,
  type StoredPoint,
  type TimeseriesPoint,
  type TimeseriesQuery,
  TimeseriesStore,
} from '../../timeseries/index.js';
import { textArray } from './array-text.js';
import type { PostgresConnections } from './postgres-connections.js';
import type { PostgresDatabase } from './postgres-database.js';
import { type MetadataColumns, systemOf } from './system-columns.js';

type PointColumns = [
  time: number,
  identity: string,
  json: string,
  observed: number,
  run: string,
  lastRun: string,
  extras: string | null,
  type: string,
];

interface PointOfType extends StoredPoint {
  readonly system: MetadataColumns;
  readonly entityType: string;
}

const COLUMNS = 'p.time, p.identity, c.json, c.observed, c.run, c.last_run, c.extras, e.type';

/** Backwards along the primary key, so that nothing is sorted and reading can end anywhere. */
const BACKWARDS = {
  name: 'points-backwards',
  text: `
SELECT ${COLUMNS} FROM (
  SELECT *, sum(length) OVER (ORDER BY time DESC, identity DESC) - length AS before FROM (
    SELECT o.*, octet_length(v.json) AS length FROM point o JOIN change v ON v.seq = o.seq
    WHERE o.entity = (SELECT id FROM entity WHERE urn = $1) AND o.aspect = $2
      AND o.time >= $3 AND (o.time, o.identity) < ($4, $5)
    ORDER BY o.time DESC, o.identity DESC LIMIT $6
  ) s
) p JOIN change c ON c.seq = p.seq JOIN entity e ON e.id = p.entity
WHERE p.before < ${String(MOST_CHARACTERS)} ORDER BY p.time DESC, p.identity DESC`,
};
const NEWEST = {
  name: 'newest-points',
  text: `
SELECT ${COLUMNS}, e.urn FROM unnest($1::text[]) AS u(urn) JOIN entity e ON e.urn = u.urn
CROSS JOIN LATERAL (
  SELECT o.time, o.identity, o.seq FROM point o
  WHERE o.entity = e.id AND o.aspect = $2
    AND o.time = (SELECT max(m.time) FROM point m WHERE m.entity = e.id AND m.aspect = $2)
  ORDER BY o.identity LIMIT 1
) p JOIN change c ON c.seq = p.seq`,
};

const SERIES = { name: 'series', text: 'SELECT DISTINCT aspect FROM point ORDER BY aspect' };

/** Time series in the database of the primary store; the value of a point is that of the log entry which added it. */
export class PostgresTimeseriesStore extends TimeseriesStore {
  private readonly connections: PostgresConnections;

  constructor({ connections }: PostgresDatabase) {
    super();
    this.connections = connections;
  }

  override async query(query: TimeseriesQuery, work: Work): Promise<readonly TimeseriesPoint[]> {
    if (query.limit === 0) return [];
    const points = await selectPoints(query, work, (place, most) => this.slice(query, place, most));
    return points.map((point) => pointOf(query.urn, query.aspect, point));
  }

  override async series(): Promise<readonly string[]> {
    const rows = await this.connections.rows<[string]>(SERIES, []);
    return rows.map(([aspect]) => aspect);
  }

  override async newest(urns: readonly Urn[], aspect: string): Promise<ReadonlyMap<Urn, TimeseriesPoint>> {
    if (urns.length === 0) return new Map();
    const wanted = textArray([...new Set(urns)]);
    const rows = await this.connections.rows<[...PointColumns, Urn]>(NEWEST, [wanted, aspect]);
    return new Map(rows.map((row) => [row[8], pointOf(row[8], aspect, stored(row))]));
  }

  private async slice(
    { urn, aspect, ...range }: TimeseriesQuery,
    { timestamp, identity }: PointPlace,
    most: number,
  ): Promise<PointSlice<PointOfType>> {
    const [first] = timeBounds(range);
    const limit = Math.min(most, MOST_POINTS);
    const rows = await this.connections.rows<PointColumns>(BACKWARDS, [urn, aspect, first, timestamp, identity, limit]);
    const points = rows.map(stored);
    const characters = points.reduce((sum, { json }) => sum + json.length, 0);
    const isLast = points.length < limit && characters < MOST_CHARACTERS / LEAST_SHARE;
    return { points, characters, next: isLast ? undefined : points.at(-1) };
  }
}

/** Points of a slice that are not parsed. */
const MOST_POINTS = 1000;
/** Bytes that a character has at most: a slice with fewer characters was not cut for its length. */
const LEAST_SHARE = 4;

function stored([timestamp, identity, json, ...rest]: readonly [...PointColumns, ...unknown[]]): PointOfType {
  const [observed, run, lastRun, extras, entityType] = rest;
  return { timestamp, identity, json, entityType, system: { observed, run, lastRun, extras } };
}

function pointOf(
  urn: Urn,
  aspect: string,
  { entityType, timestamp, identity, json, system }: PointOfType,
): TimeseriesPoint {
  return { urn, entityType, aspect, timestamp, identity, json, system: systemOf(system) };
}
