import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { AspectStore } from '../../aspects/index.js';
import { requirePage } from '../../kernel/page.js';
import { type DescribedRow, DescribeRunQuery } from './describe-run.query.js';
import type { WrittenRow } from './rollback-run.command.js';
import { RunReader } from './run-reader.js';
import { SoftDeletion } from './soft-deletion.js';

/** Work of looking at a row. */
const ROW_UNITS = 5;
/** Entities whose values are read at once. */
const PART = 100;

@QueryHandler(DescribeRunQuery)
export class DescribeRunHandler implements IQueryHandler<DescribeRunQuery> {
  constructor(
    private readonly reader: RunReader,
    private readonly store: AspectStore,
    private readonly softDeletion: SoftDeletion,
  ) {}

  async execute({ runId, page, wanted, context: { work } }: DescribeRunQuery): Promise<readonly DescribedRow[]> {
    requirePage(page, { sizeName: 'count', reach: 'all' });
    const found: WrittenRow[] = [];
    let passed = 0;
    for await (const rows of this.reader.pages(runId)) {
      work.spend(rows.length * ROW_UNITS);
      const hidden =
        wanted.hidden === 'shown' ? new Set<string>() : await this.softDeletion.hidden(rows.map(({ urn }) => urn));
      for (const row of rows.filter(({ urn }) => !hidden.has(urn))) {
        if (passed++ >= page.start && found.length < page.count) found.push(row);
      }
      if (found.length === page.count) break;
    }
    return wanted.values === 'with' ? this.withValues(found) : found;
  }

  private async withValues(rows: readonly WrittenRow[]): Promise<readonly DescribedRow[]> {
    const described: DescribedRow[] = [];
    for (let from = 0; from < rows.length; from += PART) {
      const part = rows.slice(from, from + PART);
      const stored = await this.store.latest(
        part.map(({ urn }) => urn),
        [...new Set(part.map(({ aspect }) => aspect))],
      );
      for (const row of part) {
        const latest = stored.get(row.urn)?.find(({ aspect }) => aspect === row.aspect);
        described.push(latest === undefined ? row : { ...row, json: latest.json });
      }
    }
    return described;
  }
}
