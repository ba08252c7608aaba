import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import type { ChangeEntry } from '../change-log/change-log.port.js';
import { nextTurn } from '../kernel/event-loop-turn.js';
import type { Urn } from '../kernel/urn.js';
import type { DerivedProjection } from './derived-projection.js';
import type { RebuildSource } from './rebuild-source.js';

/**
 * An entity of which a derived store has something else than it should. `missing`: it has nothing of it. `surplus`: it
 * should have nothing.
 */
export interface EntityDifference {
  readonly urn: Urn;
  readonly kind: 'different' | 'missing' | 'surplus';
}

/**
 * Entities in the order of their URNs, compared. `entities`: of the primary store. `different`: those of which the
 * derived store has something else, or more, or nothing. `entries`: what a rebuild would make of these. `next`: the
 * last one, after which the next window begins; `undefined` at the end. `milliseconds`: for which the thread was kept
 * from requests meanwhile, by work or by the disk of an embedded store; waiting for a server keeps none.
 */
export interface ComparedWindow {
  readonly entities: number;
  readonly different: readonly EntityDifference[];
  readonly entries: readonly ChangeEntry[];
  readonly next: Urn | undefined;
  readonly milliseconds: number;
}

/** What to do with what differs. */
export type Treatment = 'repair' | 'report';

/** Which entities are compared: the first `limit` ones after `after`, from the first when it is `undefined`. */
export interface ComparedEntities {
  readonly after: Urn | undefined;
  readonly limit: number;
}

/** Compare what is derived of some entities after `after` with what should be. Nothing may be written meanwhile. */
export async function compareContent(
  projection: Pick<DerivedProjection<unknown>, 'expectedContent' | 'storedContent'>,
  source: RebuildSource,
  { after, limit }: ComparedEntities,
): Promise<ComparedWindow> {
  const began = performance.eventLoopUtilization();
  const all = await source.after(after, limit);
  const urns = [...new Set(all.map(({ urn }) => urn))];
  // Each of the two may wait long for the disk of an embedded store.
  await nextTurn();
  const stored = await projection.storedContent(after, limit);
  // Each side may end before the other: only as far as both go is anything known.
  const ends = [urns.length < limit ? undefined : urns.at(-1), stored.length < limit ? undefined : stored.at(-1)?.urn];
  const next = ends.reduce((a, b) => (a === undefined || (b !== undefined && compareUrns(b, a) < 0) ? b : a));
  const within = (urn: Urn): boolean => next === undefined || compareUrns(urn, next) <= 0;
  const entries = all.filter(({ urn }) => within(urn));
  const expected = projection.expectedContent(entries);
  const digests = new Map(expected.map(({ urn, digest }) => [urn, digest]));
  const found = new Map(stored.filter(({ urn }) => within(urn)).map(({ urn, digest }) => [urn, digest]));
  const different = new Set([...digests.keys(), ...found.keys()].filter((urn) => digests.get(urn) !== found.get(urn)));
  const kindOf = (urn: Urn): EntityDifference['kind'] => {
    if (!found.has(urn)) return 'missing';
    return digests.has(urn) ? 'different' : 'surplus';
  };
  return {
    entities: urns.filter(within).length,
    different: [...different].map((urn) => ({ urn, kind: kindOf(urn) })),
    entries: entries.filter(({ urn }) => different.has(urn)),
    next,
    milliseconds: activeSince(began),
  };
}

/** Milliseconds in which the event loop did not wait for anything. */
function activeSince(began: EventLoopUtilization): number {
  return performance.eventLoopUtilization(began).active;
}

/** As stores order them: by bytes. */
function compareUrns(a: Urn, b: Urn): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
