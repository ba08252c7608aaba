import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { settleAll } from '../../kernel/settle-all.js';
import type { Urn } from '../../kernel/urn.js';
import { MessageBus } from '../../platform/seam/index.js';
import { ProjectionRunner } from '../../projections/index.js';
import { Registry } from '../../registry/registry.js';
import { RestoreIndicesCommand } from '../restore-indices/restore-indices.command.js';
import { ClearDeadLettersCommand, type ClearedDeadLetters } from './clear-dead-letters.command.js';
import { FailedProposals } from './failed-proposals.js';

/** More than an entity has. */
const MOST_ROWS = 1000;

@CommandHandler(ClearDeadLettersCommand)
export class ClearDeadLettersHandler implements ICommandHandler<ClearDeadLettersCommand> {
  constructor(
    private readonly registry: Registry,
    private readonly runner: ProjectionRunner,
    private readonly bus: MessageBus,
    private readonly proposals: FailedProposals,
  ) {}

  async execute({ how, urn: text, context }: ClearDeadLettersCommand): Promise<ClearedDeadLetters> {
    const urn = text === undefined ? undefined : this.registry.requireUrn(text).urn;
    const before = await this.count();
    if (how === 'retry') await this.retry(urn, context);
    else await Promise.all([this.runner.dropDeadLetters(urn), this.proposals.drop(urn)]);
    const left = await this.count();
    return { removed: Math.max(before - left, 0), left };
  }

  /**
   * What an index could not apply is derived once more; what could not be published is restated as it is now. Each is
   * tried although another one cannot be here, such as an index that another process writes.
   */
  private async retry(urn: Urn | undefined, context: ClearDeadLettersCommand['context']): Promise<void> {
    const restate = (one: Urn): Promise<unknown> =>
      this.bus.execute(new RestoreIndicesCommand({ urn: one, start: 0, batchSize: MOST_ROWS }, context));
    await settleAll<unknown>([
      this.runner.retryDeadLetters(urn),
      this.runner.restateDeadLetters(urn, restate),
      this.proposals.retry(urn, context.work),
    ]);
  }

  private async count(): Promise<number> {
    return (await this.runner.deadLetters(0)).total + (await this.proposals.count());
  }
}
