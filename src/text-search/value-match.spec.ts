import { CONDITIONS, type Condition } from '../kernel/filter.js';
import type { FieldFamily } from '../registry/search-fields.js';
import type { FieldValues } from '../search/document-store.port.js';
import { criterionTest, fieldTest } from './value-match.js';

type MatchRow = readonly [FieldFamily, FieldValues, readonly string[], boolean];

/** By condition: the family of the field, its values, what they are compared with, and whether they pass. */
const ROWS: Readonly<Record<Condition, readonly MatchRow[]>> = {
  CONTAIN: [
    ['text', ['Ännä'], ['nna'], true],
    ['text', ['Anna'], ['nm'], false],
  ],
  END_WITH: [
    ['text', ['Anna'], ['NA'], true],
    ['text', ['Anna'], ['an'], false],
  ],
  EQUAL: [
    ['text', ['Anna'], ['anna'], true],
    ['text', ['Anna'], ['ann'], false],
    ['keyword', ['a', 'b'], ['x', 'B'], true],
    ['number', [5], ['5.0'], true],
    ['number', [5], ['4'], false],
    ['number', [0], ['1970-01-01'], true],
    ['boolean', [true], ['true'], true],
    ['urn', ['urn:li:tag:A'], ['urn:li:tag:A'], true],
    ['urn', ['urn:li:tag:A'], ['urn:li:tag:a'], false],
  ],
  EXISTS: [
    ['text', ['a'], [], true],
    ['text', [], [], false],
  ],
  GREATER_THAN: [
    ['number', [5], ['4'], true],
    ['number', [5], ['5'], false],
    ['text', ['b'], ['A'], true],
    ['text', ['b'], ['B'], false],
    ['number', [5], ['many'], false],
  ],
  GREATER_THAN_OR_EQUAL_TO: [
    ['number', [5], ['5'], true],
    ['number', [5], ['6'], false],
    ['number', [5], ['many'], false],
  ],
  IN: [
    ['text', ['Anna'], ['x', 'anna'], true],
    ['text', ['Anna'], ['x'], false],
  ],
  IS_NULL: [
    ['text', [], [], true],
    ['text', ['a'], [], false],
  ],
  LESS_THAN: [
    ['number', [5], ['6'], true],
    ['number', [5], ['5'], false],
    ['number', [5], ['many'], false],
  ],
  LESS_THAN_OR_EQUAL_TO: [
    ['number', [5], ['5'], true],
    ['number', [5], ['4'], false],
    ['number', [5], ['many'], false],
  ],
  START_WITH: [
    ['text', ['Anna'], ['AN'], true],
    ['text', ['Anna'], ['na'], false],
  ],
};

describe.each(CONDITIONS)('%s', (condition) => {
  it.each(ROWS[condition])('on a field of the family %s: %j with %j is %s', (family, stored, values, expected) => {
    const test = criterionTest({ field: 'x', condition, values, negated: false }, family);
    expect(test(stored)).toBe(expected);
  });
});

describe('field:value', () => {
  it.each<readonly [FieldFamily, string, string | number, boolean]>([
    ['text', 'Orders', 'orders', true],
    ['text', 'order', 'orders', false],
    ['text', 'order*', 'orders', true],
    ['text', 'o?ders', 'orders', true],
    ['text', 'o?ers', 'orders', false],
    ['number', '5', 5, true],
    ['number', '5*', 55, true],
    ['path', '/prod/hive', '/prod/hive/shop', true],
    ['path', '/prod/hive', '/prod/hive', true],
    ['path', '/prod/hi', '/prod/hive', false],
    ['path', 'prod', 'prod\u241fhive', true],
    ['urn', 'Legacy', 'urn:li:tag:Legacy', true],
    ['urn', 'legacy', 'urn:li:tag:not_legacy', true],
    ['urn', 'leg', 'urn:li:tag:Legacy', false],
    ['urn', 'urn:li:tag:legacy', 'urn:li:tag:Legacy', false],
    ['urn', '', 'urn:li:tag:Legacy', false],
    ['keyword', 'Legacy', 'a legacy', false],
  ])('of the family %s: %s with %s is %s', (family, pattern, value, expected) => {
    expect(fieldTest(pattern, family)(value)).toBe(expected);
  });
});
