import { Query } from '@nestjs/cqrs';
import type { Page } from '../../kernel/page.js';
import type { Urn } from '../../kernel/urn.js';

/** URNs of one entity type from the primary store, by URN; soft-deleted ones included. `total`: exact. */
export class ListUrnsQuery extends Query<{ readonly urns: readonly Urn[]; readonly total: number }> {
  constructor(
    readonly entityType: string,
    readonly page: Page,
  ) {
    super();
  }
}
