import type { Work } from '../../../../kernel/work.js';
import type { Criterion, Filter } from '../../../../kernel/filter.js';
import { ENTITY_TYPE_FIELD, type SearchFields, URN_FIELD } from '../../../../registry/search-fields.js';
import type { ColumnStore } from '../memory/column-store.js';
import type { ColumnView } from '../memory/column-view.js';
import { DocSet, intersection } from '../memory/doc-set.js';
import type { DocumentDirectory } from '../memory/document-directory.js';
import { allOf, anyOf, type DocTest, opposite, passing } from '../memory/doc-test.js';
import { ANY_VALUE, type NamedTest } from '../memory/matching-values.js';
import type { Stepwise } from '../../../../text-search/stepwise.js';
import { anyValueTest, criterionTest } from '../../../../text-search/value-match.js';
import { needleOf } from './value-needle.js';

/** A filter, of which some tests are lists of all documents that pass, and others are made of each document. */
export class DocFilter {
  private readonly lists: readonly DocSet[];
  private readonly tests: readonly DocTest[];

  constructor(tests: readonly DocTest[]) {
    this.lists = tests.flatMap((test) => (test.kind === 'listed' ? [test.documents] : []));
    this.tests = tests.filter(({ kind }) => kind !== 'listed');
  }

  /** Those of some documents that pass. What lists leave is mostly little, so that few are tested. */
  passing(found: DocSet): DocSet {
    return this.tested(this.listed(found));
  }

  /** Those that are in all lists: soon known, also of a million. */
  listed(found: DocSet): DocSet {
    return this.lists.length === 0 ? found : intersection([...this.lists, found]);
  }

  /** Those that pass all other tests. */
  tested(found: DocSet): DocSet {
    return this.tests.reduce(passing, found);
  }
}

/** `documents`: whether many are filtered, or only a few that have changed. */
export interface FilterSources {
  readonly directory: DocumentDirectory;
  readonly columns: ColumnStore;
  readonly fields: SearchFields;
  readonly work: Work;
  readonly documents: 'few' | 'many';
  /** What a branch of the filter asks of a document beside its criteria. */
  readonly branchTest?: (branch: number) => readonly DocTest[];
}

/** Units of work of a value that is tested. */
const UNITS_A_VALUE = 0.3;

/**
 * A whole filter with the entity types; `undefined` when everything passes. Made in steps, and good for documents that
 * do not change meanwhile.
 */
export function* docFilter(
  filter: Filter,
  entityTypes: readonly string[],
  sources: FilterSources,
): Stepwise<DocFilter | undefined> {
  const branches: DocTest[][] = [];
  for (const [branch, { and }] of filter.or.entries()) {
    const tests: DocTest[] = [];
    for (const criterion of and) tests.push(yield* documentTest(criterion, sources));
    branches.push([...tests, ...(sources.branchTest?.(branch) ?? [])]);
  }
  const wanted = new Set(entityTypes);
  // Mostly the types asked for are all that there are.
  const isSome = wanted.size > 0 && sources.directory.knownTypes().some((type) => type !== '' && !wanted.has(type));
  const [only = []] = branches;
  const tests = [
    ...(isSome ? [ofTypes(wanted, sources.directory)] : []),
    ...(branches.length > 1 ? [anyOf(branches.map(allOf))] : only),
  ];
  return tests.length === 0 ? undefined : new DocFilter(tests);
}

function* documentTest(criterion: Criterion, sources: FilterSources): Stepwise<DocTest> {
  const tests: DocTest[] = [];
  for (const field of [criterion.field, ...(criterion.orFields ?? [])]) {
    tests.push(yield* positiveTest({ ...criterion, field }, sources));
  }
  const [only] = tests;
  const test = only !== undefined && tests.length === 1 ? only : anyOf(tests);
  return criterion.negated ? opposite(test) : test;
}

function* positiveTest(criterion: Criterion, sources: FilterSources): Stepwise<DocTest> {
  const { columns, directory, fields } = sources;
  const { field, condition, values } = criterion;
  if (field === ENTITY_TYPE_FIELD) {
    const wanted = criterionTest({ ...criterion, values: values.map(bareType) }, 'keyword');
    return byType(directory, (type) => wanted([type]));
  }
  if (isLookedUp(field, condition)) {
    const found = DocSet.of(directory.find(values));
    return { kind: 'one-by-one', passes: (id) => found.has(id) };
  }
  const test = yield* columnTest(
    columns.column(field),
    criterionValueTest({ field, condition, values }, fields),
    sources,
  );
  return condition === 'IS_NULL' ? opposite(test) : test;
}

/** The test of documents by a column; of many documents its values are tested in steps, of a few one by one. */
export function* columnTest(
  view: ColumnView,
  test: NamedTest,
  { work, documents }: Pick<FilterSources, 'documents' | 'work'>,
): Stepwise<DocTest> {
  if (documents === 'few') return { kind: 'one-by-one', passes: (id) => view.values(id).some(test.test) };
  const steps = view.whole?.matching.steps(test);
  for (let step = steps?.next(); step !== undefined && step.done !== true; step = steps?.next()) {
    work.spend(step.value * UNITS_A_VALUE);
    yield;
  }
  return view.docTest(test);
}

/** The test that a criterion makes of each value of a field; whether there is none is the opposite of any. */
export function criterionValueTest({ field, condition, values }: FieldCriterion, fields: SearchFields): NamedTest {
  if (condition === 'EXISTS' || condition === 'IS_NULL') return ANY_VALUE;
  const family = fields.field(field)?.family ?? 'keyword';
  let name: string | undefined;
  return {
    test: anyValueTest(condition, values, family),
    needle: needleOf(condition, values, family),
    name: () => (name ??= JSON.stringify([condition, values])),
  };
}

/** What a criterion asks of one field. */
type FieldCriterion = Pick<Criterion, 'condition' | 'field' | 'values'>;

/** Fields of a criterion of which columns are read. */
export function columnsOf({ field, orFields, condition }: Criterion): readonly string[] {
  return [field, ...(orFields ?? [])].filter((name) => !isLookedUp(name, condition));
}

/** Whether a criterion is answered without a column. */
function isLookedUp(field: string, condition: Criterion['condition']): boolean {
  return field === ENTITY_TYPE_FIELD || (field === URN_FIELD && (condition === 'EQUAL' || condition === 'IN'));
}

/** Entity types are also written as enum symbols: `DATA_JOB` names `dataJob`. */
function bareType(type: string): string {
  return type.replaceAll('_', '');
}

function ofTypes(wanted: ReadonlySet<string>, directory: DocumentDirectory): DocTest {
  const [only] = wanted;
  if (only !== undefined && wanted.size === 1) return { kind: 'by-bit', bits: directory.bitsOfType(only) };
  return byType(directory, (type) => wanted.has(type));
}

function byType(directory: DocumentDirectory, test: (type: string) => boolean): DocTest {
  const passes = Uint8Array.from(directory.knownTypes(), (type) => (test(type) ? 1 : 0));
  return { kind: 'by-number', numbers: directory.typeNumbers(), passes };
}
