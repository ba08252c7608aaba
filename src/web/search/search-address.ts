import type { AndFilterInput } from '../../../generated/web/graphql/graphql.js';
import { PLACE_DIVIDER, PLACE_FIELD } from '../widgets/overrides/browse-trees.js';

/** A search as the address of its page says it. */
export interface SearchAddress {
  readonly query: string;
  /** From 1. */
  readonly page: number;
  /** Chosen values by field, in the order of choosing: one of the values of each field is enough. */
  readonly filters: ReadonlyMap<string, readonly string[]>;
  /** Steps to the place in the browse tree at or below which results lie; `[]` for anywhere. */
  readonly place: readonly string[];
}

/** The search for everything. */
export const EVERYTHING: SearchAddress = { query: '', page: 1, filters: new Map(), place: [] };

/** What the names of parameters begin with that filter. */
const FILTER = 'f.';
/** Parameter that has a step of the place, once for each. */
const STEP = 'in';

export function readSearch(parameters: URLSearchParams): SearchAddress {
  const filters = new Map<string, readonly string[]>();
  for (const [name, value] of parameters) {
    if (!name.startsWith(FILTER) || value === '') continue;
    const field = name.slice(FILTER.length);
    filters.set(field, [...(filters.get(field) ?? []), value]);
  }
  const page = Number(parameters.get('page') ?? 1);
  const place = parameters.getAll(STEP).filter((step) => step !== '');
  return { query: parameters.get('q') ?? '', page: Number.isInteger(page) && page > 0 ? page : 1, filters, place };
}

/** The parameters of a search; what is as it is by itself is left out. */
export function writeSearch({ query, page, filters, place }: SearchAddress): URLSearchParams {
  const parameters = new URLSearchParams();
  if (query !== '') parameters.set('q', query);
  for (const [field, values] of filters) for (const value of values) parameters.append(`${FILTER}${field}`, value);
  for (const step of place) parameters.append(STEP, step);
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
export function filterInput({ filters, place }: SearchAddress): readonly AndFilterInput[] {
  const and = [...filters].map(([field, values]) => ({ field, values }));
  if (place.length === 0) return and.length === 0 ? [] : [{ and }];
  const path = place.join(PLACE_DIVIDER);
  return [
    { and: [...and, { field: PLACE_FIELD, values: [path] }] },
    { and: [...and, { field: PLACE_FIELD, condition: 'START_WITH', values: [`${path}${PLACE_DIVIDER}`] }] },
  ];
}
