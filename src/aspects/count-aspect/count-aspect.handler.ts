import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { failures } from '../../kernel/failures.js';
import { requireLikePattern } from '../../kernel/like-pattern.js';
import { Registry } from '../../registry/registry.js';
import { AspectStore } from '../aspect-store.port.js';
import { CountAspectQuery } from './count-aspect.query.js';

@QueryHandler(CountAspectQuery)
export class CountAspectHandler implements IQueryHandler<CountAspectQuery> {
  constructor(
    private readonly registry: Registry,
    private readonly store: AspectStore,
  ) {}

  async execute({ aspect, urnLike }: CountAspectQuery): Promise<number> {
    if (this.registry.aspect(aspect) === undefined) {
      throw failures.parameterInvalid({ name: 'aspect', reason: `no entity has an aspect "${aspect}"` });
    }
    requireLikePattern('urnLike', urnLike);
    return this.store.countAspect(aspect, urnLike);
  }
}
