import type {
  AspectRow,
  AspectStore,
  AspectWrite,
  EntityWrite,
  WriteRequest,
} from '../../src/aspects/aspect-store.port.js';
import type { TimeRange } from '../../src/change-log/change-log.port.js';
import { InvariantError } from '../../src/kernel/assert-never.js';
import type { Urn } from '../../src/kernel/urn.js';
import { parseUrn } from '../../src/kernel/urn.js';
import { entriesAfter, entriesOf, rebuildEntries } from '../../src/projections/rebuild-entries.js';
import type { RebuildSource } from '../../src/projections/rebuild-source.js';
import type { TimeseriesPoint } from '../../src/timeseries/timeseries-store.port.js';

export const TIME = 1_700_000_000_000;
export const KEY_ASPECT = 'wombatKey';

/** A URN from text that must be valid. */
export function urn(text: string): Urn {
  const made = parseUrn(text);
  if (made === undefined) throw new InvariantError(`${text} is no URN`);
  return made;
}

/** URN of a wombat, the entity type used in these suites. */
export function wombat(name: string): Urn {
  return urn(`urn:li:wombat:${name}`);
}

export const ACTOR = urn('urn:li:corpuser:jdoe');
export const STAMP = { time: TIME, actor: ACTOR } as const;
const SYSTEM = { lastObserved: TIME, runId: 'run-1' } as const;
/** The same as it is stored: the writing run is also the last one. */
export const STORED_SYSTEM = { ...SYSTEM, lastRunId: 'run-1' } as const;

export function keyJson(target: Urn): string {
  return JSON.stringify({ name: target.slice('urn:li:wombat:'.length) });
}

export function upsert(aspect: string, json: string): AspectWrite {
  return { aspect, change: 'UPSERT', json };
}

export function deletion(aspect: string): AspectWrite {
  return { aspect, change: 'DELETE', json: undefined };
}

/** Writes to one entity, with its key aspect as the only default. */
export function entityWrite(
  target: Urn,
  writes: readonly AspectWrite[],
  change: Partial<EntityWrite> = {},
): EntityWrite {
  return {
    urn: target,
    entityType: 'wombat',
    keyAspect: KEY_ASPECT,
    writes,
    defaults: [{ aspect: KEY_ASPECT, json: keyJson(target) }],
    ...change,
  };
}

export function request(entities: readonly EntityWrite[], change: Partial<WriteRequest> = {}): WriteRequest {
  return { entities, stamp: STAMP, system: SYSTEM, ...change };
}

/** A write that adds a point. */
export function addition({ aspect, timestamp, identity, json }: TimeseriesPoint): AspectWrite {
  return { aspect, change: 'ADD_POINT', timestamp, identity, json };
}

/** A write that removes points; `range` absent means all of the aspect. */
export function removal(aspect: string, range?: Partial<TimeRange>): AspectWrite {
  if (range === undefined) return { aspect, change: 'REMOVE_POINTS' };
  return { aspect, change: 'REMOVE_POINTS', range: { startTime: undefined, endTime: undefined, ...range } };
}

/** A request that only adds points: their entities get no defaults. */
export function pointsRequest(points: readonly TimeseriesPoint[]): WriteRequest {
  return request(points.map((one) => entityWrite(one.urn, [addition(one)], { system: one.system, defaults: [] })));
}

/** A request that writes to one entity. */
export function write(target: Urn, writes: readonly AspectWrite[], change: Partial<WriteRequest> = {}): WriteRequest {
  return request([entityWrite(target, writes)], change);
}

/** The items of all pages. */
export async function gather<T>(pages: AsyncIterable<readonly T[]>): Promise<readonly T[]> {
  const gathered: T[] = [];
  for await (const page of pages) for (const item of page) gathered.push(item);
  return gathered;
}

/** A row as short text. */
export function brief(row: AspectRow): string {
  return `${row.urn.slice('urn:li:wombat:'.length)} ${row.aspect} ${String(row.version)} ${row.json}`;
}

export function point(timestamp: number, change: Partial<TimeseriesPoint> = {}): TimeseriesPoint {
  return {
    urn: wombat('a'),
    entityType: 'wombat',
    aspect: 'profile',
    timestamp,
    identity: '',
    json: JSON.stringify({ timestampMillis: timestamp }),
    system: STORED_SYSTEM,
    ...change,
  };
}

/** What a rebuild takes from a store without time series. */
export function rowsOf(store: AspectStore): RebuildSource {
  return {
    checkpointEvery: { own: 10_000, shared: 10_000 },
    pages: (after) => rebuildEntries(store, undefined, after),
    after: (urn, limit) => entriesAfter(store, urn, { limit, series: undefined }),
    of: (urn) => entriesOf(store, urn, undefined),
    entityEstimate: () => store.entityEstimate(),
  };
}
