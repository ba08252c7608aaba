import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import { AspectStore, DeleteEntityCommand, IngestProposalsCommand } from '../../aspects/index.js';
import { failures } from '../../kernel/failures.js';
import type { Urn } from '../../kernel/urn.js';
import { CatalogCommand, MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { Registry } from '../../registry/index.js';
import { type Invitation, INVITATION_ASPECT, INVITATION_ENTITY, InvitationStore } from './invitation-store.js';
import { ROLE_ENTITY } from './role-membership.js';

/**
 * Ask for the invitation to a role, or to none. `which`: `stored`: the one that there is, a new one when there is none;
 * `new`: a new one, after which older ones for the role are no longer accepted.
 * @returns its token. Fails with urnInvalid, entityTypeUnknown, entityTypeMismatch, entityMissing.
 */
export class InviteCommand extends CatalogCommand<string> {
  constructor(
    readonly role: string | undefined,
    readonly which: 'new' | 'stored',
    context: RequestContext,
  ) {
    super(context);
  }
}

@CommandHandler(InviteCommand)
export class InviteHandler implements ICommandHandler<InviteCommand> {
  constructor(
    private readonly registry: Registry,
    private readonly store: AspectStore,
    private readonly invitations: InvitationStore,
    private readonly bus: MessageBus,
  ) {}

  async execute({ role: sent, which, context }: InviteCommand): Promise<string> {
    const role = sent === undefined ? undefined : await this.requireRole(sent);
    const stored = await this.invitations.of(role);
    if (which === 'stored')
      for (const invitation of stored) {
        const token = await this.invitations.tokenOf(invitation);
        if (token !== undefined) return token;
      }
    const draft = await this.invitations.draft(role);
    await this.keep(draft, context);
    for (const { urn } of stored) await this.bus.execute(new DeleteEntityCommand(urn, undefined, context));
    return draft.shown;
  }

  private async keep({ urn, token, role }: Invitation, context: RequestContext): Promise<void> {
    const value = JSON.stringify(role === undefined ? { token } : { token, role });
    const proposal = {
      entityType: INVITATION_ENTITY,
      entityUrn: urn,
      changeType: 'CREATE_ENTITY',
      aspectName: INVITATION_ASPECT,
      aspect: { value, contentType: 'application/json' },
    };
    await this.bus.execute(new IngestProposalsCommand([proposal], context));
  }

  private async requireRole(text: string): Promise<Urn> {
    const { urn, entity } = this.registry.requireUrn(text);
    if (entity.name !== ROLE_ENTITY) throw failures.entityTypeMismatch({ urn, entityType: ROLE_ENTITY });
    if (!(await this.store.existing([urn])).has(urn)) throw failures.entityMissing({ urn, doing: 'Cannot invite' });
    return urn;
  }
}
