import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { failures } from '../../kernel/failures.js';
import { requireLimit, requirePage } from '../../kernel/page.js';
import { Registry } from '../../registry/registry.js';
import { FilterParser } from '../filter-parsing/filter-parser.js';
import { MAX_QUERY_LENGTH } from '../query-text/parse-query.js';
import { SearchIndex } from '../search-index.port.js';
import type { AutocompleteAnswer } from './autocomplete.query.js';
import { AutocompleteQuery } from './autocomplete.query.js';

@QueryHandler(AutocompleteQuery)
export class AutocompleteHandler implements IQueryHandler<AutocompleteQuery> {
  constructor(
    private readonly registry: Registry,
    private readonly filters: FilterParser,
    private readonly index: SearchIndex,
  ) {}

  async execute({ criteria, context }: AutocompleteQuery): Promise<AutocompleteAnswer> {
    const { text, field, start = 0, limit } = criteria;
    requireLimit(limit);
    requirePage({ start, count: limit }, { sizeName: 'limit', reach: 'first' });
    if (text.trim() === '') throw failures.parameterInvalid({ name: 'query', reason: 'it can not be null or empty' });
    if (text.length > MAX_QUERY_LENGTH) {
      throw failures.queryInvalid({ reason: `it is longer than ${String(MAX_QUERY_LENGTH)} characters`, words: text });
    }
    const named = criteria.entityTypes.map((name) => this.registry.requireEntity(name).name);
    const { filter } = this.filters.parse(criteria.filter, 'shown');
    const first = await this.index.suggest(
      {
        entityTypes: named.length > 0 ? named : this.completed(),
        text,
        fields: this.fieldsOf(field),
        filter: this.filters.withoutRemoved(filter),
        limit: start + limit,
      },
      context.work,
    );
    const found = first.slice(start);
    return {
      suggestions: [...new Set(found.map((suggestion) => suggestion.text))],
      urns: found.map(({ urn }) => urn),
    };
  }

  /** The types that a completion covers which names none. */
  private completed(): readonly string[] {
    return this.registry.entities().flatMap(({ name, found }) => (found === 'always' ? [name] : []));
  }

  private fieldsOf(sent: string | undefined): readonly string[] {
    if (sent === undefined) return [];
    const field = this.filters.field(sent);
    if (field === undefined) {
      throw failures.parameterInvalid({ name: 'field', reason: `there is no field "${sent}"` });
    }
    return [field.name];
  }
}
