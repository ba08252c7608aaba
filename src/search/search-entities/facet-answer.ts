import {
  ENTITY_TYPE_FIELD,
  OLDER_ENTITY_TYPE_FIELD,
  type SearchFields,
  URN_FIELD,
} from '../../registry/search-fields.js';
import type { FacetResult } from '../search-index.port.js';
import type { Facet, FacetValue } from './search-entities.query.js';

/** Between the fields of a nested facet. */
const NESTED = '\u241e';

/** A value that a criterion asks a field to equal. */
export interface WantedValue {
  readonly field: string;
  readonly value: string;
}

/**
 * Counted facets with what users need besides: labels, the values of the filter, and the entity types searched even
 * when nothing of them was found. Facets that stay empty are left out. The facet of entity types is there a second time
 * under its older name, at the end.
 */
export function facetAnswer(
  counted: readonly FacetResult[],
  wanted: readonly WantedValue[],
  { entityTypes, fields }: { readonly entityTypes: readonly string[]; readonly fields: SearchFields },
): readonly Facet[] {
  // Which facet the filter's values go to is of no interest when none was asked for.
  if (counted.length === 0) return [];
  const shown = wanted.length === 0 ? wanted : wanted.filter(({ field }) => field !== URN_FIELD);
  const missing = [...new Set(shown.map(({ field }) => field))].filter(
    (field) => !counted.some((facet) => facet.field === field),
  );
  const all = missing.length === 0 ? counted : [...counted, ...missing.map((field) => ({ field, counts: [] }))];
  const facets: Facet[] = [];
  for (const facet of all) {
    const { field } = facet;
    // Most fields that could be counted are empty.
    const values = valuesOf(facet, shown, field === ENTITY_TYPE_FIELD ? entityTypes : NONE);
    if (values.length > 0) facets.push({ field, label: labelOf(field, fields), values });
  }
  const types = facets.filter(({ field }) => field === ENTITY_TYPE_FIELD);
  return [...facets, ...types.map((facet) => ({ ...facet, field: OLDER_ENTITY_TYPE_FIELD }))];
}

const NONE: readonly string[] = [];

function valuesOf(
  { field, counts }: FacetResult,
  wanted: readonly WantedValue[],
  always: readonly string[],
): readonly FacetValue[] {
  const asked = new Map<string, string>();
  for (const { field: own, value } of wanted) if (own === field) asked.set(keyOf(field, value), value);
  // Mostly the filter asks for none of them, and they are many.
  if (asked.size === 0 && always.length === 0) return counts;
  const found = new Set(counts.map(({ value }) => keyOf(field, value)));
  const named = new Map([...asked, ...always.map((type) => [keyOf(field, type), type] as const)]);
  const absent = [...named].filter(([key]) => !found.has(key));
  return [...counts, ...absent.map(([, value]) => ({ value, count: 0 }))].map(({ value, count }) =>
    asked.has(keyOf(field, value)) ? { value, count, isFiltered: true } : { value, count },
  );
}

/** Equal for values that a filter takes for one: callers also write `GLOSSARY_TERM` for the type `glossaryTerm`. */
function keyOf(field: string, value: string): string {
  if (value.startsWith('urn:')) return value;
  return (field === ENTITY_TYPE_FIELD ? value.replaceAll('_', '') : value).toLowerCase();
}

function labelOf(field: string, fields: SearchFields): string {
  const known = fields.field(field);
  if (known !== undefined) return known.facet ?? field;
  return field
    .split(NESTED)
    .map((part) => fields.field(part)?.facet ?? part)
    .join(NESTED);
}
