import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { failures } from '../../kernel/failures.js';
import { requirePage } from '../../kernel/page.js';
import { Registry } from '../../registry/registry.js';
import { FilterParser } from '../filter-parsing/filter-parser.js';
import type { FilterDto } from '../filter-parsing/filter-dto.js';
import { groupsOf } from '../filter-parsing/joined-filters.js';
import { type BrowseResult, SearchIndex } from '../search-index.port.js';
import { BrowseQuery } from './browse.query.js';

@QueryHandler(BrowseQuery)
export class BrowseHandler implements IQueryHandler<BrowseQuery> {
  constructor(
    private readonly registry: Registry,
    private readonly filters: FilterParser,
    private readonly index: SearchIndex,
  ) {}

  async execute({ criteria, context }: BrowseQuery): Promise<BrowseResult> {
    requirePage(criteria.page, { sizeName: 'limit', reach: 'first' });
    requireConjunction(criteria.filter);
    return this.index.browse(
      {
        entityType: this.registry.requireEntity(criteria.entityType).name,
        path: criteria.path,
        filter: this.filters.parse(criteria.filter).filter,
        page: criteria.page,
      },
      context.work,
    );
  }
}

function requireConjunction(filter: FilterDto | undefined): void {
  const [criteria = [], ...others] = groupsOf(filter);
  if (others.length > 0) {
    throw failures.parameterInvalid({ name: 'filter', reason: 'browsing takes a single conjunction' });
  }
  const other = criteria.find(({ condition }) => (condition ?? 'EQUAL') !== 'EQUAL');
  if (other !== undefined) {
    throw failures.filterInvalid({ field: other.field, reason: 'browsing takes the condition EQUAL alone' });
  }
}
