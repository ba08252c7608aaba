import type { AndFilterInput } from '../../../generated/web/graphql/graphql.js';

/** A search as the address of its page says it. */
export interface SearchAddress {
  readonly query: string;
  /** From 1. */
  readonly page: number;
  /** Chosen values by field, in the order of choosing: one of the values of each field is enough. */
  readonly filters: ReadonlyMap<string, readonly string[]>;
}

/** What the names of parameters begin with that filter. */
const FILTER = 'f.';

export function readSearch(parameters: URLSearchParams): SearchAddress {
  const filters = new Map<string, readonly string[]>();
  for (const [name, value] of parameters) {
    if (!name.startsWith(FILTER) || value === '') continue;
    const field = name.slice(FILTER.length);
    filters.set(field, [...(filters.get(field) ?? []), value]);
  }
  const page = Number(parameters.get('page') ?? 1);
  return { query: parameters.get('q') ?? '', page: Number.isInteger(page) && page > 0 ? page : 1, filters };
}

/** The parameters of a search; what is as it is by itself is left out. */
export function writeSearch({ query, page, filters }: SearchAddress): URLSearchParams {
  const parameters = new URLSearchParams();
  if (query !== '') parameters.set('q', query);
  for (const [field, values] of filters) for (const value of values) parameters.append(`${FILTER}${field}`, value);
  if (page > 1) parameters.set('page', String(page));
  return parameters;
}

/** The search with a value chosen that was not, or the reverse; it begins on its first page. */
export function withToggled(search: SearchAddress, field: string, value: string): SearchAddress {
  const values = search.filters.get(field) ?? [];
  const others = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  const filters = new Map(search.filters);
  if (others.length === 0) filters.delete(field);
  else filters.set(field, others);
  return { ...search, page: 1, filters };
}

/** Chosen values as the service takes them; `[]` when nothing is chosen. */
export function filterInput({ filters }: SearchAddress): readonly AndFilterInput[] {
  const and = [...filters].map(([field, values]) => ({ field, values }));
  return and.length === 0 ? [] : [{ and }];
}
