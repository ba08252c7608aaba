import fc from 'fast-check';
import type { FieldValues } from '../../../../search/document-store.port.js';
import { type ColumnView, wholeView } from '../memory/column-view.js';
import { Column } from '../memory/column.js';
import { DocSet } from '../memory/doc-set.js';
import { immediately } from '../../../../text-search/stepwise.js';
import { countFacet, countFacetInSteps } from './facet-counting.js';

/** So many that what was counted of them is kept. */
const DOCUMENTS = 40_000;
const FIELD = 'tags';

function columnsOf(column: Column): {
  readonly whole: () => Column;
  readonly column: () => ColumnView;
  readonly recount: () => void;
  readonly reserveMemory: () => undefined;
} {
  const view = wholeView(column, () => ({ kind: 'one-by-one', passes: () => false }));
  return { whole: () => column, column: () => view, recount: () => undefined, reserveMemory: () => undefined };
}

/** Counted by looking at every document. */
function expected(values: readonly FieldValues[], found: DocSet, limit: number): unknown {
  const counts = new Map<string, number>();
  for (const id of found.ids) {
    for (const value of values[id] ?? []) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return { field: FIELD, counts: sorted.slice(0, limit).map(([value, count]) => ({ value, count })) };
}

function filled(): { readonly column: Column; readonly values: FieldValues[] } {
  const column = new Column();
  const values = Array.from({ length: DOCUMENTS }, (_, id) =>
    Array.from({ length: id % 4 }, (__, at) => `value ${String((id * (at + 7)) % 13)} ${String(at)}`),
  );
  values.forEach((own, id) => {
    column.set(id, own);
  });
  return { column, values };
}

const write = fc.record({
  kind: fc.constant('write' as const),
  id: fc.nat(DOCUMENTS + 10),
  values: fc.uniqueArray(fc.constantFrom('value 1 0', 'value 2 1', 'new', 'newer', 7, true), { maxLength: 3 }),
});
const count = fc.record({
  kind: fc.constant('count' as const),
  from: fc.nat(30_000),
  to: fc.integer({ min: 30_000, max: DOCUMENTS + 20 }),
  /** Of so many documents one is left out. */
  without: fc.integer({ min: 2, max: 500 }),
  how: fc.constantFrom('at once', 'in steps'),
});

describe('The counts of a facet', () => {
  it('are those of the documents as they are, whatever was counted before', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(write, count), { minLength: 10, maxLength: 30 }), (steps) => {
        const { column, values } = filled();
        const columns = columnsOf(column);
        for (const step of steps) {
          if (step.kind === 'write') {
            column.set(step.id, step.values);
            values[step.id] = step.values;
            continue;
          }
          const ids = Array.from({ length: step.to - step.from }, (_, at) => step.from + at);
          const found = new DocSet(Int32Array.from(ids.filter((id) => id % step.without !== 0)));
          const request = { field: FIELD, limit: 20 };
          const changes = { now: 1 };
          const counted =
            step.how === 'at once'
              ? countFacet(request, found, columns)
              : immediately(countFacetInSteps(request, found, { columns, changes }));
          expect(counted).toEqual(expected(values, found, 20));
        }
      }),
      { numRuns: 15 },
    );
  });

  it('are kept of a large set, and only what differs is counted then', () => {
    const { column } = filled();
    const all = new DocSet(Int32Array.from({ length: DOCUMENTS }, (_, id) => id));
    const columns = columnsOf(column);
    expect(column.counted).toBeUndefined();
    countFacet({ field: FIELD, limit: 5 }, all, columns);
    const { counted } = column;
    const others = new DocSet(all.ids.subarray(3));
    expect(counted?.differenceTo(others)).toEqual({ added: Int32Array.of(), removed: Int32Array.of(0, 1, 2) });
    countFacet({ field: FIELD, limit: 5 }, others, columns);
    expect(column.counted).toBe(counted);
    const half = new DocSet(all.ids.subarray(DOCUMENTS / 2));
    expect(counted?.differenceTo(half)).toBeUndefined();
    countFacet({ field: FIELD, limit: 5 }, half, columns);
    expect(column.counted).not.toBe(counted);
    expect(column.counted?.has(3)).toBe(false);
  });

  it('are not kept of few documents, nor of a field with very many values', () => {
    const column = new Column();
    for (let id = 0; id < 80_000; id++) column.set(id, [`value ${String(id)}`]);
    const all = new DocSet(Int32Array.from({ length: 80_000 }, (_, id) => id));
    countFacet({ field: FIELD, limit: 5 }, all, columnsOf(column));
    expect(column.counted).toBeUndefined();
    const { column: other } = filled();
    countFacet({ field: FIELD, limit: 5 }, new DocSet(all.ids.subarray(0, 10_000)), columnsOf(other));
    expect(other.counted).toBeUndefined();
  });

  it('are made without looking up the sets of values of very many documents', () => {
    const column = new Column();
    for (let id = 0; id < 80_000; id++) column.set(id, [`value ${String(id % 7)}`]);
    const all = new DocSet(Int32Array.from({ length: 80_000 }, (_, id) => id));
    const before = column.bytes;
    countFacet({ field: FIELD, limit: 5 }, all, columnsOf(column));
    // Two bytes a document otherwise.
    expect(column.bytes - (column.counted?.bytes ?? 0) - before).toBeLessThan(10_000);
  });

  it('are not kept when a document was written between two steps', () => {
    const { column, values } = filled();
    const all = new DocSet(Int32Array.from({ length: DOCUMENTS }, (_, id) => id));
    const changes = { now: 1 };
    const steps = countFacetInSteps({ field: FIELD, limit: 20 }, all, { columns: columnsOf(column), changes });
    steps.next();
    column.set(3, ['late']);
    values[3] = ['late'];
    changes.now = 2;
    expect(immediately(steps)).toEqual(expected(values, all, 20));
    column.set(3, ['later']);
    values[3] = ['later'];
    expect(countFacet({ field: FIELD, limit: 20 }, all, columnsOf(column))).toEqual(expected(values, all, 20));
  });
});
