import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import { RunIndex } from '../../aspects/index.js';
import { DEFAULT_RUN_ID } from '../../kernel/audit-stamp.js';
import { failures } from '../../kernel/failures.js';
import {
  RollbackRegistryCommand,
  type RollbackReport,
  RollbackRunCommand,
  type WrittenRow,
} from './rollback-run.command.js';
import { RunReader } from './run-reader.js';
import { RunRequest } from './run-request.js';
import { TakingBack } from './taking-back.js';

@CommandHandler(RollbackRunCommand)
export class RollbackRunHandler implements ICommandHandler<RollbackRunCommand> {
  constructor(
    private readonly reader: RunReader,
    private readonly runs: RunIndex,
    private readonly takingBack: TakingBack,
    private readonly request: RunRequest,
  ) {}

  async execute({ runId, how: { created, mode }, actor }: RollbackRunCommand): Promise<RollbackReport> {
    if (runId === DEFAULT_RUN_ID) {
      throw failures.parameterInvalid({ name: 'runId', reason: 'it stands for writes that name no run' });
    }
    if (mode === 'dry-run') return this.takingBack.tried(await gathered(this.reader.pages(runId)), created);
    await this.request.note(runId, 'ROLLING_BACK', actor);
    try {
      const rows = await gathered(this.reader.pages(runId));
      const series = await this.runs.seriesOf(runId);
      const report = await this.takingBack.done(rows, { runId, series }, { actor, created });
      await this.request.note(runId, 'ROLLED_BACK', actor);
      return report;
    } catch (error) {
      // Where the store is away, that cannot be noted either, and the caller is to learn why.
      await this.request.note(runId, 'ROLLBACK_FAILED', actor).catch(() => undefined);
      throw error;
    }
  }
}

@CommandHandler(RollbackRegistryCommand)
export class RollbackRegistryHandler implements ICommandHandler<RollbackRegistryCommand> {
  constructor(
    private readonly reader: RunReader,
    private readonly takingBack: TakingBack,
  ) {}

  async execute({ registry: { name, version }, mode, actor }: RollbackRegistryCommand): Promise<RollbackReport> {
    const rows = await gathered(this.reader.pagesOfRegistry(name, version));
    if (mode === 'dry-run') return this.takingBack.tried(rows, 'delete');
    return this.takingBack.done(rows, { runId: '', series: [] }, { actor, created: 'delete' });
  }
}

async function gathered(pages: AsyncIterable<readonly WrittenRow[]>): Promise<readonly WrittenRow[]> {
  const rows: WrittenRow[] = [];
  for await (const page of pages) for (const row of page) rows.push(row);
  return rows;
}
