import type { DocSet } from './doc-set.js';

/** Whether a document passes: those whose number, looked up by id, does (1), or those for which a function says so. */
export type DocTest =
  | {
      readonly kind: 'by-number';
      readonly numbers: Int32Array | Uint16Array | Uint8Array;
      readonly passes: Uint8Array;
    }
  | { readonly kind: 'one-by-one'; readonly passes: (id: number) => boolean };

export function passing(found: DocSet, test: DocTest): DocSet {
  if (test.kind === 'one-by-one') return found.filter(test.passes);
  // Often nothing was removed, so that no value can fail.
  return test.passes.includes(0) ? found.filterByNumber(test.numbers, test.passes) : found;
}

export function opposite(test: DocTest): DocTest {
  if (test.kind === 'by-number') return { ...test, passes: test.passes.map((passes) => 1 - passes) };
  return { kind: 'one-by-one', passes: (id) => !test.passes(id) };
}

export function anyOf(tests: readonly ((id: number) => boolean)[]): DocTest {
  return { kind: 'one-by-one', passes: (id) => tests.some((test) => test(id)) };
}

export function asFunction(test: DocTest): (id: number) => boolean {
  if (test.kind === 'one-by-one') return test.passes;
  const { numbers, passes } = test;
  return (id) => passes[numbers[id] ?? 0] === 1;
}
