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

function valueTest(value: string): NamedTest {
  return { test: (one) => one === value, needle: undefined, name: () => value };
}

function ask(passing: PassingDocuments, column: Column, value: string): DocTest {
  const test = valueTest(value);
  return passing.test(test, column.docTest({ values: column.matching.get(test), none: false }, LIMIT), LIMIT);
}

function idsOf(test: DocTest): readonly number[] {
  return Array.from({ length: LIMIT }, (_, id) => id).filter(asFunction(test));
}

describe('PassingDocuments', () => {
  it('lists documents from the second time on, when they are few', () => {
    const [column, passing] = [sample(), new PassingDocuments()];
    const [first, second] = [ask(passing, column, 'a'), ask(passing, column, 'a')];
    expect([first.kind, second.kind, idsOf(second)]).toEqual(['one-by-one', 'listed', idsOf(first)]);
    expect(passing.bytes).toBeGreaterThan(0);
    expect([ask(passing, column, 'b').kind, ask(passing, column, 'b').kind]).toEqual(['one-by-one', 'one-by-one']);
  });

  it('tests those again that were written', () => {
    const [column, passing] = [sample(), new PassingDocuments()];
    ask(passing, column, 'a');
    ask(passing, column, 'a');
    const changes: readonly (readonly [id: number, values: readonly string[]])[] = [
      [5, ['b']],
      [7, ['a']],
      [10, []],
    ];
    for (const [id, values] of changes) {
      column.set(id, values);
      passing.note(id);
    }
    const test = ask(passing, column, 'a');
    expect([test.kind, idsOf(test).slice(0, 3)]).toEqual(['listed', [7, 15, 20]]);
  });

  it('forgets what nobody asks again, and what was written for the most part', () => {
    const [column, passing] = [sample(), new PassingDocuments()];
    ask(passing, column, 'a');
    ask(passing, column, 'a');
    for (let at = 0; at < 64; at++) ask(passing, column, `other ${String(at)}`);
    expect(ask(passing, column, 'a').kind).toBe('one-by-one');
    for (let id = 1; id < 5000; id++) passing.note(id);
    expect(ask(passing, column, 'a').kind).toBe('one-by-one');
    expect(ask(passing, column, 'a').kind).toBe('listed');
  });
});
