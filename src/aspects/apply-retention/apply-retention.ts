import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import { failures } from '../../kernel/failures.js';
import { CatalogCommand, type RequestContext } from '../../platform/seam/index.js';
import { Registry } from '../../registry/registry.js';
import { MAX_VERSIONS } from '../aspect-store.port.js';

/** Of what history is kept. Absent members mean all. */
export interface RetentionScope {
  readonly urn: string | undefined;
  readonly aspect: string | undefined;
}

/**
 * Have no more history kept than is wanted, which every write sees to (see AspectStore.commit): nothing is left to do.
 * @returns how many replaced versions of an aspect are kept
 * Fails with urnInvalid, entityTypeUnknown, parameterInvalid.
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
  constructor(private readonly registry: Registry) {}

  execute({ scope: { urn, aspect } }: ApplyRetentionCommand): Promise<number> {
    if (urn !== undefined) this.registry.requireUrn(urn);
    if (aspect !== undefined && this.registry.aspect(aspect) === undefined) {
      throw failures.parameterInvalid({ name: 'aspectName', reason: `no entity has an aspect "${aspect}"` });
    }
    return Promise.resolve(MAX_VERSIONS);
  }
}
