/**
 * What searches found that were asked before, while nothing was written since.
 *
 * The problem: who looks at the second page of a search asks for all that was found for the first one, its facets
 * included, and most seconds of a catalog's day pass without a write. The idea: all hits, the first of them in order,
 * and the counts of facets are kept by what was asked but the page. The first change drops them all.
 *
 *   hits 1 to 10 of "orders daily": its key is kept   hits 11 to 20: what was found is kept   hits 21 to 30: known
 *
 * It is counted in the memory of the index, where it is evicted as anything else.
 */
import type { Page } from '../../../../kernel/page.js';
import type { FacetRequest, FacetResult } from '../../../../search/search-index.port.js';
import type { DocSet } from '../memory/doc-set.js';
import type { Evictable, IndexMemory } from '../memory/index-memory.js';
import { CurrentEntries } from './current-entries.js';
import type { RecentChanges } from './recent-changes.js';
import type { SortedHits } from './sorting.js';

/** Hits that are kept in order. */
export const KEPT_IN_ORDER = 200;
/** Memory of what was found beside its parts, of a hit in order, and of a facet and each of its values. */
const BYTES = { found: 500, hit: 12, facet: 200, value: 100, character: 2 } as const;

/** All hits of a search, and the first of them in order. */
export interface RankedHits {
  readonly hits: DocSet;
  readonly best: SortedHits;
}

/** Hits that are kept, and the facets that were counted of them. */
export class KnownHits implements RankedHits, Evictable {
  readonly isPinned = false;
  isUsed = false;
  private state: 'dropped' | 'kept' = 'kept';
  private readonly facets = new Map<string, FacetResult>();
  private total: number;

  constructor(
    readonly hits: DocSet,
    readonly best: SortedHits,
    private readonly memory: IndexMemory,
    private readonly remove: () => void,
  ) {
    this.total = BYTES.found + hits.bytes + BYTES.hit * best.ids.length;
  }

  /** Whether a page is among the hits that are in order. */
  hasInOrder({ start, count }: Page): boolean {
    return this.best.ids.length >= Math.min(start + count, this.hits.size);
  }

  facet(request: FacetRequest): FacetResult | undefined {
    return this.facets.get(keyOf(request));
  }

  /** Keep a facet that is not kept yet, counted of the hits as they are. */
  addFacet(request: FacetRequest, result: FacetResult): void {
    this.facets.set(keyOf(request), result);
    this.total += BYTES.facet;
    for (const { value } of result.counts) this.total += BYTES.value + BYTES.character * value.length;
    if (this.state === 'kept' && this.memory.count(this, this.total) === 'refused') this.evict();
  }

  /** Memory that it takes. */
  get bytes(): number {
    return this.total;
  }

  evict(): void {
    this.state = 'dropped';
    this.remove();
  }
}

function keyOf({ field, limit }: FacetRequest): string {
  return `${field} ${String(limit)}`;
}

export class RecentHits {
  private readonly known: CurrentEntries<KnownHits>;

  constructor(
    private readonly memory: IndexMemory,
    changes: Pick<RecentChanges, 'now'>,
  ) {
    this.known = new CurrentEntries(memory, changes);
  }

  /** Whether a search was asked before, so that its hits are worth keeping; from now on it was. */
  isAgain(key: string): boolean {
    return this.known.isAgain(key);
  }

  /** The hits as of now, when they are known. */
  find(key: string): KnownHits | undefined {
    return this.known.find(key);
  }

  /** Keep hits of now, so far as there is room. */
  keep(key: string, { hits, best }: RankedHits): KnownHits {
    const known = new KnownHits(hits, best, this.memory, () => {
      this.known.remove(key);
    });
    this.known.keep(key, known, known.bytes);
    return known;
  }
}
