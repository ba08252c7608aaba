import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import { AspectStore } from '../../aspects/index.js';
import { failures } from '../../kernel/failures.js';
import { CatalogCommand, type RequestContext } from '../../platform/seam/index.js';
import { InvitationStore } from './invitation-store.js';
import { RoleMembership } from './role-membership.js';

/**
 * Accept an invitation: the caller gets its role in the place of any other. An invitation to no role changes nothing.
 * Fails with parameterInvalid when there is no such invitation, and with entityMissing when its role was deleted.
 */
export class AcceptRoleCommand extends CatalogCommand<void> {
  constructor(
    readonly token: string,
    context: RequestContext,
  ) {
    super(context);
  }
}

/** The token is the right to write the role: policies are not asked whether the caller may assign roles. */
@CommandHandler(AcceptRoleCommand)
export class AcceptRoleHandler implements ICommandHandler<AcceptRoleCommand> {
  constructor(
    private readonly store: AspectStore,
    private readonly invitations: InvitationStore,
    private readonly membership: RoleMembership,
  ) {}

  async execute({ token, actor }: AcceptRoleCommand): Promise<void> {
    const invitation = await this.invitations.withToken(token);
    if (invitation === undefined)
      throw failures.parameterInvalid({ name: 'inviteToken', reason: 'there is no such invitation' });
    const { role } = invitation;
    if (role === undefined) return;
    if (!(await this.store.existing([role])).has(role))
      throw failures.entityMissing({ urn: role, doing: 'Cannot accept the role' });
    await this.membership.take(actor, role);
  }
}
