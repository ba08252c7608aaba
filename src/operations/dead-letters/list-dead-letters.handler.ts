import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { requirePage } from '../../kernel/page.js';
import { type ListedDeadLetters, ProjectionRunner } from '../../projections/index.js';
import { ListDeadLettersQuery } from './list-dead-letters.query.js';

/** Most dead letters of one index in an answer. */
const MOST = 1000;

@QueryHandler(ListDeadLettersQuery)
export class ListDeadLettersHandler implements IQueryHandler<ListDeadLettersQuery> {
  constructor(private readonly runner: ProjectionRunner) {}

  async execute({ count }: ListDeadLettersQuery): Promise<ListedDeadLetters> {
    requirePage({ start: 0, count }, { sizeName: 'count', reach: 'all', most: MOST });
    return this.runner.deadLetters(count);
  }
}
