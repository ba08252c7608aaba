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

/** Pairs of texts that have the same hash. */
function alikeByHash(wanted: number): readonly (readonly [string, string])[] {
  const texts = new Map<number, string>();
  const pairs: [string, string][] = [];
  for (let number = 0; pairs.length < wanted; number++) {
    const text = `text ${String(number)}`;
    const { hash } = encodeValue(text);
    const other = texts.get(hash);
    if (other === undefined) texts.set(hash, text);
    else pairs.push([other, text]);
  }
  return pairs;
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
    const pairs = alikeByHash(19);
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
