import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  AcceptRoleInput,
  CreateInviteTokenInput,
  CreateNativeUserResetTokenInput,
  GetInviteTokenInput,
} from '../../../generated/service/graphql/arguments.js';
import { AcceptRoleCommand, CreateResetTokenCommand, InviteCommand } from '../../access/index.js';
import { MessageBus } from '../../platform/seam/index.js';
import { RequestScope } from '../reading/request-scope.js';

/** How people come to have accounts and roles. */
@Resolver()
export class AccountResolver {
  constructor(private readonly bus: MessageBus) {}

  @Query('getInviteToken')
  async getInviteToken(@Args('input') input: GetInviteTokenInput, @Context() scope: RequestScope): Promise<object> {
    return { inviteToken: await this.invite(input.roleUrn, 'stored', scope) };
  }

  @Mutation('createInviteToken')
  async createInviteToken(
    @Args('input') input: CreateInviteTokenInput,
    @Context() scope: RequestScope,
  ): Promise<object> {
    return { inviteToken: await this.invite(input.roleUrn, 'new', scope) };
  }

  @Mutation('acceptRole')
  async acceptRole(@Args('input') { inviteToken }: AcceptRoleInput, @Context() scope: RequestScope): Promise<boolean> {
    await this.bus.execute(new AcceptRoleCommand(inviteToken, scope.context));
    scope.entities.forget();
    return true;
  }

  @Mutation('createNativeUserResetToken')
  async createNativeUserResetToken(
    @Args('input') { userUrn }: CreateNativeUserResetTokenInput,
    @Context() scope: RequestScope,
  ): Promise<object> {
    return { resetToken: await this.bus.execute(new CreateResetTokenCommand(userUrn, scope.context)) };
  }

  private invite(role: string | null | undefined, which: 'new' | 'stored', scope: RequestScope): Promise<string> {
    return this.bus.execute(new InviteCommand(role ?? undefined, which, scope.context));
  }
}
