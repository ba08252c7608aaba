import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { requirePage } from '../../kernel/page.js';
import type { GraphqlEntity } from '../reading/nodes.js';
import { RequestScope } from '../reading/request-scope.js';

/** Reads of entities by URN. An entity that is not stored is answered with its key, and `exists: false`. */
@Resolver()
export class EntityResolver {
  @Query('entity')
  entity(@Args('urn') urn: string, @Context() scope: RequestScope): GraphqlEntity {
    return scope.nodes.requireNamed(urn);
  }

  /** In the order of the URNs, as if they had been found: what may not be read says nothing of what is stored. */
  @Query('entities')
  entities(@Args('urns') urns: readonly string[], @Context() scope: RequestScope): readonly GraphqlEntity[] {
    requirePage({ start: 0, count: urns.length }, { sizeName: 'urns', reach: 'all' });
    return urns.map((urn) => scope.nodes.require(urn));
  }

  @Query('entityExists')
  exists(@Args('urn') urn: string, @Context() scope: RequestScope): Promise<boolean> {
    return scope.entities.exists(scope.nodes.requireNamed(urn));
  }
}
