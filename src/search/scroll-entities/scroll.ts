import { failures } from '../../kernel/failures.js';
import type { SortCriterion } from '../../kernel/filter.js';
import { requirePage } from '../../kernel/page.js';
import type { Urn } from '../../kernel/urn.js';
import type { FilterDto } from '../filter-parsing/filter-dto.js';
import { narrowedBy } from '../filter-parsing/joined-filters.js';
import type { Facet, FacetSelection, SearchCriteria } from '../search-entities/search-entities.query.js';
import { nextCursor, readCursor, scrollDigest, type ScrollCursor, writeCursor } from './scroll-cursor.js';

const URN = 'urn';
const BY_URN: SortCriterion = { field: URN, order: 'ASCENDING' };
/** Hits that one search ranks. */
const MOST = 10_000;

/**
 * What a scroll is asked for, of any kind of search. `scrollId`: of the answer before, which must have been to the same
 * criteria; absent at the beginning. `count`: most hits of an answer. `sort`: by `urn` alone, ascending unless given.
 */
export interface ScrollRequest {
  readonly scrollId: string | undefined;
  readonly count: number;
  readonly filter: FilterDto | undefined;
  readonly sort: SortCriterion | undefined;
  readonly facets: FacetSelection;
}

/** What each search of a scroll is asked for in place of what the scroll is. */
export type ScrollStep = Pick<SearchCriteria, 'facets' | 'filter' | 'page' | 'sort'>;

interface FoundEntities {
  readonly hits: readonly { readonly urn: Urn }[];
  readonly total: number;
  readonly facets: readonly Facet[];
}

/** `total` and facets: of all hits, not only of those that are left. `scrollId`: absent when no hit is left. */
export type Scrolled<A> = A & { readonly scrollId?: string };

/**
 * The hits of a search that come next in order of URN. Nothing is kept between two answers: a hit that is there all the
 * time is answered exactly once, whatever is written meanwhile.
 * @throws failures.pageInvalid, failures.parameterInvalid
 */
export async function scroll<A extends FoundEntities>(
  request: ScrollRequest,
  search: (step: ScrollStep) => Promise<A>,
): Promise<Scrolled<A>> {
  const { count, scrollId, facets } = request;
  const of = digestOf(request);
  requirePage({ start: 0, count }, { sizeName: 'count', reach: 'first' });
  const sort = orderOf(request.sort);
  const cursor = scrollId === undefined ? undefined : readCursor(scrollId, of);
  const found = await search(stepFrom(cursor, { ...request, sort }));
  const seen = new Set<string>(cursor?.last);
  const fresh = found.hits.filter(({ urn }) => !seen.has(urn));
  const left = found.total - (found.hits.length - fresh.length);
  const hits = fresh.slice(0, count);
  const total = (cursor?.passed ?? 0) + left;
  // Hits that were passed are not among those of a later search.
  const counted = cursor === undefined || facets.kind === 'none' ? found : await search(countsOf(request));
  const [first, ...others] = hits.map(({ urn }) => urn);
  const next =
    first === undefined || left === hits.length
      ? {}
      : { scrollId: writeCursor(nextCursor(of, [first, ...others], cursor)) };
  return { ...found, hits, total, facets: counted.facets, ...next };
}

/** Of what is found, and in which order; what is shown of it may be another for each answer. */
function digestOf(request: ScrollRequest): string {
  const { count: _count, scrollId: _scrollId, facets: _facets, ...found } = request;
  const { facetValues: _values, matched: _matched, ...criteria }: Partial<SearchCriteria> = found;
  return scrollDigest(criteria);
}

/** The hits from the cursor on, that one and its equals among them. */
function stepFrom(
  cursor: ScrollCursor | undefined,
  { count, filter, sort, facets }: ScrollRequest & { readonly sort: SortCriterion },
): ScrollStep {
  if (cursor === undefined) return { filter, sort, facets, page: { start: 0, count } };
  const condition = sort.order === 'ASCENDING' ? 'GREATER_THAN_OR_EQUAL_TO' : 'LESS_THAN_OR_EQUAL_TO';
  return {
    filter: narrowedBy(filter, { field: URN, condition, values: [cursor.last[0]] }),
    sort,
    facets: { kind: 'none' },
    page: { start: 0, count: Math.min(count + cursor.last.length, MOST) },
  };
}

function countsOf({ filter, facets }: ScrollRequest): ScrollStep {
  return { filter, facets, sort: undefined, page: { start: 0, count: 0 } };
}

function orderOf(sort: SortCriterion | undefined): SortCriterion {
  if (sort === undefined) return BY_URN;
  if (sort.field === URN) return sort;
  const reason = `a scroll goes by "${URN}"; a search by start and count can be sorted by "${sort.field}"`;
  throw failures.parameterInvalid({ name: 'sort', reason, value: sort.field });
}
