import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { failures } from '../../kernel/failures.js';
import { Registry } from '../../registry/registry.js';
import { FilterReader } from '../filter-parsing/filter-parser.js';
import type { SentFilter } from '../filter-parsing/filter-dto.js';
import { checkPage } from '../page-check.js';
import { type BrowseResult, SearchIndex } from '../search-index.port.js';
import { BrowseQuery } from './browse.query.js';

@QueryHandler(BrowseQuery)
export class BrowseHandler implements IQueryHandler<BrowseQuery> {
  constructor(
    private readonly registry: Registry,
    private readonly filters: FilterReader,
    private readonly index: SearchIndex,
  ) {}

  async execute({ question }: BrowseQuery): Promise<BrowseResult> {
    checkPage(question.page, 'limit');
    requireConjunction(question.filter);
    return this.index.browse({
      entityType: this.registry.requireEntity(question.entityType).name,
      path: question.path,
      filter: this.filters.read(question.filter).filter,
      page: question.page,
    });
  }
}

function requireConjunction(filter: SentFilter | undefined): void {
  const branches = filter?.or ?? [];
  if (branches.length > 1) {
    throw failures.parameterInvalid({ name: 'filter', reason: 'browsing takes a single conjunction' });
  }
  const criteria = branches[0]?.and ?? filter?.criteria ?? [];
  const other = criteria.find(({ condition }) => (condition ?? 'EQUAL') !== 'EQUAL');
  if (other !== undefined) {
    throw failures.filterInvalid({ field: other.field, reason: 'browsing takes the condition EQUAL alone' });
  }
}
