import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { readRecorded, type RecordedChange, StoredModel } from '../../evolution/index.js';
import { CatalogQuery } from '../../platform/seam/index.js';

/** What changed of the models over this store, the newest change first; the last ten of them. Never refused. */
export class ListModelChangesQuery extends CatalogQuery<readonly RecordedChange[]> {}

@QueryHandler(ListModelChangesQuery)
export class ListModelChangesHandler implements IQueryHandler<ListModelChangesQuery> {
  constructor(private readonly stored: StoredModel) {}

  async execute(): Promise<readonly RecordedChange[]> {
    return readRecorded(await this.stored.changes());
  }
}
