import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { ListPoliciesInput, PolicyUpdateInput } from '../../../generated/service/graphql/arguments.js';
import { DeletePolicyCommand, ListPoliciesQuery, WritePolicyCommand } from '../../access/index.js';
import type { Members } from '../../kernel/members.js';
import { MessageBus } from '../../platform/seam/index.js';
import { RequestScope } from '../reading/request-scope.js';

const DEFAULT_COUNT = 20;

/** Who may do what. */
@Resolver()
export class PolicyResolver {
  constructor(private readonly bus: MessageBus) {}

  @Query('listPolicies')
  async listPolicies(
    @Args('input') { start, count, query }: ListPoliciesInput,
    @Context() scope: RequestScope,
  ): Promise<object> {
    const page = { start: start ?? 0, count: count ?? DEFAULT_COUNT };
    const { policies, total } = await this.bus.execute(new ListPoliciesQuery(query ?? '', page, scope.context));
    const shown = policies.map(({ urn, info }) => ({ ...info, urn, name: info['displayName'] }));
    return { ...page, total, policies: shown };
  }

  @Mutation('createPolicy')
  async createPolicy(@Args('input') input: PolicyUpdateInput, @Context() scope: RequestScope): Promise<string> {
    return this.write(undefined, input, scope);
  }

  @Mutation('updatePolicy')
  async updatePolicy(
    @Args('urn') urn: string,
    @Args('input') input: PolicyUpdateInput,
    @Context() scope: RequestScope,
  ): Promise<string> {
    return this.write(urn, input, scope);
  }

  @Mutation('deletePolicy')
  async deletePolicy(@Args('urn') urn: string, @Context() scope: RequestScope): Promise<string> {
    const deleted = await this.bus.execute(new DeletePolicyCommand(urn, scope.context));
    scope.entities.forget();
    return deleted;
  }

  private async write(urn: string | undefined, input: PolicyUpdateInput, scope: RequestScope): Promise<string> {
    const { name: displayName, description, resources, ...rest } = input;
    const criteria = resources?.filter?.criteria;
    const info = {
      ...given({ ...rest, actors: given({ ...input.actors }) }),
      displayName,
      description: description ?? '',
      ...(resources === undefined || resources === null
        ? {}
        : { resources: { ...given({ ...resources, filter: criteria ? { criteria } : undefined }) } }),
    };
    const written = await this.bus.execute(new WritePolicyCommand(urn, info, scope.context));
    scope.entities.forget();
    return written;
  }
}

/** Without members that are null or absent: aspects do not have them. */
function given(members: Members): Members {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined && value !== null));
}
