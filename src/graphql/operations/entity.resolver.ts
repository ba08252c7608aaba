import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlEntity } from '../reading/nodes.js';
import { RequestScope } from '../reading/request-scope.js';

/** Reads of entities by URN. An entity that is not stored is answered with its key, and `exists: false`. */
@Resolver()
export class EntityResolver {
  @Query('entity')
  entity(@Args('urn') urn: string, @Context() scope: RequestScope): GraphqlEntity {
    return scope.nodes.require(urn);
  }

  @Query('entityExists')
  exists(@Args('urn') urn: string, @Context() scope: RequestScope): Promise<boolean> {
    return scope.entities.exists(scope.nodes.require(urn));
  }
}
