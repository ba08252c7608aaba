import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import type { Page } from '../../kernel/page.js';
import type { Urn } from '../../kernel/urn.js';
import { CatalogQuery, MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { type CriterionDto, SearchEntitiesQuery } from '../../search/index.js';
import { TOKEN_ENTITY } from '../token-record.js';
import { TokenRights } from '../token-rights.js';

/** Search field by which tokens are listed, the newest first, and the one that says who issued them. */
const CREATED = 'createdAt';
const OWNER = 'ownerUrn';

/** `filters`: all of them have to be met. */
export interface TokenSelection {
  readonly filters: readonly CriterionDto[];
  readonly page: Page;
}

export interface ListedTokens {
  readonly urns: readonly Urn[];
  readonly total: number;
}

/** What there are of access tokens, the newest first. Fails with filterInvalid, pageInvalid. */
export class ListTokensQuery extends CatalogQuery<ListedTokens> {
  constructor(
    readonly selection: TokenSelection,
    context: RequestContext,
  ) {
    super(context);
  }

  /** Whose tokens are listed; `undefined` when they may be of several people. */
  get owner(): string | undefined {
    const owners = this.selection.filters.filter(({ field, negated }) => field === OWNER && negated !== true);
    const [only, ...others] = owners.flatMap(({ value, values }) => (values?.length ? values : [value ?? '']));
    const isExact = owners.every(({ condition }) => (condition ?? 'EQUAL') === 'EQUAL');
    return others.length === 0 && isExact ? only : undefined;
  }
}

@QueryHandler(ListTokensQuery)
export class ListTokensHandler implements IQueryHandler<ListTokensQuery> {
  constructor(
    private readonly bus: MessageBus,
    private readonly rights: TokenRights,
  ) {}

  async execute(query: ListTokensQuery): Promise<ListedTokens> {
    const { context } = query;
    const { filters, page } = query.selection;
    await this.rights.require(context, [query.owner]);
    const { hits, total } = await this.bus.execute(
      new SearchEntitiesQuery(
        {
          entityTypes: [TOKEN_ENTITY],
          text: '*',
          mode: 'structured',
          filter: { criteria: filters },
          sort: { field: CREATED, order: 'DESCENDING' },
          page,
          facets: { kind: 'none' },
          facetValues: 0,
          matched: 'none',
        },
        context,
      ),
    );
    return { urns: hits.map(({ urn }) => urn), total };
  }
}
