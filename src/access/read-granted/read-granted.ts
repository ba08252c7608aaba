import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { ACTOR_TYPE } from '../../kernel/actors.js';
import { failures } from '../../kernel/failures.js';
import { CatalogQuery, type RequestContext } from '../../platform/seam/index.js';
import { Registry } from '../../registry/index.js';
import { Authorization } from '../policies/authorization.js';
import { grantableFor } from '../policies/grantable-privileges.js';
import { METADATA_PRIVILEGES, PLATFORM_PRIVILEGES } from '../policies/privileges.js';

/** Whoever may write policies knows what they allow. */
const ABOUT_OTHERS = ['MANAGE_POLICIES'];

/** URNs as they were sent. `resource`: the entity in question; `type`: what its sender says that it is. */
export interface GrantedCriteria {
  readonly actor: string;
  readonly resource: { readonly urn: string; readonly type: string } | undefined;
}

/**
 * Which privileges a user has, by their types: for an entity, stored or not, those that decide something about it;
 * without one those of the platform and those on every entity. All of them while authentication is off.
 * Fails with urnInvalid, entityTypeUnknown, entityTypeMismatch, and with forbidden for another user than the caller
 * unless the caller may manage policies.
 */
export class ReadGrantedQuery extends CatalogQuery<readonly string[]> {
  constructor(
    readonly criteria: GrantedCriteria,
    context: RequestContext,
  ) {
    super(context);
  }
}

@QueryHandler(ReadGrantedQuery)
export class ReadGrantedHandler implements IQueryHandler<ReadGrantedQuery> {
  constructor(
    private readonly registry: Registry,
    private readonly authorization: Authorization,
  ) {}

  async execute({ criteria: { actor, resource }, context }: ReadGrantedQuery): Promise<readonly string[]> {
    const { urn: user, entityType } = this.registry.requireUrn(actor);
    if (entityType !== ACTOR_TYPE) throw failures.entityTypeMismatch({ urn: user, entityType: ACTOR_TYPE });
    if (user !== context.actor && !(await this.authorization.hasEverywhere(context.actor, ABOUT_OTHERS)))
      throw failures.forbidden({});
    if (resource === undefined) {
      const types = [...PLATFORM_PRIVILEGES, ...METADATA_PRIVILEGES].map(({ type }) => type);
      return this.authorization.granted(user, types, undefined);
    }
    const { urn, entity } = this.registry.requireUrn(resource.urn);
    if (entity.name !== resource.type) throw failures.entityTypeMismatch({ urn, entityType: resource.type });
    const types = grantableFor(entity).map(({ type }) => type);
    return this.authorization.granted(user, types, urn);
  }
}
