import { Injectable } from '@nestjs/common';
import { failures } from '../../kernel/failures.js';
import {
  type Condition,
  CONDITIONS,
  type Criterion,
  type Filter,
  valuesIn,
  withoutVariant,
} from '../../kernel/filter.js';
import { readNumber } from '../../kernel/number-text.js';
import { didYouMean } from '../../registry/nearest-name.js';
import {
  ENTITY_TYPE_FIELD,
  type IndexField,
  OLDER_ENTITY_TYPE_FIELD,
  SearchFields,
} from '../../registry/search-fields.js';
import type { CriterionDto, FilterDto } from './filter-dto.js';
import { groupsOf } from './joined-filters.js';

/** `hidden`: soft-deleted entities pass only when a criterion names the flag. `shown`: they pass like others. */
export type SoftDeleted = 'hidden' | 'shown';

/**
 * A filter ready for the index. `wanted`: values that criteria ask a field to equal, for showing them with the facets.
 */
export interface ParsedFilter {
  readonly filter: Filter;
  readonly wanted: readonly { readonly field: string; readonly value: string }[];
}

/** Criteria and branches that one filter may have; beyond it no user wrote it. */
const MAX_CRITERIA = 1000;
/** Values of one criterion. */
const MAX_VALUES = 10_000;

const RANGES: ReadonlySet<Condition> = new Set([
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL_TO',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL_TO',
]);

/** Reads filters as they are sent: field names, conditions, values, the fields that answer for one another. */
@Injectable()
export class FilterParser {
  private readonly unfiltered = new Map<SoftDeleted, ParsedFilter>();

  constructor(private readonly fields: SearchFields) {}

  /**
   * Without criteria it is one and the same filter each time, so that what an index makes of it can stay with it.
   * @throws failures.filterInvalid
   */
  parse(sent: FilterDto | undefined, softDeleted: SoftDeleted = 'hidden'): ParsedFilter {
    const branches = conjunctions(sent);
    if (branches.length > 0) return this.parsed(branches, softDeleted);
    const known = this.unfiltered.get(softDeleted) ?? this.parsed(branches, softDeleted);
    this.unfiltered.set(softDeleted, known);
    return known;
  }

  private parsed(branches: readonly (readonly CriterionDto[])[], softDeleted: SoftDeleted): ParsedFilter {
    const read = branches.map((branch) => branch.map((criterion) => this.criterion(criterion)));
    const named = branches.some((branch) => branch.some(({ field }) => bareName(field) === this.fields.softDelete));
    const or = read.map((branch) => ({ and: branch.filter((criterion) => criterion !== undefined) }));
    const wanted = or.flatMap(({ and }) =>
      and.flatMap(({ field, condition, values, negated }) =>
        condition === 'EQUAL' && !negated ? values.map((value) => ({ field, value })) : [],
      ),
    );
    return { filter: softDeleted === 'hidden' && !named ? this.withoutRemoved({ or }) : { or }, wanted };
  }

  /** Field of the index by the name that a caller gave it. */
  field(sent: string): IndexField | undefined {
    return this.fields.field(bareName(sent));
  }

  /** A sentence that suggests another name than the one that a caller gave, with a leading space; empty without one. */
  hintFor(sent: string): string {
    return didYouMean(bareName(sent), this.fields.names());
  }

  private requireField(sent: string): IndexField {
    const field = this.field(sent);
    if (field !== undefined) return field;
    const hint = this.hintFor(sent).trim();
    throw failures.filterInvalid({ field: sent, reason: `there is no such field${hint === '' ? '' : ` (${hint})`}` });
  }

  /** The filter, with soft-deleted entities hidden. */
  withoutRemoved(filter: Filter): Filter {
    const { softDelete } = this.fields;
    if (softDelete === undefined) return filter;
    const notRemoved: Criterion = { field: softDelete, condition: 'EQUAL', values: ['true'], negated: true };
    const branches = filter.or.length === 0 ? [{ and: [] }] : filter.or;
    return { or: branches.map(({ and }) => ({ and: [notRemoved, ...and] })) };
  }

  /** `undefined` for a criterion that names no value: it is passed over. */
  private criterion(sent: CriterionDto): Criterion | undefined {
    const { name: field, family } = this.requireField(sent.field);
    const condition = conditionOf(sent);
    const negated = sent.negated ?? false;
    const others = this.fields.expansion(field);
    const orFields = others.length === 0 ? {} : { orFields: others };
    // "Has none" over several fields must mean that all of them have none.
    if (condition === 'IS_NULL') return { field, ...orFields, condition: 'EXISTS', values: [], negated: !negated };
    if (condition === 'EXISTS') return { field, ...orFields, condition, values: [], negated };
    const values = criterionValues(sent);
    if (values.length === 0) return undefined;
    if (values.length > MAX_VALUES) {
      throw failures.filterInvalid({ field: sent.field, reason: `it has more than ${String(MAX_VALUES)} values` });
    }
    const compared = { field: sent.field, values };
    if (family === 'number' && (condition === 'EQUAL' || RANGES.has(condition))) {
      requireEach(compared, isNumber, 'neither a number nor a date');
    }
    if (family === 'boolean' && condition === 'EQUAL') requireEach(compared, isFlag, 'neither true nor false');
    return { field, ...orFields, condition, values, negated };
  }
}

function conjunctions(sent: FilterDto | undefined): readonly (readonly CriterionDto[])[] {
  const groups = groupsOf(sent);
  const branches = groups.length === 1 ? groups.filter((criteria) => criteria.length > 0) : groups;
  const count = branches.reduce((sum, branch) => sum + branch.length + 1, 0);
  if (count > MAX_CRITERIA) {
    throw failures.parameterInvalid({ name: 'filter', reason: `it has more than ${String(MAX_CRITERIA)} criteria` });
  }
  return branches;
}

function conditionOf({ field, condition }: CriterionDto): Condition {
  const found = CONDITIONS.find((name) => name === (condition ?? 'EQUAL'));
  if (found === undefined) {
    throw failures.filterInvalid({
      field,
      reason: `"${String(condition)}" is no condition; the conditions are ${CONDITIONS.join(', ')}`,
    });
  }
  return found === 'IN' ? 'EQUAL' : found;
}

/** Values of a criterion; the older single value may hold several, divided by commas, unless it is a URN. */
export function criterionValues(sent: CriterionDto): readonly string[] {
  const { value, values } = sent;
  if (values !== undefined && values !== null && values.length > 0) return values;
  return valuesIn(value ?? '', conditionOf(sent));
}

/** Refuse the first value that does not fit. @param not what it is then */
function requireEach(
  { field, values }: { readonly field: string; readonly values: readonly string[] },
  fits: (value: string) => boolean,
  not: string,
): void {
  const wrong = values.find((value) => !fits(value));
  if (wrong !== undefined) throw failures.filterInvalid({ field, reason: `"${wrong}" is ${not}` });
}

function isNumber(value: string): boolean {
  return readNumber(value) !== undefined;
}

function isFlag(value: string): boolean {
  return /^(?:true|false)$/i.test(value);
}

/** The wire has an older name for the entity type. */
function bareName(field: string): string {
  const name = withoutVariant(field);
  return name === OLDER_ENTITY_TYPE_FIELD ? ENTITY_TYPE_FIELD : name;
}
