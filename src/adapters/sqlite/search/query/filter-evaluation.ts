import type { Criterion, Filter } from '../../../../kernel/filter.js';
import { ENTITY_TYPE_FIELD, type SearchFields, URN_FIELD } from '../../../../registry/search-fields.js';
import type { ColumnStore } from '../memory/column-store.js';
import { DocSet } from '../memory/doc-set.js';
import type { DocumentDirectory } from '../memory/document-directory.js';
import { matchingValueSets } from './matching-value-sets.js';
import { criterionTest } from './value-match.js';

/** Those of some documents that pass. */
export type DocFilter = (found: DocSet) => DocSet;

/** Whether a document passes: those whose number, looked up by id, does, or those for which a function says so. */
type DocTest =
  | { readonly kind: 'by-number'; readonly numbers: Int32Array | Uint16Array; readonly passes: Uint8Array }
  | { readonly kind: 'one-by-one'; readonly passes: (id: number) => boolean };

export interface FilterSources {
  readonly directory: DocumentDirectory;
  readonly columns: ColumnStore;
  readonly fields: SearchFields;
}

/** A whole filter with the entity types; `undefined` when everything passes. */
export function docFilter(
  filter: Filter,
  entityTypes: readonly string[],
  sources: FilterSources,
): DocFilter | undefined {
  const branches = filter.or.map(({ and }) => and.map((criterion) => documentTest(criterion, sources)));
  const tests: DocTest[] = [];
  const wanted = new Set(entityTypes);
  // Mostly the types asked for are all that there are.
  const isSome = wanted.size > 0 && sources.directory.knownTypes().some((type) => !wanted.has(type));
  if (isSome) tests.push(byType(sources.directory, (type) => wanted.has(type)));
  const [only] = branches;
  if (only !== undefined && branches.length === 1) tests.push(...only);
  else if (branches.length > 1) tests.push(anyOf(branches.map((branch) => allOf(branch.map(asFunction)))));
  if (tests.length === 0) return undefined;
  return (found) => tests.reduce(passing, found);
}

function passing(found: DocSet, test: DocTest): DocSet {
  if (test.kind === 'one-by-one') return found.filter(test.passes);
  // Often nothing was removed, so that no value set can fail.
  return test.passes.includes(0) ? found.filterByNumber(test.numbers, test.passes) : found;
}

function documentTest(criterion: Criterion, sources: FilterSources): DocTest {
  const tests = [criterion.field, ...(criterion.orFields ?? [])].map((field) =>
    positiveTest({ ...criterion, field }, sources),
  );
  const [only] = tests;
  const test = only !== undefined && tests.length === 1 ? only : anyOf(tests.map(asFunction));
  return criterion.negated ? opposite(test) : test;
}

function positiveTest(criterion: Criterion, { columns, directory, fields }: FilterSources): DocTest {
  const { field, condition, values } = criterion;
  if (field === ENTITY_TYPE_FIELD) {
    const wanted = criterionTest({ ...criterion, values: values.map(bareType) }, 'keyword');
    return byType(directory, (type) => wanted([type]));
  }
  if (field === URN_FIELD && (condition === 'EQUAL' || condition === 'IN')) {
    const found = DocSet.of(directory.find(values));
    return { kind: 'one-by-one', passes: (id) => found.has(id) };
  }
  const column = columns.column(field);
  const test = criterionTest(criterion, fields.field(field)?.family ?? 'keyword');
  const passes = matchingValueSets(column, test, () => JSON.stringify([condition, values]));
  return { kind: 'by-number', numbers: column.ordinalsBelow(directory.limit), passes };
}

/** Entity types are also written as enum symbols: `DATA_JOB` names `dataJob`. */
function bareType(type: string): string {
  return type.replaceAll('_', '');
}

function byType(directory: DocumentDirectory, test: (type: string) => boolean): DocTest {
  const passes = Uint8Array.from(directory.knownTypes(), (type) => (test(type) ? 1 : 0));
  return { kind: 'by-number', numbers: directory.typeNumbers(), passes };
}

function opposite(test: DocTest): DocTest {
  if (test.kind === 'by-number') return { ...test, passes: test.passes.map((passes) => 1 - passes) };
  return { kind: 'one-by-one', passes: (id) => !test.passes(id) };
}

function anyOf(tests: readonly ((id: number) => boolean)[]): DocTest {
  return { kind: 'one-by-one', passes: (id) => tests.some((test) => test(id)) };
}

function allOf(tests: readonly ((id: number) => boolean)[]): (id: number) => boolean {
  return (id) => tests.every((test) => test(id));
}

function asFunction(test: DocTest): (id: number) => boolean {
  if (test.kind === 'one-by-one') return test.passes;
  const { numbers, passes } = test;
  return (id) => passes[numbers[id] ?? 0] === 1;
}
