import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { MessageBus } from '../../platform/seam/index.js';
import { type SearchAnswer, SearchEntitiesQuery } from '../search-entities/search-entities.query.js';
import { scroll, type Scrolled } from './scroll.js';
import { ScrollEntitiesQuery } from './scroll-entities.query.js';

@QueryHandler(ScrollEntitiesQuery)
export class ScrollEntitiesHandler implements IQueryHandler<ScrollEntitiesQuery> {
  constructor(private readonly bus: MessageBus) {}

  execute({ criteria, context }: ScrollEntitiesQuery): Promise<Scrolled<SearchAnswer>> {
    const { count: _count, scrollId: _scrollId, ...rest } = criteria;
    return scroll(criteria, (step) => this.bus.execute(new SearchEntitiesQuery({ ...rest, ...step }, context)));
  }
}
