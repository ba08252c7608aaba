import type { Page } from '../../kernel/page.js';
import { CatalogQuery, type RequestContext } from '../../platform/seam/index.js';
import type { HiddenRows } from './list-runs.query.js';
import type { WrittenRow } from './rollback-run.command.js';

/** `json`: the latest value as JSON text, where it is asked for. */
export type DescribedRow = WrittenRow & { readonly json?: string };

/** A page of the rows of a run, in the order of writing; an unknown run has none. Fails with pageInvalid. */
export class DescribeRunQuery extends CatalogQuery<readonly DescribedRow[]> {
  constructor(
    readonly runId: string,
    readonly page: Page,
    readonly wanted: { readonly hidden: HiddenRows; readonly values: 'with' | 'without' },
    context: RequestContext,
  ) {
    super(context);
  }
}
