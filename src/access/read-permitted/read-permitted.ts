import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import type { Urn } from '../../kernel/urn.js';
import { CatalogQuery, type RequestContext } from '../../platform/seam/index.js';
import { Authorization } from '../policies/authorization.js';
import { POINTS, VIEW } from '../policies/message-needs.js';

/**
 * Which of some entities the caller may read. `what`: their aspects and edges, or points of their time series. The
 * answer says nothing about whether they exist. Every URN must be of a type that the models know. Never refused.
 */
export class ReadPermittedQuery extends CatalogQuery<ReadonlySet<Urn>> {
  constructor(
    readonly urns: readonly Urn[],
    readonly what: 'entities' | 'points',
    context: RequestContext,
  ) {
    super(context);
  }
}

@QueryHandler(ReadPermittedQuery)
export class ReadPermittedHandler implements IQueryHandler<ReadPermittedQuery> {
  constructor(private readonly authorization: Authorization) {}

  execute({ urns, what, context }: ReadPermittedQuery): Promise<ReadonlySet<Urn>> {
    return this.authorization.permitted(context.actor, what === 'entities' ? VIEW : POINTS, urns);
  }
}
