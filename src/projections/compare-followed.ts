import type { ChangeLog } from '../change-log/change-log.port.js';
import { StoreUnavailable } from '../kernel/failures.js';
import type { Urn } from '../kernel/urn.js';
import { compareContent, type ComparedEntities, type ComparedWindow, type Treatment } from './compare-content.js';
import type { DeadLetterRetry } from './dead-letter-retry.js';
import type { DerivedProjection } from './derived-projection.js';
import type { LogPositions } from './log-positions.js';
import type { ProjectionSources } from './projection-sources.js';

/** Entries that a projection may be behind while it is compared. */
const MOST_BEHIND = 5000;

/** A projection that follows the log, as it stands. `cursor`: the last entry that it has seen. */
export interface FollowedProjection {
  readonly projection: DerivedProjection<unknown>;
  readonly sources: Pick<ProjectionSources, 'log' | 'source'>;
  readonly deadLetters: Pick<DeadLetterRetry, 'retry'>;
  readonly positions: Pick<LogPositions, 'at'>;
  readonly cursor: number;
}

/**
 * Compare entities of a projection to which nothing is applied meanwhile, although others may write. What differs is
 * derived once more if it is to be repaired.
 * @returns `undefined` when it cannot be said yet: entities that differ were changed after what the projection has seen
 */
export async function compareFollowed(
  { projection, sources, deadLetters, positions, cursor }: FollowedProjection,
  window: ComparedEntities,
  treatment: Treatment,
): Promise<ComparedWindow | undefined> {
  const compared = await compareContent(projection, sources.source, window);
  const urns = compared.different.map(({ urn }) => urn);
  if (urns.length === 0) return compared;
  if ((await changesAfter(sources.log, cursor, new Set(urns))) !== 'none') return undefined;
  if (treatment === 'report') return compared;
  const positionNow = () => positions.at(cursor);
  try {
    await projection.replace(urns, compared.entries, await positionNow());
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    // One of them is to blame: it stays different, and the others must not.
    await deadLetters.retry(urns, positionNow);
  }
  return compared;
}

async function changesAfter(log: ChangeLog, cursor: number, urns: ReadonlySet<Urn>): Promise<'none' | 'some'> {
  if ((await log.head()) === cursor) return 'none';
  const later = await log.read(cursor, MOST_BEHIND);
  return later.length === MOST_BEHIND || later.some(({ urn }) => urns.has(urn)) ? 'some' : 'none';
}
