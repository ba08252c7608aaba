import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { CatalogQuery } from '../../platform/seam/index.js';
import { AspectCoverage, type CoverageReport } from './aspect-coverage.js';

/** How many entities of each type there are, and how many of them have each aspect. Never refused. */
export class CountCoverageQuery extends CatalogQuery<CoverageReport> {}

@QueryHandler(CountCoverageQuery)
export class CountCoverageHandler implements IQueryHandler<CountCoverageQuery> {
  constructor(private readonly coverage: AspectCoverage) {}

  execute(): Promise<CoverageReport> {
    return this.coverage.report();
  }
}
