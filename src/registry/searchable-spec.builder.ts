import type { SearchableSpec } from '../../generated/service/registry/model.js';

/** A text field at the member of its own name, queried by default, with no other options. */
export function searchableSpec(name: string, change: Partial<SearchableSpec> = {}): SearchableSpec {
  const type = change.type ?? 'TEXT';
  return {
    path: [name],
    name,
    type,
    value: 'string',
    queryByDefault: ['TEXT', 'TEXT_PARTIAL', 'URN', 'URN_PARTIAL', 'WORD_GRAM'].includes(type),
    autocomplete: false,
    boost: 1,
    facet: undefined,
    hasValues: undefined,
    numValues: undefined,
    aliases: [],
    weights: {},
    ...change,
  };
}
