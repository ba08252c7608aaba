import { Column } from './column.js';
import { asFunction, type DocTest } from './doc-test.js';
import type { NamedTest } from './matching-values.js';
import { PassingDocuments } from './passing-documents.js';

const LIMIT = 100;

/** A column in which every fifth document has `a`, and every other one `b` as well. */
function sample(): Column {
  const column = new Column();
  for (let id = 1; id < LIMIT; id++) column.set(id, id % 5 === 0 ? ['a', 'b'] : id % 2 === 0 ? ['b'] : []);
  return column;
}

/** Passes any of the values. */
function valueTest(values: readonly string[]): NamedTest {
  return { test: (one) => values.includes(String(one)), needle: undefined, name: () => values.join(' ') };
}

function ask(passing: PassingDocuments, ...values: readonly string[]): DocTest {
  return passing.test(valueTest(values), LIMIT);
}

function idsOf(test: DocTest): readonly number[] {
  return Array.from({ length: LIMIT }, (_, id) => id).filter(asFunction(test));
}

describe('PassingDocuments', () => {
  it('lists documents from the second time on, when they are few', () => {
    const passing = new PassingDocuments(sample());
    const [first, second] = [ask(passing, 'a'), ask(passing, 'a')];
    expect([first.kind, second.kind, idsOf(second)]).toEqual(['one-by-one', 'listed', idsOf(first)]);
    expect(passing.bytes).toBeGreaterThan(0);
    expect([ask(passing, 'b').kind, ask(passing, 'b').kind]).toEqual(['one-by-one', 'one-by-one']);
  });

  it('tests those again that were written', () => {
    const column = sample();
    const passing = new PassingDocuments(column);
    ask(passing, 'a');
    ask(passing, 'a');
    const changes: readonly (readonly [id: number, values: readonly string[]])[] = [
      [5, ['b']],
      [7, ['a']],
      [10, []],
    ];
    for (const [id, values] of changes) {
      column.set(id, values);
      passing.note(id);
    }
    const test = ask(passing, 'a');
    expect([test.kind, idsOf(test).slice(0, 3)]).toEqual(['listed', [7, 15, 20]]);
  });

  it('goes together from the lists of values that were asked for in other tests', () => {
    const column = sample();
    for (let id = 1; id <= 6; id++) column.set(id, ['c', 'd']);
    const passing = new PassingDocuments(column);
    ask(passing, 'a', 'absent');
    expect(ask(passing, 'a', 'c').kind).toBe('one-by-one');
    const test = ask(passing, 'c', 'a');
    expect([test.kind, idsOf(test)]).toEqual(['listed', [1, 2, 3, 4, 5, 6, ...idsOf(ask(passing, 'a'))]]);
  });

  it('lists nothing where no value passes', () => {
    const test = ask(new PassingDocuments(sample()), 'absent');
    expect([test.kind, idsOf(test)]).toEqual(['listed', []]);
  });

  it('remembers a test that many values pass as a whole', () => {
    const column = sample();
    const values = Array.from({ length: 9 }, (_, at) => `value ${String(at)}`);
    for (const [at, value] of values.entries()) column.set(at + 1, [value, 'b']);
    const passing = new PassingDocuments(column);
    const [first, second] = [ask(passing, ...values), ask(passing, ...values)];
    expect([first.kind, second.kind, idsOf(second)]).toEqual(['one-by-one', 'listed', [1, 2, 3, 4, 5, 6, 7, 8, 9]]);
    // None of its values was asked for by itself.
    expect(ask(passing, 'value 0').kind).toBe('one-by-one');
  });

  it('forgets what nobody asks again, and what was written for the most part', () => {
    const column = sample();
    const others = Array.from({ length: 64 }, (_, at) => `other ${String(at)}`);
    column.set(1, others);
    const passing = new PassingDocuments(column);
    ask(passing, 'a');
    ask(passing, 'a');
    for (const other of others) ask(passing, other);
    expect(ask(passing, 'a').kind).toBe('one-by-one');
    for (let id = 1; id < 5000; id++) passing.note(id);
    expect(ask(passing, 'a').kind).toBe('one-by-one');
    expect(ask(passing, 'a').kind).toBe('listed');
  });
});
