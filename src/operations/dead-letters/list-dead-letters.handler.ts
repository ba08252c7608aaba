import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { requirePage } from '../../kernel/page.js';
import { type ListedDeadLetters, ProjectionRunner } from '../../projections/index.js';
import { FailedProposals } from './failed-proposals.js';
import { ListDeadLettersQuery } from './list-dead-letters.query.js';

/** Most dead letters of one index, and most failed proposals, in an answer. */
const MOST = 1000;

@QueryHandler(ListDeadLettersQuery)
export class ListDeadLettersHandler implements IQueryHandler<ListDeadLettersQuery> {
  constructor(
    private readonly runner: ProjectionRunner,
    private readonly proposals: FailedProposals,
  ) {}

  async execute({ count }: ListDeadLettersQuery): Promise<ListedDeadLetters> {
    requirePage({ start: 0, count }, { sizeName: 'count', reach: 'all', most: MOST });
    const [indexes, proposals] = await Promise.all([this.runner.deadLetters(count), this.proposals.list(count)]);
    return {
      total: indexes.total + proposals.total,
      deadLetters: [...indexes.deadLetters, ...proposals.deadLetters],
    };
  }
}
