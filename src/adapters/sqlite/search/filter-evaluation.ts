import type { Criterion, Filter } from '../../../kernel/filter.js';
import { ENTITY_TYPE_FIELD, type SearchFields, URN_FIELD } from '../../../registry/search-fields.js';
import type { ColumnStore } from './column-store.js';
import { DocSet } from './doc-set.js';
import type { DocumentDirectory } from './document-directory.js';
import { criterionTest } from './value-match.js';

/** Whether a document passes. */
export type DocTest = (id: number) => boolean;

export interface FilterSources {
  readonly directory: DocumentDirectory;
  readonly columns: ColumnStore;
  readonly fields: SearchFields;
}

/** Test of a whole filter with the entity types; `undefined` when everything passes. */
export function filterTest(
  filter: Filter,
  entityTypes: readonly string[],
  sources: FilterSources,
): DocTest | undefined {
  const branches = filter.or.map(({ and }) => allOf(and.map((criterion) => documentTest(criterion, sources))));
  const tests: DocTest[] = [];
  if (entityTypes.length > 0) tests.push(typeTest(entityTypes, sources.directory));
  const [only] = branches;
  if (only !== undefined && branches.length === 1) tests.push(only);
  else if (branches.length > 1) tests.push((id) => branches.some((branch) => branch(id)));
  return tests.length === 0 ? undefined : allOf(tests);
}

function documentTest(criterion: Criterion, sources: FilterSources): DocTest {
  const tests = [criterion.field, ...(criterion.orFields ?? [])].map((field) =>
    positiveTest({ ...criterion, field }, sources),
  );
  const [only] = tests;
  const test: DocTest = only !== undefined && tests.length === 1 ? only : (id) => tests.some((each) => each(id));
  return criterion.negated ? (id) => !test(id) : test;
}

function positiveTest(criterion: Criterion, { columns, directory, fields }: FilterSources): DocTest {
  const { field, condition, values } = criterion;
  if (field === ENTITY_TYPE_FIELD) {
    const wanted = criterionTest({ ...criterion, values: values.map(bareType) }, 'keyword');
    const passes = directory.knownTypes().map((type) => wanted([type]));
    return (id) => passes[directory.typeNumber(id)] === true;
  }
  if (field === URN_FIELD && (condition === 'EQUAL' || condition === 'IN')) {
    const found = DocSet.of(directory.find(values));
    return (id) => found.has(id);
  }
  const column = columns.column(field);
  const test = criterionTest(criterion, fields.field(field)?.family ?? 'keyword');
  const passes = Uint8Array.from(column.bags, (bag) => (test(bag) ? 1 : 0));
  return (id) => passes[column.bag(id)] === 1;
}

/** Entity types are also written as enum symbols: `DATA_JOB` names `dataJob`. */
function bareType(type: string): string {
  return type.replaceAll('_', '');
}

function typeTest(entityTypes: readonly string[], directory: DocumentDirectory): DocTest {
  const wanted = new Set(entityTypes);
  const passes = directory.knownTypes().map((type) => wanted.has(type));
  return (id) => passes[directory.typeNumber(id)] === true;
}

function allOf(tests: readonly DocTest[]): DocTest {
  const [first, second] = tests;
  if (first === undefined) return () => true;
  if (second === undefined) return first;
  return (id) => tests.every((test) => test(id));
}
