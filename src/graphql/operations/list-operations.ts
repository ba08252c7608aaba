import type { GraphQLFieldResolver } from 'graphql';
import type { EntityListSpec } from '../../../generated/service/graphql/binding.js';
import { SearchEntitiesQuery, type FilterDto } from '../../search/index.js';
import type { RequestScope } from '../reading/request-scope.js';

const DEFAULT_COUNT = 20;
/** Finds whatever there is. */
const ALL = '*';

/** What every list is sent. */
interface ListArguments {
  readonly input: {
    readonly start?: number | null;
    readonly count?: number | null;
    readonly query?: string | null;
  };
}

/** The queries of the table of lists, by name: each is one search of a type, in the order that its row says. */
export function listOperations(
  lists: readonly EntityListSpec[],
): Readonly<Record<string, GraphQLFieldResolver<unknown, RequestScope, ListArguments>>> {
  return Object.fromEntries(
    lists.map((list) => [
      list.name,
      (_root: unknown, { input }: ListArguments, scope: RequestScope) => pageOf(list, input, scope),
    ]),
  );
}

async function pageOf(list: EntityListSpec, sent: ListArguments['input'], scope: RequestScope): Promise<object> {
  const { entity, items, newest } = list;
  const page = { start: sent.start ?? 0, count: sent.count ?? DEFAULT_COUNT };
  const text = sent.query ?? '';
  const criteria = {
    ...{ entityTypes: [entity], text: text === '' ? ALL : text, filter: filterOf(list, scope), page, facetValues: 0 },
    ...({ mode: 'simple', facets: { kind: 'none' }, matched: 'none' } as const),
    sort: newest === undefined ? undefined : ({ field: newest, order: 'DESCENDING' } as const),
  };
  const { hits, total } = await scope.sources.bus.execute(new SearchEntitiesQuery(criteria, scope.context));
  return { ...page, total, [items]: hits.map(({ urn }) => scope.nodes.require(urn)) };
}

function filterOf({ conditions }: EntityListSpec, { context }: RequestScope): FilterDto | undefined {
  if (conditions.length === 0) return undefined;
  return { criteria: conditions.map(({ field, value }) => ({ field, values: [value ?? context.actor] })) };
}
