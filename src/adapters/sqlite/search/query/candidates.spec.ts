import fc from 'fast-check';
import { immediately } from '../../../../text-search/stepwise.js';
import { ValueDictionary } from '../memory/value-dictionary.js';
import { encodeValue } from '../storage/value-bytes.js';
import { Candidates } from './candidates.js';
import { HashCounters } from './hash-counters.js';

/** Some values, each with how often it occurs. */
type PageValues = ReadonlyMap<string, number>;

/** @param counters so few that most values share one */
function best(pages: readonly PageValues[], limit: number, counters: number, bytes: 'kept' | 'once'): unknown {
  const sources = pages.map((page) => {
    const dictionary = new ValueDictionary();
    for (const value of page.keys()) dictionary.add(value);
    return { values: dictionary.hashed(), counts: [...page.values()], numbers: { from: 0, to: page.size } };
  });
  const saying = new HashCounters(0, counters);
  for (const { values, counts, numbers } of sources) saying.add(values.hashes, counts, numbers);
  const candidates = new Candidates({ counters: saying, least: 1, limit, bytes });
  for (const { values, counts, numbers } of sources) candidates.take(values, numbers, () => counts);
  return immediately(candidates.best());
}

function expected(pages: readonly PageValues[], limit: number): unknown {
  const sums = new Map<string, number>();
  for (const page of pages) for (const [value, count] of page) sums.set(value, (sums.get(value) ?? 0) + count);
  const all = [...sums].filter(([, count]) => count > 0).map(([value, count]) => ({ value, count }));
  return all.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, limit);
}

/** Pairs of numbers whose texts have the same hash: the first that are met when one number after the other is tried. */
const ALIKE_BY_HASH: readonly (readonly [number, number])[] = [
  [162_789, 379_192],
  [162_788, 379_193],
  [162_783, 379_198],
  [162_782, 379_199],
  [162_389, 379_592],
  [162_388, 379_593],
  [162_383, 379_598],
  [162_382, 379_599],
  [3799, 1_234_934],
  [3798, 1_234_935],
  [3795, 1_234_938],
  [3794, 1_234_939],
  [1_132_789, 1_729_192],
  [1_132_788, 1_729_193],
  [1_132_783, 1_729_198],
  [1_132_782, 1_729_199],
  [1_132_389, 1_729_592],
  [1_132_388, 1_729_593],
  [1_132_383, 1_729_598],
];

function textOf(number: number): string {
  return `text ${String(number)}`;
}

const page = fc
  .array(fc.tuple(fc.string({ maxLength: 2 }), fc.nat(3)), { maxLength: 60 })
  .map((values) => new Map(values));

describe('The most frequent of some values', () => {
  it.each(['kept', 'once'] as const)('are those of all pages together, then by text, when bytes are %s', (bytes) => {
    const settings = [fc.array(page, { maxLength: 4 }), fc.integer({ min: 1, max: 30 })] as const;
    const counters = fc.constantFrom(4, 64, 4096);
    fc.assert(
      fc.property(...settings, counters, (pages, limit, few) => {
        expect(best(pages, limit, few, bytes)).toEqual(expected(pages, limit));
      }),
    );
  });

  it('are found where others only have the same hash', () => {
    const pairs = ALIKE_BY_HASH.map(([one, other]) => [textOf(one), textOf(other)] as const);
    expect(pairs.filter(([a, b]) => encodeValue(a).hash !== encodeValue(b).hash)).toEqual([]);
    const alike: PageValues = new Map(pairs.flat().map((text) => [text, 1]));
    const others: PageValues = new Map([
      ['a text', 1],
      ['b text', 1],
    ]);
    expect(best([alike, others], 3, 4, 'kept')).toEqual(expected([alike, others], 3));
    const [[one, other] = ['', '']] = pairs;
    const uneven = [new Map([[one, 2]]), new Map([[other, 3]])];
    expect(best(uneven, 2, 4, 'kept')).toEqual(expected(uneven, 2));
  });
});
