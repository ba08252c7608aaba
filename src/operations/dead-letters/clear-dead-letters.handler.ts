import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ProjectionRunner } from '../../projections/index.js';
import { Registry } from '../../registry/registry.js';
import { ClearDeadLettersCommand, type ClearedDeadLetters } from './clear-dead-letters.command.js';

@CommandHandler(ClearDeadLettersCommand)
export class ClearDeadLettersHandler implements ICommandHandler<ClearDeadLettersCommand> {
  constructor(
    private readonly registry: Registry,
    private readonly runner: ProjectionRunner,
  ) {}

  async execute({ how, urn: text }: ClearDeadLettersCommand): Promise<ClearedDeadLetters> {
    const urn = text === undefined ? undefined : this.registry.requireUrn(text).urn;
    const before = await this.count();
    if (how === 'retry') await this.runner.retryDeadLetters(urn);
    else await this.runner.dropDeadLetters(urn);
    const left = await this.count();
    return { removed: Math.max(before - left, 0), left };
  }

  private async count(): Promise<number> {
    return (await this.runner.deadLetters(0)).total;
  }
}
