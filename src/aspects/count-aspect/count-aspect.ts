import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { failures } from '../../kernel/failures.js';
import { requireLikePattern } from '../../kernel/like-pattern.js';
import type { RequestContext } from '../../platform/seam/index.js';
import { CatalogQuery } from '../../platform/seam/index.js';
import { Registry } from '../../registry/registry.js';
import { AspectStore } from '../aspect-store.port.js';

/**
 * How many entities have an aspect; `urnLike`: an SQL LIKE pattern on their URNs. Fails with parameterInvalid for an
 * aspect that no entity has in the models, and for a pattern that is none.
 */
export class CountAspectQuery extends CatalogQuery<number> {
  constructor(
    readonly aspect: string,
    readonly urnLike: string | undefined,
    context: RequestContext,
  ) {
    super(context);
  }
}

@QueryHandler(CountAspectQuery)
export class CountAspectHandler implements IQueryHandler<CountAspectQuery> {
  constructor(
    private readonly registry: Registry,
    private readonly store: AspectStore,
  ) {}

  async execute({ aspect, urnLike, context }: CountAspectQuery): Promise<number> {
    if (this.registry.aspect(aspect) === undefined) {
      throw failures.parameterInvalid({ name: 'aspect', reason: `no entity has an aspect "${aspect}"` });
    }
    requireLikePattern('urnLike', urnLike);
    return this.store.countAspect(aspect, urnLike, context.work);
  }
}
