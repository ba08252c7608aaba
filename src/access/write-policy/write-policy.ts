import { randomUUID } from 'node:crypto';
import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import { DeleteEntityCommand, IngestProposalsCommand } from '../../aspects/index.js';
import { Clock } from '../../kernel/clock.js';
import { failures } from '../../kernel/failures.js';
import type { Members } from '../../kernel/members.js';
import type { Urn } from '../../kernel/urn.js';
import { CatalogCommand, MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { Registry } from '../../registry/index.js';
import { POLICY_ASPECT, POLICY_ENTITY } from '../policies/stored-policy.js';

/**
 * Ask to write a whole policy; without a URN it is a new one. `info`: members of its aspect, of which the time is set.
 * @returns its URN. Fails with what a proposal of the aspect fails with, and with entityMissing.
 */
export class WritePolicyCommand extends CatalogCommand<string> {
  constructor(
    readonly urn: string | undefined,
    readonly info: Members,
    context: RequestContext,
  ) {
    super(context);
  }
}

@CommandHandler(WritePolicyCommand)
export class WritePolicyHandler implements ICommandHandler<WritePolicyCommand> {
  constructor(
    private readonly bus: MessageBus,
    private readonly registry: Registry,
    private readonly clock: Clock,
  ) {}

  async execute({ urn, info, context }: WritePolicyCommand): Promise<string> {
    const entityUrn = urn === undefined ? `urn:li:${POLICY_ENTITY}:${randomUUID()}` : requirePolicy(urn, this.registry);
    const value = JSON.stringify({ ...info, editable: true, lastUpdatedTimestamp: this.clock.now() });
    const proposal = {
      entityType: POLICY_ENTITY,
      entityUrn,
      changeType: urn === undefined ? 'CREATE_ENTITY' : 'UPDATE',
      aspectName: POLICY_ASPECT,
      aspect: { value, contentType: 'application/json' },
    };
    await this.bus.execute(new IngestProposalsCommand([proposal], context));
    return entityUrn;
  }
}

/** Ask to delete a policy for good; one that is not there is no error. @returns its URN */
export class DeletePolicyCommand extends CatalogCommand<string> {
  constructor(
    readonly urn: string,
    context: RequestContext,
  ) {
    super(context);
  }
}

@CommandHandler(DeletePolicyCommand)
export class DeletePolicyHandler implements ICommandHandler<DeletePolicyCommand> {
  constructor(
    private readonly bus: MessageBus,
    private readonly registry: Registry,
  ) {}

  async execute({ urn, context }: DeletePolicyCommand): Promise<string> {
    const policy = requirePolicy(urn, this.registry);
    await this.bus.execute(new DeleteEntityCommand(policy, undefined, context));
    return policy;
  }
}

/** @throws failures.urnInvalid, failures.entityTypeUnknown, failures.entityTypeMismatch */
function requirePolicy(text: string, registry: Registry): Urn {
  const { urn, entity } = registry.requireUrn(text);
  if (entity.name !== POLICY_ENTITY) throw failures.entityTypeMismatch({ urn, entityType: POLICY_ENTITY });
  return urn;
}
