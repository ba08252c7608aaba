import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { failures } from '../../kernel/failures.js';
import type { SortCriterion } from '../../kernel/filter.js';
import { requirePage } from '../../kernel/page.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import type { CriterionDto, FilterDto } from '../filter-parsing/filter-dto.js';
import { type Facet, type SearchAnswer, SearchEntitiesQuery } from '../search-entities/search-entities.query.js';
import { nextCursor, readCursor, type ScrollCursor, writeCursor } from './scroll-cursor.js';
import { type ScrollAnswer, type ScrollCriteria, ScrollEntitiesQuery } from './scroll-entities.query.js';

const URN = 'urn';
const BY_URN: SortCriterion = { field: URN, order: 'ASCENDING' };
/** Hits that one search ranks. */
const MOST = 10_000;

@QueryHandler(ScrollEntitiesQuery)
export class ScrollEntitiesHandler implements IQueryHandler<ScrollEntitiesQuery> {
  constructor(private readonly bus: MessageBus) {}

  async execute({ criteria, context }: ScrollEntitiesQuery): Promise<ScrollAnswer> {
    const { count, scrollId } = criteria;
    requirePage({ start: 0, count }, { sizeName: 'count', reach: 'first' });
    const sort = orderOf(criteria.sort);
    const cursor = scrollId === undefined ? undefined : readCursor(scrollId);
    const found = await this.search({ ...criteria, sort }, cursor, context);
    const seen = new Set(cursor?.last);
    const fresh = found.hits.filter(({ urn }) => !seen.has(urn));
    const passed = cursor?.passed ?? 0;
    const left = found.total - (found.hits.length - fresh.length);
    const hits = fresh.slice(0, count);
    const facets = cursor === undefined ? found.facets : await this.facets(criteria, context);
    const answer = { hits, total: passed + left, facets };
    const [first, ...others] = hits.map(({ urn }) => urn);
    return first === undefined || left === hits.length
      ? answer
      : { ...answer, scrollId: writeCursor(nextCursor([first, ...others], cursor)) };
  }

  /** The hits from the cursor on, that one and its equals among them. */
  private search(
    criteria: ScrollCriteria & { readonly sort: SortCriterion },
    cursor: ScrollCursor | undefined,
    context: RequestContext,
  ): Promise<SearchAnswer> {
    const { count, filter, scrollId: _, ...search } = criteria;
    if (cursor === undefined) {
      return this.bus.execute(new SearchEntitiesQuery({ ...search, filter, page: { start: 0, count } }, context));
    }
    const condition = criteria.sort.order === 'ASCENDING' ? 'GREATER_THAN_OR_EQUAL_TO' : 'LESS_THAN_OR_EQUAL_TO';
    const from = { field: URN, condition, values: [cursor.last[0]] };
    const page = { start: 0, count: Math.min(count + cursor.last.length, MOST) };
    const rest = { ...search, filter: withCriterion(filter, from), page, facets: { kind: 'none' } as const };
    return this.bus.execute(new SearchEntitiesQuery(rest, context));
  }

  /** Facets of all hits; those that were passed are not among the hits of a later answer. */
  private async facets(criteria: ScrollCriteria, context: RequestContext): Promise<readonly Facet[]> {
    if (criteria.facets.kind === 'none') return [];
    const { count: _count, scrollId: _scrollId, ...search } = criteria;
    const counts = { ...search, sort: undefined, page: { start: 0, count: 0 } };
    return (await this.bus.execute(new SearchEntitiesQuery(counts, context))).facets;
  }
}

function orderOf(sort: SortCriterion | undefined): SortCriterion {
  if (sort === undefined) return BY_URN;
  if (sort.field === URN) return sort;
  const reason = `a scroll goes by "${URN}"; a search by start and count can be sorted by "${sort.field}"`;
  throw failures.parameterInvalid({ name: 'sort', reason });
}

function withCriterion(filter: FilterDto | undefined, criterion: CriterionDto): FilterDto {
  const branches = filter?.or ?? [];
  if (branches.length === 0) return { or: [{ and: [...(filter?.criteria ?? []), criterion] }] };
  return { or: branches.map(({ and }) => ({ and: [...(and ?? []), criterion] })) };
}
