import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { failures } from '../../kernel/failures.js';
import type { SortCriterion } from '../../kernel/filter.js';
import { requirePage } from '../../kernel/page.js';
import { Remembered } from '../../kernel/remembered.js';
import { Registry } from '../../registry/registry.js';
import { SearchFields } from '../../registry/search-fields.js';
import { FilterParser } from '../filter-parsing/filter-parser.js';
import { parseQuery } from '../query-text/parse-query.js';
import { type FacetRequest, type QueryNode, SearchIndex } from '../search-index.port.js';
import { facetAnswer } from './facet-answer.js';
import type { SearchAnswer, SearchCriteria } from './search-entities.query.js';
import { MAX_EXPLAINED, SearchEntitiesQuery } from './search-entities.query.js';

const NESTED = '\u241e';

@QueryHandler(SearchEntitiesQuery)
export class SearchEntitiesHandler implements IQueryHandler<SearchEntitiesQuery> {
  private readonly queries = new Remembered<QueryNode>(1000);
  private readonly defaultFacets = new Remembered<readonly FacetRequest[]>(100);
  private allSearched: readonly string[] | undefined;

  constructor(
    private readonly registry: Registry,
    private readonly fields: SearchFields,
    private readonly filters: FilterParser,
    private readonly index: SearchIndex,
  ) {}

  async execute({ criteria, context }: SearchEntitiesQuery): Promise<SearchAnswer> {
    requirePage(criteria.page, { sizeName: 'count', reach: 'first' });
    requireFewExplained(criteria);
    const named = criteria.entityTypes.map((name) => this.registry.requireEntity(name).name);
    const entityTypes = named.length > 0 ? named : this.searched();
    const { filter, wanted } = this.filters.parse(criteria.filter, criteria.softDeleted);
    const result = await this.index.search(
      {
        entityTypes,
        query: this.queryOf(criteria),
        filter,
        ...(criteria.within === undefined ? {} : { within: criteria.within }),
        sort: this.sortOf(criteria.sort),
        page: criteria.page,
        facets: this.facetsOf(criteria, entityTypes),
        matched: criteria.matched,
        ...(criteria.explanation === undefined ? {} : { explanation: criteria.explanation }),
      },
      context.work,
    );
    const facets = facetAnswer(result.facets, wanted, { entityTypes: named, fields: this.fields });
    return { ...result, facets };
  }

  private queryOf({ text, mode }: SearchCriteria): QueryNode {
    return this.queries.of(`${mode}\n${text}`, () => parseQuery(text, mode, this.filters));
  }

  /** The types that a search covers which names none. */
  private searched(): readonly string[] {
    return (this.allSearched ??= this.registry
      .entities()
      .flatMap(({ name, found }) => (found === 'named' ? [] : [name])));
  }

  /** The default facets. They are worked out once for each set of types that callers mostly name. */
  private facetsOfTypes(entityTypes: readonly string[], limit: number): readonly FacetRequest[] {
    return this.defaultFacets.of(`${String(limit)} ${entityTypes.join()}`, () =>
      this.fields.select(entityTypes, (field) => field.facet !== undefined).map(({ name }) => ({ field: name, limit })),
    );
  }

  private sortOf(sort: SortCriterion | undefined): SortCriterion | undefined {
    if (sort === undefined) return undefined;
    if (this.fields.field(sort.field) === undefined) {
      throw failures.parameterInvalid({
        name: 'sort',
        reason: `there is no field "${sort.field}"`,
        value: sort.field,
      });
    }
    return sort;
  }

  private facetsOf({ facets, facetValues }: SearchCriteria, entityTypes: readonly string[]): readonly FacetRequest[] {
    if (!Number.isInteger(facetValues) || facetValues < 0) {
      const reason = 'it must be an integer that is not negative';
      throw failures.parameterInvalid({ name: 'searchFlags.maxAggValues', reason });
    }
    switch (facets.kind) {
      case 'none':
        return [];
      case 'default':
        return this.facetsOfTypes(entityTypes, facetValues);
      case 'named':
        return facets.fields.map((sent) => ({ field: this.facetField(sent), limit: facetValues }));
    }
  }

  private facetField(sent: string): string {
    const names = sent.split(NESTED).map((part) => {
      const field = this.filters.field(part);
      if (field !== undefined) return field.name;
      throw failures.parameterInvalid({ name: 'facets', reason: `there is no field "${part}"` });
    });
    return names.join(NESTED);
  }
}

/** Explanations are for people, and many times as long as what they explain. */
function requireFewExplained({ explanation, page }: SearchCriteria): void {
  if (explanation === undefined || page.count <= MAX_EXPLAINED) return;
  const reason = `scores of at most ${String(MAX_EXPLAINED)} hits are explained`;
  throw failures.parameterInvalid({ name: 'count', reason });
}
