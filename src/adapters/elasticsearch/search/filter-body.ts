import { assertNever } from '../../../kernel/assert-never.js';
import type { Criterion, Filter } from '../../../kernel/filter.js';
import { readNumber } from '../../../kernel/number-text.js';
import { ENTITY_TYPE_FIELD, type FieldFamily, type SearchFields } from '../../../registry/search-fields.js';
import { analyseValue, fold } from '../../../text-search/text-analysis.js';
import { DOCUMENT, formOf } from '../documents/document-mapping.js';
import { asEnding, asTerm } from '../documents/long-values.js';
import { allOf, anyOf, beginning, type QueryClause, escapePattern, fits, not, NOTHING } from './clauses.js';

/** Documents of some types, none of them named means all, that pass a filter. */
export function filterClauses(
  filter: Filter,
  entityTypes: readonly string[],
  fields: SearchFields,
): readonly QueryClause[] {
  return [
    ...(entityTypes.length === 0 ? [] : [{ terms: { [DOCUMENT.type]: entityTypes } }]),
    ...(filter.or.length === 0 ? [] : [anyOf(branchClauses(filter, fields))]),
  ];
}

/** What each branch of a filter asks for. */
export function branchClauses({ or }: Filter, fields: SearchFields): readonly QueryClause[] {
  return or.map(({ and }) => allOf(and.map((criterion) => criterionClause(criterion, fields))));
}

function criterionClause(criterion: Criterion, fields: SearchFields): QueryClause {
  const { field, orFields = [], negated } = criterion;
  const clause = anyOf([field, ...orFields].map((name) => positiveClause({ ...criterion, field: name }, fields)));
  return negated ? not(clause) : clause;
}

/** The test of one field, by the rules of `text-search/value-match.ts`. */
function positiveClause({ field, condition, values }: Criterion, fields: SearchFields): QueryClause {
  const has: QueryClause = { exists: { field: formOf('exact', field) } };
  if (condition === 'EXISTS') return has;
  if (condition === 'IS_NULL') return not(has);
  // Entity types are also written as enum symbols: `DATA_JOB` names `dataJob`.
  const wanted = field === ENTITY_TYPE_FIELD ? values.map((value) => value.replaceAll('_', '')) : values;
  const family = fields.field(field)?.family ?? 'keyword';
  return anyOf(wanted.map((value) => valueClause({ field, condition, family }, value)));
}

interface FieldCondition {
  readonly field: string;
  readonly condition: Exclude<Criterion['condition'], 'EXISTS' | 'IS_NULL'>;
  readonly family: FieldFamily;
}

function valueClause({ field, condition, family }: FieldCondition, wanted: string): QueryClause {
  const folded = formOf('folded', field);
  const parts = formOf('parts', field);
  switch (condition) {
    case 'EQUAL':
    case 'IN':
      return equals(field, wanted, family);
    case 'CONTAIN': {
      const pattern = `*${escapePattern(fold(wanted))}*`;
      return anyOf([fits(folded, pattern), fits(parts, pattern)]);
    }
    case 'START_WITH':
      return beginning(folded, fold(wanted));
    case 'END_WITH': {
      const end = escapePattern(fold(wanted));
      return anyOf([fits(folded, `*${end}`), fits(parts, `*${asEnding(end)}`)]);
    }
    case 'GREATER_THAN':
      return compares(field, family, 'gt', wanted);
    case 'GREATER_THAN_OR_EQUAL_TO':
      return compares(field, family, 'gte', wanted);
    case 'LESS_THAN':
      return compares(field, family, 'lt', wanted);
    case 'LESS_THAN_OR_EQUAL_TO':
      return compares(field, family, 'lte', wanted);
    default:
      return assertNever(condition, 'condition');
  }
}

function equals(field: string, wanted: string, family: FieldFamily): QueryClause {
  // Two URNs may differ in case alone.
  if (wanted.startsWith('urn:')) return { term: { [formOf('exact', field)]: asTerm(wanted) } };
  if (family !== 'number') return { term: { [formOf('folded', field)]: asTerm(fold(wanted)) } };
  const number = readNumber(wanted);
  return number === undefined ? NOTHING : { term: { [formOf('number', field)]: number } };
}

function compares(field: string, family: FieldFamily, order: 'gt' | 'gte' | 'lt' | 'lte', wanted: string): QueryClause {
  if (family !== 'number') return { range: { [formOf('folded', field)]: { [order]: asTerm(fold(wanted)) } } };
  const number = readNumber(wanted);
  return number === undefined ? NOTHING : { range: { [formOf('number', field)]: { [order]: number } } };
}

/** Documents with a value that `field:value` of a query asks for: the rules of `text-search/value-match.ts`. */
export function fieldClause(name: string, value: string, fields: SearchFields): QueryClause {
  if (value === '*') return { exists: { field: formOf('exact', name) } };
  const family = fields.field(name)?.family ?? 'keyword';
  const folded = formOf('folded', name);
  if (/[*?]/.test(value)) return fits(folded, fold(value).replaceAll('\\', '\\\\'));
  if (family === 'number') return equals(name, value, family);
  if (family === 'path') {
    const path = fold(value);
    const below = [`${path}/`, `${path}\u241f`];
    return anyOf([{ term: { [folded]: asTerm(path) } }, ...below.map((start) => beginning(folded, start))]);
  }
  if (value.startsWith('urn:') || family !== 'urn') return equals(name, value, family);
  const { tokens } = analyseValue(value);
  return tokens.length === 0 ? NOTHING : { match_phrase: { [formOf('words', name)]: tokens.map(asTerm).join(' ') } };
}
