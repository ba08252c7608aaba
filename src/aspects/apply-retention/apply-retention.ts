import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../kernel/clock.js';
import { failures } from '../../kernel/failures.js';
import { CatalogCommand, type RequestContext } from '../../platform/seam/index.js';
import { Registry } from '../../registry/registry.js';
import { AspectStore } from '../aspect-store.port.js';
import { RetentionPolicies } from '../retention/retention-policies.js';

/** Of what history is kept. Absent members mean all. */
export interface RetentionScope {
  readonly urn: string | undefined;
  readonly aspect: string | undefined;
}

/**
 * Have no more history kept than the retention policies want, also of aspects that were last written under others, or
 * whose versions have become too old since.
 * @returns how many replaced versions were removed
 * Fails with urnInvalid, entityTypeUnknown, keyInvalid, parameterInvalid.
 */
export class ApplyRetentionCommand extends CatalogCommand<number> {
  constructor(
    readonly scope: RetentionScope,
    context: RequestContext,
  ) {
    super(context);
  }
}

@CommandHandler(ApplyRetentionCommand)
export class ApplyRetentionHandler implements ICommandHandler<ApplyRetentionCommand> {
  constructor(
    private readonly registry: Registry,
    private readonly store: AspectStore,
    private readonly policies: RetentionPolicies,
    private readonly clock: Clock,
  ) {}

  async execute({ scope: { urn, aspect } }: ApplyRetentionCommand): Promise<number> {
    const target = urn === undefined ? undefined : this.registry.requireUrn(urn).urn;
    if (aspect !== undefined && this.registry.aspect(aspect) === undefined) {
      throw failures.parameterInvalid({ name: 'aspectName', reason: `no entity has an aspect "${aspect}"` });
    }
    const scope = {
      ...(target === undefined ? {} : { urn: target }),
      ...(aspect === undefined ? {} : { aspect }),
    };
    let removed = 0;
    const limitOf = await this.policies.read();
    for await (const versions of this.store.trimHistory(scope, limitOf, this.clock.now())) removed += versions;
    return removed;
  }
}
