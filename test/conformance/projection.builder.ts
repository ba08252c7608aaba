import { ProcessLeases } from '../../src/change-log/index.js';
import type { ChangeEntry } from '../../src/change-log/change-log.port.js';
import { type Clock, SystemClock } from '../../src/kernel/clock.js';
import {
  DerivedProjection,
  ProjectionRunner,
  ProjectionSet,
  ProjectionSources,
  RetryPolicy,
} from '../../src/projections/index.js';
import type { PrimaryStore } from './primary-store-location.js';
import { rowsOf, upsert, wombat, write } from './primary-store.builder.js';
import { type RecordingStore, valueChanges } from './recording-store.js';

/** A runner of projections of all values, by name, which hardly waits before it tries again. */
export function projectionRunner(
  { store, log, deadLetters }: PrimaryStore,
  stores: Readonly<Record<string, RecordingStore>>,
  clock: Clock = new SystemClock(),
): ProjectionRunner {
  const projections = Object.entries(stores).map(([name, one]) => new DerivedProjection(name, one, valueChanges));
  const sources = new ProjectionSources(rowsOf(store), log, deadLetters, clock);
  return new ProjectionRunner(new ProjectionSet(projections), sources, new RetryPolicy([1, 1], 5), new ProcessLeases());
}

/** Write one aspect of a wombat. @returns what the log has of it */
export async function putValue(
  { store }: PrimaryStore,
  name: string,
  aspect = 'status',
  json = '{}',
): Promise<readonly ChangeEntry[]> {
  const outcomes = await store.commit([write(wombat(name), [upsert(aspect, json)])]);
  return outcomes.flatMap((outcome) => (outcome.kind === 'written' ? outcome.changes : []));
}

/** All values of a primary store, as a RecordingStore that is up with it has them. */
export async function valuesOf({ store }: PrimaryStore): Promise<ReadonlyMap<string, string>> {
  const rows = await store.walk(undefined, 10_000);
  return new Map(rows.map((row) => [`${row.urn} ${row.aspect}`, row.json]));
}
