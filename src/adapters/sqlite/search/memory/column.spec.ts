import fc from 'fast-check';
import type { FieldValues } from '../../../../search/document-store.port.js';
import { ColumnPage } from '../storage/column-page.js';
import { encodePage } from '../storage/page-encoding.js';
import { Column } from './column.js';
import { DocSet } from './doc-set.js';
import { passing } from './doc-test.js';

const LIMIT = 40;
const value = fc.oneof(
  fc.constantFrom('', 'a', 'ab', 'é', '\u{1f600}', '\ud800x', 'true', '1'),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  fc.boolean(),
  fc.constantFrom(0, 1, -1.5, 1e21, 1_700_000_000_000),
);
const values = fc.oneof(fc.constant([]), fc.tuple(value), fc.uniqueArray(value, { maxLength: 5 }));
const change = fc.tuple(fc.nat(LIMIT - 1), values);

function filled(changes: readonly (readonly [number, FieldValues])[]): {
  readonly column: Column;
  readonly right: readonly FieldValues[];
} {
  const column = new Column();
  const right: FieldValues[] = Array.from({ length: LIMIT }, () => []);
  for (const [id, own] of changes) {
    column.set(id, own);
    right[id] = own;
  }
  return { column, right };
}

function listed(column: Column): readonly FieldValues[] {
  return Array.from({ length: LIMIT }, (_, id) => column.values(id));
}

describe('A column', () => {
  it('has the values that were set last, as they were', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 100 }), (changes) => {
        const { column, right } = filled(changes);
        expect(listed(column)).toEqual(right);
        expect(right.map((_, id) => column.hasValue(id))).toEqual(right.map((own) => own.length > 0));
      }),
    );
  });

  it('has them again when it was a page meanwhile, at any place', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), fc.nat(3), (changes, base) => {
        const { column, right } = filled(changes);
        const page = encodePage(column, LIMIT);
        const read = new Column();
        read.set(0, ['before']);
        if (page !== undefined) read.addPage(new ColumnPage(page), base + 1);
        expect(page === undefined).toBe(right.every((own) => own.length === 0));
        expect(right.map((_, id) => read.values(base + 1 + id))).toEqual(right);
        expect(read.values(0)).toEqual(['before']);
      }),
    );
  });

  it('tells documents by which values pass, and whether no value does', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), fc.boolean(), (changes, none) => {
        const { column, right } = filled(changes);
        const passes = (own: boolean | number | string): boolean => String(own).includes('a');
        const numbers = Array.from({ length: column.dictionary.limit }, (_, number) => number);
        const flags = numbers.map((number) => (number > 0 && passes(column.dictionary.value(number)) ? 1 : 0));
        const all = DocSet.of(right.keys());
        const found = passing(all, column.docTest({ values: Uint8Array.from(flags), none }, LIMIT));
        const expected = right.flatMap((own, id) => ((own.length === 0 ? none : own.some(passes)) ? [id] : []));
        expect([...found.ids]).toEqual(expected);
      }),
    );
  });

  it('does not grow when lists change again and again', () => {
    const column = new Column();
    const lists = Array.from({ length: 20 }, (_, at) => [`a${String(at)}`, `b${String(at)}`, `c${String(at)}`]);
    const rounds = (count: number): number => {
      for (let round = 0; round < count; round++) {
        for (let id = 0; id < 100; id++) column.set(id, lists[(round + id) % 20] ?? []);
      }
      return column.bytes;
    };
    const early = rounds(200);
    expect(rounds(2000)).toBeLessThanOrEqual(2 * early);
    expect(column.values(7)).toEqual(lists[(1999 + 7) % 20]);
  });
});
