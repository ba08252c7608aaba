import { type DocSet, hasBit, intersection, union } from './doc-set.js';

/**
 * Whether a document passes: those whose number, looked up by id, does (1), those whose bit is set, those of a list, or
 * those for which a function says so.
 */
export type DocTest =
  | {
      readonly kind: 'by-number';
      readonly numbers: Int32Array | Uint16Array | Uint8Array;
      readonly passes: Uint8Array;
    }
  | { readonly kind: 'by-bit'; readonly bits: Uint32Array }
  | { readonly kind: 'listed'; readonly documents: DocSet }
  | { readonly kind: 'one-by-one'; readonly passes: (id: number) => boolean };

export function passing(found: DocSet, test: DocTest): DocSet {
  switch (test.kind) {
    case 'by-number':
      // Often nothing was removed, so that no value can fail.
      return test.passes.includes(0) ? found.filterByNumber(test.numbers, test.passes) : found;
    case 'by-bit':
      return found.among(test.bits);
    case 'listed':
      return intersection([test.documents, found]);
    case 'one-by-one':
      return found.filter(test.passes);
  }
}

export function opposite(test: DocTest): DocTest {
  if (test.kind === 'by-number') return { ...test, passes: test.passes.map((passes) => 1 - passes) };
  const passes = asFunction(test);
  return { kind: 'one-by-one', passes: (id) => !passes(id) };
}

export function anyOf(tests: readonly DocTest[]): DocTest {
  // Of fields that answer for one another mostly one has values.
  const possible = tests.filter(canPass);
  const [only] = possible;
  if (only !== undefined && possible.length === 1) return only;
  const listed = possible.flatMap((test) => (test.kind === 'listed' ? [test.documents] : []));
  if (listed.length === possible.length) return { kind: 'listed', documents: union(listed) };
  const functions = possible.map(asFunction);
  return { kind: 'one-by-one', passes: (id) => functions.some((passes) => passes(id)) };
}

export function allOf(tests: readonly DocTest[]): DocTest {
  const [only] = tests;
  if (only !== undefined && tests.length === 1) return only;
  const listed = tests.flatMap((test) => (test.kind === 'listed' ? [test.documents] : []));
  if (listed.length > 0 && listed.length === tests.length) {
    return { kind: 'listed', documents: intersection(listed) };
  }
  const functions = tests.map(asFunction);
  return { kind: 'one-by-one', passes: (id) => functions.every((passes) => passes(id)) };
}

export function asFunction(test: DocTest): (id: number) => boolean {
  switch (test.kind) {
    case 'by-number': {
      const { numbers, passes } = test;
      return (id) => passes[numbers[id] ?? 0] === 1;
    }
    case 'by-bit':
      return (id) => hasBit(test.bits, id);
    case 'listed':
      return (id) => test.documents.has(id);
    case 'one-by-one':
      return test.passes;
  }
}

/** Whether any document passes, as far as a look tells. */
function canPass(test: DocTest): boolean {
  switch (test.kind) {
    case 'by-number':
      return test.passes.includes(1);
    case 'listed':
      return test.documents.size > 0;
    case 'by-bit':
    case 'one-by-one':
      return true;
  }
}
