/**
 * Reads for many entities of which the caller may not read all. A page of results must not fail because of one of them:
 * what may be read is read, and the answer names the rest. Policies are asked only after a read was refused, so whoever
 * may read everything pays nothing.
 *
 * An entity that nobody named, such as a result of a search, then has what its URN says, `exists: false` and no
 * aspects, as if nothing were stored of it. One that the caller named is refused (D-211).
 */
import { ReadPermittedQuery } from '../../access/index.js';
import { failures } from '../../kernel/failures.js';
import type { Urn } from '../../kernel/urn.js';
import type { MessageBus, RequestContext } from '../../platform/seam/index.js';

/** Who reads, and what: aspects and edges, or points. */
export interface PermittedRead {
  readonly bus: MessageBus;
  readonly context: RequestContext;
  readonly what: 'entities' | 'points';
}

/** What was read. `refused`: of those that the caller may not read. */
export interface PermittedAnswer<Found> {
  readonly urns: readonly Urn[];
  readonly found: Found | undefined;
  readonly refused: ReadonlySet<Urn>;
}

const NONE: ReadonlySet<Urn> = new Set();

/** @param read asked once more with those that may be read, after a refusal; not at all when there are none */
export async function readPermitted<Found>(
  urns: readonly Urn[],
  { bus, context, what }: PermittedRead,
  read: (urns: readonly Urn[]) => Promise<Found>,
): Promise<PermittedAnswer<Found>> {
  try {
    return { urns, found: await read(urns), refused: NONE };
  } catch (error) {
    if (!failures.forbidden.is(error)) throw error;
    const permitted = await bus.execute(new ReadPermittedQuery(urns, what, context));
    const refused = new Set(urns.filter((urn) => !permitted.has(urn)));
    // Refused for another reason than by policies about entities.
    if (refused.size === 0) throw error;
    const left = urns.filter((urn) => permitted.has(urn));
    return { urns: left, found: left.length === 0 ? undefined : await read(left), refused };
  }
}
