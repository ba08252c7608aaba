import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import { CatalogCommand, type RequestContext } from '../../platform/seam/index.js';
import { GroupCommit, type WriteAcceptance } from '../group-commit/group-commit.js';

/** Have this process accept writes or refuse them, until the next of these commands or a start. Never refused. */
export class SetWritableCommand extends CatalogCommand<undefined> {
  constructor(
    readonly acceptance: WriteAcceptance,
    context: RequestContext,
  ) {
    super(context);
  }
}

@CommandHandler(SetWritableCommand)
export class SetWritableHandler implements ICommandHandler<SetWritableCommand> {
  constructor(private readonly commits: GroupCommit) {}

  execute({ acceptance }: SetWritableCommand): Promise<undefined> {
    this.commits.accept(acceptance);
    return Promise.resolve(undefined);
  }
}
