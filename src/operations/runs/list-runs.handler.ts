import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { RunIndex, type RunSummary } from '../../aspects/index.js';
import { requirePage } from '../../kernel/page.js';
import type { Work } from '../../kernel/work.js';
import { ListRunsQuery } from './list-runs.query.js';
import { RunReader } from './run-reader.js';
import { SoftDeletion } from './soft-deletion.js';

/** Runs of one read. */
const PART = 100;
/** Work of looking at a row. */
const ROW_UNITS = 5;

@QueryHandler(ListRunsQuery)
export class ListRunsHandler implements IQueryHandler<ListRunsQuery> {
  constructor(
    private readonly runs: RunIndex,
    private readonly reader: RunReader,
    private readonly softDeletion: SoftDeletion,
  ) {}

  async execute({ page, hidden, context: { work } }: ListRunsQuery): Promise<readonly RunSummary[]> {
    requirePage(page, { sizeName: 'pageSize', reach: 'all' });
    if (hidden === 'shown') return this.runs.runs(page, work);
    const end = page.start + page.count;
    const shown: RunSummary[] = [];
    for (let start = 0; shown.length < end; start += PART) {
      const part = await this.runs.runs({ start, count: PART }, work);
      for (const run of part) if (shown.length < end && (await this.isShown(run.runId, work))) shown.push(run);
      if (part.length < PART) break;
    }
    return shown.slice(page.start, end);
  }

  /** Mostly the first rows say so. */
  private async isShown(runId: string, work: Work): Promise<boolean> {
    for await (const rows of this.reader.pages(runId)) {
      work.spend(rows.length * ROW_UNITS);
      const urns = rows.map(({ urn }) => urn);
      const hidden = await this.softDeletion.hidden(urns);
      if (urns.some((urn) => !hidden.has(urn))) return true;
    }
    return false;
  }
}
