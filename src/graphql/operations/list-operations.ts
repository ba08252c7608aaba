import type { GraphQLFieldResolver } from 'graphql';
import type { EntityListSpec } from '../../../generated/service/graphql/binding.js';
import type { Page } from '../../kernel/page.js';
import type { Urn } from '../../kernel/urn.js';
import { type FilterDto, ScrollEntitiesQuery, type SearchCriteria, SearchEntitiesQuery } from '../../search/index.js';
import type { RequestScope } from '../reading/request-scope.js';
import { branchesAfter, cursorAfter, type ListCursor, readListCursor, writeListCursor } from './list-cursor.js';

const DEFAULT_COUNT = 20;
/** Finds whatever there is. */
const ALL = '*';

/** What every list is sent. */
interface ListArguments {
  readonly input: {
    readonly start?: number | null;
    readonly count?: number | null;
    readonly query?: string | null;
    readonly scrollId?: string | null;
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
  const page = { start: sent.start ?? 0, count: sent.count ?? DEFAULT_COUNT };
  const scrollId = sent.scrollId ?? undefined;
  const text = sent.query ?? '';
  const criteria = {
    ...{ entityTypes: [list.entity], text: text === '' ? ALL : text, facetValues: 0 },
    ...({ mode: 'simple', facets: { kind: 'none' }, matched: 'none' } as const),
  };
  const { hits, ...rest } =
    list.newest !== undefined
      ? await newestFirst({ list, field: list.newest, criteria, page, scrollId }, scope)
      : scrollId === undefined
        ? await searched({ ...criteria, filter: filterOf(list, scope), page, sort: undefined }, scope)
        : await scrolled({ list, criteria, count: page.count, scrollId }, scope);
  return { ...page, ...rest, [list.items]: hits.map((urn) => scope.nodes.require(urn)) };
}

/** A member of an answer; a function is called only when the request selects it. */
type Lazily<T> = T | (() => Promise<T>);

/** Of a list: `hits` in their order. */
interface ListPage {
  readonly hits: readonly Urn[];
  readonly total: Lazily<number>;
  readonly nextScrollId?: Lazily<string | undefined>;
}

interface ListedHits {
  readonly hits: readonly Urn[];
  readonly total: number;
}

type ListCriteria = Omit<SearchCriteria, 'filter' | 'page' | 'sort'>;

async function searched(criteria: SearchCriteria, { sources, context }: RequestScope): Promise<ListedHits> {
  const { hits, total } = await sources.bus.execute(new SearchEntitiesQuery(criteria, context));
  return { hits: hits.map(({ urn }) => urn), total };
}

interface ScrolledList {
  readonly list: EntityListSpec;
  readonly criteria: ListCriteria;
  readonly count: number;
  readonly scrollId: string;
}

/** In order of URN: scores are no place at which a later answer could continue. */
async function scrolled({ list, criteria, count, scrollId }: ScrolledList, scope: RequestScope): Promise<ListPage> {
  const message = new ScrollEntitiesQuery(
    {
      ...{ ...criteria, filter: filterOf(list, scope), sort: undefined, count },
      scrollId: scrollId === '' ? undefined : scrollId,
    },
    scope.context,
  );
  const { hits, total, scrollId: next } = await scope.sources.bus.execute(message);
  return { hits: hits.map(({ urn }) => urn), total, nextScrollId: next };
}

interface NewestPage {
  readonly list: EntityListSpec;
  readonly field: string;
  readonly criteria: ListCriteria;
  readonly page: Page;
  readonly scrollId: string | undefined;
}

async function newestFirst(wanted: NewestPage, scope: RequestScope): Promise<ListPage> {
  const { list, field, criteria, scrollId } = wanted;
  const sort = { field, order: 'DESCENDING' } as const;
  const filter = filterOf(list, scope);
  const cursor = scrollId === undefined || scrollId === '' ? undefined : readListCursor(scrollId);
  const { start, count } = scrollId === undefined ? wanted.page : { start: 0, count: wanted.page.count };
  // The index ranks the equals of the last one again.
  const page = { start, count: count + (cursor?.last.length ?? 0) };
  const step = cursor === undefined ? filter : afterCursor(cursor, field, filter);
  const { hits, total } = await searched({ ...criteria, filter: step, page, sort }, scope);
  const seen = new Set<string>(cursor?.last);
  const fresh = hits.filter((urn) => !seen.has(urn));
  const left = total - start - (hits.length - fresh.length);
  const [first, ...others] = fresh.slice(0, count);
  const isLast = first === undefined || left <= others.length + 1;
  // Each costs a read of its own.
  const nextScrollId = async (): Promise<string | undefined> =>
    isLast ? undefined : writeListCursor(await cursorAfter([first, ...others], cursor, field, scope));
  const all = cursor === undefined ? total : () => countOf({ ...criteria, filter }, scope);
  return { hits: first === undefined ? [] : [first, ...others], total: all, nextScrollId };
}

function afterCursor(cursor: ListCursor, field: string, filter: FilterDto | undefined): FilterDto {
  return { or: branchesAfter(cursor, field).map((branch) => ({ and: [...(filter?.criteria ?? []), ...branch] })) };
}

async function countOf(criteria: Omit<SearchCriteria, 'page' | 'sort'>, scope: RequestScope): Promise<number> {
  return (await searched({ ...criteria, page: { start: 0, count: 0 }, sort: undefined }, scope)).total;
}

function filterOf({ conditions }: EntityListSpec, { context }: RequestScope): FilterDto | undefined {
  if (conditions.length === 0) return undefined;
  return { criteria: conditions.map(({ field, value }) => ({ field, values: [value ?? context.actor] })) };
}
