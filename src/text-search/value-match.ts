import type { Criterion } from '../kernel/filter.js';
import { assertNever } from '../kernel/assert-never.js';
import { readNumber } from '../kernel/number-text.js';
import type { FieldFamily, SearchFields } from '../registry/search-fields.js';
import type { FieldValues } from '../search/document-store.port.js';
import { analyseValue, fold } from './text-analysis.js';

/** Whether one value of a field satisfies something. */
export type ValueTest = (value: boolean | number | string) => boolean;

/** Whether the values of a document's field satisfy something. */
export type ValueSetTest = (values: FieldValues) => boolean;

/**
 * Test of a criterion, `negated` left out. Texts are compared without regard to case and accents, URNs as they are,
 * numbers and dates by size, booleans as such. Of several values any may satisfy it.
 */
export function criterionTest({ condition, values }: Criterion, family: FieldFamily): ValueSetTest {
  if (condition === 'EXISTS') return (own) => own.length > 0;
  if (condition === 'IS_NULL') return (own) => own.length === 0;
  const test = anyValueTest(condition, values, family);
  return (own) => own.some(test);
}

/** Test of one value: whether it satisfies the condition with any of the wanted ones. */
export function anyValueTest(condition: ValueCondition, wanted: readonly string[], family: FieldFamily): ValueTest {
  const tests = wanted.map((value) => valueTest(condition, value, family));
  const [only] = tests;
  if (only !== undefined && tests.length === 1) return only;
  return (value) => tests.some((test) => test(value));
}

/** Conditions that look at values one by one. */
export type ValueCondition = Exclude<Criterion['condition'], 'EXISTS' | 'IS_NULL'>;

function valueTest(condition: ValueCondition, wanted: string, family: FieldFamily): ValueTest {
  switch (condition) {
    case 'EQUAL':
    case 'IN':
      return equals(wanted, family);
    case 'CONTAIN':
      return folded(wanted, (text, part) => text.includes(part));
    case 'START_WITH':
      return folded(wanted, (text, part) => text.startsWith(part));
    case 'END_WITH':
      return folded(wanted, (text, part) => text.endsWith(part));
    case 'GREATER_THAN':
      return compares(wanted, family, (order) => order > 0);
    case 'GREATER_THAN_OR_EQUAL_TO':
      return compares(wanted, family, (order) => order >= 0);
    case 'LESS_THAN':
      return compares(wanted, family, (order) => order < 0);
    case 'LESS_THAN_OR_EQUAL_TO':
      return compares(wanted, family, (order) => order <= 0);
    default:
      return assertNever(condition, 'condition');
  }
}

function equals(wanted: string, family: FieldFamily): ValueTest {
  // Two URNs may differ in case alone.
  if (wanted.startsWith('urn:')) return (value) => value === wanted;
  if (family === 'number') {
    const number = readNumber(wanted) ?? Number.NaN;
    return (value) => Number(value) === number;
  }
  return folded(wanted, (text, whole) => text === whole);
}

function folded(wanted: string, test: (text: string, wanted: string) => boolean): ValueTest {
  const part = fold(wanted);
  return (value) => test(typeof value === 'string' ? fold(value) : String(value), part);
}

function compares(wanted: string, family: FieldFamily, test: (order: number) => boolean): ValueTest {
  const number = readNumber(wanted) ?? Number.NaN;
  const bound = fold(wanted);
  return (value) => {
    // A number has no order to what is none.
    if (family === 'number' || typeof value === 'number') return test(Math.sign(Number(value) - number));
    const text = fold(String(value));
    return test(text < bound ? -1 : text > bound ? 1 : 0);
  };
}

/**
 * Test of `field:value` in a query: the whole value, with `*` and `?` as wildcards. A URN is also named by the words of
 * its key (`tags:Legacy`), a browse path by any of its ancestors.
 */
export function fieldTest(pattern: string, family: FieldFamily): ValueTest {
  const whole = wildcardTest(pattern);
  if (/[*?]/.test(pattern)) return (value) => whole(fold(String(value)));
  if (family === 'number') return equals(pattern, family);
  const path = fold(pattern);
  if (family === 'path') {
    return (value) => {
      const own = fold(String(value));
      return own === path || own.startsWith(`${path}/`) || own.startsWith(`${path}\u241f`);
    };
  }
  if (pattern.startsWith('urn:')) return equals(pattern, family);
  if (family !== 'urn') return (value) => whole(fold(String(value)));
  const words = ` ${analyseValue(pattern).tokens.join(' ')} `;
  return (value) => words.trim() !== '' && ` ${analyseValue(String(value)).tokens.join(' ')} `.includes(words);
}

/** Test of a folded text against a pattern with `*` and `?`; every other character matches itself. */
export function wildcardTest(pattern: string): (text: string) => boolean {
  const parts = fold(pattern).split('*');
  return (text) => matchParts(parts, text);
}

/** Parts between stars, found from left to right: never more work than pattern length times text length. */
function matchParts(parts: readonly string[], text: string): boolean {
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  if (parts.length === 1) return text.length === first.length && matchesAt(first, text, 0);
  if (text.length < first.length + last.length) return false;
  if (!matchesAt(first, text, 0) || !matchesAt(last, text, text.length - last.length)) return false;
  let from = first.length;
  const end = text.length - last.length;
  for (const part of parts.slice(1, -1)) {
    let at = from;
    while (at + part.length <= end && !matchesAt(part, text, at)) at++;
    if (at + part.length > end) return false;
    from = at + part.length;
  }
  return true;
}

function matchesAt(part: string, text: string, at: number): boolean {
  if (!part.includes('?')) return text.startsWith(part, at);
  for (let offset = 0; offset < part.length; offset++) {
    if (part[offset] !== '?' && part[offset] !== text[at + offset]) return false;
  }
  return at + part.length <= text.length;
}

/** The longest text of a pattern between its wildcards. */
export function longestPart(pattern: string): string {
  return pattern.split(/[*?]/).reduce((best, part) => (part.length > best.length ? part : best));
}

/** The test that `field:value` makes of each value of the field; `*` stands for any. */
export function namedFieldTest(name: string, value: string, fields: SearchFields): ValueTest {
  return value === '*' ? () => true : fieldTest(value, fields.field(name)?.family ?? 'keyword');
}
