import type { Filter } from '../../../../kernel/filter.js';
import type { SearchFields } from '../../../../registry/search-fields.js';
import type { BrowseRequest, FacetRequest, QueryNode, SearchRequest } from '../../../../search/search-index.port.js';
import type { NamedTest } from '../memory/matching-values.js';
import { browseField } from './browse-walk.js';
import { facetFields } from './facet-counting.js';
import { columnsOf, criterionValueTest } from './filter-evaluation.js';
import { MadeAgain } from './made-again.js';
import { fieldValueTest } from './query-evaluation.js';

/** A test of all values of a field. */
interface NeededTest {
  readonly field: string;
  readonly test: NamedTest;
}

/**
 * What a request needs before it can be answered in one turn: fields whose values it looks up, those over whose values
 * it passes once, the one that it sorts by, and tests of values.
 */
export interface Needs {
  readonly columns: readonly string[];
  readonly passed: readonly string[];
  readonly sort?: string;
  readonly tests: readonly NeededTest[];
}

export function needsOfSearch(request: SearchRequest, fields: SearchFields): Needs {
  const filter = needsOfFilter(request.filter, fields);
  const nodes = fieldNodes(request.query);
  const facets = needsOfFacets(request.facets);
  return {
    ...(request.sort === undefined ? {} : { sort: request.sort.field }),
    columns: facets.columns,
    passed: [
      ...facets.passed,
      ...filter.passed,
      ...nodes.map(({ field }) => field),
      ...(request.sort === undefined ? [] : [request.sort.field]),
    ],
    tests: [
      ...filter.tests,
      ...nodes.map(({ field, value }) => ({ field, test: fieldValueTest(field, value, fields) })),
    ],
  };
}

type ColumnNeeds = Pick<Needs, 'columns' | 'passed'>;

/** By list: callers mostly ask for the default facets, of which there is one list. */
const facetNeeds = new WeakMap<readonly FacetRequest[], ColumnNeeds>();

function needsOfFacets(facets: readonly FacetRequest[]): ColumnNeeds {
  let needs = facetNeeds.get(facets);
  if (needs === undefined) {
    const fields = facets.map(({ field }) => facetFields(field));
    needs = {
      // Combinations are those of single documents.
      columns: [...new Set(fields.filter((combined) => combined.length > 1).flat())],
      passed: [...new Set(fields.filter((combined) => combined.length === 1).flat())],
    };
    facetNeeds.set(facets, needs);
  }
  return needs;
}

export function needsOfBrowse(request: BrowseRequest, fields: SearchFields): Needs {
  const filter = needsOfFilter(request.filter, fields);
  const field = browseField(request, { fields });
  return field === undefined ? filter : { ...filter, columns: [field.name] };
}

/** By fields: what the filter of searches needs that have none, which is one and the same. */
const filterNeeds = new WeakMap<SearchFields, MadeAgain<Filter, Needs>>();

export function needsOfFilter(filter: Filter, fields: SearchFields): Needs {
  const known = filterNeeds.get(fields) ?? new MadeAgain<Filter, Needs>();
  filterNeeds.set(fields, known);
  return known.of(filter, () => needsOfCriteria(filter, fields));
}

function needsOfCriteria({ or }: Filter, fields: SearchFields): Needs {
  const criteria = or.flatMap(({ and }) => and);
  return {
    columns: [],
    passed: criteria.flatMap(columnsOf),
    tests: criteria.flatMap((criterion) => {
      const { condition, values } = criterion;
      return columnsOf(criterion).map((field) => ({
        field,
        test: criterionValueTest({ field, condition, values }, fields),
      }));
    }),
  };
}

function fieldNodes(node: QueryNode): readonly (QueryNode & { readonly kind: 'field' })[] {
  switch (node.kind) {
    case 'field':
      return [node];
    case 'and':
    case 'or':
      return node.nodes.flatMap(fieldNodes);
    case 'not':
      return fieldNodes(node.node);
    case 'all':
    case 'phrase':
    case 'prefix':
    case 'wildcard':
    case 'word':
      return [];
  }
}
