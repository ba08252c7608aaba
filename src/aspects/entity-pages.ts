import type { Urn } from '../kernel/urn.js';
import type { Work } from '../kernel/work.js';
import type { AspectStore } from './aspect-store.port.js';

/** Entities that are looked up at once. */
const PAGE = 1000;

/** URNs of all entities of a type, page by page in their order; the last page may be empty. */
export async function* entityPages(
  store: Pick<AspectStore, 'listUrns'>,
  entityType: string,
  work: Work,
): AsyncGenerator<readonly Urn[]> {
  for (let start = 0; ; start += PAGE) {
    const { urns } = await store.listUrns(entityType, { start, count: PAGE }, work);
    yield urns;
    if (urns.length < PAGE) return;
  }
}
