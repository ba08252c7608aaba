import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { MessageBus } from '../../platform/seam/index.js';
import { scroll, type Scrolled } from '../../search/index.js';
import { type LineageAnswer, SearchAcrossLineageQuery } from '../search-across-lineage/search-across-lineage.query.js';
import { ScrollAcrossLineageQuery } from './scroll-across-lineage.query.js';

@QueryHandler(ScrollAcrossLineageQuery)
export class ScrollAcrossLineageHandler implements IQueryHandler<ScrollAcrossLineageQuery> {
  constructor(private readonly bus: MessageBus) {}

  execute({ criteria, context }: ScrollAcrossLineageQuery): Promise<Scrolled<LineageAnswer>> {
    const { count: _count, scrollId: _scrollId, ...rest } = criteria;
    return scroll(criteria, (step) => this.bus.execute(new SearchAcrossLineageQuery({ ...rest, ...step }, context)));
  }
}
