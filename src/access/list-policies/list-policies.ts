import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { AspectStore } from '../../aspects/index.js';
import { isMembers, type Members } from '../../kernel/members.js';
import type { Page } from '../../kernel/page.js';
import type { Urn } from '../../kernel/urn.js';
import { CatalogQuery, MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { SearchEntitiesQuery } from '../../search/index.js';
import { POLICY_ASPECT, POLICY_ENTITY } from '../policies/stored-policy.js';

/** Search field by which policies are listed, the newest first. */
const UPDATED = 'lastUpdatedTimestamp';

/** `policies`: each with the members of its aspect. */
export interface ListedPolicies {
  readonly policies: readonly { readonly urn: Urn; readonly info: Members }[];
  readonly total: number;
}

/** Policies that have these words, those that were changed last first. Fails with queryInvalid, pageInvalid. */
export class ListPoliciesQuery extends CatalogQuery<ListedPolicies> {
  constructor(
    readonly text: string,
    readonly page: Page,
    context: RequestContext,
  ) {
    super(context);
  }
}

@QueryHandler(ListPoliciesQuery)
export class ListPoliciesHandler implements IQueryHandler<ListPoliciesQuery> {
  constructor(
    private readonly bus: MessageBus,
    private readonly store: AspectStore,
  ) {}

  async execute({ text, page, context }: ListPoliciesQuery): Promise<ListedPolicies> {
    const criteria = {
      ...{ entityTypes: [POLICY_ENTITY], text: text === '' ? '*' : text, filter: undefined, page, facetValues: 0 },
      ...({ mode: 'simple', facets: { kind: 'none' }, matched: 'none' } as const),
      sort: { field: UPDATED, order: 'DESCENDING' } as const,
    };
    const { hits, total } = await this.bus.execute(new SearchEntitiesQuery(criteria, context));
    const urns = hits.map(({ urn }) => urn);
    const stored = await this.store.latest(urns, [POLICY_ASPECT]);
    const policies = urns.flatMap((urn) => {
      const info: unknown = JSON.parse(stored.get(urn)?.[0]?.json ?? 'null');
      return isMembers(info) ? [{ urn, info }] : [];
    });
    return { policies, total };
  }
}
